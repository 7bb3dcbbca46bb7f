"""A game that was played, round by round: what was drawn, what the coach would have drawn, and the
average worth of each."""

from collections.abc import Iterator
from typing import Any, NamedTuple

import numpy as np

from firmware.games.railroad.editions import rounds
from firmware.games.railroad.game import Game
from firmware.games.railroad.scoring.score import Score
from firmware.games.railroad.sheet.face_table import FACES
from firmware.games.railroad.sheet.sheet import Sheet
from firmware.games.railroad.sheet.spaces import print_item
from host_tools.coach.judging import play_many
from host_tools.coach.player import NARROW, Player, room_of
from host_tools.coach.tables import SPACES
from host_tools.coach.value import UNIT
from host_tools.coach.worth import Worth, rounded

FEWEST, MOST = 16, 4000  # games that a finished round is played on
Event = dict[str, Any]


class Turn(NamedTuple):
    """A round of one player: the seat with its dice before, and after."""

    before: Any
    after: Any


class Moment(NamedTuple):
    """One round, looked at by the coach."""

    number: int
    dice: list[str]
    drawn: list[str]
    drawn_sheet: Sheet
    drawn_worth: Worth
    would: list[str]
    would_sheet: Sheet
    would_worth: Worth
    cost: Worth  # what was drawn is worth this much less

    def as_dict(self) -> dict[str, Any]:
        return {
            "round": self.number,
            "dice": self.dice,
            "drawn": self.drawn,
            "worth": rounded(self.drawn_worth),
            "would": self.would,
            "would_worth": rounded(self.would_worth),
            "cost": rounded(self.cost),
        }


def turns_of(options: dict[str, Any], players: int, events: list[Event]) -> dict[int, list[Turn]]:
    """The finished rounds of every player whose sheet is known, by seat."""
    game = Game(options, players)
    known = [seat for seat in range(players) if game.has_sheet(seat)]
    found: dict[int, list[Turn]] = {seat: [] for seat in known}
    before: dict[int, Any] = {}
    for event in events:
        if event["e"] == "end":
            for seat in known:
                found[seat].append(Turn(before[seat], game.seats[seat].copy()))
        was = game.phase
        game.apply({key: value for key, value in event.items() if key not in ("n", "t")})
        if game.phase == "draw" and was != "draw":
            before = {seat: game.seats[seat].copy() for seat in known}
    return found


def moments(
    options: dict[str, Any], turns: list[Turn], steps: int, seed: int = 1
) -> Iterator[Moment]:
    """Every round in its order, `steps` for each."""
    player = Player(options, seed)
    for turn in turns:
        yield _moment(player, turn, steps)


def _moment(player: Player, turn: Turn, steps: int) -> Moment:
    before, after = turn
    left = rounds(player.options) - before.round
    best = player.think(before, steps // 2).best
    drawn = player.position(after)
    same = bool((drawn[:SPACES] == best.position[:SPACES]).all())
    would_sheet = _sheet(best.position, before)
    if left == 0:
        points = [Score(sheet, player.options).total for sheet in (after.sheet, would_sheet)]
        worths = [np.array([UNIT * total]) for total in points]
    else:
        count = _plays(player, drawn, left, steps // 2)
        worths = [played_on(player, here, left, count) for here in (drawn, best.position)]
    cost = mean(worths[1] - worths[0])
    if same or cost.points < 0:
        cost = Worth(0.0, 0.0 if same else cost.error)
    return Moment(
        before.round,
        list(before.faces),
        _items(before.sheet, after.sheet),
        after.sheet,
        mean(worths[0]),
        _items(before.sheet, would_sheet),
        would_sheet,
        mean(worths[1]),
        cost,
    )


def _plays(player: Player, here: np.ndarray, left: int, steps: int) -> int:
    """How many games of each sheet these steps are enough for."""
    narrow = room_of(*NARROW, 1)
    narrow[12][0] = 0
    played_on(player, here, left, 4)
    return max(FEWEST, min(MOST, steps // max(2 * int(narrow[12][0]) // 4, 1)))


def played_on(player: Player, here: np.ndarray, left: int, count: int) -> np.ndarray:
    worths = np.zeros(count, np.int64)
    narrow = room_of(*NARROW, 1)
    play_many(here, left, player.weights, player.rules, narrow, player.seed * 65_537, worths)
    return worths


def mean(worths: np.ndarray) -> Worth:
    spread = float(worths.std()) / UNIT
    error = spread / (len(worths) - 1) ** 0.5 if len(worths) > 1 else 0.0
    return Worth(float(worths.mean()) / UNIT, error)


def _sheet(position: np.ndarray, before: Any) -> Sheet:
    """The sheet of a position; what is new on it has the round's number."""
    sheet = before.sheet.copy()
    for space in range(SPACES):
        face = FACES[position[space]]
        if face != sheet.faces[space]:
            sheet.draw(space, face, before.round if face else 0)
    return sheet


def _items(before: Sheet, after: Sheet) -> list[str]:
    return [
        print_item(space, after.faces[space] or "-")
        for space in range(SPACES)
        if after.faces[space] != before.faces[space]
    ]
