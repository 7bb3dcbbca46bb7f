"""The player: what it draws in a round, and what it thinks of each way to draw it."""

from functools import cache
from pathlib import Path
from typing import Any, NamedTuple

import numpy as np

from firmware.games.railroad.editions import rounds
from firmware.games.railroad.expansions.meteor import DIRECTIONS
from firmware.games.railroad.sheet.face_table import FACES
from firmware.games.railroad.sheet.spaces import draw_event, name_of
from firmware.games.railroad.sheet.tiles import SPECIAL_NAMES
from host_tools.coach.beam import MOVES, rooms
from host_tools.coach.playing import begin_round, number_of
from host_tools.coach.position import position_of
from host_tools.coach.rules import KIND, rules_of
from host_tools.coach.search import choose
from host_tools.coach.tables import ERASE, FIRST_SPECIAL, HIT, MARKER, NEW_VOLCANO, PAID, USED
from host_tools.coach.value import UNIT

Event = dict[str, Any]
WEIGHTS = Path(__file__).with_name("weights.npz")
NARROW = (4, 16)  # the beam that plays on: sheets that go on, drawings that are valued
WIDEST = 64
LOOKS = 8  # drawings valued for each sheet that goes on, in the wide beam
CANDIDATES = 32
A_SHEET = 4000  # steps of a round for each sheet that goes on
PRIOR = 4  # games: how much the value of a sheet weighs against playing on
ALL_ROUNDS = 9


class Candidate(NamedTuple):
    events: list[Event]
    position: np.ndarray
    worth: float  # points
    error: float  # its standard error; 0 if it is certain
    plays: int


class Thought(NamedTuple):
    candidates: list[Candidate]  # the best first
    steps: int

    @property
    def best(self) -> Candidate:
        return self.candidates[0]


@cache
def all_weights() -> np.ndarray:
    """By the kind of game, the rounds to come, and the feature."""
    with np.load(WEIGHTS) as file:
        return file["weights"].astype(np.int64)


@cache
def room_of(width: int, looks: int, results: int) -> tuple:
    return rooms(width, looks, results)


class Player:
    """Plays any game of these options; the same seed and steps bring the same drawings."""

    def __init__(self, options: dict[str, Any], seed: int = 1) -> None:
        self.options = options
        self.rules = rules_of(options)
        self.weights = all_weights()[self.rules[KIND]]
        self.seed = seed

    def think(self, seat: Any, steps: int) -> Thought:
        """What to draw with the dice of a seat whose round begins."""
        left = rounds(self.options) - seat.round
        here = self.position(seat)
        dice = np.full(6, -1, np.int64)
        dice[: len(seat.faces)] = [number_of(face) for face in seat.faces]
        width = max(4, min(WIDEST, steps // (1000 if left == 0 else 4 * A_SHEET)))
        wide = room_of(width, LOOKS * width, min(width, CANDIDATES))
        narrow = room_of(*NARROW, 1)
        wide[12][0] = narrow[12][0] = 0
        seed = (self.seed * 1_000_003 + seat.round * 7919) & 0x3FFFFFFF
        found = choose(
            here,
            dice,
            left,
            self.weights,
            self.rules,
            wide,
            narrow,
            steps,
            seed,
            PRIOR,
            ALL_ROUNDS,
        )
        best, sums, squares, plays = found
        made = [
            _candidate(wide, number, sums, squares, plays, left) for number in range(len(plays))
        ]
        order = sorted(
            range(len(made)),
            key=lambda one: (one != best, -plays[one], -made[one].worth, one),
        )
        return Thought([made[one] for one in order], int(wide[12][0] + narrow[12][0]))

    def position(self, seat: Any) -> np.ndarray:
        here = position_of(seat.sheet.faces)
        here[MARKER] = seat.marker
        here[USED] = sum(1 << SPECIAL_NAMES.index(name) for name in seat.specials.used)
        begin_round(here, self.rules)
        return here


def _candidate(
    wide: tuple, number: int, sums: Any, squares: Any, plays: Any, left: int
) -> Candidate:
    count = int(plays[number])
    if left == 0 or count == 0:
        worth, error = wide[8][number] / UNIT, 0.0
    else:
        worth = sums[number] / count / UNIT
        spread = max(squares[number] / count / UNIT**2 - worth**2, 0.0)
        error = (spread / max(count - 1, 1)) ** 0.5
    return Candidate(events_of(wide[7][number]), wide[6][number].copy(), worth, error, count)


def events_of(moves: np.ndarray) -> list[Event]:
    """The moves of a round as events of the journal, but for the player."""
    found: list[Event] = []
    for at in range(0, MOVES, 3):
        space, face, source = (int(number) for number in moves[at : at + 3])
        if space < 0:
            break
        if source == HIT:
            found.append({"e": "meteor", "dir": DIRECTIONS[face]})
        elif source == PAID:
            found.append({"e": "meteor", "ignore": SPECIAL_NAMES[face]})
        elif source == NEW_VOLCANO:
            found.append({"e": "volcano", "at": name_of(space)})
        elif source >= ERASE:
            found.append({"e": "erase", "at": name_of(space)})
            found.append(draw_event(space, FACES[face], 4 + source - ERASE))
        elif source >= FIRST_SPECIAL:
            name = SPECIAL_NAMES[source - FIRST_SPECIAL]
            found.append(draw_event(space, FACES[face], name))
        else:
            found.append(draw_event(space, FACES[face], source))
    return found
