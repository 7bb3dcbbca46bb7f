"""Off the Rails in English."""

TEXTS = """
setting_up: set-up
phase_act: actions
phase_move: move
phase_deposit: vein
phase_chasm: chasm
phase_collapse: collapse
phase_token: chasm
phase_die: chasm
phase_place: chasm
phase_drop: collision
actions_left: {} [action|actions]
mine_R: Red
mine_Y: Yellow
mine_G: Green
mine_B: Blue
black: Black
white: White
choose_clan: First clan
youngest: Youngest
clan: Clan
lay: Lay track
upgrade: Upgrade track
place: Place cart: {}
faster: {} faster
slower: {} slower
done_act: Now move
done_move: All have moved
done_deposit: Next player
pick_pass: {} picks up en route
pick_stop: {} stops at jewels
stops: {} stops
banks: {} at the surface
derails: {} derails
collides: {} collides
hit_cart: Hit
joined: Tracks joined
square: Where
elsewhere: elsewhere
spot: spot {}
rocks: Rocks
one_rocks: Rock
rubies: Rubies
one_rubies: Ruby
emeralds: Emeralds
one_emeralds: Emerald
gold: Gold
one_gold: Gold
diamonds: Diamonds
one_diamonds: Diamond
give_back: Jewels to the bag
points: Points
vein: Enter a vein card
mine: Mine
number: Number
jewels: Jewels
chasm_card: The chasm card came
end: End game
swallowed_carts: Swallowed carts
collapses: The mines collapse
token_placed: Token placed
token_hits: Hits {}
token_none: No free square
token: Chasm token: {}
beside: beside one of its colour
roll_clans: Who gets which clan
roll_start: The first veins
roll_deposit: A vein card
roll_chasm: The chasm opens
roll_token: A chasm token
roll_die: The chasm die
roll_drop: What falls out
roll_jewels: Jewels from the bag
hold_draw: Hold A to draw
chasm_came: The chasm card!
jewels_many: {} [jewel|jewels]
falls: {} falls into the chasm
drops: Dropped: {}
loads: What the carts carry
empty: empty
no_carts: No cart on the board
set_up: How to set up
set_up_stacks: 7 stacks face down, each with one card of every colour.
set_up_chasm: The chasm card goes into stack 4.
set_up_out_1: Stack 1 stays in the box.
set_up_out_2: Stacks 1 and 2 stay in the box.
set_up_first: Turn up stack 6: these are the first veins.
set_up_last: Stack 7: the chasm deck, with a token of each colour.
set_up_pile: Shuffle each of the others; 5 lies at the bottom, the lowest on top.
set_up_tokens: The other 16 tokens face down, shuffled.
latest: Vein: {}, {}
tokens_left: {} chasm [token|tokens] left
end_tokens: All tokens placed
end_carts: No cart on the board
end_table: Ended by the table
final: {} [turn|turns] until the chasm
speed_is: {}
supply: supply
on_board: on board
out: out
typed: typed
carts: Saved carts
missions: Missions
total: {}
tie_diamonds: more diamonds
tie_gold: more gold
tie_emeralds: more emeralds
tie_rubies: more rubies
f_jewels: jewels
f_carts: carts
f_rubies: most rubies
f_missions: missions
u_chooser: Clan
u_track: Track
u_place: Cart
u_speed: Speed
u_done: End of phase
u_pick: Jewels
u_stop: Stop
u_bank: Surface
u_derail: Derailment
u_collide: Collision
u_vein: Vein card
u_chasm: Chasm card
u_collapse: Collapse
u_token: Chasm token
u_return: Return of jewels
u_mission: Mission
u_end: End
"""

# What the options are called.
NAMES = {
    "cards": "Vein cards",
    "bag": "Jewel bag",
    "speeds": "Speeds",
    "holds": "Holds",
    "score": "Final count",
    "seats": "Seats",
    "sides": "Sides",
    "intro": "Short game",
    "jewels_low": "Few jewels",
    "jewels_high": "Many jewels",
    "high_from": "Many from card",
    "bag_empty": "Bag empty",
    "chasm_again": "Chasm: draw on",
    "out_from": "Cart is out",
    "swallowed": "Swallowed",
    "no_square": "No square",
    "empty_board": "Empty board",
    "fists": "Collision",
    "loop_pick": "Pick at start",
    "bumper": "Bumper carts",
    "chasm_die": "Chasm die",
    "missions": "Missions",
    "unplaced": "Unused carts",
    "ruby_tie": "Ruby tie",
    "ruby_zero": "No rubies",
    "winner_tie": "Tie",
    "passing": "Check passing",
    "early_end": "Early end",
}

# Their values; of `*` what holds for all others.
VALUES = """
*: 0=no | 1=yes
seats: ask=ask | listed=as listed
jewels_low: 0=0 | 1=1 | 2=2 | 3=3 | 4=4 | 5=5 | 6=6 | 7=7 | 8=8 | 9=9
jewels_high: 0=0 | 1=1 | 2=2 | 3=3 | 4=4 | 5=5 | 6=6 | 7=7 | 8=8 | 9=9
high_from: 0=0 | 1=1 | 2=2 | 3=3 | 4=4 | 5=5 | 6=6 | 7=7 | 8=8 | 9=9
bag_empty: fewer=fewer | none=none
out_from: card=at the card | collapse=at collapse
swallowed: bag=in the bag | removed=lost
no_square: discard=discard | redraw=draw again
empty_board: ends=ends | goes_on=goes on
fists: hands=fists | draw=drawn
unplaced: 0=no points | 1=points
ruby_tie: all=all | nobody=nobody
ruby_zero: 0=no bonus | 1=bonus
winner_tie: shared=shared | jewels=by jewels
"""

