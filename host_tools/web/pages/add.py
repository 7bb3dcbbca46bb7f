"""Adding journals: chosen, dropped, or in a zip file."""

from dataclasses import dataclass, field
from typing import Any

from starlette.datastructures import UploadFile
from starlette.exceptions import HTTPException
from starlette.requests import Request
from starlette.responses import Response

from host_tools.pieces.words import Words
from host_tools.store.importing import Imported
from host_tools.web.context import RequestContext, context_of
from host_tools.web.forms import form_of
from host_tools.web.responses import page
from host_tools.web.uploads import (
    MB,
    MOST_BYTES,
    MOST_FILES,
    MOST_INSIDE,
    MOST_UNPACKED,
    Refused,
    take,
)

NAMED = 50  # games and files of a kind that a report names


def show(request: Request) -> Response:
    _may_add(request)
    return _page(request)


async def add(request: Request) -> Response:
    context = _may_add(request)
    async with form_of(request, MOST_BYTES, MOST_FILES) as form:
        sent = [one for one in form.getlist("files") if isinstance(one, UploadFile)]
        files = [(one.filename or "?", one.file) for one in sent if one.filename or one.size]
        if not files:
            return _page(request, 400, fault=context.words.say("add_nothing"))
        done, refused = await context.state.take_time(take, context.state.store, files)
    return _page(request, report=report(done, refused, context.words))


@dataclass
class Line:
    """One line of the report, with the games or the files that it is about."""

    text: str
    games: list[str] = field(default_factory=list)
    files: list[tuple[str, str]] = field(default_factory=list)  # (name, why)
    more: int = 0  # that are not named


def report(done: Imported, refused: list[Refused], words: Words) -> list[Line]:
    """What happened to the files."""
    lines = [
        _about_games(words.count(f"taken_{key}", len(uids)), uids)
        for key, uids in (("new", done.new), ("longer", done.longer))
        if uids
    ]
    if done.known:
        lines.append(Line(words.count("taken_known", done.known)))
    if done.running:
        lines.append(_about_games(words.say("running"), done.running))
    faulty = [(name, faults[0].said(words.language)) for name, _, faults in done.faulty]
    odd = [(name, why(key, words)) for name, key in refused]
    for key, files in (("faulty", faulty), ("skipped", odd)):
        if files:
            text = words.count(f"taken_{key}", len(files))
            lines.append(Line(text, [], files[:NAMED], max(0, len(files) - NAMED)))
    return lines


def _about_games(text: str, uids: list[str]) -> Line:
    return Line(text, uids[:NAMED], [], max(0, len(uids) - NAMED))


def why(key: str, words: Words) -> str:
    limits = {"why_bomb": MOST_UNPACKED // MB, "why_many": MOST_INSIDE}
    return words.say(key, limits.get(key, ""))


def _may_add(request: Request) -> RequestContext:
    context = context_of(request)
    if not context.may_add:
        raise HTTPException(403, "fault_add")
    return context


def _page(request: Request, status: int = 200, **found: Any) -> Response:
    values = {"fault": "", "report": None, "limits": (MOST_BYTES // MB, MOST_FILES)} | found
    return page(request, "add", status, **values)
