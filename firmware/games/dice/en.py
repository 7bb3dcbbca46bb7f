"""Plain dice in English."""

TEXTS = """
ready: Hold A to throw
choose: ↑ choose dice
hint: Hold A: throw  ↑ dice
throw: Throw {}
end: End and reveal
which: Which dice
none: Choose at least one die
u_throw: Throw
u_end: End
"""

WORDS = {}

# Why something is not possible, as short as the display needs it.
WHY = {
    "over": "Game is over",
    "dice_names": "Check the dice",
    "dice_counts": "Counts start at 1",
    "too_many": "At most {0} dice",
}