# What each line of the set-up decides.
HELP = """
cards: The gadget draws vein cards, chasm deck and chasm tokens, or you use your own.
bag: The gadget draws the jewels, or you draw them from the bag.
speeds: The gadget tracks carts, speeds and the four actions, or you use your dice.
holds: The gadget tracks what every cart carries and banks, or you do.
score: The gadget counts the points at the end, or you do.
seats: The youngest picks a clan and the others draw, or seats are as listed.
sides: The colours clockwise around the board, starting with red: check your board.
intro: A short game to learn it: two stacks of vein cards stay in the box.
jewels_low: How many jewels a vein card with a low number has: check your cards.
jewels_high: How many jewels a vein card with a high number has: check your cards.
high_from: The first number of a vein card that counts as high; with 9 none does.
bag_empty: When the bag holds too few jewels, draw what is there, or none.
chasm_again: Does the player who draws the chasm card also draw a vein card?
out_from: A derailed cart is out for good from the chasm card on, or from the collapse on.
swallowed: What a swallowed cart carried goes into the bag, or leaves the game.
no_square: A chasm token that fits nowhere is discarded, or another one is drawn as well.
empty_board: With no cart on the board the end game ends, or goes on while one can be placed.
fists: Half of a hit cart's jewels fall out: pick with two fists, or let the gadget draw.
loop_pick: May a cart that returns to its start take jewels there?
bumper: Variant: a cart that is hit loses no jewels.
chasm_die: Variant: the token names the mine, an eight-sided die the square.
missions: Points for missions are counted by hand.
unplaced: A cart that was never placed counts as saved, or not: the book allows both readings.
ruby_tie: In a tie for the most rubies all of them get the bonus, or nobody.
ruby_zero: Is there a bonus for the most rubies if nobody has any?
winner_tie: Equal points share the victory, or diamonds decide, then gold and so on.
passing: The gadget lets a cart take only one jewel from each square it passes.
early_end: An empty board ends the game from the chasm card on, or only after the collapse.
"""

# Arguments of refusals that are words.
WORDS = {
    "#cards": "cards",
    "#bag": "bag",
    "#speeds": "speeds",
    "#holds": "holds",
    "#score": "score",
    "#carts": "speeds or holds",
    "#missions": "missions",
    "#chooser": "somebody chooses a clan first",
    "#clans": "the clans are drawn",
    "#start": "the first veins are laid out",
    "#act": "this is the action phase",
    "#move": "this is the movement phase",
    "#deposit": "a vein is being discovered",
    "#chasm": "the chasm deck is turned up",
    "#collapse": "the mines are collapsing",
    "#token": "a chasm token is drawn",
    "#die": "the chasm die is rolled",
    "#place": "a chasm token is being placed",
    "#drop": "jewels are being dropped",
    "#count": "the jewels are being counted",
    "#R": "red",
    "#Y": "yellow",
    "#G": "green",
    "#B": "blue",
    "#1": "rubies",
    "#2": "emeralds",
    "#3": "gold",
    "#4": "diamonds",
}

# Why something is not possible, as short as the display needs it.
WHY = {
    "over": "Game is over",
    "helper_off": "{0}: off",
    "helper_on": "{0}: on",
    "not_now": "Not now",
    "not_your_turn": "Turn of player {0}",
    "no_such_player": "Only {0} players",
    "clan": "Choose a clan",
    "no_actions": "No actions left",
    "track_kind": "Lay or upgrade",
    "not_your_cart": "Not your cart",
    "cart_in_supply": "Cart is in supply",
    "cart_on_board": "Cart is on the board",
    "cart_out": "Cart is out",
    "speed_by": "One up or down",
    "speed_limit": "Speed is {0} already",
    "moved_already": "Has moved already",
    "other_cart_first": "Other cart first",
    "halted": "Cart has stopped",
    "square": "No such square",
    "jewels": "Name the jewels",
    "pass_one": "Passing: only 1",
    "stop_two": "Stopping: at most 2",
    "passed_once": "Taken from there",
    "pass_limit": "Passes only {0}",
    "hold_full": "Hold takes {0}",
    "rocks_first": "Rocks first ({0})",
    "start_square": "Not where it began",
    "not_there": "Not there",
    "same_cart": "Name the other cart",
    "joined": "Tracks joined?",
    "drop": "It drops {0}",
    "card_seen": "{0} {1}: seen before",
    "vein": "0 to 9 jewels",
    "chasm_known": "Chasm is known",
    "chasm_drawer": "Player {0} drew it",
    "cannot_end": "Ends by itself",
    "squares": "{0} [square|squares]",
    "hits": "Carts on the board",
    "token": "Where is the token?",
    "mission": "One up or down",
    "counts": "Check the counts",
    "too_many": "Only {0} {1}",
}
