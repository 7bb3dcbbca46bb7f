"""Was jedes Spiel, eine Sitzung oder die Einstellungen ablehnen oder melden, auf Deutsch."""

WORDS = {}

WHY = {
    "bad_option": (
        "Die Option {0} kennt den Wert {1} nicht; bitte einen aus der Liste wählen.",
        "Option unbekannt",
    ),
    "no_such_option": ("Die Option {0} gibt es nicht; bitte weglassen.", "Option unbekannt"),
    "bad_players": ("Dieses Spiel geht mit {0} bis {1} Personen.", "{0} bis {1} Personen"),
    "no_such_event": (
        "Dieses Ereignis gibt es hier nicht, oder ein Teil davon fehlt.",
        "Unbekannt",
    ),
    "no_roll": ("Jetzt ist nichts zu würfeln oder zu ziehen.", "Nichts zu würfeln"),
    "roll_k": ("Die Ziehungen gehen bei Nummer {0} weiter.", "Falsche Ziehung"),
    "roll_of": (
        "Jetzt fällig: {0} [Ziehung|Ziehungen], jede mit ihrer eigenen Zahl von Ergebnissen.",
        "{0} [Ziehung|Ziehungen] fällig",
    ),
    "roll_got": (
        "Der Wurf braucht {0} [mögliches Ergebnis|mögliche Ergebnisse].",
        "{0} [Ergebnis|Ergebnisse] nötig",
    ),
    "roll_first": ("Erst wird gewürfelt oder gezogen; A gedrückt halten.", "Erst würfeln"),
    "bad_code": (
        "{0} ist kein Code: er hat sechs Zeichen, ohne 0, 1, I, L und O.",
        "Kein Code",
    ),
    "bad_event": ("Dieses Spiel kennt kein Ereignis {0}.", "Unbekannt"),
    "bad_game": ("Das Spiel {0} gibt es auf diesem Gerät nicht.", "Unbekanntes Spiel"),
    "bad_salt": (
        "Salz hat bis zu 12 Zeichen, ohne 0, 1, I, L und O.",
        "Kein gültiges Salz",
    ),
    "battery_low": (
        "Die Batterie ist zu schwach zum Speichern: erst laden, dann spielen.",
        "Batterie zu schwach",
    ),
    "flash_error": (
        "Der Speicher lässt sich nicht beschreiben: aus- und wieder einschalten.",
        "Speicherfehler",
    ),
    "flash_full": (
        "Der Speicher ist voll ({0} [Block|Blöcke] frei, {1} nötig): kopierte Spiele vergessen.",
        "Speicher voll",
    ),
    "game_running": ("Ein Spiel läuft: erst beenden oder abbrechen.", "Ein Spiel läuft"),
    "no_game": ("Es läuft kein Spiel: erst eines beginnen.", "Es läuft kein Spiel"),
    "no_roll_now": ("Jetzt gibt es nichts zu würfeln.", "Nichts zu würfeln"),
    "no_secret": ("Das Geheimnis dieses Spiels fehlt: bitte abbrechen.", "Geheimnis fehlt"),
    "not_over": ("Das Spiel ist noch nicht aus: weiterspielen oder abbrechen.", "Noch nicht aus"),
    "nothing_to_undo": ("Es gibt nichts mehr zurückzunehmen.", "Nichts rückgängig"),
    "only_scores": ("Das Spiel ist zu: nur die Wertung lässt sich ändern.", "Nur noch Wertung"),
    "salt_code": ("Ein Spiel mit gemeinsamem Code nimmt kein Salz.", "Code: kein Salz"),
    "salt_late": ("Salz kommt vor dem ersten Wurf, und nur einmal.", "Zu spät für Salz"),
    "too_long": (
        "Ein Spiel hat höchstens {0} Zeilen: beenden, oder im Menü abbrechen.",
        "Zu lang: beenden",
    ),
    "unsaved": (
        "Zu viel von diesem Spiel ist nicht gespeichert: erst kopierte Spiele vergessen.",
        "Speicher voll",
    ),
    "undo_unreadable": (
        "Die Datei ist nicht lesbar, darum geht Rückgängig nicht.",
        "Lesefehler",
    ),
    "damaged_rest": (
        "Spiel {0} war beschädigt: gut {1} [Ereignis|Ereignisse], beiseite {2} [Byte|Bytes].",
        "Spiel {0}: repariert",
    ),
    "damaged_game": (
        "Spiel {0} war nicht lesbar; seine Datei liegt beiseite.",
        "Spiel {0} beiseite",
    ),
    "not_saved": ("Dieses Spiel wird nicht mehr gespeichert: Platz schaffen.", "Speichert nicht"),
    "other_format": (
        "Spiel {0} hat das Format {1}: das Gerät braucht neue Software.",
        "Neuer: Spiel {0}",
    ),
    "other_game": ("Spiel {0} ist von einer Art, die hier fehlt: {1}.", "Unbekannt: {0}"),
    "other_options": (
        "Spiel {0} hat Optionen von {1}, die hier unbekannt sind.",
        "Optionen: Spiel {0}",
    ),
    "secret_lost": ("Das Geheimnis von Spiel {0} fehlt: es geht nicht weiter.", "Ohne Geheimnis"),
    "unreadable": (
        "Spiel {0} ist gerade nicht lesbar. Seine Datei bleibt, wie sie ist, und der nächste Start"
        " versucht es wieder.",
        "Unlesbar: Spiel {0}",
    ),
    "settings_damaged": ("Die Einstellungen waren beschädigt und sind neu.", "Neu eingestellt"),
    "settings_value": ("Die Einstellung {0} war unsinnig und ist neu.", "Einstellung ist neu"),
    "settings_not_saved": ("Die Einstellungen ließen sich nicht speichern.", "Nicht gespeichert"),
}
