"""What the statistics need of a game, counted once while its journal is examined.

    seats   of each player: name, total, place, outcome, parts of the total, own numbers
    kind    the options that separate its results, and their values
    rounds  how long each round or turn took, in seconds
    rolls   how often each face of each die came
    record  (mode, result) of a solo game that is played for a record

Only a finished game has seats and a record; plain dice have no seats, since nobody can win them.
Rolls count however the game ended: leaving out abandoned games would leave out bad luck. No draw
counts twice, although the same dice come back after an undo.
"""

import re
from typing import Any, NamedTuple

from firmware.games import KEYS
from firmware.games.die import die_of
from firmware.play.checked_file import dict_of
from host_tools.common.safe_text import plain
from host_tools.games import Event, GameInfo, box_of, game_info
from host_tools.games.rivals import levels_of
from host_tools.journals.examine import FINISHED, Examined
from host_tools.journals.results import of_seat, won

NOT_WON, WON, SHARED = 0, 1, 2
NUMBERED = re.compile(r"\w+ \d+")  # chapters that are rounds, and not the set-up or the count
LONGEST_S = 1 << 31


class Seat(NamedTuple):
    """A player in a finished game."""

    name: str  # of a rival: how well it plays
    total: int | None
    place: int | None
    won: int  # NOT_WON, WON or SHARED: nobody wins alone, unless against the game itself
    parts: list[int] | None  # as `GameInfo.parts` names them
    own: dict[str, int]  # as `GameInfo.figures` names them
    person: int  # 0 for a rival that the gadget plays


class Watch:
    """Sees every event of a journal and the game after it, as `examine` calls it."""

    def __init__(self, data: bytes) -> None:
        header = dict_of(data[: data.find(b"\n") + 1]) or {}
        self.kind = game_info(header["game"]) if header.get("game") in KEYS else None
        self.rolls: dict[str, list[int]] = {}
        self._spent: dict[str, int] = {}  # ms in each chapter
        self._chapter = ""
        self._t = self._k = 0

    def __call__(self, event: Event, game: Any) -> None:
        if self.kind is None:
            return
        now = self.kind.chapter(game)
        title = self._chapter or now
        self._spent[title] = self._spent.get(title, 0) + event["t"] - self._t
        self._t, self._chapter = event["t"], now
        if event["e"] == "roll" and event["k"] >= self._k:
            self._k = event["k"] + len(event["got"])
            for die, face in self.kind.dice(game, event):
                self._count(die, face, tuple(self.kind.sides(game, die)))

    def _count(self, die: str, face: str, sides: tuple[str, ...]) -> None:
        faces = list(dict.fromkeys(sides))
        counts = self.rolls.setdefault(name_of(die, sides), [0] * len(faces))
        counts[faces.index(face)] += 1

    def rounds(self) -> list[int]:
        spent = [ms for title, ms in self._spent.items() if NUMBERED.fullmatch(title)]
        return [min((ms + 500) // 1000, LONGEST_S) for ms in spent]


def name_of(die: str, sides: tuple[str, ...]) -> str:
    """A die's name in the store: one with other sides than usual has them in its name."""
    return die if sides == die_of(die).faces else " ".join((die, *sides))


def sides_of(name: str) -> tuple[str, ...]:
    """The sides of a die by its name in the store."""
    die, *sides = name.split(" ")
    return tuple(sides) or die_of(die).faces


def figures_of(found: Examined, watch: Watch, result: dict[str, Any]) -> dict[str, Any]:
    """All of it, as JSON can take it; `result` is what `result_of` says of the game."""
    empty: dict[str, Any] = {"seats": [], "kind": {}, "rounds": [], "rolls": {}, "record": None}
    if found.header is None or watch.kind is None:
        return empty
    options = found.game.options
    empty |= {"kind": {name: options[name] for name in watch.kind.groups}, "rolls": watch.rolls}
    if found.state != FINISHED or not found.game.over():
        return empty
    mode = getattr(found.game, "mode", lambda: "")()
    record = found.game.score()["record"]
    return empty | {
        "seats": _seats(found, watch.kind, result),
        "rounds": watch.rounds(),
        "record": None if record is None else [mode, record],
    }


def _seats(found: Examined, kind: GameInfo, result: dict[str, Any]) -> list[Seat]:
    """None for a game that nobody can win: plain dice."""
    assert found.header is not None
    key, options, names = (found.header[name] for name in ("game", "options", "players"))
    if box_of(key, options) is None:
        return []
    own = kind.figures(found.game)
    first = SHARED if len(result["winners"]) > 1 else WON
    seats = []
    for seat, level in enumerate(levels_of(key, options, len(names))):
        numbers = {figure: values[seat] for figure, values in own.items()}
        seats.append(
            Seat(
                level or plain(names[seat], 40),
                of_seat(result["totals"], seat),
                of_seat(result["places"], seat),
                first if won(result, seat) else NOT_WON,
                of_seat(result["parts"], seat),
                {figure: value for figure, value in numbers.items() if value is not None},
                int(not level),
            )
        )
    return seats
