"""Are the dice fair? Fixed secrets, so the answer never changes; biased dice must be caught."""

import hashlib
import itertools
import random

import pytest
import scipy

from firmware.play.entropy import Pool
from firmware.play.fair import Dice
from host_tools.journals.memory_files import MemoryFiles
from tests.micropython.unix import micropython
from tests.support.sizes import size

GOOD = 1e-3  # one honest sample in a thousand is worse; these were looked at once and are not
BAD = 1e-9

ROLLS = size(13_000, 130_000)
BOOTS = 10_000


def p_value(cells, count):
    """Chance that fair dice are at least as uneven as these outcomes in `count` cells."""
    seen = [0] * count
    for cell in cells:
        seen[cell] += 1
    return scipy.stats.chisquare(seen).pvalue


def fair_rolls(name, dice=4, rolls=ROLLS):
    """Rolls of dice from one fixed secret."""
    source = Dice(hashlib.sha256(name.encode()).digest(), "TABKE7")
    return [[source.draw(k * dice + i, 6) for i in range(dice)] for k in range(rolls)]


def each_die(rolls):
    return [p_value([roll[i] for roll in rolls], 6) for i in range(len(rolls[0]))]


def joint(rolls):
    """All four dice together: 1,296 cells."""
    return p_value([((a * 6 + b) * 6 + c) * 6 + d for a, b, c, d in rolls], 1296)


def serial_pairs(rolls):
    """Every draw with the one after it, in pairs that do not overlap, at both alignments."""
    draws = [face for roll in rolls for face in roll]
    pairs = list(itertools.pairwise(draws))
    return [p_value([a * 6 + b for a, b in pairs[first::2]], 36) for first in (0, 1)]


def suite(rolls):
    """The worst of all p-values."""
    return min([*each_die(rolls), joint(rolls), *serial_pairs(rolls)])


@pytest.mark.parametrize("name", [f"suite {i}" for i in range(size(3, 20))])
def test_fair_dice_pass(name):
    assert suite(fair_rolls(name)) > GOOD


@pytest.mark.parametrize("n", [2, 3, 5, 31, 66, 100, 129, 255, 256])
def test_every_number_of_faces_is_fair(n):
    source = Dice(hashlib.sha256(b"faces").digest())
    assert p_value([source.draw(k, n) for k in range(size(20_000, 200_000))], n) > GOOD


def first_rolls(secret_of):
    """The first roll of a game right after switching on, boot after boot."""
    rolls = []
    for boot in range(BOOTS):
        dice = Dice(secret_of(boot))
        rolls.append([dice.draw(k, 6) for k in range(4)])
    return rolls


def test_first_roll_after_boot_is_fair_even_without_a_random_source():
    storage = MemoryFiles()
    rolls = first_rolls(lambda boot: Pool(storage, lambda: bytes(32)).secret())
    assert min(*each_die(rolls), joint(rolls), *serial_pairs(rolls)) > GOOD


def loaded(rng):
    """One die in four shows a six a little more often."""
    return [rng.choice((0, 1, 2, 3, 4, 5, 5)), *(rng.randrange(6) for _ in range(3))]


def linked(rng):
    """Each die alone is fair, and so is each neighbouring pair; the four together are not."""
    a, b, c = (rng.randrange(6) for _ in range(3))
    return [a, b, c, (a + b + c) % 6 if rng.random() < 0.3 else rng.randrange(6)]


def sticky(rng, last=[0]):  # noqa: B006 - the memory is the fault of this die
    """A die that likes to stay as it was."""
    roll = []
    for _ in range(4):
        if rng.random() > 0.05:
            last[0] = rng.randrange(6)
        roll.append(last[0])
    return roll


def test_loaded_dice_are_caught():
    rng = random.Random(1)
    assert min(each_die([loaded(rng) for _ in range(ROLLS)])) < BAD


def test_linked_dice_are_caught():
    rng = random.Random(1)
    rolls = [linked(rng) for _ in range(ROLLS)]
    assert joint(rolls) < BAD < GOOD < min(each_die(rolls))


def test_sticky_dice_are_caught():
    rng = random.Random(1)
    rolls = [sticky(rng) for _ in range(ROLLS)]
    assert min(serial_pairs(rolls)) < BAD < GOOD < min(each_die(rolls))


def test_bytes_without_rejection_are_caught():
    source = Dice(hashlib.sha256(b"faces").digest())
    assert p_value([source.draw(k, 256) % 100 for k in range(20_000)], 100) < BAD


FIRST_DIE = """
import random
seen = [0] * 6
for seed in range(10000):
    random.seed(seed)
    seen[random.randrange(6)] += 1
print(seen)
"""


def test_micropythons_own_random_is_caught_at_the_first_roll(tmp_path):
    script = tmp_path / "first_die.py"
    script.write_text(FIRST_DIE)
    done = micropython(str(script))
    assert done.returncode == 0, done.stderr
    seen = [int(count) for count in done.stdout.strip("[]\n").split(",")]
    assert sum(seen) == BOOTS and scipy.stats.chisquare(seen).pvalue < BAD
