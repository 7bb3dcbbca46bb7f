"""Emma in English."""

TEXTS = """
who_starts: Who starts?
starts: {} starts
start_cards: Start cards
type_cards: Enter the four cards
lays: Cards each: {}
last_turn: Last turn
cards_left: {} left
throw_number: Throw {}
card: Card {}
broken: Broken
broken_more: Broken too
is_broken: Broken track
build: Build
number: Number
count: Cards
pass: Pass
rubble: Discard rubble
rubble_one: Rubble
of_number: With a {}
correct: Correct the counts
pile: Draw pile
hand: Hand cards
best_order: Lay {} (best)
other_order: Another order
betsy_card: Betsy’s card
kind: Kind
track: Track
fits: It fits
wheels: Roll wheel dice
end: End game
dice_to_roll: {} wheel [die|dice]
dice_odds: {} [die|dice], {} % to derail
wheels_are: Wheels: {} of {}
derailed: Derailed! {}
penalty: {} penalty [card|cards]
passed: Emma: 1 step, {}
passed_still: Emma stays, {}
set_up: How to set up
set_up_lay: Shuffle all 55 cards, lay 4 of them as the railway; rubble goes back.
set_up_emma: Emma stands on the third card.
set_up_out: Take {} [card|cards] out unseen.
set_up_deal: Deal {} [card|cards] to each player.
set_up_alone: Take {} [card|cards] into your hand.
set_up_betsy: Betsy gets no cards.
deal: Deal
hold_to_deal: Hold A to deal
deck_are: 1s to 4s: {}
deck_broken_are: Broken track: {}
deck_rubble_are: Rubble: {}
our_deck: our counts, not the book's
pass_to: Pass to {}
hint_cover: A: my cards
rival_easy: Rival, easy{}
rival_medium: Rival, medium{}
rival_hard: Rival, hard{}
rival_short: Rival {}
thinks: {} is thinking
solo_rival: Emma, rival
happened: What happened
build_cards: Build {}×{}
throw: Discard rubble {}
piles: All piles
points_now: {} [pt|pts]
does_rubble: onto your pile
did_build: {}×{}, {} [step|steps]
did_derail: {}×{}, derailed
did_pass: passed
did_rubble: rubble
hand_should_be: There should be {} [card|cards]. A: it is so
hand_count: {} of {} [card|cards]
draw_card: {}: draw a card
won: Won!
lost: Lost
derails: {} [derailment|derailments]
tie_cards: fewer cards
tie_fours: fewer 4s
tie_threes: fewer 3s
tie_twos: fewer 2s
tie_ones: fewer 1s
points_cards: {} [pt|pts], {} [card|cards]
against_betsy: {} [pt|pts], Betsy {}
betsy: Betsy {}
hand_of: Hand cards: {}s
f_fours: fours
f_threes: threes
f_twos: twos
f_ones: ones
u_first: Start player
u_railway: Start cards
u_build: Build
u_pass: Pass
u_rubble: Rubble
u_lay: Order
u_betsy: Betsy’s card
u_pile: Correction
u_hand: Correction
u_wheels: Roll
u_end: End
"""

# What the options are called.
NAMES = {
    "level": "Level",
    "solo": "Solo",
    "first": "Who starts",
    "derail_limit": "Derail limit",
    "limit_counts": "Limit counts",
    "pass_broken": "Pass on broken",
    "start_broken": "Broken at start",
    "start_numbers": "Numbers at start",
    "solo_hand": "Solo hand",
    "betsy_first": "Betsy begins",
    "betsy_broken": "Betsy: broken",
    "betsy_curve": "Betsy: curves",
    "faces": "Wheels on die",
    "cards": "Cards",
    "deck": "1s to 4s",
    "deck_broken": "Broken track",
    "deck_rubble": "Rubble",
    "rival": "Rival",
    "rival_2": "2nd rival",
    "rival_3": "3rd rival",
}

# Their values; of `*` what holds for all others.
VALUES = """
*: 0=no | 1=yes
level: full=all | dice=dice only
solo: score=points | betsy=Betsy
first: draw=drawn | choose=chosen
derail_limit: 0=none | 3=three
limit_counts: own=own | all=all
solo_hand: 0=0 | 1=1 | 2=2 | 3=3 | 4=4
betsy_curve: you=your way | left=left | right=right
cards: table=on the table | gadget=on gadget
rival: none=none | easy=easy ★ | medium=medium ★★ | hard=hard ★★★
rival_2: none=none | easy=easy ★ | medium=medium ★★ | hard=hard ★★★
rival_3: none=none | easy=easy ★ | medium=medium ★★ | hard=hard ★★★
"""

# What each line of the set-up decides.
HELP = """
level: The gadget tracks railway, piles and points, or only rolls the wheels.
solo: Play for as few points as you can, or against Betsy, who plays by herself.
first: The gadget draws the start player, or you say who rode a steam train last.
derail_limit: An extra solo challenge: the fourth derailment loses the game.
limit_counts: The limit counts your own derailments, or Betsy's too.
pass_broken: Does passing onto a broken card cost its penalty card too?
start_broken: May broken cards lie among the four start cards?
start_numbers: Does the number rule apply between the start cards too?
solo_hand: How many cards you take into your hand in a solo game.
betsy_first: Does Betsy have the first turn?
betsy_broken: Does broken track cost Betsy a card, as it does you?
betsy_curve: Which way Betsy's curves turn; you lay them, the gadget only remembers it.
faces: Wheels on the six faces of a die: the box has four with one wheel and two without.
cards: From the box, or the gadget deals: curves do not matter, Betsy's card fits by number.
deck: How many railway cards have a 1, 2, 3, 4: our choice, since no book says it.
deck_broken: The numbers of the four broken cards: our choice, since no book says them.
deck_rubble: The numbers of the five rubble cards: our choice, since no book says them.
rival: An opponent whom the gadget plays: it knows no hand but its own.
rival_2: Another rival, as strong as you like.
rival_3: Another rival, as strong as you like.
"""

# Arguments of refusals that are words.
WORDS = {
    "#first": "the start player is not known yet",
    "#railway": "the start railway is laid first",
    "#deal": "the hands are dealt first",
    "#draw": "a turn begins with a card",
    "#turn": "a turn is being played",
    "#lay": "new cards go onto the pile first",
    "#count": "the hands are being counted",
    "#free": "only dice are rolled",
}

# Why something is not possible, as short as the display needs it.
WHY = {
    "over": "Game is over",
    "dice_level": "Dice only",
    "full_level": "Not in full game",
    "not_now": "Not now",
    "not_your_turn": "Turn of player {0}",
    "no_such_player": "Only {0} players",
    "start_cards": "{0} cards of 1 to 4",
    "broken_places": "Places 1 to {0}",
    "broken_left": "{0} broken left",
    "start_broken": "No broken at start",
    "start_numbers": "No {1} next to {0}",
    "number": "Number 1 to 4",
    "count": "1 to 50 cards",
    "hand_short": "Hand: {1} [card|cards]",
    "number_rule": "No {0} after {1}",
    "rubble_cards": "1 to 5 rubble cards",
    "rubble_left": "{0} rubble left",
    "order": "Lay {0} new [card|cards]",
    "betsy_turn": "Betsy's turn",
    "betsy_card": "Rubble or railway",
    "betsy_fits": "No {0} after {1}",
    "pile_left": "0 to 51 cards",
    "hand_cards": "0 to 51 cards",
    "counts": "Four counts",
    "gadget_deals": "The gadget deals",
    "not_in_hand": "Not in the hand",
    "rival_seats": "Too many rivals",
    "rival_cards": "Cards on gadget only",
}
