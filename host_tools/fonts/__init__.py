"""The drawn fonts, and what turns them into firmware/ui/glyphs.py.

May import: nothing.
"""
