"""Games in a list."""

from typing import Any, NamedTuple

from host_tools.common.safe_text import plain
from host_tools.games.rivals import names_of
from host_tools.journals.examine import FINISHED
from host_tools.journals.results import of_seat
from host_tools.pieces.rendering import title
from host_tools.pieces.templating import fragment
from host_tools.pieces.words import Words, words
from host_tools.store import Entry

MARKS = {"match": "good", "wrong": "bad", "not proven": "bad"}


class Seat(NamedTuple):
    name: str
    total: int | None
    won: bool


def table(entries: list[Entry], language: str) -> str:
    """The list as HTML; empty without games."""
    rows = [row(entry, words(language)) for entry in entries]
    return fragment("history_table", language, rows=rows) if rows else ""


def row(entry: Entry, words: Words) -> dict[str, Any]:
    return {
        "uid": entry.uid,
        "day": entry.day,
        "estimated": entry.estimated,
        "title": title(entry.game, words.language),
        "seats": seats(entry, words.language),
        "note": note(entry, words),
        "state": entry.state if entry.valid else "damaged",
        "duration": entry.duration,
        "dice": entry.dice if f"dice_{entry.dice}" in words.texts else "none",
        "mark": MARKS.get(entry.dice, "") if entry.valid else "bad",
    }


def seats(entry: Entry, language: str) -> list[Seat]:
    """Every player with the total, winners marked."""
    found = []
    for at, name in enumerate(names_of(entry.game, entry.options, entry.players, language)):
        total = of_seat(entry.result["totals"], at)
        won = at in entry.result["winners"]
        found.append(Seat(name, total if isinstance(total, int) else None, won))
    return found


def note(entry: Entry, words: Words) -> str:
    """A game's result in words: won, lost, 6 throws, no scores."""
    finished = entry.valid and entry.state == FINISHED
    if finished and not entry.result["note"] and not entry.result["totals"]:
        return words.say("no_scores")
    *numbers, key = entry.result["note"].split(" ")
    text = words.texts.get(f"note_{key}")
    return plain(text.format(*numbers) if text and key else entry.result["note"], 60)
