"""Sheets of Railroad Ink: `score`, `check`, `sheet`, and how a sheet looks.

May import: common, fonts, pictures, refusals.
"""
