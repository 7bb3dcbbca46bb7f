"""The gadget's drawings on the computer: bitmaps, PNG, shapes as SVG and PDF.

May import: nothing.
"""
