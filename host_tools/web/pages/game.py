"""One game: its result, the check of its dice, its replay step by step, and all that happened.

Any prefix of a journal is a valid game. So a step of the replay is the journal cut there, told
anew; it works by links alone, and replay.js makes it quicker.
"""

from functools import lru_cache
from typing import Any

from markupsafe import Markup
from starlette.exceptions import HTTPException
from starlette.requests import Request
from starlette.responses import Response

from firmware.games import KEYS
from firmware.games.parts import option_table
from host_tools.common.errors import BadInput
from host_tools.common.safe_text import plain
from host_tools.games import about
from host_tools.games.german import word
from host_tools.journals.proof import sentences
from host_tools.journals.telling import Told, tell
from host_tools.journals.wording import chapter_in
from host_tools.pictures.bitmaps import Face
from host_tools.store import Entry
from host_tools.web.pages.history import note, row
from host_tools.web.render import fault_page, page, part
from host_tools.web.telling import SIZE, drawn, name_of, sheet_svg
from host_tools.web.values import option, option_value
from host_tools.web.visit import Visit, here

KEPT = 400  # pieces of pages that stay in memory


def game(request: Request) -> Response:
    visit = here(request)
    entry = found_entry(request)
    try:
        data = visit.house.store.journal(entry.uid)
    except BadInput as error:
        return fault_page(request, 500, "fault_game", plain(error))
    step = _step(request, entry)
    return page(
        request,
        "game",
        entry=entry,
        row=row(entry, visit.words),
        scores=score_table(entry, visit.language),
        players=entry.players,
        note=note(entry, visit.words),
        story=Markup(_story(data, entry.uid, visit.language)),
        moment=Markup(_moment(data, step, entry.uid, visit.language)),
        proof=Markup(_proof(data, visit.language)),
        options=special_options(entry, visit.language),
    )


def journal(request: Request) -> Response:
    """The file as it came from the gadget."""
    visit = here(request)
    entry = found_entry(request)
    try:
        data = visit.house.store.journal(entry.uid)
    except BadInput as error:
        return fault_page(request, 500, "fault_game", plain(error))
    return as_file(data, f"{entry.uid}.jnl", "application/octet-stream")


def as_file(data: bytes, name: str, kind: str) -> Response:
    """`name` is one of ours: an ID, no text from strangers."""
    return Response(
        data, media_type=kind, headers={"Content-Disposition": f'attachment; filename="{name}"'}
    )


def found_entry(request: Request) -> Entry:
    visit: Visit = here(request)
    try:
        return visit.house.store.find(request.path_params["uid"])
    except BadInput as error:
        raise HTTPException(404, "fault_no_game") from error


def _step(request: Request, entry: Entry) -> int:
    wanted = request.query_params.get("step", "")
    number = int(wanted) if wanted.isdecimal() and len(wanted) < 9 else entry.events
    return min(number, entry.events)


def score_table(entry: Entry, language: str) -> list[tuple[str, list[Any]]]:
    """A line for every part, then total and place, with a value for every player."""
    result = entry.result
    if not any(total is not None for total in result["totals"]):
        return []
    parts = about(entry.game).parts if entry.game in KEYS else ()
    seats = range(len(entry.players))
    lines: list[tuple[str, list[Any]]] = []
    known = [_of_seat(result["parts"], seat) for seat in seats]
    if any(isinstance(values, list) and len(values) == len(parts) for values in known):
        whole = [v if isinstance(v, list) and len(v) == len(parts) else None for v in known]
        for at, name in enumerate(parts):
            shown = word(entry.game, name, language)
            lines.append((shown, [None if values is None else values[at] for values in whole]))
    for key, name in (("totals", "total"), ("places", "place")):
        values = [_of_seat(result[key], seat) for seat in seats]
        if any(value is not None for value in values):
            lines.append((name, values))
    return lines


def _of_seat(values: list[Any], seat: int) -> Any:
    return values[seat] if seat < len(values) else None


def special_options(entry: Entry, language: str) -> list[tuple[str, str]]:
    """The options that differ from the game's defaults, in words where the gadget has some."""
    if entry.game not in KEYS:
        return []
    usual = {name: value for name, value, _ in option_table(entry.game)}
    return [
        (option(name, entry.game, language), option_value(value, name, entry.game, language))
        for name, value in entry.options.items()
        if name in usual and value != usual[name] and isinstance(value, str | int)
    ]


@lru_cache(maxsize=100)
def _told(data: bytes, language: str) -> Told:
    """For the pieces of one page, and for the next steps of a replay."""
    return tell(data, language, judged=False)  # rivals think for seconds: that is for `verify`


@lru_cache(maxsize=KEPT)
def _story(data: bytes, uid: str, language: str) -> str:
    told = _told(data, language)
    faces = [face for chapter in told.chapters for item in chapter.items for face in item.faces]
    numbers = {face: at for at, face in enumerate(dict.fromkeys(faces))}
    symbols = [(at, drawn(face)) for face, at in numbers.items()]
    return part(
        "story",
        language,
        uid=uid,
        chapters=told.chapters,
        chapter_in=chapter_in,
        symbols=symbols,
        size=SIZE,
        numbers=numbers,
        named=lambda face: name_of(face, language),
    )


@lru_cache(maxsize=KEPT)
def _moment(data: bytes, step: int, uid: str, language: str) -> str:
    told = _told(data, language)
    last = len(told.found.events)
    if step < last:
        told = tell(b"".join(data.splitlines(keepends=True)[: step + 1]), language, judged=False)
    item = told.chapters[-1].items[-1] if told.chapters and step else None
    return part(
        "moment",
        language,
        uid=uid,
        step=step,
        last=last,
        item=item,
        chapter=chapter_in(told.chapters[-1].title, language) if told.chapters else "",
        faces=[(drawn(face), name_of(face, language)) for face in _lying(told)],
        size=SIZE,
        sheets=[
            (name, Markup(sheet_svg(sheet, name, number, language)), sheet.link())
            for number, (name, sheet) in enumerate(told.sheets())
        ],
    )


def _lying(told: Told) -> list[Face]:
    """The dice on the table: those of the last roll that counts."""
    rolls = told.rolls()
    return rolls[-1][1] if rolls else []


@lru_cache(maxsize=KEPT)
def _proof(data: bytes, language: str) -> str:
    found = _told(data, language).found
    verdict = "bad" if not found.sound else VERDICTS.get(found.dice, "good")
    faults = [plain(fault, 300) for fault in found.faults]
    return part("proof", language, verdict=verdict, told=sentences(found, language), faults=faults)


VERDICTS = {"not proven": "unproven", "not revealed": "hidden"}
