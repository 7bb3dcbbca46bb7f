"""The score of a finished sheet, for programs."""

from typing import Any

from firmware.games.game import complete
from firmware.games.railroad.options import OPTIONS
from firmware.games.railroad.scoring.ranking import CATEGORIES
from firmware.games.railroad.scoring.score import Score
from firmware.games.railroad.sheet.sheet import Sheet
from host_tools.common.errors import BadInput
from host_tools.railroad.final_sheet import final_sheet
from host_tools.railroad.json_request import LONGEST, edition_and_expansion, malformed


def read(request: Any) -> tuple[Sheet, Score]:
    """The sheet of a request, with all automatic effects applied, and its score."""
    edition, expansion = edition_and_expansion(request)
    longest = request.get("longest")
    if longest not in (None, *LONGEST):
        raise BadInput('"longest" must be simple or trail, or left out')
    if not isinstance(request.get("board"), str):
        raise BadInput('"board" must be a text like "A2=H-H-@1 B2=HRHRx@1"')
    options = complete(
        OPTIONS, {"edition": edition, "expansion": expansion, "longest": longest or "edition"}
    )
    with malformed():
        sheet = final_sheet(request["board"], expansion)
    return sheet, Score(sheet, options)


def score(request: Any) -> dict:
    """The answer to one request of `signalbox score`; BadInput if it cannot be read."""
    _, found = read(request)
    answer: dict = {"networks": [exits for exits, _ in found.networks if exits > 1]}
    answer.update(zip(CATEGORIES, found.values(), strict=True))
    answer["total"] = found.total
    return answer
