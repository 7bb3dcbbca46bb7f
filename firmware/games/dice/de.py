"""Plain dice in German."""

TEXTS = """
ready: A halten: werfen
choose: ↑ Würfel wählen
hint: A halten: werfen  ↑ Wahl
throw: Wurf {}
end: Beenden, offenlegen
which: Welche Würfel
none: Mindestens einen wählen
u_throw: Wurf
u_end: Ende
"""

WORDS = {}

# Why something is not possible, as short as the display needs it.
WHY = {
    "over": "Spiel ist vorbei",
    "dice_names": "Würfel prüfen",
    "dice_counts": "Anzahl ab 1",
    "too_many": "Höchstens {0} Würfel",
}
