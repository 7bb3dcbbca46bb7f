"""Help for the lines of every set-up, in English; the options of a game have their own."""

TEXTS = """
start: Begins the game; holding A does it from any line.
players: How many play; everybody has a line of their own in the result.
names: Who sits where, from the list of names; without one it is Player 1 to 6.
timer: A clock for every round that warns and rings, but forces nobody.
rules: Further choices, most of them where the rulebook is silent.
"""
