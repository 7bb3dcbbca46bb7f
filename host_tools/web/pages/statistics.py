"""Statistics over many games: players, tables, dice. Counting takes a moment, so pieces of these
pages are cached."""

from collections.abc import Callable
from typing import Any

from markupsafe import Markup
from starlette.concurrency import run_in_threadpool
from starlette.requests import Request
from starlette.responses import Response

from firmware.games import KEYS
from firmware.games.die_faces.de import DICE as GERMAN_DICE
from firmware.games.die_faces.en import DICE as ENGLISH_DICE
from host_tools.charts import charts
from host_tools.charts.drawing import ON_PAGE
from host_tools.common.days import good_day
from host_tools.common.errors import BadInput, unknown
from host_tools.games import word
from host_tools.statistics import dice_statistics, statistics
from host_tools.statistics.dice import title_of
from host_tools.statistics.results import Die
from host_tools.store import Store
from host_tools.store.selecting import Wanted
from host_tools.web.cache import Cache
from host_tools.web.context import context_of
from host_tools.web.rendering import SIZE, drawn, name_of, title
from host_tools.web.responses import fragment, page, said

MOST_CACHED = 60  # pieces of pages
LONGEST = 80  # letters of a filter
MOST = 25  # players, pairs and groups that a page lists
NAMES = ("game", "player", "since", "until")
DICE = {"en": ENGLISH_DICE, "de": GERMAN_DICE}
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
    counted = statistics(store, wanted)
    games = [(title(one.game, language), one) for one in counted.games if one.players]
    return fragment("players_piece", language, counted=counted, games=games, most=MOST)


def _tables(store: Store, wanted: Wanted, language: str) -> str:
    counted = statistics(store, wanted)
    games = []
    for one in counted.games:
        own = one._replace(
            title=title(one.game, language),
            categories=[
                c._replace(category=word(one.game, c.category, language)) for c in one.categories
            ],
        )
        drawings = [
            (one.title, one.about, Markup(one.svg(ON_PAGE)))
            for one in charts.of_game(own, language)
        ]
        games.append((own, drawings))

    def named(key: str, english: str) -> str:
        return word(key, english, language)

    return fragment(
        "statistics_piece", language, counted=counted, games=games, most=MOST, named=named
    )


def _dice(store: Store, wanted: Wanted, language: str) -> str:
    counted = dice_statistics(store, wanted)
    names = DICE[language]
    found = []
    for die in counted.dice:
        kind = die.die if die.die in names else "number"  # a draw that has no faces of its own
        faces = [
            (drawn((face.face, kind)), name_of((face.face, kind), language), face)
            for face in die.faces
        ]
        found.append((called(die, language), die, faces))
    luck = [(title(one.game, language), one) for one in counted.luck[:MOST]]
    return fragment("dice_piece", language, counted=counted, dice=found, luck=luck, size=SIZE)


def called(die: Die, language: str) -> str:
    """What a die is called; its sides follow where they are not the usual ones."""
    known = DICE[language].get(die.die)
    if known is None:  # it belongs to a game alone
        words = [word(key, die.die, language) for key in KEYS]
        known = next((one for one in words if one != die.die), die.die).capitalize()
    _, *sides = title_of(die).split(" ")
    return f"{known} ({'·'.join(sides)})" if sides else known
