"""The options of Emma, and which of them can make a difference."""

from firmware.games.rivals import BY_STRENGTH, NOBODY, SEATS, seated
from firmware.games.rivals import OPTIONS as RIVALS

# Every die of twos, ones and noughts but the blank one, the box's own first. Written out, since to
# make them would take a board 10 ms at every start.
# fmt: off
FACES = (
    "111100", "100000", "110000", "111000", "111110", "111111", "200000",
    "210000", "211000", "211100", "211110", "211111", "220000", "221000",
    "221100", "221110", "221111", "222000", "222100", "222110", "222111",
    "222200", "222210", "222211", "222220", "222221", "222222",
)
# fmt: on
# How many of the 50 railway cards have a 1, 2, 3, 4; the broken ones among them. No book says it.
DECKS = ("13 13 12 12", "12 13 13 12", "12 12 13 13", "14 13 12 11", "11 12 13 14")
# (name, default, allowed values). The order is the order in the journal's header.
OPTIONS = (
    ("level", "full", ("full", "dice")),
    ("solo", "score", ("score", "betsy")),
    ("first", "draw", ("draw", "choose")),
    ("derail_limit", 0, (0, 3)),
    ("limit_counts", "own", ("own", "all")),
    ("pass_broken", 1, (0, 1)),
    ("start_broken", 1, (0, 1)),
    ("start_numbers", 0, (0, 1)),
    ("solo_hand", 2, (0, 1, 2, 3, 4)),
    ("betsy_first", 0, (0, 1)),
    ("betsy_broken", 1, (0, 1)),
    ("betsy_curve", "you", ("you", "left", "right")),
    ("faces", "111100", FACES),
    ("cards", "table", ("table", "gadget")),
    ("deck", DECKS[0], DECKS),
    ("deck_broken", "1 2 3 4", ("1 2 3 4", "1 1 2 2", "2 2 3 3", "3 3 4 4")),
    ("deck_rubble", "1 2 2 3 4", ("1 2 2 3 4", "1 1 2 3 4", "1 2 3 3 4", "1 2 3 4 4")),
) + RIVALS
MOST = 4  # players

SOLO = ("solo", "solo_hand", "derail_limit")
BETSY = ("betsy_first", "betsy_broken", "betsy_curve")
DECK = ("deck", "deck_broken", "deck_rubble")


# Alone: for points or against Betsy; or with a rival.
_GADGET = {"level": "full", "cards": "gadget"}
SOLO_WAYS = (
    (90, "", dict(_GADGET, rival=NOBODY), "solo", ("score", "betsy")),
    (95, "solo_rival", dict(_GADGET, rival_2=NOBODY), "rival", BY_STRENGTH),
)


def applies(name, options, people):
    if name in ("level", "faces"):
        return True
    if options["level"] == "dice":
        return False
    dealt = options["cards"] == "gadget"
    if name in DECK:
        return dealt
    rivals = seated(options, MOST - people) if dealt else 0
    if name in SEATS:
        return dealt and SEATS.index(name) <= rivals and SEATS.index(name) < MOST - people
    people += rivals
    betsy = people == 1 and options["solo"] == "betsy"
    if name == "limit_counts":
        return betsy and options["derail_limit"] > 0
    if name == "first":
        return people > 1
    if name in BETSY:
        return betsy and not (dealt and name == "betsy_curve")
    return people == 1 or name not in SOLO
