"""Whole sentences for what plain dice refuse."""

EN = {
    "over": "No more throws in this game; start a new one.",
    "dice_names": "Name the dice once each, in the order of the list.",
    "dice_counts": "Each of the {0} [kind|kinds] of dice needs a count from 1 on.",
    "too_many": "At most {0} dice fit in a throw, not {1}; throw twice.",
}

DE = {
    "over": "In diesem Spiel wird nicht mehr gewürfelt; bitte ein neues beginnen.",
    "dice_names": "Jede Würfelart einmal nennen, in der Reihenfolge der Liste.",
    "dice_counts": "Jede Würfelart ({0}) braucht eine Anzahl ab 1.",
    "too_many": "Höchstens {0} Würfel passen in einen Wurf, nicht {1}; bitte zweimal werfen.",
}
