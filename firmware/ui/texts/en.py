"""What the gadget says in English: texts, help for the set-up, why something is refused."""

TEXTS = """
continue: Resume game
other_game: ←→ another game
games: New game
code: Shared dice
history: Finished games
settings: Settings
storage: Storage
solo: Solo
week: Week
week_points: {} [point|points]
in_a_row: {} in a row
solo_hold: hold A: roll
lessons: Lessons
learn_keys: B: learn the keys
lesson_page: A: continue  B: leave
lesson_now: Now: {}
lesson_hold: hold {}
lesson_held: hold
lesson_twice: twice
about: About
count_players: ×{}
player: Player {}
start: Start
players: Players
names: Names
names_facing: hold A: facing
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
letters_missing: {} more [letter|letters]
roster: Roster

type_code: Type a code
day_game: Game of the day
day_help: ↑↓ change  ←→ field  A OK
day_result: Result code
day_points: {}: {} [point|points]
day_why: Compare it on the page or with signalbox verify.
code_title: Code {}
code_why: Same code, same dice. They are not secret.
fair: Fair dice
fair_more: ↓ all
fair_why: Write it down: after the game it proves the rolls.
salt_is: Salt: {}
salt_add: A: add your own salt
digits_commit: Promise
digits_secret: Secret

hold_to_roll: Hold A to roll
hold_b: Hold B for the menu
held_as: Hold {}/hold {}
twice_as: {} twice
again_a: Press A again
again_b: B again: menu
timer_cut: Power cut: A timer on
hint_die: ↓ next
hint_show: A: slide show
hint_stop: A: stop
die_of: Die {}/{}
code_open: Code {} · not secret


quick: quick
by_category: by category
result: Result
ended: ended
finished: Dice revealed
not_revealed: Not saved yet: the secret stays hidden until then.
hint_result: A type  hold A end
hint_done: A correct  B leave
hint_end: Hold A: end game
hint_leave: B leave
hint_count: A count  hold A end
hint_counted: A count  B leave
end_game: End game

form_take: A: OK
form_roll: Hold A: roll
form_missing: {}: choose

wins: {} wins
win: {} win
share: {} share first place
place_of: Place {} of {}
own_games: Best {} · mean {}
own_record: New record! {} · mean {}
hint_ending: A: result
hint_ending_count: A: count
record: New record: {} [point|points]

menu: Menu
undo: Undo
undone: Undone
undone_scores: Score undone
undone_what: {} undone
undone_draw: Draw undone
undone_roll: Roll undone
undone_round: Round {}’s roll undone
left_right: ← → change the value
help_key: hold ←: help
help_a: A: help
help_left_right: ←→ change  hold ←: help
last_draw: Last draw
drawn: drawn
rolled: rolled
pause: Pause timer
go_on: Resume timer
to_start: Start screen
abandon: Abandon game
abandon_why: The game ends and stays in the list as abandoned.
who: Who starts?
hint_who: A OK  hold A: again
park: Park game
parked: Parked games
parked_now: Game parked
parked_other: The other game is parked
hint_parked: A resume
abandon_yes: Abandon
sure: Are you sure?
no: No, go back

blocks_free: {} of {} blocks free
games_stored: {} [game|games], {} copied
forget: A: delete copied games
forget_none: Nothing to delete
forgotten: {} [game|games] deleted
nearly_full: Storage is nearly full!
abandoned: abandoned
side_dice: Side dice
side_why: Not recorded.
hint_side: ←→ die  ↑↓ count
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
names_left_out: Some names not shown
reading: Reading …
played: What was played
scores: Scores
rolls: Rolls
past_sheets: A: sheets by round
best: Best results
best_mark: best ▶
best_none: No result yet.
best_new: Among the best
best_place: Place {}
best_others: other rules
hint_initials: ↑↓ letter  ←→ move  A done
history_none: No finished games yet.
game_number: Game {}
copied: copied
no_date: no date
unreadable: This file cannot be read.
about_what: Fair dice, rounds, timer and scores for railway games.
about_own: Unofficial. Our own drawings, no publisher's text.
origin_image: From the image, {}
origin_files: From files, {}

crash: Something went wrong
crash_safe: The game is safe.
crash_closed: The game is safe, but closed.
crash_new: The settings were reset.
crash_press: Press any button to continue.
stuck: Button {} is stuck
button_1: Up
button_2: Down
button_4: Left
button_8: Right
button_16: A
button_32: B
not_saving: Not saving: flash full
battery_low: Battery {} %
empty: Battery empty
empty_why: All is saved. Charge it, then press a button: the game goes on.
update: Update
update_drive: Plug in a computer. A restarts it as a drive: copy the new file onto it. Games stay.
update_cable: Plug in a computer and run there: signalbox deploy. Games stay.
update_go: A: restart as a drive
quiet_on: Quiet
quiet_off: Sound on
game_long: Long game: {} [step|steps] left
game_full: Too long: end or abandon
"""

# What each line of the set-up decides.
HELP = """
start: Starts the game; hold A to start it from any line.
players: The number of players; each has a line in the result.
names: Who sits where, from the roster; unnamed players are Player 1 to 6.
timer: A timer for every round: it warns and beeps, but forces nobody.
rules: Further options, mostly where the rulebook is silent.
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
    "flash_error": "Flash error",
    "flash_full": "Full: delete games",
    "game_running": "A game is running",
    "no_game": "No game is running",
    "no_roll_now": "Nothing to roll",
    "no_secret": "The secret is lost",
    "not_over": "Not over yet",
    "nothing_to_undo": "Nothing to undo",
    "parked_full": "{0} games are parked",
    "only_scores": "Only scores now",
    "salt_code": "No salt with a code",
    "salt_late": "Too late for a salt",
    "too_long": "Too long: end it",
    "unsaved": "Full: delete games",
    "undo_unreadable": "No undo: read error",
    "damaged_rest": "Game {0}: repaired",
    "damaged_game": "Game {0} set aside",
    "not_saved": "Not saving",
    "other_format": "Newer: game {0}",
    "other_game": "Unknown: game {0}",
    "other_options": "Options: game {0}",
    "secret_lost": "Secret lost: {0}",
    "unreadable": "Unreadable: {0}",
    "settings_damaged": "Settings reset",
    "settings_value": "A setting was reset",
    "settings_not_saved": "Settings not saved",
}
