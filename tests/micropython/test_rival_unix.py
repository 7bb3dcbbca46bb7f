"""The rival does the same on MicroPython as on the computer: levels, expansions, the draft."""

import json

from tests.micropython.unix import micropython
from tests.rules import emma_rivals
from tests.rules.rivals import reported
from tests.support.sizes import size

GAMES = size(5, 25)
HEAP = "448K"  # the rules compiled from source, and objects twice the size of a board's


def test_the_rival_draws_the_same_on_micropython():
    done = micropython("tests/micropython/run_rival.py", str(GAMES), heap=HEAP)
    assert done.returncode == 0, done.stdout + done.stderr
    there = [json.loads(line) for line in done.stdout.splitlines()]
    assert there == [reported(number) for number in range(GAMES)]
    assert len({str(game) for game in there}) == GAMES


def test_emmas_rivals_do_the_same_on_micropython():
    games = size(3, 24)
    done = micropython("tests/micropython/run_emma_rival.py", str(games), heap=HEAP)
    assert done.returncode == 0, done.stdout + done.stderr
    there = [json.loads(line) for line in done.stdout.splitlines()]
    assert there == [emma_rivals.reported(number) for number in range(games)]
