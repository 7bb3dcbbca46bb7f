"""The list of games, with filters: a page of it is one query."""

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
from host_tools.web.cache import Cache
from host_tools.web.context import context_of
from host_tools.web.rendering import title
from host_tools.web.responses import fragment, page, said
from host_tools.web.words import Words

MARKS = {"match": "good", "wrong": "bad", "not proven": "bad"}
LONGEST = 80  # letters of a filter
LISTS = Cache(20)  # the IDs of a list: many readers page through few lists
TABLES = Cache(200)  # rendered pages of these lists


class Seat(NamedTuple):
    name: str
    total: int | None
    won: bool


def history(request: Request) -> Response:
    context = context_of(request)
    query = request.query_params
    given = {name: query.get(name, "")[:LONGEST].strip() for name in Asked.__dataclass_fields__}
    wanted = Asked(**given | {"order": given["order"] or "newest"})
    number = query.get("page", "1")
    fault = ""
    try:
        check(wanted)
        wanted_page = int(number) if number.isdecimal() and len(number) < 9 else 1
        store = context.state.store
        uids = LISTS.get(store, wanted, lambda: uids_of(store, wanted))
        found, table = TABLES.get(
            store,
            (wanted, wanted_page, context.language),
            lambda: _table(page_of(store, uids, wanted_page), context.words),
        )
    except BadInput as error:
        fault, found, table = said(error, context.language), Page([], 0, 1), ""
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
        titles=[(key, title(key, context.language)) for key in KEYS],
        states=STATES,
        orders=ORDERS,
        link=lambda number: "/?" + urlencode(asked | {"page": number}),
    )


def _table(found: Page, words: Words) -> tuple[Page, str]:
    """A page of the list, and its HTML."""
    if not found.entries:
        return found, ""
    rows = [row(entry, words) for entry in found.entries]
    return found, fragment("history_table", words.language, rows=rows)


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
