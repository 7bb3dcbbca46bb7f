"""Why something is not possible in plain dice, in English: (sentence, short form)."""

WORDS = {}

WHY = {
    "over": ("No more throws in this game; start a new one.", "Game is over"),
    "dice_names": ("Name the dice once each, in the order of the list.", "Check the dice"),
    "dice_counts": (
        "Each of the {0} [kind|kinds] of dice needs a count from 1 on.",
        "Counts from 1 on",
    ),
    "too_many": ("At most {0} dice fit in a throw, not {1}; throw twice.", "At most {0} dice"),
}
