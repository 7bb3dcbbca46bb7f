"""Whole sentences for what every game, the game in progress or the settings refuses."""

EN = {
    "bad_option": "The option {0} has no value {1}; choose a listed one.",
    "no_such_option": "There is no option {0}; leave it out.",
    "bad_players": "This game takes {0} to {1} players.",
    "no_such_event": "This game has no such event, or a part of it is missing.",
    "no_roll": "There is nothing to roll or draw now.",
    "roll_k": "The next draw is number {0}.",
    "roll_of": "Now {0} [draw is|draws are] due, each with its own number of outcomes.",
    "roll_got": "The roll needs {0} [outcome|outcomes] that its dice can show.",
    "roll_first": "Roll or draw first: hold A.",
    "bad_code": "{0} is not a code: a code has six characters, without 0, 1, I, L and O.",
    "bad_event": "This game takes no event {0}.",
    "bad_game": "There is no game {0} on this gadget.",
    "bad_salt": "A salt has up to 12 characters, without 0, 1, I, L and O.",
    "battery_low": "The battery is too low to save: charge it, then start a game.",
    "flash_error": "The memory cannot be written: switch off and on again.",
    "flash_full": "The memory is full ({0} [block|blocks] free, {1} needed): delete copied games.",
    "game_running": "A game is running: park, end or abandon it first.",
    "no_game": "No game is running: start one first.",
    "no_roll_now": "There is nothing to roll now.",
    "no_secret": "The secret of this game is lost: abandon it.",
    "not_over": "The game is not over yet: play on or abandon it.",
    "nothing_to_undo": "There is nothing left to undo.",
    "parked_full": "{0} games are parked: resume one and end it first.",
    "only_scores": "The game is closed: only scores can be corrected.",
    "salt_code": "A game with a shared code takes no salt.",
    "salt_late": "The salt comes before the first roll, and only once.",
    "too_long": "A game has at most {0} lines: end this one, or abandon it in the menu.",
    "unsaved": "Too much of this game waits to be saved: delete copied games first.",
    "undo_unreadable": "The file cannot be read, so undo is not possible.",
    "damaged_rest": (
        "Game {0} was damaged: {1} [event was|events were] saved, {2} [byte|bytes] set aside."
    ),
    "damaged_game": "Game {0} could not be read; its file was set aside.",
    "not_saved": "This game is no longer saved: free some memory.",
    "other_format": "Game {0} was written in format {1}: update the gadget.",
    "other_game": "Game {0} is of a kind that is missing here: {1}.",
    "other_options": "Game {0} has options of {1} that are unknown here.",
    "secret_lost": "The secret of game {0} is lost: it cannot be resumed.",
    "unreadable": (
        "Game {0} cannot be read now. Its file stays as it is, and the next start tries again."
    ),
    "settings_damaged": "The settings were damaged and have been reset.",
    "settings_value": "The setting {0} made no sense and was reset.",
    "settings_not_saved": "The settings could not be saved: delete copied games.",
}

DE = {
    "bad_option": "Die Option {0} kennt den Wert {1} nicht; bitte einen aus der Liste wählen.",
    "no_such_option": "Die Option {0} gibt es nicht; bitte weglassen.",
    "bad_players": "Dieses Spiel geht mit {0} bis {1} Personen.",
    "no_such_event": "Dieses Ereignis gibt es hier nicht, oder ein Teil davon fehlt.",
    "no_roll": "Jetzt ist nichts zu würfeln oder zu ziehen.",
    "roll_k": "Die Ziehungen gehen bei Nummer {0} weiter.",
    "roll_of": (
        "Jetzt fällig: {0} [Ziehung|Ziehungen], jede mit ihrer eigenen Zahl von Ergebnissen."
    ),
    "roll_got": "Der Wurf braucht {0} [mögliches Ergebnis|mögliche Ergebnisse].",
    "roll_first": "Erst wird gewürfelt oder gezogen; A gedrückt halten.",
    "bad_code": "{0} ist kein Code: er hat sechs Zeichen, ohne 0, 1, I, L und O.",
    "bad_event": "Dieses Spiel kennt kein Ereignis {0}.",
    "bad_game": "Das Spiel {0} gibt es auf diesem Gerät nicht.",
    "bad_salt": "Salz hat bis zu 12 Zeichen, ohne 0, 1, I, L und O.",
    "battery_low": "Der Akku ist zu schwach zum Speichern: erst laden, dann spielen.",
    "flash_error": "Der Speicher lässt sich nicht beschreiben: aus- und wieder einschalten.",
    "flash_full": (
        "Der Speicher ist voll ({0} [Block|Blöcke] frei, {1} nötig): kopierte Spiele löschen."
    ),
    "game_running": "Ein Spiel läuft: erst parken, beenden oder abbrechen.",
    "no_game": "Es läuft kein Spiel: erst eines beginnen.",
    "no_roll_now": "Jetzt gibt es nichts zu würfeln.",
    "no_secret": "Das Geheimnis dieses Spiels fehlt: bitte abbrechen.",
    "not_over": "Das Spiel ist noch nicht aus: weiterspielen oder abbrechen.",
    "nothing_to_undo": "Es gibt nichts mehr zurückzunehmen.",
    "parked_full": "{0} Spiele sind geparkt: erst eines fortsetzen und beenden.",
    "only_scores": "Das Spiel ist zu: nur die Wertung lässt sich ändern.",
    "salt_code": "Ein Spiel mit gemeinsamem Code nimmt kein Salz.",
    "salt_late": "Salz kommt vor dem ersten Wurf, und nur einmal.",
    "too_long": "Ein Spiel hat höchstens {0} Zeilen: beenden, oder im Menü abbrechen.",
    "unsaved": "Zu viel von diesem Spiel ist nicht gespeichert: erst kopierte Spiele löschen.",
    "undo_unreadable": "Die Datei ist nicht lesbar, darum geht Rückgängig nicht.",
    "damaged_rest": (
        "Spiel {0} war beschädigt: gut {1} [Ereignis|Ereignisse], beiseite {2} [Byte|Bytes]."
    ),
    "damaged_game": "Spiel {0} war nicht lesbar; seine Datei liegt beiseite.",
    "not_saved": "Dieses Spiel wird nicht mehr gespeichert: Platz schaffen.",
    "other_format": "Spiel {0} hat das Format {1}: das Gerät braucht neue Software.",
    "other_game": "Spiel {0} ist von einer Art, die hier fehlt: {1}.",
    "other_options": "Spiel {0} hat Optionen von {1}, die hier unbekannt sind.",
    "secret_lost": "Das Geheimnis von Spiel {0} fehlt: es geht nicht weiter.",
    "unreadable": (
        "Spiel {0} ist gerade nicht lesbar. Seine Datei bleibt, wie sie ist, und der nächste Start"
        " versucht es wieder."
    ),
    "settings_damaged": "Die Einstellungen waren beschädigt und wurden zurückgesetzt.",
    "settings_value": "Die Einstellung {0} ergab keinen Sinn und wurde zurückgesetzt.",
    "settings_not_saved": "Die Einstellungen sind nicht gespeichert: kopierte Spiele löschen.",
}
