"""What every game refuses alike; every game's own list of reasons begins with it.

For the computer only: nothing that runs on the board imports it.
"""

WHY_KEYS = (
    "bad_option",
    "no_such_option",
    "bad_players",
    "no_such_event",
    "no_roll",
    "roll_k",
    "roll_of",
    "roll_got",
    "roll_first",
)
