"""How often a fair die is as uneven as this one: exact for few rolls, chi-square for many.

`uneven(counts, weights)` is Pearson's sum of squares: 0 for a perfect match. `weights` is the
number of sides that show each face.
"""

from collections.abc import Callable, Sequence
from functools import cache, lru_cache
from math import ceil, comb, erfc, exp, floor, lcm, pi, sqrt
from typing import NamedTuple

# By the number of faces: up to this many rolls the test is exact, in a few milliseconds. Beyond
# that, five of each face or more are expected, and chi-square is right.
MOST_EXACT = {2: 1000, 3: 100, 4: 60, 5: 40, 6: 36}
MOST_OF_MORE = 30
EXACT, CHI_SQUARE, NO_TEST = "exact", "chi-square", "none"
USUAL = 0.95
LARGEST = 1 << 1000
CERTAIN = 200  # far enough off the centre for the chi-square of any of our dice


class Outcome(NamedTuple):
    p: float | None
    test: str


def how_uneven(counts: Sequence[int], weights: Sequence[int]) -> Outcome:
    """The chance that a fair die is at least as uneven, and how it was found."""
    rolls = sum(counts)
    if rolls == 0 or len(weights) < 2:
        return Outcome(None, NO_TEST)  # a die with one face cannot be uneven
    if rolls <= MOST_EXACT.get(len(weights), MOST_OF_MORE):
        return Outcome(_exact(tuple(counts), tuple(weights)), EXACT)
    return Outcome(chi_square_tail(uneven(counts, weights), len(counts) - 1), CHI_SQUARE)


def uneven(counts: Sequence[int], weights: Sequence[int]) -> float:
    share = sum(counts) / sum(weights)
    pairs = zip(counts, weights, strict=True)
    return sum((count - share * weight) ** 2 / (share * weight) for count, weight in pairs)


def _exact(counts: tuple[int, ...], weights: tuple[int, ...]) -> float:
    """The share of all outcomes of `rolls` rolls that are at least as uneven."""
    ways = _ways(sum(counts), tuple(sorted(weights)))
    pairs = zip(counts, weights, strict=True)
    mine = sum(_square(count, weight, weights) for count, weight in pairs)
    found = sum(many for square, many in ways.items() if square >= mine)
    every = sum(ways.values())
    while every > LARGEST:  # MicroPython makes floats of them before it divides
        found, every = found >> 64, every >> 64
    return found / every


def _square(count: int, weight: int, weights: Sequence[int]) -> int:
    """In whole numbers: count * count / weight, times what all weights divide."""
    return count * count * (lcm(*weights) // weight)


@lru_cache(maxsize=200)
def _ways(rolls: int, weights: tuple[int, ...]) -> dict[int, int]:
    """{sum of squares: the number of outcomes that give it}

    Face after face: of the rolls that are left, some show it. For a given number of rolls the sum
    of squares measures unevenness, since everything else in Pearson's sum is constant.
    """
    *faces, last = weights
    states = {(rolls, 0): 1}  # (rolls left, sum so far): ways
    for weight in faces:
        after: dict[tuple[int, int], int] = {}
        for (left, square), many in states.items():
            for count in range(left + 1):
                state = (left - count, square + _square(count, weight, weights))
                more = many * comb(left, count) * weight**count
                after[state] = after.get(state, 0) + more
        states = after
    found: dict[int, int] = {}
    for (left, square), many in states.items():
        total = square + _square(left, last, weights)
        found[total] = found.get(total, 0) + many * last**left
    return found


@cache
def _scipy() -> Callable[[float, float], float] | None:
    """Its chi-square, if it is there; imported alone, since all of `scipy.stats` takes long."""
    try:
        from scipy.special import chdtrc
    except ImportError:
        return None
    return chdtrc


def chi_square_tail(value: float, freedom: int) -> float:
    """The chance that chi-square with these degrees of freedom is at least this value."""
    by_scipy = _scipy()
    return float(by_scipy(freedom, value)) if by_scipy else own_tail(value, freedom)


def own_tail(value: float, freedom: int) -> float:
    """The same without scipy: for whole degrees of freedom it is a finite sum."""
    half = value / 2
    if half <= 0:
        return 1.0
    if freedom % 2 == 0:
        term = total = exp(-half)
        for i in range(1, freedom // 2):
            term *= half / i
            total += term
        return total
    total = erfc(sqrt(half))
    term = exp(-half) * sqrt(half) / (sqrt(pi) / 2)
    for i in range(1, (freedom + 1) // 2):
        total += term
        term *= half / (i + 0.5)
    return total


@cache
def _limit(freedom: int, chance: float) -> float:
    """The value that chi-square exceeds with this chance."""
    low, high = 0.0, 1000.0
    for _ in range(60):
        middle = (low + high) / 2
        low, high = (middle, high) if own_tail(middle, freedom) > chance else (low, middle)
    return high


@lru_cache(maxsize=1000)
def notices(
    rolls: int, weights: tuple[int, ...], more: float = 0.5, chance: float = 0.05
) -> float:
    """The power of the test at the level `chance`: how probably it notices a die that shows its
    rarest face `more` often than it should, at the cost of all others."""
    sides = sum(weights)
    share = min(weights) / sides
    if rolls == 0 or len(weights) < 2:
        return 0.0
    off = rolls * (more * share) ** 2 / (share * (1 - share))
    if off > CERTAIN:
        return 1.0
    limit, freedom = _limit(len(weights) - 1, chance), len(weights) - 1
    # Chi-square that is off the centre: a mixture of central ones.
    term, found, i = exp(-off / 2), 0.0, 0
    left = 1.0
    while left > 1e-9:
        found += term * own_tail(limit, freedom + 2 * i)
        left -= term
        i += 1
        term *= off / 2 / i
    return min(1.0, found + max(left, 0.0))


@lru_cache(maxsize=1000)
def usual(rolls: int, weight: int, sides: int) -> tuple[int, int]:
    """Between which counts a face of a fair die stays in 95 of 100 cases."""
    share = weight / sides
    middle = rolls * share
    if rolls <= 1000:
        return _binomial(rolls, share)
    reach = 1.96 * sqrt(middle * (1 - share))
    return max(0, floor(middle - reach)), min(rolls, ceil(middle + reach))


def _binomial(rolls: int, share: float) -> tuple[int, int]:
    chances = [
        comb(rolls, count) * share**count * (1 - share) ** (rolls - count)
        for count in range(rolls + 1)
    ]
    rest = (1 - USUAL) / 2
    low, below = 0, chances[0]
    while below < rest:
        low += 1
        below += chances[low]
    high, above = rolls, chances[rolls]
    while above < rest:
        high -= 1
        above += chances[high]
    return low, high
