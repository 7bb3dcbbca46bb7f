"""`dice_statistics`: every die against what a fair one shows, and the luck of the latest games.

The dice of abandoned and open games count too: otherwise giving up after bad rolls would hide
them. Games with the same shared code have the same dice, so that only one of them counts.
Those of puzzles do not count: they were chosen.
"""

from collections import Counter

from host_tools.journals.figures import name_of, sides_of
from host_tools.statistics import words
from host_tools.statistics.chance import how_uneven, notices, usual
from host_tools.statistics.results import DiceStatistics, Die, Face, Luck
from host_tools.statistics.tallies import DICE, chosen_filters, comparable, takes
from host_tools.store import Damaged, Store
from host_tools.store.played import Rolled, Rolls, rolled
from host_tools.store.selecting import ALL, Wanted

LATEST = 10  # games whose luck is shown


def dice_statistics(
    store: Store, wanted: Wanted = ALL, damaged: list[Damaged] | None = None
) -> DiceStatistics:
    """All dice of the chosen games. Rows that cannot be read are left out, and appended to the
    list `damaged`."""
    found = [
        one
        for one in rolled(store, wanted.game, wanted.until, damaged)
        if comparable(one.game, one.options, DICE) and takes(wanted, one.day, one.players)
    ]
    counted = _each_once(found)
    counts = _sum(counted)
    tested = sum(len(set(sides_of(name))) > 1 for name in counts)
    dice = [die_of(name, counts[name], tested) for name in counts]
    dice.sort(key=lambda die: (-die.rolls, die.die, die.sides))
    luck = [luck_of(one) for one in counted[-LATEST:][::-1]]
    rolls = sum(die.rolls for die in dice)
    return DiceStatistics(
        choice=chosen_filters(wanted),
        games=len(counted),
        same_dice=len(found) - len(counted),
        rolls=rolls,
        dice=dice,
        luck=luck,
        words=words.about_all(dice, luck),
    )


def _each_once(games: list[Rolled]) -> list[Rolled]:
    """Of games with the same dice, the one with the most rolls."""
    best: dict[str, Rolled] = {}
    for one in games:
        other = best.get(one.id)
        if other is None or _rolls(one.rolls) > _rolls(other.rolls):
            best[one.id] = one
    chosen = {one.uid for one in best.values()}
    return [one for one in games if one.uid in chosen]


def _rolls(rolls: Rolls) -> int:
    return sum(map(sum, rolls.values()))


def _sum(games: list[Rolled]) -> dict[str, list[int]]:
    total: dict[str, list[int]] = {}
    for one in games:
        for name, counts in one.rolls.items():
            known = total.get(name)
            if known is None:
                total[name] = list(counts)
            else:
                for at, count in enumerate(counts):
                    known[at] += count
    return total


def weights_of(name: str) -> dict[str, int]:
    """How many sides of a die show each face."""
    return dict(Counter(sides_of(name)))


def die_of(name: str, counts: list[int], tested: int = 1) -> Die:
    """One die of `tested` dice: among many, one looks unusual by chance."""
    weights = weights_of(name)
    rolls, sides = sum(counts), sum(weights.values())
    test = how_uneven(counts, list(weights.values()))
    power = notices(rolls, tuple(weights.values()))
    verdict = words.verdict(test.p, power, tested)
    faces = [
        Face(face, count, round(rolls * weight / sides, 2), *usual(rolls, weight, sides))
        for (face, weight), count in zip(weights.items(), counts, strict=True)
    ]
    return Die(
        die=name.partition(" ")[0],
        sides=list(sides_of(name)),
        rolls=rolls,
        faces=faces,
        p=test.p,
        test=test.test,
        notices=round(power, 4),
        verdict=verdict,
        words=words.about_die(rolls, weights, test, power, verdict, tested),
    )


def title_of(die: Die) -> str:
    """Its name, with its sides if they are not the usual ones."""
    return name_of(die.die, tuple(die.sides))


def luck_of(one: Rolled) -> Luck:
    """How unusual the dice of one game were. The most uneven of its dice counts,
    corrected for the number of dice."""
    found = []
    for name, counts in one.rolls.items():
        p = how_uneven(counts, list(weights_of(name).values())).p
        if p is not None:
            found.append(p)
    p = 1 - (1 - min(found)) ** len(found) if found else None
    rolls = _rolls(one.rolls)
    counted = words.about_luck(rolls, p)
    return Luck(one.uid, one.game, one.day, one.players, rolls, p, counted)
