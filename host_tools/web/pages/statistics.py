"""Statistics over many games: players, tables, dice. Counting takes a moment, so pieces of these
pages are cached."""

from collections.abc import Callable
from typing import Any

from markupsafe import Markup
from starlette.concurrency import run_in_threadpool
from starlette.requests import Request
from starlette.responses import Response

from firmware.games import KEYS
from host_tools.common.days import good_day
from host_tools.common.errors import BadInput, unknown
from host_tools.pieces import counted as pieces
from host_tools.pieces.rendering import title
from host_tools.statistics import dice_statistics, statistics
from host_tools.store import Store
from host_tools.store.selecting import Wanted
from host_tools.web.cache import Cache
from host_tools.web.context import context_of
from host_tools.web.responses import page, said

MOST_CACHED = 60  # pieces of pages
LONGEST = 80  # letters of a filter
NAMES = ("game", "player", "since", "until")
Make = Callable[[Store, Wanted, str], str]


PIECES = Cache(MOST_CACHED)


async def players(request: Request) -> Response:
    return await _in_turn(request, "players", _players, filters=("game", "since", "until"))


async def tables(request: Request) -> Response:
    return await _in_turn(request, "statistics", _tables)


async def dice(request: Request) -> Response:
    return await _in_turn(request, "dice", _dice)


async def _in_turn(request: Request, *args: Any, **more: Any) -> Response:
    """One count at a time: waiting requests must not use up the threads for other pages."""
    async with context_of(request).state.counting:
        return await run_in_threadpool(_page, request, *args, **more)


def _page(request: Request, name: str, make: Make, filters: tuple[str, ...] = NAMES) -> Response:
    context = context_of(request)
    given = {key: request.query_params.get(key, "")[:LONGEST].strip() for key in filters}
    fault, piece = "", ""
    try:
        store, wanted, language = context.state.store, _wanted(given), context.language
        place = name, wanted, language
        piece = PIECES.get(store, place, lambda: make(store, wanted, language))
    except BadInput as error:
        fault = said(error, context.language)
    return page(
        request,
        "counted",
        400 if fault else 200,
        key=name,
        piece=Markup(piece),
        given=given,
        fault=fault,
        titles=[(key, title(key, context.language)) for key in KEYS],
    )


def _wanted(given: dict[str, str]) -> Wanted:
    if given["game"] and given["game"] not in KEYS:
        raise unknown(given["game"], KEYS)
    days = {key: good_day(given[key]) if given[key] else None for key in ("since", "until")}
    return Wanted(given["game"] or None, given.get("player") or None, None, **days)


def _players(store: Store, wanted: Wanted, language: str) -> str:
    return pieces.players(statistics(store, wanted), language)


def _tables(store: Store, wanted: Wanted, language: str) -> str:
    return pieces.tables(statistics(store, wanted), language)


def _dice(store: Store, wanted: Wanted, language: str) -> str:
    return pieces.dice(dice_statistics(store, wanted), language)
