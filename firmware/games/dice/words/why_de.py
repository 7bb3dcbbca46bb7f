"""Why something is not possible in plain dice, in German: (sentence, short form)."""

WORDS = {}

WHY = {
    "over": (
        "In diesem Spiel wird nicht mehr gewürfelt; bitte ein neues beginnen.",
        "Spiel ist vorbei",
    ),
    "dice_names": ("Jede Würfelart einmal nennen, in der Reihenfolge der Liste.", "Würfel prüfen"),
    "dice_counts": ("Jede Würfelart ({0}) braucht eine Anzahl ab 1.", "Anzahl ab 1"),
    "too_many": (
        "Höchstens {0} Würfel passen in einen Wurf, nicht {1}; bitte zweimal werfen.",
        "Höchstens {0} Würfel",
    ),
}
