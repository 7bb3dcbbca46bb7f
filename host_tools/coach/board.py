"""The analysis board: a player's game round by round with the sheets of both, and the value of any
other drawing with the dice of a round."""

from collections.abc import Iterator
from typing import Any, NamedTuple

from firmware.games.railroad.editions import rounds
from firmware.games.railroad.scoring.score import Score
from firmware.games.railroad.seat import Seat
from firmware.games.railroad.sheet.sheet import Sheet
from firmware.games.railroad.sheet.spaces import Malformed, draw_event, name_of, parse_item
from firmware.games.railroad.sheet.tiles import SPECIAL_NAMES
from host_tools.coach.analysis import Turn, mean, moments, played_on
from host_tools.coach.answers import stored
from host_tools.coach.coaching import examined, read_turns
from host_tools.coach.emma import CoachedEmma, Decision, coached_emma
from host_tools.coach.games import warm_up
from host_tools.coach.player import Player
from host_tools.coach.tables import SPACES
from host_tools.coach.worth import Worth
from host_tools.common.errors import BadInput
from host_tools.railroad.final_sheet import parse_sheet

STEPS = 300_000  # of each round
EMMA_STEPS = 600_000  # of a whole game of Emma
GAMES = 400  # that a tried drawing is played on
SEED = 1
# Their dice are not only drawn: a meteor hits first, lava may erase a route.
NOT_TRIED = ("lava", "meteor")


class Round(NamedTuple):
    number: int
    drawn: Sheet
    drawn_worth: Worth
    would: Sheet
    would_worth: Worth
    cost: Worth


class Board(NamedTuple):
    seat: int
    player: str
    options: dict[str, Any]
    rounds: list[Round]


def decisions(data: bytes) -> list[CoachedEmma]:
    """The same of a game of Emma."""
    found = examined("this game", data)

    def think() -> list[Any]:
        coached = coached_emma("", found, EMMA_STEPS, 0, SEED, lambda done, of: None)
        return [
            (one.player, one.total, [row._asdict() for row in one.decisions]) for one in coached
        ]

    return [
        CoachedEmma(
            "",
            player,
            total,
            [Decision(**{**row, "cost": Worth(*row["cost"])}) for row in rows],
        )
        for player, total, rows in stored((data, ["decisions", EMMA_STEPS, SEED]), think)
    ]


def boards(data: bytes) -> list[Board]:
    """One for each player whose sheet is known; BadInput if there is none. It takes seconds, and
    the answer is stored."""
    options, names, known = read_turns("this game", data)

    def think() -> list[list[dict[str, Any]]]:
        warm_up()
        return [
            [moment.as_dict() for moment in moments(options, turns, STEPS, SEED)]
            for turns in known.values()
        ]

    found = stored((data, ["board", STEPS, SEED]), think)
    return [
        Board(
            seat,
            names[seat],
            options,
            [_round(turn, said) for turn, said in zip(turns, answers, strict=True)],
        )
        for (seat, turns), answers in zip(known.items(), found, strict=True)
    ]


def _round(turn: Turn, said: dict[str, Any]) -> Round:
    would = turn.before.sheet.copy()
    for item in said["would"]:
        name, _, face = item.partition("=")
        space = parse_item(f"{name}=H-H-")[0]
        would.draw(space, "" if face == "-" else face, 0 if face == "-" else said["round"])
    worths = [Worth(*said[key]) for key in ("worth", "would_worth", "cost")]
    return Round(said["round"], turn.after.sheet, worths[0], would, worths[1], worths[2])


def value(data: bytes, seat: int, number: int, sheet: str) -> Worth:
    """What a sheet is worth on average that has other drawings of a round; BadInput if the rules
    forbid them."""
    options, _, known = read_turns("this game", data)
    turn = next((turn for turn in known.get(seat, ()) if turn.before.round == number), None)
    if turn is None:
        raise BadInput("there is no such round", "diese Runde gibt es nicht")
    if options["expansion"] in NOT_TRIED:
        raise BadInput(
            "other drawings can be tried in the plain game, with rivers and with lakes",
            "andere Zeichnungen gehen im einfachen Spiel, mit Flüssen und mit Seen",
        )
    after = tried(turn.before, sheet)
    left = rounds(options) - number
    if left == 0:
        return Worth(float(Score(after.sheet, options).total), 0.0)
    warm_up()
    player = Player(options, SEED)
    return mean(played_on(player, player.position(after), left, GAMES))


def tried(before: Seat, text: str) -> Seat:
    """The seat with these drawings, whatever their order."""
    try:
        wanted = parse_sheet(text)
    except Malformed as error:
        raise BadInput("this sheet cannot be read", "diese Tafel ist nicht lesbar") from error
    old = before.sheet.faces
    for space in range(SPACES):
        if old[space] and wanted.faces[space] != old[space]:
            raise BadInput(
                f"{name_of(space)} was drawn in an earlier round: it stays as it is",
                f"{name_of(space)} ist aus einer früheren Runde und bleibt, wie es ist",
            )
    items = [(one, wanted.faces[one]) for one in range(SPACES) if wanted.faces[one] != old[one]]
    last = None
    for seat in _drawn(before, tuple(items), set()):
        last = seat
        if seat.why_not_end() is None:
            return seat
    if last is None:
        raise BadInput(
            "the rules do not allow these drawings with the dice of this round",
            "mit den Würfeln dieser Runde erlauben die Regeln diese Zeichnungen nicht",
        )
    raise BadInput(
        "one more of the dice of this round can be drawn, so it must be",
        "noch ein Würfel dieser Runde passt, also muss er gezeichnet werden",
    )


def _drawn(seat: Seat, items: tuple[tuple[int, str], ...], seen: set[Any]) -> Iterator[Seat]:
    """Every seat with all of these drawn, by any order and any dice."""
    if not items:
        yield seat
        return
    state = items, tuple(sorted(seat.drawn)), tuple(seat.specials.used)
    if state in seen:
        return
    seen.add(state)
    for number, (space, face) in enumerate(items):
        for die in (*range(len(seat.faces)), *SPECIAL_NAMES):
            if seat.why_not_draw(space, face, die) is None:
                other = seat.copy()
                other.do(draw_event(space, face, die))
                yield from _drawn(other, items[:number] + items[number + 1 :], seen)
