"""Its screens.

May import: games, play, ui.
"""
