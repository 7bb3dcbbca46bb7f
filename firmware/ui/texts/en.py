"""Everything the gadget says in English, for `Lines`; a test holds that both languages fit."""

TEXTS = """
continue: Go on with the game
games: New game
code: Shared dice
history: Finished games
settings: Settings
storage: Storage
about: About
game_railroad: Railroad Ink
game_emma: Emma
game_off_the_rails: Off the Rails
game_dice: Just dice
count_players: ×{}
player: Player {}
start: Start
players: Players
names: Names
timer: Timer
timer_off: off
timer_up: count up
more_rules: More rules
house_rule: House rule
o_edition: Edition
o_expansion: Expansion
o_draft: Draft
o_meteor_any: Four arrows
v_player: each player
v_table: whole table
v_0: no
v_1: yes
v_none: none
v_blazing_red: Blazing Red
v_deep_blue: Deep Blue
v_deep_blue_de: Deep Blue (DE)
v_river: River
v_lake: Lake
v_lava: Lava
v_meteor: Meteor

entry_name: Name
entry_code: Code
entry_salt: Salt
letters_missing: {} more to write
new_name: New name
roster: Roster

type_code: Type a code
day_game: Game of the day
day_help: ↑↓ change  ←→ part  A go
code_title: Code {}
code_why: Same code, same dice anywhere: they are not secret.
fair: Fair dice
fair_more: ↓ all
fair_why: Write it down: after the game it proves the rolls.
salt_is: Salt: {}
salt_add: A: add a salt of your own
digits_commit: Promise
digits_secret: Secret

round: Round {}/{}
earlier: earlier
hold_to_roll: Hold A to roll
hold_a: Hold A for the next roll
round_help: Hold A: next roll, ↑ special routes, ↓ large, ← earlier
hold_b: Hold B for the menu
hint_next: Hold A: next roll
hint_last: Hold A: scores
hint_now: → back to this round
timer_cut: Power cut: A timer on
hint_die: ↓ next
die_of: Die {}/{}
code_open: Code {} · not secret

specials: Special routes
specials_used: {} of 3 used
hint_special: A cross off  ↑↓ player
hint_ignore: A pay with this one
crossed: {}: {} crossed off
meteor: Meteor
east: E
hits: hit {}
ignore: Ignore
built_over: {} built over
no_meteor: Nothing to do
picks: {} picks
starts_next: {} starts next

scores: Scores
quick: quick
by_category: by category
total_is: Total {}
f_total: Total
f_exits: Exits
f_highway: Highway
f_railway: Railway
f_centre: Centre
f_errors: Errors
f_extra: Expansion
hint_scores: ↑↓ 1  ←→ 5  A next
with_errors: ({} err.) {}
points: {}
result: Result
ended: ended
finished: The dice are revealed
not_revealed: Not saved yet: the secret stays hidden until it is.
hint_result: A type  hold A end
hint_done: A correct  B leave

dice_ready: Hold A to throw
dice_choose: ↑ choose dice
dice_hint: Hold A: throw  ↑ dice
dice_throw: Throw {}
dice_end: End and reveal
throw: Which dice
throw_none: Choose at least one die
form_take: A: take

points_cards: {} pts, {} cards
against_betsy: {} pts, {} cards  Betsy {}
betsy: Betsy {}
hand_of: Hand cards: {}s
record: New record: {} points
typed: typed
rubies: Rubies
emeralds: Emeralds
gold: Gold
diamonds: Diamonds
carts: Saved carts
missions: Missions

menu: Menu
undo: Undo
undone: Taken back
pause: Pause the timer
go_on: Timer goes on
to_start: Start screen
abandon: Abandon the game
abandon_why: The game ends and stays in the list as abandoned.
abandon_first: A game is running. Abandon it? It stays in the list.
abandon_yes: Abandon
sure: Are you sure?
no: No, go back

this_language: English
set_language: Language
set_animation: Animation
set_sound: Sound
set_brightness: Brightness
set_dim_min: Dim after
set_dark_min: Dark after
minutes: {} min
never: never
on: on
off: off
bright_255: full
bright_128: middle
bright_48: low
bright_16: night

blocks_free: {} of {} blocks free
games_kept: {} games, {} copied
forget: A: forget copied games
forget_none: Nothing to forget
forgotten: {} games forgotten
nearly_full: Storage is nearly full!
abandoned: abandoned
past_more: ↓ digits
history_none: No finished game yet.
game_number: Game {}
copied: copied
no_date: no date
unreadable: This file cannot be read.
about_what: Fair dice, rounds, timer and scores for railway games.
about_own: Unofficial. Own drawings, no publisher's text.

crash: A fault happened
crash_safe: The game is safe.
crash_aside: The game was set aside.
crash_new: The settings were set aside.
crash_press: Press any button to go on.
stuck: Button {} is stuck
button_1: Up
button_2: Down
button_4: Left
button_8: Right
button_16: A
button_32: B
not_saving: Not saving: flash full
battery_low: Battery low
game_long: Long game: {} steps left
game_full: Too long: end or abandon
"""
