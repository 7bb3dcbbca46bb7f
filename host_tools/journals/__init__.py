"""Journals: examined, described, and made by the demo players.

May import: common, pictures, refusals, games.
"""
