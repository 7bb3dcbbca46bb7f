"""The numbers of Emma's box, and what its options make of them."""

CARDS = 55
START_CARDS = 4
BROKEN_CARDS = 4
RUBBLE_CARDS = 5
REMOVED = (0, 11, 11, 9, 7)  # by players: taken out of the draw pile unseen
LAYS = ((), (4,), (2, 2), (2, 1, 1), (1, 1, 1, 1))  # start cards that each player lays


def hand_at_start(options, players):
    return options["solo_hand"] if players == 1 else 2


def pile_at_start(options, players):
    """Cards in the draw pile before the first turn: 36, solo 38."""
    return CARDS - START_CARDS - REMOVED[players] - players * hand_at_start(options, players)
