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
actions_left: {} actions
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
rocks: Rocks
rubies: Rubies
emeralds: Emeralds
gold: Gold
diamonds: Diamonds
give_back: Jewels to the bag
points: Points
vein: Type a vein card
mine: Mine
number: Number
jewels: Jewels
chasm_card: The chasm card came
end: End of the game
swallowed_carts: Swallowed carts
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
gives: : {} jewels
chasm_came: The chasm card!
latest: Vein: {}, {} jewels
final: {} turns until the chasm
speed_is: {}
supply: supply
on_board: on board
out: out
typed: typed
carts: Saved carts
missions: Missions
total: {}
"""
