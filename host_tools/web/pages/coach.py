"""The analysis board of a game: round by round what was drawn, what the coach would have drawn,
and what each was worth; and the value of a drawing that is tried in the sheet editor."""

from functools import partial
from typing import TYPE_CHECKING, Any
from urllib.parse import urlencode

from markupsafe import Markup
from starlette.requests import Request
from starlette.responses import JSONResponse, Response

from host_tools.common.errors import BadInput
from host_tools.journals.wording import sentence
from host_tools.pieces.rendering import sheet_svg
from host_tools.pieces.values import decimal
from host_tools.pieces.words import Words
from host_tools.railroad.scored_sheet import ScoredSheet
from host_tools.store import Entry
from host_tools.web.context import context_of
from host_tools.web.pages.game import found_entry
from host_tools.web.pages.worth_curve import curve
from host_tools.web.responses import fault_page, page, said

if TYPE_CHECKING:
    from host_tools.coach.board import Board
    from host_tools.coach.worth import Worth

LONGEST = 2000  # letters of a sheet


async def show(request: Request) -> Response:
    from host_tools.coach.board import boards

    context = context_of(request)
    entry = found_entry(request)
    if entry.game == "emma":
        return await _decisions(request, entry)
    try:
        data = context.state.store.journal(entry.uid)
        found = await context.state.take_time(boards, data)
    except BadInput as error:
        return fault_page(request, 400, "fault_coach", said(error, context.language))
    wanted = _number(request, "seat")
    board = next((one for one in found if one.seat == wanted), found[0])
    costliest = max(board.rounds, key=lambda one: (one.cost.points, -one.number)).number
    number = min(_number(request, "round") or costliest, len(board.rounds))
    return page(
        request,
        "coach",
        entry=entry,
        boards=found,
        board=board,
        costliest=costliest,
        **_round(entry, board, number, context.words),
    )


async def _decisions(request: Request, entry: Entry) -> Response:
    """A game of Emma: what else could have been done, the costliest first."""
    from host_tools.coach.board import decisions

    context = context_of(request)
    try:
        data = context.state.store.journal(entry.uid)
        found = await context.state.take_time(decisions, data)
    except BadInput as error:
        return fault_page(request, 400, "fault_coach", said(error, context.language))
    seat = min(_number(request, "seat"), len(found) - 1)
    rows = []
    for one in found[seat].costliest:
        moves = ((one.played, one.derails), (one.would, one.would_derails))
        said_so = [_move(entry, event, derails, context.language) for event, derails in moves]
        cost = spoken(one.cost, context.language)
        rows.append((one, said_so[0], "" if one.played == one.would else said_so[1], cost))
    return page(request, "coach_turns", entry=entry, players=found, seat=seat, rows=rows)


def _move(
    entry: Entry, event: dict[str, Any], derails: float, language: str
) -> tuple[str, str, str]:
    """What was done or could be, which of its cards are broken, and how likely Emma derails, in
    percent."""
    broken = " ".join(map(str, event.get("broken", ())))
    percent = f"{100 * derails:.0f}" if derails else ""
    return sentence(entry.game, event, entry.players, language), broken, percent


def _round(entry: Entry, board: "Board", number: int, words: Words) -> dict[str, Any]:
    from host_tools.coach.board import NOT_TRIED

    one = board.rounds[number - 1]
    same = one.drawn.faces == one.would.faces
    sheets = []
    for at, (key, sheet, worth) in enumerate(
        (("coach_drawn", one.drawn, one.drawn_worth), ("coach_would", one.would, one.would_worth))
    ):
        if at and same:
            continue
        shown = ScoredSheet(sheet, board.options)
        drawing = sheet_svg(shown, board.player, at, words.language)
        sheets.append((words.say(key), spoken(worth, words.language), Markup(drawing)))
    trying = {"game": entry.uid, "seat": board.seat, "round": number}
    link = f"/sheet?{urlencode(trying)}#{ScoredSheet(one.drawn, board.options).link()}"
    return {
        "number": number,
        "same": same,
        "cost": spoken(one.cost, words.language),
        "sheets": sheets,
        "link": "" if board.options["expansion"] in NOT_TRIED else link,
        "curve": Markup(curve(board, number, words)),
        "spoken": partial(spoken, language=words.language),
    }


async def worth(request: Request) -> Response:
    """What a drawing of the sheet editor is worth, as a sentence."""
    from host_tools.coach.board import value

    context = context_of(request)
    entry = found_entry(request)
    sheet = request.query_params.get("sheet", "")[:LONGEST]
    try:
        data = context.state.store.journal(entry.uid)
        seat, number = _number(request, "seat"), _number(request, "round")
        found = await context.state.take_time(value, data, seat, number, sheet)
    except BadInput as error:
        sentence = said(error, context.language)
        return JSONResponse({"said": sentence[:1].upper() + sentence[1:] + "."})
    return JSONResponse(
        {"said": context.words.say("coach_worth", spoken(found, context.language))}
    )


def spoken(worth: "Worth", language: str) -> str:
    shown = decimal(worth.points, language)
    return f"{shown} ± {decimal(worth.error, language)}" if worth.error else shown


def _number(request: Request, name: str) -> int:
    wanted = request.query_params.get(name, "")
    return int(wanted) if wanted.isdecimal() and len(wanted) < 4 else 0
