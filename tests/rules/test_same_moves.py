"""The rivals draw what they have always drawn: with the dice of 200 shared codes, all expansions
and the draft, those of 0.1 do what tests/fixtures/rival_moves.txt has, and the hard one that
learned does what tests/fixtures/rival_moves_learned.txt has.

`python -m tests.rules.test_same_moves` writes the second again, after that rival was changed on
purpose. The first must never change: `verify` recomputes the moves of old journals.
"""

import json
from pathlib import Path
from zlib import crc32

import pytest

from host_tools.railroad.rival import play
from tests.rules.rivals import code, drafted
from tests.support.sizes import SOAK

FIXTURES = Path(__file__).parents[1] / "fixtures"
FIRST, LEARNED = FIXTURES / "rival_moves.txt", FIXTURES / "rival_moves_learned.txt"
SOME = 20  # codes of the rival that learned
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


def moves(number: int, how: str, level: str, expansion: str, play_as: int = 1) -> str:
    """All that the rivals draw in a game, as a number of eight digits."""
    chosen = {"expansion": expansion, "rival_play": play_as}
    if how == "draft":
        game = drafted(number, level, chosen)
        found: list = [game.k, [str(game.seats[seat].sheet) for seat in (1, 2)]]
    else:
        edition = (
            "blazing_red" if level != "hard" and expansion in ("lava", "meteor") else "deep_blue"
        )
        game = play(code(number), level, chosen | {"edition": edition})
        found = [game.rounds, str(game.sheet), game.score.total]
    return f"{crc32(json.dumps(found).encode()):08x}"


def lines(path: Path = FIRST) -> list[list[str]]:
    return [line.split() for line in path.read_text(encoding="ascii").splitlines()]


def learned(number: int) -> list[str]:
    """A game alone and a draft of the hard rival that learned."""
    kinds_of = (("alone", EXPANSIONS[number % 5]), ("draft", EXPANSIONS[(number + 2) % 5]))
    return [moves(number, how, "hard", expansion, 2) for how, expansion in kinds_of]


@pytest.mark.parametrize("number", range(SOME) if SOAK else (0, 3))
def test_the_rival_that_learned_draws_the_same_everywhere(number):
    assert lines(LEARNED)[number] == [code(number), *learned(number)]


@pytest.mark.parametrize("number", range(CODES) if SOAK else range(4))
def test_every_move_is_the_same(number):
    games = list(enumerate(kinds(number)))
    for place, kind in games if SOAK else games[number + 1 :: 4]:
        assert moves(number, *kind) == lines()[number][1 + place], kind


def test_every_code_has_its_games():
    assert [line[0] for line in lines()] == [code(number) for number in range(CODES)]
    assert all(len(line) == 1 + len(kinds(0)) for line in lines())


def main() -> None:
    written = [" ".join([code(number), *learned(number)]) + "\n" for number in range(SOME)]
    LEARNED.write_text("".join(written), encoding="ascii")


if __name__ == "__main__":
    main()
