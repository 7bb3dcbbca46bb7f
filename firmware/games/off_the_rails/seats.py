"""Who sits where: the first chooser is last in every round, the left neighbour begins."""

from firmware.games.off_the_rails.cards import COLOURS


def seated(players, chooser, clan, sides, outcomes):
    """(clans by player, turn order). `sides` are the colours clockwise around the board.

    Each of the others, in the order of their numbers, gets one of the sides left, counted
    clockwise from the chooser's.
    """
    start = sides.index(COLOURS[clan])
    free = [(start + i) % 4 for i in (1, 2, 3)] if players > 2 else [(start + 2) % 4]
    side_of = [start] * players
    others = [p for p in range(players) if p != chooser]
    for i, p in enumerate(others):
        side_of[p] = free.pop(outcomes[i] if outcomes else 0)
    order = []
    for step in (1, 2, 3, 4):
        order += [p for p in range(players) if (start + step) % 4 == side_of[p]]
    return [COLOURS.index(sides[side]) for side in side_of], order
