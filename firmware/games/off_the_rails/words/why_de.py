"""Why something is not possible in Off the Rails, in German: (sentence, short form)."""

WORDS = {
    "#cards": "Karten",
    "#bag": "Beutel",
    "#speeds": "Geschwindigkeit",
    "#holds": "Ladeflächen",
    "#score": "Wertung",
    "#carts": "Loren",
    "#missions": "Missionen",
    "#chooser": "erst wählt jemand einen Clan",
    "#clans": "die Clans werden gezogen",
    "#start": "die ersten Adern werden gelegt",
    "#act": "es ist Aktionsphase",
    "#move": "es ist Bewegungsphase",
    "#deposit": "eine Ader wird entdeckt",
    "#chasm": "der Abgrundstapel wird aufgedeckt",
    "#collapse": "die Minen stürzen ein",
    "#token": "ein Abgrundmarker wird gezogen",
    "#die": "der Abgrundwürfel rollt",
    "#place": "ein Abgrundmarker wird gelegt",
    "#drop": "Juwelen werden abgeworfen",
    "#count": "die Juwelen werden gezählt",
    "#R": "Rot",
    "#Y": "Gelb",
    "#G": "Grün",
    "#B": "Blau",
    "#1": "Rubine",
    "#2": "Smaragde",
    "#3": "Gold",
    "#4": "Diamanten",
}

WHY = {
    "over": ("Das Spiel ist vorbei.", "Spiel ist vorbei"),
    "helper_off": ("Der Helfer {0} ist in diesem Spiel aus; das geschieht am Tisch.", "{0}: aus"),
    "helper_on": ("Das macht der Helfer {0}; bitte auf ihn warten.", "{0}: an"),
    "not_now": ("Das geht jetzt nicht: {0}.", "Jetzt nicht"),
    "not_your_turn": ("Spieler {0} ist am Zug und kommt zuerst dran.", "Spieler {0} ist dran"),
    "no_such_player": ("Es gibt {0} Spieler; bitte einen davon wählen.", "Nur {0} Spieler"),
    "clan": ("Die Clans sind rot, gelb, grün und blau; bitte einen wählen.", "Clan wählen"),
    "no_actions": (
        "Alle vier Aktionen sind verbraucht; weiter mit der Bewegung.",
        "Keine Aktion übrig",
    ),
    "track_kind": (
        "Ein Gleis wird gelegt oder ausgebaut; bitte eines davon wählen.",
        "Legen oder ausbauen",
    ),
    "not_your_cart": ("Bitte eine der beiden eigenen Loren wählen.", "Nicht deine Lore"),
    "cart_in_supply": ("Diese Lore ist im Vorrat; erst aufs Brett setzen.", "Lore ist im Vorrat"),
    "cart_on_board": (
        "Diese Lore ist schon auf dem Brett; die andere wählen.",
        "Lore ist am Brett",
    ),
    "cart_out": ("Diese Lore ist endgültig aus dem Spiel.", "Lore ist draußen"),
    "speed_by": ("Die Geschwindigkeit ändert sich um eins, auf oder ab.", "Eins auf oder ab"),
    "speed_limit": (
        "Die Geschwindigkeit ist 1 bis 6, die dieser Lore {0}; die Aktion bleibt erhalten.",
        "Ist schon {0}",
    ),
    "moved_already": (
        "Diese Lore ist nicht auf dem Brett oder schon bewegt; eine andere wählen.",
        "Schon bewegt",
    ),
    "other_cart_first": (
        "Die andere Lore ist unterwegs; erst ihre Bewegung beenden.",
        "Erst die andere Lore",
    ),
    "halted": (
        "Diese Lore hat schon gesammelt, wo sie hält; sie fährt nicht weiter.",
        "Lore steht schon",
    ),
    "square": ("Das Feld mit Mine und Nummer nennen, oder eines mit Juwelen.", "Feld unbekannt"),
    "jewels": (
        "Die Juwelen nach Art nennen: Steine, Rubine, Smaragde, Gold, Diamanten.",
        "Juwelen nennen",
    ),
    "pass_one": (
        "Im Vorbeifahren sammelt eine Lore genau 1 Juwel von einem Feld.",
        "Vorbei: nur 1",
    ),
    "stop_two": (
        "Wo ihre Bewegung endet, sammelt eine Lore bis zu 2 Juwelen.",
        "Halt: höchstens 2",
    ),
    "passed_once": (
        "Von diesem Feld hat die Lore schon ein Juwel; ein anderes Feld nennen.",
        "Von dort schon",
    ),
    "pass_limit": (
        "So schnell passiert die Lore {0} [Feld|Felder]; mehr sammelt sie unterwegs nicht.",
        "Passiert nur {0}",
    ),
    "hold_full": (
        "Auf die Ladefläche passen {0} [Juwel|Juwelen]; weniger nehmen.",
        "Platz für {0}",
    ),
    "rocks_first": (
        "Steine zuerst, dort: {0}; Steine vor Juwelen nehmen.",
        "Steine zuerst ({0})",
    ),
    "start_square": (
        "Vom Feld, auf dem sie losfährt, nimmt eine Lore nichts.",
        "Nicht vom Startfeld",
    ),
    "not_there": (
        "Diese Juwelen liegen dort nicht; bitte Art und Anzahl prüfen.",
        "Liegt dort nicht",
    ),
    "same_cart": ("Die andere Lore der Kollision nennen.", "Andere Lore nennen"),
    "joined": ("Bitte angeben, ob die Gleise verbunden sind.", "Gleise verbunden?"),
    "drop": (
        "Die gegnerische Lore wirft {0} [Juwel|Juwelen] von der Ladefläche ab; bitte nennen.",
        "{0} abwerfen",
    ),
    "card_seen": (
        "Die Karte {0} {1} war schon da; bitte die Karte prüfen.",
        "{0} {1}: war schon da",
    ),
    "vein": ("Eine Aderkarte zeigt 0 bis 9 Juwelen.", "0 bis 9 Juwelen"),
    "chasm_known": ("Die Abgrundkarte war schon da.", "Abgrund bekannt"),
    "chasm_drawer": (
        "Nur Spieler {0} kann die Abgrundkarte gerade gezogen haben.",
        "Spieler {0} zog sie",
    ),
    "cannot_end": (
        "Das Spiel endet von selbst, wenn Loren oder Abgrundmarker weg sind.",
        "Endet von selbst",
    ),
    "squares": (
        "Der Abgrundstapel nennt hier {0} [Feld|Felder], eines je Mine.",
        "{0} [Feld|Felder]",
    ),
    "hits": (
        "Nur Loren auf dem Brett können getroffen werden, jede einmal.",
        "Nur Loren am Brett",
    ),
    "token": (
        "Bitte sagen, wo der Abgrundmarker liegt, oder dass er nirgends passt.",
        "Wo liegt der Marker?",
    ),
    "mission": ("Missionspunkte ändern sich um eins, auf oder ab.", "Eins auf oder ab"),
    "counts": (
        "Rubine, Smaragde, Gold, Diamanten, gerettete Loren (0-2) und Missionspunkte eingeben.",
        "Anzahlen prüfen",
    ),
    "too_many": ("In der Schachtel sind nur {0} {1}; bitte noch einmal zählen.", "Nur {0} {1}"),
}
