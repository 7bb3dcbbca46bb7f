"""Make the table of puzzles: python -m host_tools.railroad.make_puzzles (some minutes); --prove
proves those of a last round again.

Each puzzle tries the codes of a secret of its own, one after another. A code becomes a puzzle if
the levels of the rival are far enough apart: what they reach is what a star costs. For the
last rounds the hard rival draws six rounds, and in one group saves a special route; the dice are
the code's first roll, and an exhaustive search finds the most points, which three stars ask for.
"""

import hashlib
import sys
from collections.abc import Iterable, Iterator
from itertools import pairwise
from pathlib import Path
from typing import Any, NamedTuple

from firmware.games.die import DICE
from firmware.games.railroad import puzzles
from firmware.games.railroad.game import Game
from firmware.games.railroad.rival.rival import Rival
from firmware.games.railroad.scoring.score import Score
from firmware.games.railroad.seat import Seat
from firmware.games.railroad.sheet.face_table import NUMBERS
from firmware.games.railroad.sheet.tiles import ROUTE_DICE
from firmware.games.rivals import BY_STRENGTH
from firmware.play.fair import ALPHABET, Dice, secret_of_code
from host_tools.fonts.make import literal
from host_tools.railroad.last_round import Proof, TooMany, prove, roughly

MODULE = Path(__file__).parents[2] / "firmware" / "games" / "railroad" / "puzzle_table.py"
# Of a last round, without and with a special route: the endings that are looked at, how many are
# guessed from the places that each die has at first, and the ways to the most points.
MOST = (12_000, 60_000)
ROUGHLY = (25_000, 4_000)
FEW = (6, 20)
LEAST = 150  # endings: fewer are no puzzle
APART = 2  # points between two stars
SAVED = "S1"


class Found(NamedTuple):
    code: str
    limits: tuple[int, ...]
    sheet: bytes = b""


def codes(number: int) -> Iterator[str]:
    """One after another, until one makes a puzzle."""
    dice = Dice(hashlib.sha256(f"signalbox puzzle:{number}".encode()).digest())
    k = 0
    while True:
        yield "".join(ALPHABET[dice.draw(k + i, len(ALPHABET))] for i in range(6))
        k += 6


def puzzle(number: int) -> Found:
    """The first of its codes that makes a puzzle."""
    make = last_round if puzzles.group_of(number) >= puzzles.FIRST_SHEET else whole_game
    found = None
    source = codes(number)
    while found is None:
        found = make(number, next(source))
    print(number, found.code, *found.limits, flush=True)
    return found


def whole_game(number: int, code: str) -> Found | None:
    limits = [points(number, played(number, code, level)) for level in BY_STRENGTH]
    return Found(code, tuple(limits)) if far_apart(limits) else None


def far_apart(limits: list[int]) -> bool:
    steps = pairwise(limits)
    return limits[0] > 0 and limits[-1] < 256 and all(b - a >= APART for a, b in steps)


def points(number: int, seat: Seat) -> int:
    score = Score(seat.sheet, seat.options)
    return puzzles.points_of(number, score.total, score.errors)


def played(
    number: int, code: str, level: str, rounds: int | None = None, saved: Iterable[str] = ()
) -> Seat:
    """The seat of a rival after a puzzle, or after some rounds of its code in which these special
    routes may not be drawn."""
    options = puzzles.options_of(number)
    if rounds is not None:
        options["puzzle"] = 0
    game = Game(options, 1)
    game.seats[0].specials.used.extend(saved)
    dice = Dice(secret_of_code(code))
    while not game.over() and (rounds is None or game.round <= rounds):
        of = game.asks()
        got = [dice.draw(game.k + i, n) for i, n in enumerate(of)]
        game.apply({"e": "roll", "k": game.k, "of": of, "got": got})
        for event in thought(game.seats[0], level).events:
            game.apply({**event, "p": 0})
        game.apply({"e": "end"})
    return game.seats[0]


def thought(seat: Seat, level: str) -> Rival:
    rival = Rival(seat, level)
    while not rival.step():
        pass
    return rival


def last_round(number: int, code: str) -> Found | None:
    special = puzzles.GROUPS[puzzles.group_of(number)] == "special"
    seat = played(number, code, "hard", 6, [SAVED] if special else [])
    used = [name for name in seat.specials.used if not special or name != SAVED]
    if len(used) != (2 if special else 3):
        return None
    seat = begun(seat.sheet.faces, used, code)
    if roughly(seat) > ROUGHLY[special]:
        return None
    reached = [Score(thought(seat, level).seat.sheet, seat.options).total for level in BY_STRENGTH]
    if reached[2] - reached[0] < APART:
        return None
    try:
        proof = prove(seat, MOST[special])
    except TooMany:
        return None
    limits = [max(reached[:2]), min(reached[2], proof.points - 1), proof.points]
    if proof.looked < LEAST or len(proof.best) > FEW[special] or not 0 < limits[0] < limits[1]:
        return None
    return Found(code, tuple(limits), bytes(NUMBERS[face] for face in seat.sheet.faces))


def begun(faces: list[str], used: list[str], code: str) -> Seat:
    """A seat at its only round, with the first roll of a code."""
    options = Game({"boards": 1}, 1).options
    seat = Seat(options)
    seat.sheet.faces = list(faces)
    seat.specials.used = list(used)
    dice = Dice(secret_of_code(code))
    rolled = [DICE[die].faces[dice.draw(k, 6)] for k, die in enumerate(ROUTE_DICE)]
    seat.begin(Game(options, 1).rounds, rolled)
    return seat


def proof_of(number: int) -> Proof:
    """The search again, for a puzzle of the table."""
    seat = Seat(Game(puzzles.options_of(number), 1).options)
    return prove(begun(seat.sheet.faces, seat.specials.used, puzzles.code_of(number)))


def module(found: list[Found]) -> str:
    """The text of the module with the table."""
    tables: dict[str, Any] = {
        "LIMITS": bytes(limit for one in found for limit in one.limits),
        "SHEETS": b"".join(one.sheet for one in found),
    }
    rows = [one.code for one in found]
    return "\n".join(
        [
            '"""The puzzles, made by host_tools/railroad/make_puzzles.py."""',
            "",
            "# fmt: off",
            "# Of each its code, the points for one to three stars, and of the last twenty the",
            "# numbers of the faces that are given.",
            "CODES = (",
            *('    "' + "".join(rows[i : i + 10]) + '"' for i in range(0, len(rows), 10)),
            ")",
            *(line for name, data in tables.items() for line in literal(name, data)),
            "",
        ]
    )


def main() -> None:
    numbers = range(1, puzzles.COUNT + 1)
    if sys.argv[1:] != ["--prove"]:
        MODULE.write_text(module([puzzle(number) for number in numbers]), encoding="utf-8")
        return
    for number in numbers[puzzles.FIRST_SHEET * puzzles.EACH :]:
        proof = proof_of(number)
        if proof.points != puzzles.limits_of(number)[-1]:
            sys.exit(f"Puzzle {number}: {proof.points} points can be reached.")
        print(number, proof.points, "points,", proof.looked, "endings,", len(proof.best), "best")


if __name__ == "__main__":
    main()
