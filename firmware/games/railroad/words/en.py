"""What the gadget says during a game of Railroad Ink, in English."""

TEXTS = """
round: Round {}/{}
earlier: earlier
help_fair: ↓ fair dice
help_specials: ↑ special routes
help_large: ↓ large
help_hands: ← hands
help_earlier: ← earlier
help_meteor: → meteor
hint_next: Hold A: next roll
hint_last: Hold A: scores
hint_now: → back to this round
specials: Special routes
specials_used: {}/3
hint_special: A: cross off
hint_ignore: A: pay with it
crossed: {}: {} crossed off
crossed_off: Crossed off
meteor: Meteor
hits: hit {}
ignore: Ignore
built_over: {} built over
no_meteor: Nothing to do
picks: {}: pick {} of 2
value: value {}
own_pair: Your pair:
for_all: Dice for everybody
hint_pairs: A: the pairs
all_hands: All hands
meteor_ask: {}: which way?
markers_lost: Meteor markers unknown
starts_next: {} starts next
total_is: Total {}
f_total: Total
f_exits: Exits
f_highway: Highway
f_railway: Railway
f_centre: Centre
f_errors: Errors
f_expansion: Expansion
hint_scores: ↑↓ 1  ←→ 5  A next
hint_exits: ↑↓ 4 … 45  ←→ 20  A next
with_errors: ({} err.) {}
total: {}
tie_errors: fewer errors
tie_seat: by the seat
errors_few: Add errors: below −{}
"""
