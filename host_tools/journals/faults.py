"""What can be wrong with a journal, as sentences in English and German.

A fault is stored as its key and the values for its sentence: lists and numbers and texts, as JSON
has them, so that it can be stored once and be said in any language.
"""

from typing import Any, NamedTuple

from host_tools.common.safe_text import plain
from host_tools.refusals import sentence

SAID = "said"  # the key of a fault that is a sentence already
RULES = "rules"
LONGEST = 300  # letters of a sentence

TEXTS = {
    "en": {
        SAID: "{0}",
        "large": "The file has {0} bytes; no game is that long.",
        "empty": "The file is empty.",
        "no_header": "Line 1 is not the header of a journal: this is not a Signalbox game.",
        "other_format": "Line 1: the journal has format {0}; this Signalbox knows format 1.",
        "other_game": "Line 1: the game {0} is not known here; a newer Signalbox may know it.",
        "other_options": "Line 1: the options or players do not fit the game {0}.",
        "cut_off": "Line {0} is cut off: the end of the file is missing.",
        "long_line": "Line {0} is longer than the {1} bytes of a journal's line.",
        "checksum": "Line {0}: its checksum does not fit, so it was changed.",
        RULES: "Event {0} is against the rules: {1}",
        "no_json": "Event {0}: the line is not JSON.",
        "number": "Event {0}: its number is out of order: a line is missing or was added.",
        "no_event": "Event {0}: there is no event {1} with these keys in this game.",
        "not_ours": "Event {0}: it is not written as the gadget writes it, so it was changed.",
        "time": "Event {0}: its time is out of order.",
        "after_reveal": "Event {0}: {1!r} after the reveal, when only scores may be corrected.",
        "after_abandon": "Event {0}: {1!r} in a game that was abandoned.",
        "nothing_to_undo": "Event {0}: nothing is left to take back.",
        "salt_code": "Event {0}: a game with a shared code has no salt.",
        "salt_late": "Event {0}: the salt comes too late, or there are two.",
        "bad_salt": "Event {0}: the salt is too long or has odd letters.",
        "too_long": "Event {0}: a game has at most {1} events, the last {2} of them for giving it"
        " up and for its reveal.",
        "not_over": "Event {0}: the secret is revealed, but the game was neither over nor"
        " abandoned.",
        "other_secret": "Event {0}: the revealed secret is not the one that the first line"
        " promised.",
        "other_code": "Line 1: this puzzle is played with the code {0}, and its dice are others.",
        "dice": "Event {0}: the dice show {1}, but the revealed secret gives {2}.",
    },
    "de": {
        SAID: "{0}",
        "large": "Die Datei hat {0} Bytes; so lang ist kein Spiel.",
        "empty": "Die Datei ist leer.",
        "no_header": "Zeile 1 ist nicht der Kopf eines Protokolls: das ist kein Spiel von"
        " Signalbox.",
        "other_format": "Zeile 1: das Protokoll hat Format {0}; dieses Signalbox kennt Format 1.",
        "other_game": "Zeile 1: das Spiel {0} ist hier unbekannt; ein neueres Signalbox kennt es"
        " vielleicht.",
        "other_options": "Zeile 1: Optionen oder Spieler passen nicht zum Spiel {0}.",
        "cut_off": "Zeile {0} ist abgeschnitten: das Ende der Datei fehlt.",
        "long_line": "Zeile {0} ist länger als die {1} Bytes einer Zeile des Protokolls.",
        "checksum": "Zeile {0}: die Prüfsumme passt nicht, sie wurde also geändert.",
        RULES: "Ereignis {0} ist gegen die Regeln: {1}",
        "no_json": "Ereignis {0}: die Zeile ist kein JSON.",
        "number": "Ereignis {0}: die Nummer ist nicht an der Reihe: eine Zeile fehlt oder kam"
        " dazu.",
        "no_event": "Ereignis {0}: ein Ereignis {1} mit diesen Teilen gibt es in diesem Spiel"
        " nicht.",
        "not_ours": "Ereignis {0}: so schreibt das Gerät es nicht, es wurde also geändert.",
        "time": "Ereignis {0}: die Zeit läuft rückwärts.",
        "after_reveal": "Ereignis {0}: {1!r} nach dem Aufdecken, wenn nur noch die Wertung"
        " berichtigt werden darf.",
        "after_abandon": "Ereignis {0}: {1!r} in einem abgebrochenen Spiel.",
        "nothing_to_undo": "Ereignis {0}: es ist nichts mehr zurückzunehmen.",
        "salt_code": "Ereignis {0}: ein Spiel mit gemeinsamem Code hat kein Salz.",
        "salt_late": "Ereignis {0}: das Salz kommt zu spät, oder es sind zwei.",
        "bad_salt": "Ereignis {0}: das Salz ist zu lang oder hat unerlaubte Zeichen.",
        "too_long": "Ereignis {0}: ein Spiel hat höchstens {1} Ereignisse, die letzten {2} davon"
        " zum Abbrechen und Offenlegen.",
        "not_over": "Ereignis {0}: das Geheimnis ist offengelegt, aber das Spiel war weder zu Ende"
        " noch abgebrochen.",
        "other_secret": "Ereignis {0}: das offengelegte Geheimnis ist nicht das, das die erste"
        " Zeile verspricht.",
        "other_code": "Zeile 1: diese Aufgabe wird mit dem Code {0} gespielt, und das sind andere"
        " Würfel.",
        "dice": "Ereignis {0}: die Würfel zeigen {1}, aber das offengelegte Geheimnis ergibt {2}.",
    },
}


class Fault(NamedTuple):
    """`args` of a fault against the rules: the event, the game, and (key, arguments) of why."""

    key: str
    args: list[Any]

    def said(self, language: str = "en") -> str:
        """A sentence, harmless on a terminal."""
        args = self.args
        if self.key == RULES:
            number, game, why = args
            args = [number, sentence(why, game, language)]
        return plain(TEXTS[language][self.key].format(*args), LONGEST)
