"""Tests on real hardware: `certify` plays, compares, measures, and writes a report.

May import: common, pictures, journals, board.
"""
