"""One game: its result, the check of its dice, a moment of its replay, and the whole story."""

from typing import Any

from markupsafe import Markup

from firmware.games import KEYS
from host_tools.games import game_info, special_options, word
from host_tools.games.rivals import names_of
from host_tools.journals.proof import sentences
from host_tools.journals.results import of_seat
from host_tools.journals.story import Story
from host_tools.journals.wording import chapter_in
from host_tools.pieces.history import note, row
from host_tools.pieces.rendering import SIZE, drawn, name_of, sheet_svg
from host_tools.pieces.story_lines import Lines
from host_tools.pieces.templating import fragment
from host_tools.pieces.values import option, option_value
from host_tools.pieces.words import words
from host_tools.store import Entry

VERDICTS = {"not proven": "unproven", "not revealed": "hidden"}


def shown(entry: Entry, story: Story, step: int) -> dict[str, Any]:
    """What the template `game` shows: the game after `step` of its events."""
    language = story.language
    said = words(language)
    return {
        "entry": entry,
        "row": row(entry, said),
        "scores": score_table(entry, language),
        "players": names_of(entry.game, entry.options, entry.players, language),
        "note": note(entry, said),
        "story": Markup(_story(story, entry.uid)),
        "moment": Markup(moment(story, step, entry.uid)),
        "proof": Markup(_proof(story, entry.uid)),
        "options": options_in_words(entry, language),
        "coach": "",
    }


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


def moment(story: Story, step: int, uid: str) -> str:
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
