"""Whole sentences for what plain dice refuse."""

EN = {
    "over": "No more throws in this game; start a new one.",
    "dice_names": "Name the dice once each, in the order of the list.",
    "dice_counts": "Each of the {0} [kind|kinds] of dice needs a count from 1 on.",
    "too_many": "At most {0} dice fit in a throw, not {1}; throw twice.",
    "again_dice": "Name some of the dice on the table, 1 to {0}, each once and in order.",
    "bag_faces": "Name the faces of the bag once each, in the order of the list.",
    "bag_counts": "A bag has at least one of each of its faces, and at most {0} in all.",
    "bag_empty": "The bag is empty: fill it again.",
}

DE = {
    "over": "In diesem Spiel wird nicht mehr gewürfelt; bitte ein neues beginnen.",
    "dice_names": "Jede Würfelart einmal nennen, in der Reihenfolge der Liste.",
    "dice_counts": "Jede Würfelart ({0}) braucht eine Anzahl ab 1.",
    "too_many": "Höchstens {0} Würfel passen in einen Wurf, nicht {1}; bitte zweimal werfen.",
    "again_dice": "Einige der {0} Würfel auf dem Tisch nennen, jeden einmal und der Reihe nach.",
    "bag_faces": "Jede Seite im Beutel einmal nennen, in der Reihenfolge der Liste.",
    "bag_counts": "Ein Beutel hat von jeder Seite mindestens eine, zusammen höchstens {0}.",
    "bag_empty": "Der Beutel ist leer: bitte neu füllen.",
}
