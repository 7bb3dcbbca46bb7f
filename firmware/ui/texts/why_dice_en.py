"""Why something is not possible in plain dice, in English: (sentence, short form)."""

WORDS = {}

WHY = {
    "bad_option": ("The option {0} has no value {1}; choose a listed one.", "No such option"),
    "no_such_option": ("There is no option {0}; leave it out.", "No such option"),
    "bad_players": ("A handful of dice takes {0} to {1} players.", "{0} to {1} players"),
    "no_such_event": ("This game has no such event, or a part of it is missing.", "Unknown event"),
    "no_roll": ("Nothing is to be rolled or drawn now.", "Nothing to roll"),
    "roll_k": ("The draws go on at number {0}.", "Wrong draw"),
    "roll_of": (
        "Now {0} draws are due, each with its own number of outcomes.",
        "{0} draws are due",
    ),
    "roll_got": ("The roll needs {0} outcomes that its dice can show.", "{0} outcomes needed"),
    "roll_first": ("Something is to be rolled or drawn first; hold A.", "Roll first"),
    "over": ("No more throws in this game; start a new one.", "Game is over"),
    "dice_names": ("Name the dice once each, in the order of the list.", "Check the dice"),
    "dice_counts": ("Each of the {0} kinds of dice needs a count from 1 on.", "Counts from 1 on"),
    "too_many": ("At most {0} dice fit in a throw, not {1}; throw twice.", "At most {0} dice"),
}
