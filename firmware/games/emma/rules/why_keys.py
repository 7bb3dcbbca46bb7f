"""Every reason that the game gives, each with its sentence in the texts. For the computer only."""

from firmware.games.why_keys import WHY_KEYS as SHARED_KEYS

WHY_KEYS = SHARED_KEYS + (
    "over",
    "dice_level",
    "full_level",
    "not_now",
    "not_your_turn",
    "no_such_player",
    "start_cards",
    "broken_places",
    "broken_left",
    "start_broken",
    "start_numbers",
    "number",
    "count",
    "hand_short",
    "number_rule",
    "rubble_cards",
    "rubble_left",
    "order",
    "betsy_turn",
    "betsy_card",
    "betsy_fits",
    "pile_left",
    "hand_cards",
    "counts",
)
