"""Why something is not possible in Emma, in German: (sentence, short form)."""

WORDS = {
    "#first": "es steht noch nicht fest, wer beginnt",
    "#railway": "erst kommt das Schienennetz",
    "#turn": "ein Zug läuft",
    "#lay": "erst kommen die Strafkarten auf den Ablagestapel",
    "#count": "die Handkarten werden gezählt",
    "#free": "es wird nur gewürfelt",
}

WHY = {
    "over": (
        "Das Spiel ist vorbei; nur die Handkarten lassen sich noch ändern.",
        "Spiel ist vorbei",
    ),
    "dice_level": (
        "Nur die Würfel sind an; für Schienennetz und Ablagestapel ein volles Spiel beginnen.",
        "Nur Würfel",
    ),
    "full_level": (
        "Das gehört zur Stufe nur mit Würfeln; hier stattdessen eine Karte anlegen.",
        "Nicht im vollen Spiel",
    ),
    "not_now": ("Das geht jetzt nicht: {0}.", "Jetzt nicht"),
    "not_your_turn": ("Person {0} ist am Zug; sie kommt zuerst dran.", "Person {0} ist dran"),
    "no_such_player": ("Es spielen {0} Personen; bitte eine davon wählen.", "Nur {0} Personen"),
    "start_cards": (
        "Das Schienennetz braucht am Start {0} Zahlen von 1 bis 4, von hinten an.",
        "{0} Karten von 1 bis 4",
    ),
    "broken_places": (
        "Jede Gleisbruch-Karte einmal nennen, der Reihe nach, mit ihrem Platz von 1 bis {0}.",
        "Plätze 1 bis {0}",
    ),
    "broken_left": (
        "Nur {0} [Gleisbruch-Karte fehlt|Gleisbruch-Karten fehlen] noch; bitte die Karte prüfen.",
        "Noch {0} Gleisbruch",
    ),
    "start_broken": (
        "Dieses Spiel beginnt ohne Gleisbruch; eine andere Karte ziehen.",
        "Start ohne Gleisbruch",
    ),
    "start_numbers": (
        "Eine {1} darf nicht an eine {0}, hier auch nicht am Start; eine andere Karte nehmen.",
        "Keine {1} an {0}",
    ),
    "number": ("Eine Karte zeigt 1, 2, 3 oder 4.", "Zahl 1 bis 4"),
    "count": ("1 bis 50 Karten mit der gleichen Zahl anlegen.", "1 bis 50 Karten"),
    "hand_short": (
        "Person {0} hat {1} [Karte|Karten]; weniger anlegen oder die Hand berichtigen.",
        "Hand: {1} [Karte|Karten]",
    ),
    "number_rule": (
        "Eine {0} darf nicht an die {1} vorn: die Differenz ist 2; eine andere Zahl wählen.",
        "Keine {0} an {1}",
    ),
    "rubble_cards": ("1 bis 5 Schutt-Karten mit Zahlen von 1 bis 4 abwerfen.", "1 bis 5 Schutt"),
    "rubble_left": (
        "Nur {0} [Schutt-Karte fehlt|Schutt-Karten fehlen] noch; bitte die Karte prüfen.",
        "Noch {0} Schutt",
    ),
    "order": (
        "Genau {0} neue [Karte|Karten] ablegen, in beliebiger Reihenfolge.",
        "{0} neue [Karte|Karten]",
    ),
    "betsy_turn": ("Betsy ist am Zug; für sie eine Karte aufdecken.", "Betsy ist dran"),
    "betsy_card": (
        "Betsys Karte ist Schutt oder Strecke mit Zahl 1 bis 4; Schutt wird nie angelegt.",
        "Schutt oder Strecke",
    ),
    "betsy_fits": ("Betsy kann keine {0} an die {1} vorn legen: sie passt.", "Keine {0} an {1}"),
    "pile_left": (
        "Der Nachziehstapel hat 0 bis 51 Karten; bitte noch einmal zählen.",
        "0 bis 51 Karten",
    ),
    "hand_cards": (
        "Auf der Hand sind 0 bis 51 Karten; bitte noch einmal zählen.",
        "0 bis 51 Karten",
    ),
    "counts": (
        "Bitte eingeben, wie viele Einsen, Zweien, Dreien und Vieren noch auf der Hand sind.",
        "Vier Anzahlen",
    ),
}
