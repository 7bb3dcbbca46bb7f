"""How long a game may become: as long as a board can read it back, with a clean end before that.

Every line after the header counts, what is taken back too. docs/log.md says how it was measured.
"""

MOST_EVENTS = 900
LAST = 2  # of these lines are for giving the game up and for its reveal
ENDING = 40  # before them so many are for what ends a game, and nothing else
SOON = 150  # lines left when the players begin to be warned

# The dice that an ending game still asks for, the end of rounds, typed scores and slips.
ENDS = ("roll", "end", "scores", "undo")


def has_room(events, e, revealed=False):
    """May a game of so many events get the event `e`? There is always room to give it up."""
    kept = 0 if revealed or e == "reveal" else 1 if e == "abandon" else LAST
    return events < MOST_EVENTS - kept


def lines_left(events):
    """How many lines until a game can only be ended; 0 from then on."""
    return max(0, MOST_EVENTS - LAST - ENDING - events)


def why_too_long(events, e, revealed):
    """Why a game of so many events gets no event `e` any more, or None."""
    if has_room(events, e, revealed) and (lines_left(events) or revealed or e in ENDS):
        return None
    return ("too_long", (MOST_EVENTS,))
