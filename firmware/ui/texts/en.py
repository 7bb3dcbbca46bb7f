"""Everything the gadget says in English, for `Lines`; a test holds that both languages fit."""

TEXTS = """
continue: Go on with the game
other_game: ←→ another game
games: New game
code: Shared dice
history: Finished games
settings: Settings
storage: Storage
solo: Alone on the gadget
about: About
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
v_0: no
v_1: yes
v_none: none

entry_name: Name
entry_code: Code
entry_salt: Salt
letters_missing: {} more to write
roster: Roster

type_code: Type a code
day_game: Game of the day
day_help: ↑↓ change  ←→ part  A go
day_result: Result code
day_points: {}: {} [point|points]
day_why: Compare it: the page and signalbox verify read it.
code_title: Code {}
code_why: Same code, same dice anywhere: they are not secret.
fair: Fair dice
fair_more: ↓ all
fair_why: Write it down: after the game it proves the rolls.
salt_is: Salt: {}
salt_add: A: add a salt of your own
digits_commit: Promise
digits_secret: Secret

hold_to_roll: Hold A to roll
hold_b: Hold B for the menu
held_as: Hold {}/hold {}
twice_as: {} twice
again_a: Press A once more
again_b: B once more: the menu
timer_cut: Power cut: A timer on
hint_die: ↓ next
die_of: Die {}/{}
code_open: Code {} · not secret

east: E

quick: quick
by_category: by category
result: Result
ended: ended
finished: The dice are revealed
not_revealed: Not saved yet: the secret stays hidden until it is.
hint_result: A type  hold A end
hint_done: A correct  B leave
hint_end: Hold A: end of the game
hint_leave: B leave
hint_count: A count  hold A end
hint_counted: A count  B leave
end_game: End the game

form_take: A: take
form_roll: Hold A: roll

record: New record: {} [point|points]

menu: Menu
undo: Undo
undone: Taken back
undone_scores: Score taken back
undone_roll: The draw is taken back
undone_round: Round {}’s roll taken back
left_right: ← → change the value
help_key: hold ←: help
help_a: A: help
help_left_right: ←→ change  hold ←: help
last_draw: Last draw
drawn: drawn
rolled: rolled
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
set_turned: Turned round
set_twice: Holding
minutes: {} min
never: never
press_hold: hold
press_twice: press twice
on: on
off: off
bright_255: full
bright_128: middle
bright_48: low
bright_16: night

blocks_free: {} of {} blocks free
games_kept: {} [game|games], {} copied
forget: A: forget copied games
forget_none: Nothing to forget
forgotten: {} [game|games] forgotten
nearly_full: Storage is nearly full!
abandoned: abandoned
side_dice: Side dice
side_why: No game keeps them.
hint_side: ←→ die  ↑↓ how many
a_die: d{}
coin: coin
heads: Heads
tails: Tails
sum_is: Sum {}
statistics: Statistics
n_games: games
n_wins: won
n_best: best
n_mean: mean
decimal: .
read_so_far: read: {} of {}
no_scores: No scores yet.
names_left_out: Some names are left out
reading: Reading …
played: What was played
scores: Scores
rolls: Rolls
past_sheets: A: the sheets by round
best: Best results
best_mark: best ▶
best_none: No result yet.
best_new: Among the best
best_place: Place {}
best_others: other rules
hint_initials: ↑↓ letter  ←→ place  A ready
history_none: No finished game yet.
game_number: Game {}
copied: copied
no_date: no date
unreadable: This file cannot be read.
about_what: Fair dice, rounds, timer and scores for railway games.
about_own: Unofficial. Own drawings, no publisher's text.
origin_image: Built into the image, {}
origin_files: As files, {}

crash: A fault happened
crash_safe: The game is safe.
crash_closed: The game is safe, but closed.
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
game_long: Long game: {} [step|steps] left
game_full: Too long: end or abandon
"""
