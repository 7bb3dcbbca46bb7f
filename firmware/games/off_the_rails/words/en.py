"""What the gadget says during a game of Off the Rails, in English."""

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
pick_pass: {} passes jewels
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
vein: Type a vein card
mine: Mine
number: Number
jewels: Jewels
chasm_card: The chasm card came
end: End of the game
swallowed_carts: Swallowed carts
collapses: The mines collapse
token_placed: Token placed
token_hits: Hits {}
token_none: No square for it
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
set_up_first: Stack 6: turn it up, these are the first veins.
set_up_last: Stack 7: the chasm deck, with a token of each colour.
set_up_pile: Shuffle the others each; 5 lies at the bottom, the lowest on top.
set_up_tokens: The other 16 tokens face down, shuffled.
latest: Vein: {}, {}
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
"""
