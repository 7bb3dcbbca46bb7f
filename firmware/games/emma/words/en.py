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
dice_to_roll: {} wheel dice
dice_odds: {} dice, {} % to derail
wheels_are: {} wheels of {} dice
derailed: Derailed! {} penalty cards
penalty: {} penalty cards
points_cards: {} pts, {} cards
against_betsy: {} pts, {} cards  Betsy {}
betsy: Betsy {}
hand_of: Hand cards: {}s
"""
