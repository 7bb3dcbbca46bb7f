"""What the gadget says in English: texts, help for the set-up, why something is refused."""

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
origin_image: From the image, {}
origin_files: From files, {}

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

# What each line of the set-up decides.
HELP = """
start: Begins the game; holding A does it from any line.
players: How many play; everybody has a line of their own in the result.
names: Who sits where, from the list of names; without one it is Player 1 to 6.
timer: A clock for every round that warns and rings, but forces nobody.
rules: Further choices, most of them where the rulebook is silent.
"""

# Why something is not possible, as short as the display needs it.
WHY = {
    "bad_option": "No such option",
    "no_such_option": "No such option",
    "bad_players": "{0} to {1} players",
    "no_such_event": "Unknown event",
    "no_roll": "Nothing to roll",
    "roll_k": "Wrong draw",
    "roll_of": "{0} [draw is|draws are] due",
    "roll_got": "{0} [outcome|outcomes] needed",
    "roll_first": "Roll first",
    "bad_code": "Not a code",
    "bad_event": "Unknown event",
    "bad_game": "Unknown game",
    "bad_salt": "Not a salt",
    "battery_low": "Battery too low",
    "flash_error": "Memory fault",
    "flash_full": "Full: forget games",
    "game_running": "A game is running",
    "no_game": "No game is running",
    "no_roll_now": "Nothing to roll",
    "no_secret": "The secret is lost",
    "not_over": "Not over yet",
    "nothing_to_undo": "Nothing to undo",
    "only_scores": "Only scores now",
    "salt_code": "No salt with a code",
    "salt_late": "Too late for a salt",
    "too_long": "Too long: end it",
    "unsaved": "Full: forget games",
    "undo_unreadable": "No undo: read error",
    "damaged_rest": "Game {0}: repaired",
    "damaged_game": "Game {0} set aside",
    "not_saved": "Not saving",
    "other_format": "Newer: game {0}",
    "other_game": "Unknown: game {0}",
    "other_options": "Options: game {0}",
    "secret_lost": "Secret lost: {0}",
    "unreadable": "Unreadable: {0}",
    "settings_damaged": "Settings are new",
    "settings_value": "A setting is new",
    "settings_not_saved": "Settings not saved",
}
