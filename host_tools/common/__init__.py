"""Errors, places, days, and text from strangers.

May import: nothing.
"""
