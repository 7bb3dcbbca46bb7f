"""One game: its result, the check of its dice, its replay step by step, and the whole story.

The store has notes of every game, so that no page needs a replay. The replay works
by links alone, and replay.js makes it quicker.
"""

from typing import Any

from markupsafe import Markup
from starlette.exceptions import HTTPException
from starlette.requests import Request
from starlette.responses import Response

from firmware.games import KEYS
from host_tools.common.errors import BadInput
from host_tools.games import game_info, special_options, word
from host_tools.games.rivals import names_of
from host_tools.journals.proof import sentences
from host_tools.journals.results import of_seat
from host_tools.journals.story import Story
from host_tools.journals.wording import chapter_in
from host_tools.store import Entry
from host_tools.web.context import RequestContext, context_of
from host_tools.web.pages.history import note, row
from host_tools.web.rendering import SIZE, drawn, name_of, sheet_svg
from host_tools.web.responses import fault_page, fragment, page, said
from host_tools.web.story_lines import Lines
from host_tools.web.values import option, option_value


def game(request: Request) -> Response:
    context = context_of(request)
    entry = found_entry(request)
    try:
        story = Story(context.state.notes_cache.of(entry.uid), context.language)
    except BadInput as error:
        return fault_page(request, 500, "fault_game", said(error, context.language))
    step = _step(request, len(story.found.events))
    return page(
        request,
        "game",
        entry=entry,
        row=row(entry, context.words),
        scores=score_table(entry, context.language),
        players=names_of(entry.game, entry.options, entry.players, context.language),
        note=note(entry, context.words),
        story=Markup(_story(story, entry.uid)),
        moment=Markup(_moment(story, step, entry.uid)),
        proof=Markup(_proof(story, entry.uid)),
        options=options_in_words(entry, context.language),
    )


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


def score_table(entry: Entry, language: str) -> list[tuple[str, list[Any]]]:
    """A line for every part, then total and place, with a value for every player."""
    result = entry.result
    if not any(total is not None for total in result["totals"]):
        return []
    parts = game_info(entry.game).parts if entry.game in KEYS else ()
    seats = range(len(entry.players))
    lines: list[tuple[str, list[Any]]] = []
    known = [of_seat(result["parts"], seat) for seat in seats]
    if any(isinstance(values, list) and len(values) == len(parts) for values in known):
        whole = [v if isinstance(v, list) and len(v) == len(parts) else None for v in known]
        for at, name in enumerate(parts):
            shown = word(entry.game, name, language)
            lines.append((shown, [None if values is None else values[at] for values in whole]))
    for key, name in (("totals", "total"), ("places", "place")):
        values = [of_seat(result[key], seat) for seat in seats]
        if any(value is not None for value in values):
            lines.append((name, values))
    return lines


def options_in_words(entry: Entry, language: str) -> list[tuple[str, str]]:
    """What was special about this game; in words where the gadget has some."""
    return [
        (option(name, entry.game, language), option_value(value, name, entry.game, language))
        for name, value in special_options(entry.game, entry.options, len(entry.players))
    ]


def _story(story: Story, uid: str) -> str:
    faces = [face for rolled in story.notes.faces for face in rolled]
    different = list(dict.fromkeys(faces))
    return fragment(
        "story",
        story.language,
        uid=uid,
        chapters=story.chapters,
        chapter_in=chapter_in,
        symbols=[(at, drawn(face)) for at, face in enumerate(different)],
        size=SIZE,
        lines=Lines(uid, story.language, different),
    )


def _moment(story: Story, step: int, uid: str) -> str:
    language = story.language
    at = story.at(step)
    return fragment(
        "moment",
        language,
        uid=uid,
        step=step,
        last=len(story.found.events),
        item=at.item,
        chapter=chapter_in(at.chapter, language),
        faces=[(drawn(face), name_of(face, language)) for face in at.lying],
        size=SIZE,
        sheets=[
            (name, Markup(sheet_svg(sheet, name, number, language)), sheet.link())
            for number, (name, sheet) in enumerate(story.sheets(step))
        ],
    )


def _proof(story: Story, uid: str) -> str:
    found, language = story.found, story.language
    verdict = "bad" if not found.valid else VERDICTS.get(found.dice, "good")
    return fragment(
        "proof",
        language,
        uid=uid,
        verdict=verdict,
        sentences=sentences(found, language),
        faults=found.wrong(language),
    )


VERDICTS = {"not proven": "unproven", "not revealed": "hidden"}
