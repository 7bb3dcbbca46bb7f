"""The keys of what a session refuses and reports; for the computer only, as in the rules."""

WHY_KEYS = (
    "bad_code",  # code
    "bad_event",  # name of the event
    "bad_game",  # key of the game
    "bad_salt",
    "battery_low",
    "flash_error",
    "flash_full",  # free blocks, needed blocks
    "game_running",
    "no_game",
    "no_roll_now",
    "no_secret",
    "not_over",
    "nothing_to_undo",
    "only_scores",
    "salt_code",
    "salt_late",
    "too_long",  # most events
    "undo_unreadable",
    "unsaved",
)

REPORT_KEYS = (
    "damaged_rest",  # number, events kept, bytes set aside
    "damaged_game",  # number: not even the first line could be read
    "not_saved",
    "other_format",  # number, format
    "other_game",  # number, key of the game
    "other_options",  # number, key of the game
    "secret_lost",  # number
    "settings_damaged",
    "settings_not_saved",
    "settings_value",  # name of the setting
    "unreadable",  # number
)
