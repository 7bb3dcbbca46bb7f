"""What the handbook consists of: its pages, where their texts are, and one sentence about each."""

from typing import NamedTuple

LANGUAGES = ("en", "de")


class Page(NamedTuple):
    name: str  # of the file in the site
    source: str  # by its path from the top of a checkout
    title: str
    about: str
    sheet: bool = False  # only what fits on one printed sheet: the text up to its second part


class Topic(NamedTuple):
    key: str
    en: Page
    de: Page | None = None  # none: engineers read it in English


class Group(NamedTuple):
    en: str
    de: str
    topics: tuple[Topic, ...]


OVERVIEW = {"en": "handbook.html", "de": "handbuch.html"}

PLAY = Group(
    "Play",
    "Spielen",
    (
        Topic(
            "evening",
            Page(
                "first_evening.html",
                "docs/guide.md",
                "A first evening",
                "Six buttons and eight pictures, on one sheet to print.",
                sheet=True,
            ),
            Page(
                "erster_abend.html",
                "docs/anleitung.md",
                "Der erste Abend",
                "Sechs Tasten und acht Bilder, auf einem Blatt zum Ausdrucken.",
                sheet=True,
            ),
        ),
        Topic(
            "guide",
            Page("guide.html", "docs/guide.md", "Guide", "Every screen, with its picture."),
            Page("anleitung.html", "docs/anleitung.md", "Anleitung", "Jeder Bildschirm mit Bild."),
        ),
        Topic(
            "sceptics",
            Page(
                "sceptics.html",
                "docs/sceptics.md",
                "Dice for sceptics",
                "Why you need not trust the gadget, and how to check a roll by hand.",
            ),
            Page(
                "skeptiker.html",
                "docs/skeptiker.md",
                "Würfel für Skeptiker",
                "Warum man dem Gerät nicht glauben muss, und wie man einen Wurf nachrechnet.",
            ),
        ),
        Topic(
            "club",
            Page(
                "club.html",
                "docs/club.md",
                "At the club",
                "Many players, several gadgets, one history: what to set up and how.",
            ),
            Page(
                "verein.html",
                "docs/verein.md",
                "Im Verein",
                "Viele Spieler, mehrere Geräte, ein Verlauf: was man einrichtet und wie.",
            ),
        ),
    ),
)

BUILD = Group(
    "Build",
    "Bauen",
    (
        Topic(
            "build",
            Page(
                "build.html",
                "hardware/build.md",
                "Build one",
                "From the parts to the finished gadget, step by step.",
            ),
            Page(
                "bauen.html",
                "hardware/bauen.de.md",
                "Selbst bauen",
                "Von den Teilen zum fertigen Gerät, Schritt für Schritt.",
            ),
        ),
        Topic(
            "parts",
            Page(
                "hardware.html",
                "hardware/README.md",
                "Parts, circuit board and case",
                "Everything about the hardware, to look things up.",
            ),
        ),
        Topic(
            "wiring",
            Page("wiring.html", "hardware/wiring.md", "Wiring", "Every pin of every board."),
        ),
        Topic(
            "boards",
            Page(
                "boards.html",
                "docs/boards.md",
                "Boards and images",
                "What is known about each board, and how to certify yours.",
            ),
        ),
    ),
)

COMPUTER = Group(
    "On the computer",
    "Am Computer",
    (
        Topic(
            "computer",
            Page(
                "computer.html",
                "docs/computer.md",
                "The computer's side",
                "The command signalbox: copy games, look at them, check them, pass them on.",
            ),
            Page(
                "rechner.html",
                "docs/rechner.md",
                "Am Computer",
                "Der Befehl signalbox: Spiele holen, ansehen, prüfen und weitergeben.",
            ),
        ),
        Topic(
            "browser",
            Page(
                "browser.html",
                "docs/browser.md",
                "The gadget in the browser",
                "What the page can do, and how it works.",
            ),
        ),
    ),
)

CHANGE = Group(
    "Change it",
    "Mitmachen",
    (
        Topic(
            "game",
            Page(
                "write_a_game.html",
                "docs/write_a_game.md",
                "Write a game",
                "A complete game, from the first line to the last.",
            ),
        ),
        Topic(
            "journal",
            Page(
                "journal.html",
                "docs/log.md",
                "The journal",
                "The format of a game's file, to the byte.",
            ),
        ),
        Topic(
            "design",
            Page(
                "design.html",
                "docs/design.md",
                "Design",
                "The ideas, who imports whom, and the way of a button press.",
            ),
        ),
        Topic(
            "contributing",
            Page(
                "contributing.html",
                "CONTRIBUTING.md",
                "Contributing",
                "How to send a change, and what a good one looks like.",
            ),
        ),
        Topic(
            "security",
            Page(
                "security.html",
                "SECURITY.md",
                "Security",
                "Who could cheat and how, what is stopped and what is not.",
            ),
        ),
        Topic(
            "compared",
            Page(
                "compared.html",
                "docs/compared.md",
                "Compared with others",
                "What others do, and where they are better.",
            ),
        ),
        Topic(
            "limits",
            Page(
                "limits.html",
                "docs/limits.md",
                "Honest limits",
                "What was never tried, what is not proven, what it cannot play.",
            ),
            Page(
                "grenzen.html",
                "docs/grenzen.md",
                "Ehrliche Grenzen",
                "Was nie ausprobiert wurde, was nicht bewiesen ist, was nicht geht.",
            ),
        ),
        Topic(
            "changes",
            Page("changes.html", "CHANGELOG.md", "Changes", "What is new."),
            Page("aenderungen.html", "AENDERUNGEN.md", "Änderungen", "Was neu ist."),
        ),
    ),
)

GROUPS = (PLAY, BUILD, COMPUTER, CHANGE)


def pages() -> list[tuple[str, Page, Topic]]:
    """Every page once, with its language."""
    found = []
    for group in GROUPS:
        for topic in group.topics:
            found.append(("en", topic.en, topic))
            if topic.de:
                found.append(("de", topic.de, topic))
    return found
