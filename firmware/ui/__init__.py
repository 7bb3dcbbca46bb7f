"""What the players see, whatever they play: drawing, keys, navigation, screens, words.

May import: games, play, loading, version.
"""
