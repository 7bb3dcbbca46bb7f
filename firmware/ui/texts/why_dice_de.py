"""Why something is not possible in plain dice, in German: (sentence, short form)."""

WORDS = {}

WHY = {
    "bad_option": (
        "Die Option {0} kennt den Wert {1} nicht; bitte einen aus der Liste wählen.",
        "Option unbekannt",
    ),
    "no_such_option": ("Die Option {0} gibt es nicht; bitte weglassen.", "Option unbekannt"),
    "bad_players": ("Eine Handvoll Würfel geht mit {0} bis {1} Personen.", "{0} bis {1} Personen"),
    "no_such_event": (
        "Dieses Ereignis gibt es hier nicht, oder ein Teil davon fehlt.",
        "Unbekannt",
    ),
    "no_roll": ("Jetzt ist nichts zu würfeln oder zu ziehen.", "Nichts zu würfeln"),
    "roll_k": ("Die Ziehungen gehen bei Nummer {0} weiter.", "Falsche Ziehung"),
    "roll_of": (
        "Jetzt sind {0} Ziehungen fällig, jede mit ihrer eigenen Zahl von Ergebnissen.",
        "{0} Ziehungen fällig",
    ),
    "roll_got": ("Der Wurf braucht {0} Ergebnisse, die möglich sind.", "{0} Ergebnisse nötig"),
    "roll_first": ("Erst wird gewürfelt oder gezogen; A gedrückt halten.", "Erst würfeln"),
    "over": (
        "In diesem Spiel wird nicht mehr gewürfelt; bitte ein neues beginnen.",
        "Spiel ist vorbei",
    ),
    "dice_names": ("Jede Würfelart einmal nennen, in der Reihenfolge der Liste.", "Würfel prüfen"),
    "dice_counts": ("Jede der {0} Würfelarten braucht eine Anzahl ab 1.", "Anzahl ab 1"),
    "too_many": (
        "Höchstens {0} Würfel passen in einen Wurf, nicht {1}; bitte zweimal werfen.",
        "Höchstens {0} Würfel",
    ),
}
