"""The gadget's German: the words of the rulebooks (docs/german_words.md), and of every word that
is counted the singular and the plural, in both languages."""

import importlib
import pkgutil
import re
from pathlib import Path

import pytest

from firmware.ui.texts.lines import filled
from host_tools import refusals
from tests.gadget.tables import table_of

ROOT = Path(__file__).resolve().parents[2]
BOOKS = (ROOT / "docs" / "german_words.md").read_text(encoding="utf-8")
ROWS = re.findall(r"^\| (?!\*|English|--)(.+?) \| (.+?) \| (.+?) \|$", BOOKS, re.MULTILINE)
TABLES = {
    language: [
        path
        for folder in ("firmware/ui/texts", "firmware/games")
        for path in sorted((ROOT / folder).rglob(f"*{language}.py"))
    ]
    for language in ("en", "de")
}
# After a number: words that are the same for one and for many, and numbers that are never 1.
SAME = {
    "Abgrundmarker",
    "Würfel",
    "Zeichen",
    "Spieler",
    "Min",
    "Pkt",
    "Gleisbruch",
    "Schutt",
    "faces",
}
VERBS = {"wins", "is", "has", "was", "does", "lacks", "takes", "fits", "picks", "belongs", "holds"}
VERBS |= {"starts", "passes", "stops", "derails", "collides", "falls", "thinks"}
NEVER_ONE = {
    "A game has at most {0} lines: end this one, or abandon it in the menu.",
    "Ein Spiel hat höchstens {0} Zeilen: beenden, oder im Menü abbrechen.",
    "At most {0} dice",
    "At most {0} dice fit in a throw, not {1}; throw twice.",
    "The start railway needs {0} numbers from 1 to 4, from the rear on.",
    "{0} cards of 1 to 4",
    "Das Schienennetz braucht am Start {0} Zahlen von 1 bis 4, von hinten an.",
    "{0} Karten von 1 bis 4",
    "{} of {} blocks free",
    "{} von {} Blöcken frei",
    "{0} games are parked: resume one and end it first.",
    "{0} games are parked",
    "{0} Spiele sind geparkt: erst eines fortsetzen und beenden.",
    "{0} Spiele geparkt",
    "{0} to {1} players",
    "This game takes {0} to {1} players.",
    "{0} bis {1} Personen",
    "Dieses Spiel geht mit {0} bis {1} Personen.",
    "There are {0} players; choose one of them.",
    "Only {0} players",
    "Es spielen {0} Personen; bitte eine davon wählen.",
    "Nur {0} Personen",
    "The game has only {0} rounds.",
    "Only {0} rounds",
    "Das Spiel hat nur {0} Runden.",
    "Nur {0} Runden",
}
COUNTED = {"en": r"\{\d?\} (\w+s|dice)\b", "de": r"\{\d?\} (?:\w+e )?([A-ZÄÖÜ]\w+)"}


def said(path: Path) -> list[str]:
    """Every text of a table, and its values: what a player may read."""
    module = importlib.import_module(".".join(path.relative_to(ROOT).with_suffix("").parts))
    found: list[str] = []
    for name in ("FACES", "DICE", "NAMES", "WORDS", "WHY"):
        collect(getattr(module, name, None), found)
    for name in ("TEXTS", "VALUES", "HELP"):
        texts = getattr(module, name, {})
        collect(table_of(texts) if isinstance(texts, str) else texts, found)
    return found


def sentences(language: str) -> list[str]:
    """The same of the refusals that the computer says."""
    names = [module.name for module in pkgutil.iter_modules(refusals.__path__)]
    tables = [importlib.import_module(f"{refusals.__name__}.{name}") for name in names]
    return [text for table in tables for text in getattr(table, language.upper()).values()]


def collect(value, found: list[str]) -> None:
    if isinstance(value, dict):
        for part in value.values():
            collect(part, found)
    elif isinstance(value, tuple):
        for part in value:
            collect(part, found)
    elif isinstance(value, str):
        found.append(value)


EVERYTHING = {
    language: [text for path in paths for text in said(path)] + sentences(language)
    for language, paths in TABLES.items()
}


def test_there_is_something_to_look_through():
    assert len(ROWS) > 50
    for language, paths in TABLES.items():
        assert len(paths) > 6
        assert len(EVERYTHING[language]) > 500


@pytest.mark.parametrize("row", ROWS, ids=lambda row: row[0])
def test_the_gadget_says_what_the_rulebook_says(row):
    _, right, wrong = row
    whole = "\n".join(EVERYTHING["de"]).lower()
    for word in right.split(", "):
        assert word.lower() in whole, word
    for word in wrong.split(", "):
        for text in EVERYTHING["de"]:
            assert word == "–" or not re.search(rf"\b{word}", text), f"{word}: {text}"


@pytest.mark.parametrize("language", TABLES)
def test_what_is_counted_has_a_singular_and_a_plural(language):
    for text in EVERYTHING[language]:
        for word in re.findall(COUNTED[language], text):
            assert word in SAME | VERBS or text in NEVER_ONE, f"{word}: {text}"


@pytest.mark.parametrize("language", TABLES)
def test_one_and_many_differ_and_both_are_words(language):
    for text in EVERYTHING[language]:
        if "[" in text:
            one, many = (filled(text, [number] * 4) for number in (1, 2))
            assert one.replace("1", "2") != many
            assert not re.search(r"[\[\]|{}]", one + many), text


def test_the_word_belongs_to_the_number_before_it():
    assert filled("{} [card|cards]", (1,)) == "1 card"
    assert filled("{} [pt|pts], {} [card|cards]", (2, 1)) == "2 pts, 1 card"
    assert filled("{1} [card|cards] of {0}", ("[Al|Bo]", "1")) == "1 card of [Al|Bo]"
    assert filled("none", ()) == "none"
