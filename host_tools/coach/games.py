"""Whole games of the coach on the dice of shared codes, which it does not know ahead."""

import hashlib
import sys
import time
from collections.abc import Callable, Iterator
from functools import cache, partial
from pathlib import Path
from typing import Any

import numpy as np

from firmware.games.emma.rival import rival as emma_rival
from firmware.games.railroad.editions import rounds
from firmware.games.railroad.game import Game
from host_tools.coach.budget import Budget, Seconds, Steps
from host_tools.coach.fast import COMPILES, FOLDER
from host_tools.coach.judging import play_many
from host_tools.coach.player import NARROW, Player, room_of
from host_tools.coach.workers import done_in_order
from host_tools.common.progress import Progress
from host_tools.common.streams import complain
from host_tools.railroad.rival import Played, play_dice

LEVEL = "coach"
MEASURED = 400_000  # steps of the measurement that turns seconds into steps


def play_all(
    codes: list[str],
    options: dict[str, Any],
    steps: int | None,
    seconds: float,
    seed: int = 1,
    cluster: str | None = None,
) -> Iterator[Played]:
    """The games in the order of their codes, each as soon as it is finished."""
    if cluster is None:
        warm_up()
    one = partial(play, options=options, steps=steps, seconds=seconds, seed=seed)
    return done_in_order(one, codes, cluster)


def play(
    code: str,
    options: dict[str, Any],
    steps: int | None = None,
    seconds: float = 1.0,
    seed: int = 1,
    progress: Progress | None = None,
) -> Played:
    """One game: `steps` in all, or at most `seconds` of a core."""
    budget: Budget = Seconds(seconds, rate()) if steps is None else Steps(steps)
    return play_dice(code, LEVEL, options, partial(drawn, budget=budget, seed=seed), progress)


def drawn(seat: Any, budget: Budget, seed: int) -> list[dict[str, Any]]:
    """What the coach draws with a seat's dice."""
    left = rounds(seat.options) - seat.round
    thought = Player(seat.options, seed).think(seat, budget.round(left))
    budget.took(thought.steps)
    return thought.best.events


@cache
def rate() -> float:
    """Steps a core-second of this process, measured in the first round of a game."""
    warm_up()
    begun = time.process_time()
    taken = _think(MEASURED)
    return taken / (time.process_time() - begun)


def _think(steps: int) -> int:
    seat = _new_seat()
    return Player(seat.options).think(seat, steps).steps


def _new_seat() -> Any:
    seat = Game({"boards": 1}, 1).seats[0]
    seat.begin(1, ("H-H-", "R--R", "HHH-", "HR--*"))
    return seat


@cache
def warm_up(say: Callable[[str], None] = complain) -> None:
    """Compile what is not compiled yet: once for each version, some minutes of a slow computer."""
    if not COMPILES:
        say("numba is missing: the coach runs uncompiled, some hundred times slower")
        return
    mark = FOLDER / f"compiled-{code_version()}"
    if not mark.exists():
        say("compiling the coach once for this version, which takes a minute or two ...")
    _think(1)
    seat = _new_seat()
    player = Player(seat.options)
    here, narrow = player.position(seat), room_of(*NARROW, 1)
    play_many(here, 1, player.weights, player.rules, narrow, 1, np.zeros(1, np.int64))
    mark.parent.mkdir(parents=True, exist_ok=True)
    mark.touch()


@cache
def code_version() -> str:
    """A name for this code, for Emma's rivals, who play its games on, and for what compiles it."""
    digest = hashlib.sha256(sys.version.encode())
    for folder in (Path(__file__).parent, Path(emma_rival.__file__).parent):
        for path in sorted(folder.glob("*.py")):
            digest.update(path.read_bytes())
    return digest.hexdigest()[:16]
