"""Proof on a maker's own board: `certify` plays, compares, measures, and writes it down.

May import: common, pictures, journals, board.
"""
