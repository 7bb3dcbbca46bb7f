"""What can and what cannot be concluded, in plain words.

A test of dice says how often fair dice are at least as uneven. It never proves a die fair, and of
many dice one is unusual by chance, so `very uneven` needs strong evidence.
"""

from collections.abc import Mapping

from host_tools.statistics.chance import EXACT, Outcome, notices
from host_tools.statistics.results import Die, Luck

FEW, FINE, LITTLE, VERY, NONE = (
    "too few rolls",
    "nothing unusual",
    "a little uneven",
    "very uneven",
    "none",
)
ENOUGH = 0.5  # a test that would miss a bad die more often than not gives no verdict
UNUSUAL, RARE = 0.05, 0.01
SLIGHTLY = 0.1
UNEVEN_GAME = 0.1


def verdict(p: float | None, power: float, tested: int) -> str:
    """One of the five above."""
    if p is None:
        return NONE
    if power < ENOUGH:
        return FEW
    if p < RARE / max(tested, 1):
        return VERY
    return LITTLE if p < UNUSUAL else FINE


def about_die(
    rolls: int, weights: Mapping[str, int], test: Outcome, power: float, said: str, tested: int
) -> str:
    """A few sentences about one die."""
    if test.p is None:
        return "All its sides are alike: it cannot be uneven." if rolls else "Never rolled."
    shape = tuple(weights.values())
    how = "counted exactly" if test.test == EXACT else "by chi-square"
    often = f"a fair die is at least as uneven in {_of_100(test.p)} cases ({how})"
    if said == FEW:
        wanted = _rolls_wanted(shape)
        return (
            f"Too few rolls for a verdict: {often}, but a die that shows one face half as often"
            f" again as it should would be noticed in only {_of_100(power)} cases. It takes about"
            f" {wanted} rolls for a verdict."
        )
    slight = notices(rolls, shape, SLIGHTLY)
    limits = (
        f"A face that comes half as often again would be noticed in {_of_100(power)} cases, one"
        f" that comes a tenth more often in {_of_100(slight)}."
    )
    if said == FINE:
        return f"Nothing unusual: {often}. That does not prove it fair. {limits}"
    if said == LITTLE:
        return (
            f"A little uneven: {often}. With {_dice(tested)} looked at that is no surprise; roll"
            f" more before you suspect it. {limits}"
        )
    return (
        f"Very uneven: {often}, and {_dice(tested)} looked at do not explain it. The dice of a"
        " game that verifies come from its secret, so look with `signalbox verify` first."
    )


def _dice(tested: int) -> str:
    return "one die" if tested == 1 else f"{tested} dice"


def _rolls_wanted(shape: tuple[int, ...]) -> int:
    """The rolls needed for a verdict, rounded up to tens."""
    low, high = 0, 1
    while notices(high * 10, shape) < ENOUGH:
        low, high = high, high * 2
    while high - low > 1:
        middle = (low + high) // 2
        low, high = (low, middle) if notices(middle * 10, shape) >= ENOUGH else (middle, high)
    return high * 10


def about_luck(rolls: int, p: float | None) -> str:
    """About the dice of one game."""
    if p is None:
        return f"{rolls} rolls that could not be uneven."
    if p < UNEVEN_GAME:
        return f"More uneven than usual: dice fall like this in {_of_100(p)} games."
    return f"Usual: dice are at least as uneven in {_of_100(p)} games."


def about_all(dice: list[Die], luck: list[Luck]) -> list[str]:
    """Sentences about all dice together."""
    if not dice:
        return []
    said = []
    tested = [die for die in dice if die.p is not None]
    judged = [die for die in tested if die.verdict != FEW]
    if not judged:
        said.append("No die has enough rolls for a verdict.")
    elif all(die.verdict == FINE for die in judged):
        said.append(
            f"Nothing speaks against {_dice(len(judged))} with enough rolls. No test can prove"
            " dice fair; it can only fail to find a fault."
        )
    if len(tested) > 1:
        said.append(
            f"{len(tested)} dice are tested together: by chance alone about one in twenty fair"
            " dice looks a little uneven."
        )
    games = [one for one in luck if one.p is not None]
    uneven = sum(one.p is not None and one.p < UNEVEN_GAME for one in games)
    if len(games) > 1:
        said.append(
            f"Of the latest {len(games)} games {uneven or 'none'}"
            f" {'was' if uneven == 1 else 'were'} among the most uneven tenth; about"
            f" {max(1, round(len(games) * UNEVEN_GAME))} in {len(games)} is usual. At a table that"
            " shares its rolls everybody has the same luck."
        )
    return said


def _of_100(chance: float) -> str:
    """`5 of 100`, with more zeros for rarer cases."""
    for of in (100, 1000, 10_000, 100_000):
        number = round(chance * of)
        if number >= 1:
            return f"{number if number < of or chance >= 1 else of - 1} of {of:,}"
    return "fewer than 1 of 100,000"
