"""What the rival draws with the dice of a shared code, for people on paper to compare."""

import os
import signal
from collections.abc import Callable, Iterator
from concurrent.futures import ProcessPoolExecutor
from functools import partial
from typing import Any, NamedTuple

from firmware.games.railroad.game import Game
from firmware.games.railroad.rival.rival import Rival
from firmware.games.railroad.scoring.score import Score
from firmware.games.railroad.sheet.sheet import Sheet
from firmware.games.railroad.sheet.spaces import print_item
from firmware.play.fair import ALPHABET, Dice, good_code, secret_of_code
from host_tools.common.errors import BadInput
from host_tools.common.progress import Progress
from host_tools.common.safe_text import plain

FEW = 4  # games: played sooner than another process could start
PROCESSES = 2


class Played(NamedTuple):
    """One game: its items round by round as `check` reads them, and the finished sheet."""

    code: str
    level: str
    rounds: list[list[str]]
    sheet: Sheet
    score: Score
    specials: list[str]  # special routes that were drawn, or paid with

    def as_dict(self) -> dict[str, Any]:
        return {
            "code": self.code,
            "level": self.level,
            "rounds": self.rounds,
            "board": str(self.sheet),
            "total": self.score.total,
        }


def shared_code(text: str) -> str:
    """A code in its normal spelling; BadInput if it is not one."""
    code = text.upper()
    if not good_code(code):
        raise BadInput(
            f"{plain(text, 20)} is not a shared code: use six of {ALPHABET}, like ABC234"
        )
    return code


def play_all(codes: list[str], level: str, options: dict[str, Any]) -> Iterator[Played]:
    """The games in the order of their codes, each as soon as it is finished."""
    one = partial(play, level=level, options=options)
    if len(codes) <= FEW or (os.cpu_count() or 1) < PROCESSES:
        yield from map(one, codes)
        return
    pool = ProcessPoolExecutor(PROCESSES, initializer=leave_ctrl_c)
    try:
        yield from pool.map(one, codes)
    finally:
        pool.shutdown(cancel_futures=True)  # the reader may have closed the pipe


def leave_ctrl_c() -> None:
    """Ctrl-C is for the command itself, which then ends its processes."""
    signal.signal(signal.SIGINT, signal.SIG_IGN)


def play(
    code: str, level: str, options: dict[str, Any], progress: Progress | None = None
) -> Played:
    return play_dice(code, level, options, partial(thought, level=level), progress)


def thought(seat: Any, level: str) -> list[dict[str, Any]]:
    """What a rival does in a round."""
    rival = Rival(seat, level)
    while not rival.step():
        pass
    return rival.events


def play_dice(
    code: str,
    level: str,
    options: dict[str, Any],
    think: Callable[[Any], list[dict[str, Any]]],
    progress: Progress | None = None,
) -> Played:
    """A game in which `think` decides each round from the seat and its dice alone."""
    game = Game({**options, "boards": 1}, 1)
    dice = Dice(secret_of_code(code))
    rounds = []
    while not game.over():
        wanted = game.asks()
        got = [dice.draw(game.k + number, n) for number, n in enumerate(wanted)]
        game.apply({"e": "roll", "k": game.k, "of": wanted, "got": got})
        events = think(game.seats[0])
        rounds.append([item for event in events for item in _items(game, event)])
        game.apply({"e": "end"})
        if progress:
            progress(len(rounds), game.rounds)
    seat = game.seats[0]
    return Played(code, level, rounds, seat.sheet, game.breakdown(0), seat.specials.used)


def _items(game: Any, event: dict[str, Any]) -> list[str]:
    """Apply an event; returns what it draws, floods and craters included."""
    sheet = game.seats[0].sheet
    before = list(sheet.faces)
    game.apply({**event, "p": 0})
    if event["e"] == "erase":
        return []  # the lava drawn next implies it
    first = [event["tile"]] if event["e"] == "draw" else []
    changed = [space for space in range(49) if sheet.faces[space] != before[space]]
    items = [print_item(space, sheet.faces[space]) for space in changed]
    return first + [item for item in items if item not in first]
