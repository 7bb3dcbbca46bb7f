"""`python -m host_tools.coach.train_rival`: what the hard rival on the chip knows of a sheet.

It sees some of the features of value.py, alike ones as one, with weights of one byte. They are
learned from games that the coach's beam plays with dice that no shared code has. Games that the
rival plays by these weights itself teach less: after two more lessons it was a point weaker.
"""

from itertools import product
from pathlib import Path

import numpy as np

from firmware.games.railroad.game import Game
from firmware.games.railroad.rival.heuristic import UNIT as CHIP_UNIT
from host_tools.coach.beam import rooms
from host_tools.coach.player import all_weights
from host_tools.coach.position import position_of
from host_tools.coach.rules import rules_of
from host_tools.coach.tables import CLASS, CLASSES, SEEN
from host_tools.coach.train import MOST_ROUNDS, RESULTS, RIDGE, study
from host_tools.coach.value import (
    F_CENTRE,
    F_COST,
    F_CRATER,
    F_FAR,
    F_LONGEST,
    F_NETWORK,
    F_OPEN,
    F_REACH,
    F_SEEN,
    F_SPECIALS,
    FEATURES,
)
from host_tools.common.places import ROOT

TABLE = ROOT / "firmware" / "games" / "railroad" / "rival" / "learned.py"
GAMES, SEED = 20_000, 424_242
WIDTH, LOOKS = 8, 32
WHIMS = 8  # of 100 rounds: any of the best eight
# What a free space sees on a side: nothing yet, or an exit; nothing that leads on; a highway's
# end; a railway's end.
SIDE = (0, 1, 2, 3, 0, 0)
SIDES = 4
# (the first feature, how many there are of a kind, how many the chip distinguishes, how often)
KINDS = (
    (F_NETWORK, 30, 30, 1),
    (F_COST, 32, 25, 1),
    (F_FAR, 16, 16, 1),
    (F_REACH, 16, 11, 2),
    (F_LONGEST, 16, 11, 2),
    (F_SPECIALS, 4, 4, 1),
    (F_CENTRE, 10, 10, 1),
    (F_OPEN, 16, 9, 2),
)
ZERO, MOST = 128, 127  # of a byte
FIRST_CLASS = 35  # as a letter
LINE = 80  # letters of source
HEAD = '''"""What the hard rival has learned: written by host_tools/coach/train_rival.py.

`CLASSES` has a letter for what a free space sees on its four sides; turned and mirrored it is the
same. `WEIGHTS` has a row for each number of rounds to come, in sixteenths of a point: first those
of the classes, then of what learned_heuristic.py counts.
"""
'''


def classes() -> tuple[list[int], int]:
    """The class of each pattern of four sides, and how many classes there are."""
    numbers: dict[tuple[int, ...], int] = {}
    patterns = product(range(SIDES), repeat=4)
    found = [numbers.setdefault(_alike(sides), len(numbers)) for sides in patterns]
    return found, len(numbers)


def _alike(sides: tuple[int, ...]) -> tuple[int, ...]:
    turned = [sides[turn:] + sides[:turn] for turn in range(4)]
    return min(turned + [tuple(reversed(one)) for one in turned])


def kinds() -> tuple[np.ndarray, int]:
    """The chip's number for each feature, -1 for those that it does not see; how many it sees."""
    found = np.full(FEATURES, -1, np.int64)
    of_pattern, count = classes()
    for number, sides in enumerate(product(range(SEEN), repeat=4)):
        pattern = 0
        for side in sides:
            pattern = pattern * SIDES + SIDE[side]
        first = F_SEEN + 2 * int(CLASS[number])
        found[first : first + 2] = of_pattern[pattern]
    for first, size, known, times in KINDS:
        for time in range(times):
            for number in range(size):
                found[first + time * size + number] = count + min(number, known - 1)
            count += known
    assert 2 * CLASSES == F_NETWORK and F_OPEN + 32 == F_CRATER
    return found, count


def solved(squares: np.ndarray, sums: np.ndarray) -> np.ndarray:
    """The chip's weights, by the rounds to come."""
    known, count = kinds()
    merge = np.zeros((FEATURES, count))
    merge[known >= 0, known[known >= 0]] = 1
    weights = np.zeros((MOST_ROUNDS, count), np.int64)
    for left in range(1, MOST_ROUNDS):
        equations = merge.T @ squares[left] @ merge + RIDGE * np.eye(count)
        found = np.linalg.solve(equations, merge.T @ sums[left])
        weights[left] = np.clip(np.round(CHIP_UNIT * found), -MOST, MOST)
    return weights


def learn() -> np.ndarray:
    options = Game({"boards": 1}, 1).options
    rules = rules_of(options)
    start = position_of(Game(options, 1).seats[0].sheet.faces)
    room = rooms(WIDTH, LOOKS, RESULTS)
    squares = np.zeros((MOST_ROUNDS, FEATURES, FEATURES), np.int64)
    sums = np.zeros((MOST_ROUNDS, FEATURES), np.int64)
    study(GAMES, SEED, WHIMS, all_weights()[0], rules, start, room, squares, sums)
    return solved(squares, sums)


def source(weights: np.ndarray) -> str:
    of_pattern, _ = classes()
    letters = "".join(chr(FIRST_CLASS + number) for number in of_pattern)
    rows = [f'    "{letters[at : at + LINE]}"\n' for at in range(0, len(letters), LINE)]
    text = f"{HEAD}\nCLASSES = (\n{''.join(rows)})\nFIRST_CLASS = {FIRST_CLASS}\n"
    text += f"ZERO = {ZERO}\nROW = {weights.shape[1]}\nWEIGHTS = (\n"
    for row in weights[1:]:
        hexadecimal = [f"\\x{ZERO + number:02x}" for number in row]
        for at in range(0, len(hexadecimal), LINE // 4):
            text += f'    b"{"".join(hexadecimal[at : at + LINE // 4])}"\n'
    return text + ")\n"


def main(table: Path = TABLE) -> None:
    table.write_text(source(learn()), encoding="ascii")


if __name__ == "__main__":
    main()
