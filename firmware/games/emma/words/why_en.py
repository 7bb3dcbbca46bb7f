"""Why something is not possible in Emma, in English: (sentence, short form)."""

WORDS = {
    "#first": "the start player is still open",
    "#railway": "the start railway is laid first",
    "#turn": "a turn is being played",
    "#lay": "new cards go onto the pile first",
    "#count": "the hands are being counted",
    "#free": "only dice are rolled",
}

WHY = {
    "over": ("The game is over; only the hand cards may be corrected.", "Game is over"),
    "dice_level": ("Only the dice are on; start a full game for railway and piles.", "Dice only"),
    "full_level": (
        "This belongs to the level with dice only; build a card instead.",
        "Not in full game",
    ),
    "not_now": ("This is not possible now: {0}.", "Not now"),
    "not_your_turn": ("It is player {0}'s turn; let that player go first.", "Turn of player {0}"),
    "no_such_player": ("There are {0} players; choose one of them.", "Only {0} players"),
    "start_cards": (
        "The start railway needs {0} numbers from 1 to 4, from the rear on.",
        "{0} cards of 1 to 4",
    ),
    "broken_places": (
        "Name each broken card once, in order, by its place from 1 to {0}.",
        "Places 1 to {0}",
    ),
    "broken_left": (
        "Only {0} broken-track [card is|cards are] still to come; check the card.",
        "{0} broken left",
    ),
    "start_broken": (
        "This game starts without broken track; draw another card.",
        "No broken at start",
    ),
    "start_numbers": (
        "A {1} may not lie next to a {0}, not even at the start; turn to another card.",
        "No {1} next to {0}",
    ),
    "number": ("A card's number is 1, 2, 3 or 4.", "Number 1 to 4"),
    "count": ("Lay 1 to 50 cards of the same number.", "1 to 50 cards"),
    "hand_short": (
        "Player {0} holds {1} [card|cards]; lay fewer, or correct the hand.",
        "Hand: {1} [card|cards]",
    ),
    "number_rule": (
        "A {0} may not follow the {1} at the front: their difference is 2; choose another number.",
        "No {0} after {1}",
    ),
    "rubble_cards": ("Throw 1 to 5 rubble cards with numbers from 1 to 4.", "1 to 5 rubble cards"),
    "rubble_left": (
        "Only {0} rubble [card is|cards are] still to come; check the card.",
        "{0} rubble left",
    ),
    "order": ("Lay exactly the {0} new [card|cards], in any order.", "Lay {0} new [card|cards]"),
    "betsy_turn": ("It is Betsy's turn; turn up a card for her.", "Betsy's turn"),
    "betsy_card": (
        "Betsy's card is rubble or railway with a number from 1 to 4; rubble is never laid.",
        "Rubble or railway",
    ),
    "betsy_fits": (
        "Betsy cannot lay a {0} after the {1} at the front: she passes.",
        "No {0} after {1}",
    ),
    "pile_left": ("The draw pile holds 0 to 51 cards; count it again.", "0 to 51 cards"),
    "hand_cards": ("A hand holds 0 to 51 cards; count it again.", "0 to 51 cards"),
    "counts": (
        "Type in how many ones, twos, threes and fours are left in the hand.",
        "Four counts",
    ),
}
