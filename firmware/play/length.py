"""How long a game may become: no longer than a board can read back, with time to end it properly.

Every line after the header counts, undone ones too. docs/log.md says how it was measured.
"""

MOST_EVENTS = 900
LAST = 2  # of these lines are reserved for abandoning the game and for its reveal
ENDING = 40  # the lines before them are reserved for what ends a game
SOON = 150  # the players are warned when this many lines are left

# The dice that an ending game still asks for, the end of rounds, typed scores and slips.
ENDS = ("roll", "end", "scores", "undo")


def has_room(events, e, revealed=False):
    """May a game with this many events get the event `e`? It can always be abandoned."""
    reserved = 0 if revealed or e == "reveal" else 1 if e == "abandon" else LAST
    return events < MOST_EVENTS - reserved


def lines_left(events):
    """How many lines until a game can only be ended; 0 from then on."""
    return max(0, MOST_EVENTS - LAST - ENDING - events)


def why_too_long(events, e, revealed):
    """Why a game with this many events can no longer get the event `e`, or None."""
    if has_room(events, e, revealed) and (lines_left(events) or revealed or e in ENDS):
        return None
    return ("too_long", (MOST_EVENTS,))
