"""A puzzle on paper: all rolls of a shared code or of a day, and what they are worth."""

import re
import statistics
from typing import Any, NamedTuple

from firmware.games.die import DICE
from firmware.games.railroad import expansions
from firmware.games.railroad.editions import rounds
from firmware.play.fair import ALPHABET, Dice, code_of_day, good_code, secret_of_code
from host_tools.common.days import good_day
from host_tools.common.errors import BadInput
from host_tools.common.safe_text import plain


class Puzzle(NamedTuple):
    code: str
    day: str  # or nothing
    rolls: list[list[str]]  # the faces of each round, in the order of the dice


class Par(NamedTuple):
    """What a strong player reached with the rolls of a puzzle, not knowing them ahead."""

    totals: list[int]

    @property
    def mean(self) -> float:
        return statistics.mean(self.totals)

    @property
    def error(self) -> float:
        """The standard error of the mean."""
        count = len(self.totals)
        return statistics.stdev(self.totals) / count**0.5 if count > 1 else 0.0

    @property
    def best(self) -> int:
        return max(self.totals)

    def __str__(self) -> str:
        games = len(self.totals)
        mean = f"{self.mean:.1f} ± {self.error:.1f}" if games > 1 else f"{self.mean:.0f}"
        return f"{mean}, best {self.best} of {games} games"

    def as_dict(self) -> dict[str, Any]:
        return {
            "games": len(self.totals),
            "mean": round(self.mean, 2),
            "error": round(self.error, 2),
            "best": self.best,
        }


def read_puzzle(text: str, options: dict[str, Any]) -> Puzzle:
    """The puzzle of a code or of a day like 2026-11-17; BadInput if it is neither.

    It is the game without the draft: there the pairs depend on how many play, and the expansion's
    dice come after them.
    """
    day = good_day(text) if re.fullmatch(r"\d+-\d+-\d+", text) else ""
    code = code_of_day(day) if day else text.upper()
    if not good_code(code):
        raise BadInput(
            f"{plain(text, 20)!r} is neither a shared code nor a day: use six of "
            f"{ALPHABET}, like ABC234, or a day like 2026-11-17"
        )
    return Puzzle(code, day, rolls_of(code, options))


def rolls_of(code: str, options: dict[str, Any]) -> list[list[str]]:
    """Every roll of a game with a shared code."""
    dice = Dice(secret_of_code(code))
    kinds = expansions.of(options).dice()
    return [
        [DICE[kind].faces[dice.draw(k, 6)] for k, kind in enumerate(kinds, number * len(kinds))]
        for number in range(rounds(options))
    ]
