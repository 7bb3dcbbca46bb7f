"""The rivals draw what they have always drawn: with the dice of 200 shared codes, all expansions
and the draft, they do what tests/fixtures/rival_moves.txt has, written before the redesign.

`python -m tests.rules.test_same_moves` writes it again, after a rival was changed on purpose.
"""

import json
from pathlib import Path
from zlib import crc32

import pytest

from host_tools.railroad.rival import play
from tests.rules.rivals import code, drafted
from tests.support.sizes import SOAK

FIXTURE = Path(__file__).parents[1] / "fixtures/rival_moves.txt"
EXPANSIONS = ("", "river", "lake", "lava", "meteor")
CODES = 200


def kinds(number: int) -> list[tuple[str, str, str]]:
    """(how, level, expansion) of the games with a code: not every level with every expansion."""
    one, other = EXPANSIONS[number % 5], EXPANSIONS[(number + 1) % 5]
    return [
        *[("alone", "hard", expansion) for expansion in EXPANSIONS],
        *[("alone", "easy", one), ("alone", "medium", other)],
        ("draft", ("hard", "medium", "easy")[number % 3], one),
    ]


def moves(number: int, how: str, level: str, expansion: str) -> str:
    """All that the rivals draw in a game, as a number of eight digits."""
    if how == "draft":
        game = drafted(number, level, {"expansion": expansion})
        found: list = [game.k, [str(game.seats[seat].sheet) for seat in (1, 2)]]
    else:
        edition = (
            "blazing_red" if level != "hard" and expansion in ("lava", "meteor") else "deep_blue"
        )
        game = play(code(number), level, {"edition": edition, "expansion": expansion})
        found = [game.rounds, str(game.sheet), game.score.total]
    return f"{crc32(json.dumps(found).encode()):08x}"


def lines() -> list[list[str]]:
    return [line.split() for line in FIXTURE.read_text(encoding="ascii").splitlines()]


@pytest.mark.parametrize("number", range(CODES) if SOAK else range(4))
def test_every_move_is_the_same(number):
    games = list(enumerate(kinds(number)))
    for place, kind in games if SOAK else games[number + 1 :: 4]:
        assert moves(number, *kind) == lines()[number][1 + place], kind


def test_every_code_has_its_games():
    assert [line[0] for line in lines()] == [code(number) for number in range(CODES)]
    assert all(len(line) == 1 + len(kinds(0)) for line in lines())


def main() -> None:
    written = [
        " ".join([code(number), *(moves(number, *kind) for kind in kinds(number))]) + "\n"
        for number in range(CODES)
    ]
    FIXTURE.write_text("".join(written), encoding="ascii")


if __name__ == "__main__":
    main()
