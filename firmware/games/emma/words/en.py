"""What the gadget says during a game of Emma, in English."""

TEXTS = """
who_starts: Who starts?
starts: {} starts
start_cards: Start cards
type_cards: Type the four cards
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
rubble: Throw rubble away
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
wheels: Throw wheel dice
end: End of the game
dice_to_roll: {} wheel [die|dice]
dice_odds: {} [die|dice], {} % to derail
wheels_are: Wheels: {} of {}
derailed: Derailed! {}
penalty: {} penalty [card|cards]
passed: Emma moves 1, {}
passed_still: Emma stays, {}
set_up: How to set up
set_up_lay: Shuffle all 55 cards, lay 4 of them as the railway; rubble goes back.
set_up_emma: Emma stands on the third card.
set_up_out: Take {} [card|cards] out unseen.
set_up_deal: Deal {} [card|cards] to everybody.
set_up_alone: Take {} [card|cards] into your hand.
set_up_betsy: Betsy gets no cards.
hand_should_be: There should be {} [card|cards]
won: Won!
lost: Lost
derails: {} [derailment|derailments]
tie_cards: fewer cards
tie_fours: fewer 4s
tie_threes: fewer 3s
tie_twos: fewer 2s
tie_ones: fewer 1s
points_cards: {} [pt|pts], {} [card|cards]
against_betsy: {} [pt|pts], {} [card|cards]  Betsy {}
betsy: Betsy {}
hand_of: Hand cards: {}s
f_fours: fours
f_threes: threes
f_twos: twos
f_ones: ones
"""
