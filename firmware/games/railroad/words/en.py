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
with_errors: (−{} err.) {}
total: {}
tie_errors: fewer errors
tie_seat: by the seat
errors_few: Add errors: below −{}
pass_to: Pass the gadget to
hint_cover: A: my sheet
press_take: A: take
press_turn: A: turn {}/{}
press_draw: A: draw
hold_draw: Hold A: draw
end_pass: Hold A: done
end_roll: Hold A: roll
end_scores: Hold A: score
nothing_left: Nothing is left to draw
fits_nowhere: Fits nowhere: ←→ say why
due: Still to be drawn
flooded: Flooded: {}
points_hidden: The score is hidden until the end.
points_show: ◀ show ▶
say_fits: {}: fits
say_gone: {}: drawn or not this round
say_nowhere: {}: fits nowhere
say_erase: Erase for lava
say_pay: pay with {}
say_place: {}: {}, {} of {}
press_ignore: A: ignore it
press_other: A: pay {}/{}
hold_hit: Hold A: hit
hold_pay: Hold A: pay
hold_erase: Hold A: erase
press_sides: ←→: turn {}/{}
press_down: ↓: take
network: Network {}
place: Place {}
hint_count: A next  B skip
rival: Rival {}
rivals: Rival's sheet
thinks: {} thinks
hint_thinks: B: back
"""
