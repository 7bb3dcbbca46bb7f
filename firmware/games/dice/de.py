"""Plain dice in German."""

TEXTS = """
ready: A halten: werfen
choose: ↑ Würfel wählen
hint: A halten: werfen  ↑ Wahl
throw: Wurf {}
end: Beenden, offenlegen
which: Welche Würfel
none: Mindestens einen wählen
bag: Beutel
bag_left: noch {}
to_fill: ↑ Beutel füllen
hold_to_pull: A halten: ziehen
hint_bag: A halten: ziehen  ↑ füllen
fill: Was im Beutel ist
fill_none: Mindestens eins wählen
sets: Würfelsets
hint_sets: halten: merken
set_saved: Gemerkt
keep_how: ←→ wählen, A behält ihn
stays: Bleibt: {}
hint_keep: A behalten  halten: Rest
u_again: Wurf
u_bag: Beutel
u_pull: Zug
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
    "again_dice": "Würfel 1 bis {0}",
    "bag_faces": "Seiten prüfen",
    "bag_counts": "1 bis {0} im Beutel",
    "bag_empty": "Der Beutel ist leer",
}
