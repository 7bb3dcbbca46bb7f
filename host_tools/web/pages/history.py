"""The list of games, with filters: a page of it is one question to the database."""

from typing import Any, NamedTuple
from urllib.parse import urlencode

from markupsafe import Markup
from starlette.requests import Request
from starlette.responses import Response

from firmware.games import KEYS
from host_tools.common.errors import BadInput
from host_tools.common.safe_text import plain
from host_tools.games.rivals import names_of
from host_tools.journals.examine import FINISHED
from host_tools.journals.results import of_seat
from host_tools.store import Entry
from host_tools.store.paging import ORDERS, STATES, Asked, Page, check, page_of, uids_of
from host_tools.web.kept import Kept
from host_tools.web.render import page, part, said
from host_tools.web.telling import title
from host_tools.web.visit import here
from host_tools.web.words import Words

MARKS = {"match": "good", "wrong": "bad", "not proven": "bad"}
LONGEST = 80  # letters of a filter
LISTS = Kept(20)  # the IDs of what was asked for; many people turn the pages of few lists
TABLES = Kept(200)  # the pages that they have seen


class Seat(NamedTuple):
    name: str
    total: int | None
    won: bool


def history(request: Request) -> Response:
    visit = here(request)
    query = request.query_params
    given = {name: query.get(name, "")[:LONGEST].strip() for name in Asked.__dataclass_fields__}
    wanted = Asked(**given | {"order": given["order"] or "newest"})
    number = query.get("page", "1")
    fault = ""
    try:
        check(wanted)
        wanted_page = int(number) if number.isdecimal() and len(number) < 9 else 1
        store = visit.house.store
        uids = LISTS.get(store, wanted, lambda: uids_of(store, wanted))
        found, table = TABLES.get(
            store,
            (wanted, wanted_page, visit.language),
            lambda: _table(page_of(store, uids, wanted_page), visit.words),
        )
    except BadInput as error:
        fault, found, table = said(error), Page([], 0, 1), ""
    asked = {name: value for name, value in given.items() if value}
    return page(
        request,
        "history",
        400 if fault else 200,
        found=found,
        table=Markup(table),
        wanted=wanted,
        fault=fault,
        filtered=bool(asked),
        narrowed=bool(asked.keys() - {"text"}),
        titles=[(key, title(key, visit.language)) for key in KEYS],
        states=STATES,
        orders=ORDERS,
        link=lambda number: "/?" + urlencode(asked | {"page": number}),
    )


def _table(found: Page, words: Words) -> tuple[Page, str]:
    """A page of the list, and its HTML."""
    if not found.entries:
        return found, ""
    rows = [row(entry, words) for entry in found.entries]
    return found, part("history_table", words.language, rows=rows)


def row(entry: Entry, words: Words) -> dict[str, Any]:
    return {
        "uid": entry.uid,
        "day": entry.day,
        "estimated": entry.estimated,
        "title": title(entry.game, words.language),
        "seats": seats(entry, words.language),
        "note": note(entry, words),
        "state": entry.state if entry.sound else "damaged",
        "duration": entry.duration,
        "dice": entry.dice if f"dice_{entry.dice}" in words.texts else "none",
        "mark": MARKS.get(entry.dice, "") if entry.sound else "bad",
    }


def seats(entry: Entry, language: str) -> list[Seat]:
    """Every player with the total, and who won."""
    found = []
    for at, name in enumerate(names_of(entry.game, entry.options, entry.players, language)):
        total = of_seat(entry.result["totals"], at)
        won = at in entry.result["winners"]
        found.append(Seat(name, total if isinstance(total, int) else None, won))
    return found


def note(entry: Entry, words: Words) -> str:
    """What a game's result says beside numbers: won, lost, 6 throws, no scores."""
    finished = entry.sound and entry.state == FINISHED
    if finished and not entry.result["note"] and not entry.result["totals"]:
        return words.say("no_scores")
    *numbers, key = entry.result["note"].split(" ")
    text = words.texts.get(f"note_{key}")
    return plain(text.format(*numbers) if text and key else entry.result["note"], 60)
