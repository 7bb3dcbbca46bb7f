"""What the statistics want to know of a game, counted once while its journal is examined.

    seats   of each player: name, total, place, how it went, parts of the total, own numbers
    kind    the options that tell its results apart, and their values
    rounds  how long each round or turn took, in seconds
    rolls   how often each face of each die came
    record  (mode, result) of a solo game that is played for a record

Only a finished game has seats and a record. Rolls count whatever became of the game: who leaves
out the games that were given up leaves out bad luck. No draw counts twice, though an undo lets the
same dice come again.
"""

import re
from typing import Any, NamedTuple

from firmware.games import KEYS
from firmware.games.faces import DICE
from firmware.play.sealed import dict_of
from host_tools.common.safe_text import plain
from host_tools.games import Event, about
from host_tools.journals.examine import FINISHED, Examined, standing

NOT_WON, WON, SHARED = 0, 1, 2
NUMBERED = re.compile(r"\w+ \d+")  # chapters that are rounds, and not the set-up or the count
LONGEST_S = 1 << 31


class Seat(NamedTuple):
    """A player in a finished game."""

    name: str
    total: int | None
    place: int | None
    won: int  # NOT_WON, WON or SHARED: nobody wins alone, unless against the game itself
    parts: list[int] | None  # as `About.parts` names them
    own: dict[str, int]  # as `About.figures` names them
    person: int  # 0 for a rival that the gadget plays


class Watch:
    """Sees every event of a journal and the game after it, as `examine` calls it."""

    def __init__(self, data: bytes) -> None:
        header = dict_of(data[: data.find(b"\n") + 1]) or {}
        self.kind = about(header["game"]) if header.get("game") in KEYS else None
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
    return die if sides == DICE.get(die) else " ".join((die, *sides))


def sides_of(name: str) -> tuple[str, ...]:
    """The sides of a die by its name in the store."""
    die, *sides = name.split(" ")
    return tuple(sides) or DICE[die]


def figures_of(found: Examined, watch: Watch) -> dict[str, Any]:
    """All of it, as JSON can take it."""
    empty: dict[str, Any] = {"seats": [], "kind": {}, "rounds": [], "rolls": {}, "record": None}
    if found.header is None or watch.kind is None:
        return empty
    options = found.game.options
    empty |= {"kind": {name: options[name] for name in watch.kind.groups}, "rolls": watch.rolls}
    if found.state != FINISHED or not found.game.over():
        return empty
    score = found.game.score()
    mode = getattr(found.game, "mode", lambda: "")()
    record = score["record"]
    return empty | {
        "seats": _seats(found, watch, score),
        "rounds": watch.rounds(),
        "record": None if record is None else [mode, record],
    }


def _seats(found: Examined, watch: Watch, score: dict[str, Any]) -> list[Seat]:
    assert found.header is not None and watch.kind is not None
    players, won = score["players"], _won(score)
    own = watch.kind.figures(found.game)
    people = found.game.players - found.rival_seats  # who sit before them
    typed = {e.get("p"): e for e in standing(found.events) if e["e"] == "scores"}
    seats = []
    for seat, name in enumerate(found.header["players"]):
        got = players[seat] if seat < len(players) and _counts(players[seat]) else {}
        rows = got.get("rows")
        parts = [value for _, value in rows] if rows else None
        numbers = {figure: values[seat] for figure, values in own.items()}
        seats.append(
            Seat(
                plain(name, 40),
                got.get("total"),
                got.get("place"),
                won[seat] if seat < len(won) else NOT_WON,
                None if seat in typed and watch.kind.total_only(typed[seat]) else parts,
                {figure: value for figure, value in numbers.items() if value is not None},
                int(seat < people),
            )
        )
    return seats


def _counts(player: dict[str, Any]) -> bool:
    """A place is worth nothing where nobody has a total."""
    return player["total"] is not None


def _won(score: dict[str, Any]) -> list[int]:
    players, note = score["players"], score["note"] and score["note"][0]
    if len(players) == 1:
        return [WON if note == "won" else NOT_WON]
    first = [_counts(player) and player["place"] == 1 and note != "lost" for player in players]
    return [(SHARED if sum(first) > 1 else WON) if ahead else NOT_WON for ahead in first]
