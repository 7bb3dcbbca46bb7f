"""The draft: pairs from one pool, two picks each, and who starts next."""

from firmware.games.die import DICE


def pool_asks(players):
    """The n's for all pairs: a die, another die, the faces of both, until the pool is empty."""
    asks = []
    for left in range(4 * players, 0, -2):
        asks += [left, left - 1, 6, 6]
    return asks


def pairs(players, got):
    """The pairs of faces that the outcomes of `pool_asks` make."""
    routes = 3 * players
    made = []
    for first in range(0, len(got), 4):
        dice = []
        for draw in (got[first], got[first + 1]):
            if draw < routes:
                routes -= 1
                dice.append("route")
            else:
                dice.append("station")
        made.append((DICE[dice[0]].faces[got[first + 2]], DICE[dice[1]].faces[got[first + 3]]))
    return made


def picker(start, players, picks):
    """Whose turn it is after this many picks: twice around from the start player, not a snake."""
    return (start + picks) % players


def value(face):
    """A face's value: its open ends, but an overpass counts nothing."""
    return 0 if face in ("HRHRx", "RHRHx") else 4 - face.count("-")


def next_start(sums, start):
    """The lowest sum starts next; of tied players the latest in this round's order."""
    players = len(sums)
    best = None
    for turn in range(players):
        seat = (start + turn) % players
        if best is None or sums[seat] <= sums[best]:
            best = seat
    return best
