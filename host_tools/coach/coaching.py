"""From a journal, a code or a day to what the coach says about it."""

from typing import Any, NamedTuple

from firmware.games.railroad.game import Game
from firmware.games.railroad.scoring.score import Score
from host_tools.coach import emma
from host_tools.coach.analysis import Moment, Turn, moments, turns_of
from host_tools.coach.budget import SAFETY, Budget, Seconds, Steps
from host_tools.coach.emma import CoachedEmma, coached_emma
from host_tools.coach.games import drawn, rate, warm_up
from host_tools.common.errors import BadInput
from host_tools.common.progress import Progress
from host_tools.common.safe_text import plain
from host_tools.journals.examine import effective_events, examine
from host_tools.railroad.puzzle import read_puzzle

GAME = "railroad"


class Coached(NamedTuple):
    """What the coach says about one player's game."""

    name: str  # of the game
    player: str
    options: dict[str, Any]
    moments: list[Moment]  # round by round

    @property
    def total(self) -> int:
        """Of the sheet as it was drawn so far."""
        return Score(self.moments[-1].drawn_sheet, self.options).total

    @property
    def costliest(self) -> list[Moment]:
        return sorted(self.moments, key=lambda one: (-one.cost.points, one.number))

    def as_dict(self) -> dict[str, Any]:
        return {
            "game": self.name,
            "player": self.player,
            "total": self.total,
            "rounds": [moment.as_dict() for moment in self.moments],
            "costliest": [moment.number for moment in self.costliest],
        }


def coached_journal(
    name: str, data: bytes, steps: int | None, seconds: float, seed: int, progress: Progress
) -> list[Coached] | list[CoachedEmma]:
    """Every player of a game whose sheet, or whose decisions, are known; BadInput if there are
    none."""
    found = examined(name, data)
    if found.header["game"] == emma.GAME:
        return coached_emma(name, found, steps, seconds, seed, progress)
    options, names, known = turns_in(name, found)
    done = 0
    of = sum(len(some) for some in known.values())
    coached = []
    for seat, some in known.items():
        made = []
        for moment in moments(options, some, _each(steps, seconds, len(some)), seed):
            made.append(moment)
            done += 1
            progress(done, of)
        coached.append(Coached(name, names[seat], options, made))
    return coached


def read_turns(name: str, data: bytes) -> tuple[dict[str, Any], list[str], dict[int, list[Turn]]]:
    """(options, names, the rounds by seat) of a game; BadInput if no sheet is known."""
    return turns_in(name, examined(name, data))


def examined(name: str, data: bytes) -> Any:
    """A journal that can be read, as `examine` found it."""
    found = examine(data)
    if found.header is None:
        raise BadInput(f"{plain(name)} cannot be read as a journal: `signalbox verify` says why")
    return found


def turns_in(name: str, found: Any) -> tuple[dict[str, Any], list[str], dict[int, list[Turn]]]:
    """The same of a journal that was read."""
    if found.header["game"] != GAME:
        raise BadInput(
            f"{plain(name)} is no game of Railroad Ink or Emma: the coach knows no other"
        )
    turns = turns_of(
        found.game.options, len(found.header["players"]), effective_events(found.events)
    )
    known = {seat: some for seat, some in turns.items() if some}
    if not known:
        raise BadInput(
            f"{plain(name)} has no finished round that the gadget saw: people drew on paper"
        )
    return found.game.options, found.names(), known


def coached_dice(
    word: str,
    options: dict[str, Any],
    steps: int | None,
    seconds: float,
    seed: int,
    progress: Progress,
) -> list[Coached]:
    """The coach's own game with the dice of a code or of a day."""
    game = Game({**options, "boards": 1}, 1)
    puzzle = read_puzzle(word, game.options)
    warm_up()
    budget: Budget = Steps(steps // 2) if steps else Seconds(seconds / 2, rate())
    turns = []
    for number, roll in enumerate(puzzle.rolls, 1):
        seat = game.seats[0]
        seat.begin(number, tuple(roll))
        before = seat.copy()
        for event in drawn(seat, budget, seed):
            seat.do(event)
        turns.append(Turn(before, seat.copy()))
    each = _each(steps, seconds, len(turns)) // 2
    made = []
    for moment in moments(game.options, turns, each, seed):
        made.append(moment)
        progress(len(made), len(turns))
    return [Coached(puzzle.day or puzzle.code, "coach", game.options, made)]


def _each(steps: int | None, seconds: float, count: int) -> int:
    """The steps of each round."""
    warm_up()
    return max((steps or int(seconds * SAFETY * rate())) // count, 1)
