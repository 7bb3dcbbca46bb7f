"""What stands on printed sheets, in English and German, in the words of docs/german_words.md."""

from firmware.games.railroad.editions import longest_rule
from firmware.ui.option_words import OptionWords

LANGUAGES = ("en", "de")
WORDS = {
    "en": {
        "name": "Name",
        "date": "Date",
        "rounds": "Rounds",
        "specials": "Special routes: 3, 1 a round",
        "simple": "Longest routes: no space counts twice.",
        "trail": "Longest routes: no section counts twice.",
        "house": "house rule",
        "joined": "Joined exits and their points",
        "code": "Code {}",
        "day": "{}, code {}",
        "cover": "Cover them, and uncover one line a round.",
        "rival": "The rival, {}",
        "easy": "easy",
        "medium": "medium",
        "hard": "hard",
        "par": "Par {}: the coach, on average",
        "par_best": "its best of {1} games: {0}",
        "network": "{}: {} exits, {} points",
        "longest_highway": "longest highway",
        "longest_railway": "longest railway",
        "error": "error",
        "counted": "counts for the expansion",
        "title": "Sheets for Railroad Ink",
    },
    "de": {
        "name": "Name",
        "date": "Datum",
        "rounds": "Runden",
        "specials": "Spezialstrecken: 3, 1 pro Runde",
        "simple": "Längste Strecken: kein Feld zählt doppelt.",
        "trail": "Längste Strecken: kein Abschnitt zählt doppelt.",
        "house": "Hausregel",
        "joined": "Verbundene Ausfahrten und ihre Punkte",
        "code": "Code {}",
        "day": "{}, Code {}",
        "cover": "Abdecken, und jede Runde eine Zeile aufdecken.",
        "rival": "Der Rivale, {}",
        "easy": "leicht",
        "medium": "mittel",
        "hard": "schwer",
        "par": "Par {}: der Trainer, im Mittel",
        "par_best": "sein bestes von {1} Spielen: {0}",
        "network": "{}: {} Ausfahrten, {} Punkte",
        "longest_highway": "längste Straße",
        "longest_railway": "längstes Gleis",
        "error": "Fehler",
        "counted": "zählt für die Erweiterung",
        "title": "Tafeln für Railroad Ink",
    },
}
# The rows of the score table: (what counts, how). An expansion has its own after the centre.
ROWS = {
    "en": {
        "exits": ("Exits", "see below the sheet"),
        "highway": ("Longest highway", "1 a space"),
        "railway": ("Longest railway", "1 a space"),
        "centre": ("Central spaces", "1 each"),
        "errors": ("Errors", "−1 each"),
        "total": ("Total", ""),
    },
    "de": {
        "exits": ("Ausfahrten", "siehe unter der Tafel"),
        "highway": ("Längste Straße", "1 je Feld"),
        "railway": ("Längstes Gleis", "1 je Feld"),
        "centre": ("Zentralfelder", "je 1"),
        "errors": ("Fehler", "je −1"),
        "total": ("Summe", ""),
    },
}
# In the order in which the rules count them.
EXPANSION_ROWS = {
    "en": {
        "": (),
        "river": (("One river", "1 a space, +3 from edge to edge"),),
        "lake": (("Smallest lake", "1 a space"),),
        "lava": (("Closed lava lakes", "5 each"), ("Largest lava lake", "1 a space")),
        "meteor": (("Route ends at craters", "2 each"),),
    },
    "de": {
        "": (),
        "river": (("Ein Fluss", "1 je Feld, +3 von Rand zu Rand"),),
        "lake": (("Kleinster See", "1 je Feld"),),
        "lava": (("Geschlossene Lavaseen", "je 5"), ("Größter Lavasee", "1 je Feld")),
        "meteor": (("Streckenenden an Kratern", "je 2"),),
    },
}


def option_value(name: str, value: str, language: str) -> str:
    """How the gadget calls an edition or an expansion."""
    return OptionWords("railroad", language).value(name, value)


def rule_line(options: dict, language: str) -> str:
    return WORDS[language][longest_rule(options)]
