"""What every game, a session or the settings refuse or report, in English."""

WORDS = {}

WHY = {
    "bad_option": ("The option {0} has no value {1}; choose a listed one.", "No such option"),
    "no_such_option": ("There is no option {0}; leave it out.", "No such option"),
    "bad_players": ("This game takes {0} to {1} players.", "{0} to {1} players"),
    "no_such_event": ("This game has no such event, or a part of it is missing.", "Unknown event"),
    "no_roll": ("Nothing is to be rolled or drawn now.", "Nothing to roll"),
    "roll_k": ("The draws go on at number {0}.", "Wrong draw"),
    "roll_of": (
        "Now {0} [draw is|draws are] due, each with its own number of outcomes.",
        "{0} [draw is|draws are] due",
    ),
    "roll_got": (
        "The roll needs {0} [outcome|outcomes] that its dice can show.",
        "{0} [outcome|outcomes] needed",
    ),
    "roll_first": ("Something is to be rolled or drawn first; hold A.", "Roll first"),
    "bad_code": (
        "{0} is no code: it has six characters, without 0, 1, I, L and O.",
        "Not a code",
    ),
    "bad_event": ("This game takes no event {0}.", "Unknown event"),
    "bad_game": ("There is no game {0} on this gadget.", "Unknown game"),
    "bad_salt": (
        "A salt has up to 12 characters, without 0, 1, I, L and O.",
        "Not a salt",
    ),
    "battery_low": (
        "The battery is too low to save: charge it, then start a game.",
        "Battery too low",
    ),
    "flash_error": ("The memory cannot be written: switch off and on again.", "Memory fault"),
    "flash_full": (
        "The memory is full ({0} [block|blocks] free, {1} needed): forget copied games.",
        "Full: forget games",
    ),
    "game_running": ("A game is running: end or abandon it first.", "A game is running"),
    "no_game": ("No game is running: start one first.", "No game is running"),
    "no_roll_now": ("There is nothing to roll now.", "Nothing to roll"),
    "no_secret": ("The secret of this game is lost: abandon it.", "The secret is lost"),
    "not_over": ("The game is not over yet: play on or abandon it.", "Not over yet"),
    "nothing_to_undo": ("There is nothing left to take back.", "Nothing to undo"),
    "only_scores": ("The game is closed: only scores can be corrected.", "Only scores now"),
    "salt_code": ("A game with a shared code takes no salt.", "No salt with a code"),
    "salt_late": ("The salt comes before the first roll, and only once.", "Too late for a salt"),
    "too_long": (
        "A game has at most {0} lines: end this one, or abandon it in the menu.",
        "Too long: end it",
    ),
    "unsaved": (
        "Too much of this game waits to be saved: forget copied games first.",
        "Full: forget games",
    ),
    "undo_unreadable": (
        "The file cannot be read, so undo is not possible.",
        "No undo: read error",
    ),
    "damaged_rest": (
        "Game {0} was damaged: {1} [event was|events were] kept, {2} [byte|bytes] set aside.",
        "Game {0}: repaired",
    ),
    "damaged_game": ("Game {0} could not be read; its file was set aside.", "Game {0} set aside"),
    "not_saved": ("This game is no longer saved: free some memory.", "Not saving"),
    "other_format": ("Game {0} was written in format {1}: update the gadget.", "Newer: game {0}"),
    "other_game": ("Game {0} is of a kind that is missing here: {1}.", "Unknown: game {0}"),
    "other_options": ("Game {0} has options of {1} that are unknown here.", "Options: game {0}"),
    "secret_lost": ("The secret of game {0} is lost: it cannot go on.", "Secret lost: {0}"),
    "unreadable": (
        "Game {0} cannot be read now. Its file stays as it is, and the next start tries again.",
        "Unreadable: {0}",
    ),
    "settings_damaged": ("The settings were damaged and are new.", "Settings are new"),
    "settings_value": ("The setting {0} had no sense and is new.", "A setting is new"),
    "settings_not_saved": ("The settings could not be saved.", "Settings not saved"),
}
