"""One game: its result, the check of its dice, its replay step by step, and the whole story.

The store has notes of every game, so that no page needs a replay. The replay works
by links alone, and replay.js makes it quicker.
"""

from starlette.exceptions import HTTPException
from starlette.requests import Request
from starlette.responses import Response

from firmware.games.rivals import NOBODY
from host_tools.common.errors import BadInput
from host_tools.journals.story import Story
from host_tools.pieces.game import shown
from host_tools.store import Entry
from host_tools.web.context import RequestContext, context_of
from host_tools.web.responses import fault_page, page, said


def game(request: Request) -> Response:
    context = context_of(request)
    entry = found_entry(request)
    try:
        story = Story(context.state.notes_cache.of(entry.uid), context.language)
    except BadInput as error:
        return fault_page(request, 500, "fault_game", said(error, context.language))
    step = _step(request, len(story.found.events))
    board = f"/game/{entry.uid}/coach" if coached(entry) else ""
    return page(request, "game", **shown(entry, story, step) | {"coach": board})


def coached(entry: Entry) -> bool:
    """Can the coach value it: does the gadget know a sheet, or piles of cards?"""
    options = entry.options
    if "derail_limit" in options:
        limit = options["derail_limit"] if len(entry.players) == 1 else 0
        return options["level"] != "dice" and not limit
    drawn = options.get("boards") or options.get("rival", NOBODY) != NOBODY
    return "boards" in options and bool(drawn)


def journal(request: Request) -> Response:
    """The file as it came from the gadget."""
    context = context_of(request)
    entry = found_entry(request)
    try:
        data = context.state.store.journal(entry.uid)
    except BadInput as error:
        return fault_page(request, 500, "fault_game", said(error, context.language))
    return as_file(data, f"{entry.uid}.jnl", "application/octet-stream")


def as_file(data: bytes, name: str, kind: str) -> Response:
    """`name` is one of ours: an ID, no text from strangers."""
    return Response(
        data, media_type=kind, headers={"Content-Disposition": f'attachment; filename="{name}"'}
    )


def found_entry(request: Request) -> Entry:
    context: RequestContext = context_of(request)
    try:
        return context.state.store.find(request.path_params["uid"])
    except BadInput as error:
        raise HTTPException(404, "fault_no_game") from error


def _step(request: Request, last: int) -> int:
    wanted = request.query_params.get("step", "")
    return min(int(wanted), last) if wanted.isdecimal() and len(wanted) < 9 else last
