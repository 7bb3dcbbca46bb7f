"""Railroad Ink in English."""

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
for_all: Dice for all
hint_pairs: A: the pairs
all_ready: All are ready
waited_for: Waited for {}
all_hands: All hands
meteor_choose: ↑↓ choose, then A
meteor_ask: {}: which way?
markers_lost: Meteor markers unknown
starts_next: {} starts next
total_is: Total {}
f_total: Total
f_exits: Exits
f_highway: Highway
f_railway: Railway
f_centre: Centre
short_centre: Centre
f_errors: Errors
f_expansion: Expansion
hint_scores: ↑↓ 1  ←→ 5  A next
hint_exits: ↑↓ 4 … 45  ←→ 20  A next
with_errors: (−{} err.) {}
total: {}
tie_errors: fewer errors
tie_seat: by seat
errors_few: Add errors: below {}
pass_to: Pass the gadget to
hint_cover: A: my sheet
press_take: A: select
press_turn: A: turn {}/{}
press_draw: A: draw
hold_draw: Hold A: draw
end_pass: Hold A: done
end_roll: Hold A: roll
end_scores: Hold A: score
nothing_left: Nothing left to draw
fits_nowhere: Fits nowhere: ←→ why
due: Still to be drawn
flooded: Flooded: {}
points_hidden: The score is hidden until the end.
points_show: ◀ show ▶
say_fits: {}: fits
say_gone: {}: drawn or unavailable
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
press_take_down: ↓: select
take_volcano: A: volcano
take_volcano_down: ↓: volcano
take_erase: A: eraser
take_erase_down: ↓: eraser
network: Network {}
place: Place {}
hint_count: A next  B skip
did_special: Ingo: Something special.
did_join: Ingo: {} [exit|exits] joined.
did_railway: Ingo: {} rail [space|spaces].
did_highway: Ingo: {} road [space|spaces].
did_close: Ingo: {} [end|ends] closed.
did_centre: Ingo: Nice and central.
did_open: Ingo: Ends have charm.
did_little: Ingo: That was that.
ingo: Ingo
rival_easy: Rival, easy{}
rival_medium: Rival, medium{}
rival_hard: Rival, hard{}
hint: Hint
zoom: Zoom
advice_here: Ingo would draw it here
advice_other: Ingo would not, or not yet
advice_round: Ingo would do this: any key
advice_nothing: Ingo would draw nothing.
advice_thinks: Ingo is thinking
rivals: Rival's sheet
ready_rival: Rival {}
ready_rivals: {} [rival|rivals]
thinks: {} is thinking
think: The rivals are thinking
hint_thinks: B: back
solo_day: Game of the day
solo_puzzles: Puzzles
solo_ladder: Ladder
solo_week: Week
group_networks: First networks
group_water: River, lake
group_fire: Lava, meteor
group_errors: Few errors (×3)
group_last: Last round
group_special: Last, with special
puzzle_line: {}. {}
puzzle_errors: Puzzle {} · errors ×3: {}
goals: Goals
rung_won: Rung {} climbed!
rung_lost: Rung {}: again
with_ahead: (+{}) {}
round_cost: Round {} cost you {} [point|points]
round_good: Round {}: as good as Ingo
solo_rival: With a rival
u_pick: Pick
u_draw: Route
u_erase: Erasing
u_volcano: Volcano
u_meteor: Meteor
u_special: Special route
u_crater: Crater
u_hint: Hint
u_end: End of round
"""

# What the options are called.
NAMES = {
    "edition": "Edition",
    "expansion": "Expansion",
    "draft": "Draft",
    "boards": "Sheets",
    "longest": "Longest",
    "trail_ring": "End of a ring",
    "water_meets_route": "Water at routes",
    "centre_craters": "Centre craters",
    "bridge_joins": "Bridges",
    "river_loop": "River ring",
    "river_corner": "Corner river",
    "lone_pier": "Lone pier",
    "lava_joins": "New lava",
    "volcano_distance": "Volcanoes",
    "lava_route_joins": "Lava route",
    "lava_duty": "Lava duty",
    "lava_blank": "Lava at blank",
    "lava_free_space": "Erase if",
    "lava_erases": "Lava erases",
    "rival": "Rival",
    "rival_2": "2nd rival",
    "rival_3": "3rd rival",
    "puzzle": "Puzzle",
    "ladder": "Ladder",
    "rival_play": "Rival plays",
    "meteor_any": "Four arrows",
    "meteor_ignore": "Ignore",
    "crater_points": "Crater points",
}

# Their values; of `*` what holds for all others.
VALUES = """
*: 0=no | 1=yes
edition: blazing_red=Blazing Red | deep_blue=Deep Blue | deep_blue_de=Deep Blue (DE)
expansion: =none | river=River | lake=Lake | lava=Lava | meteor=Meteor
boards: 0=paper | 1=on the gadget
longest: edition=as edition | simple=no space twice | trail=no joint twice
trail_ring: closing=again | once=once
water_meets_route: illegal=no | legal=yes
centre_craters: count=count | skip=nothing
bridge_joins: free=alone | route=join routes
river_loop: spaces=scores | none=nothing
river_corner: both=3 points | none=no points
lone_pier: lake=a lake | none=no lake
lava_joins: open=open side | adjacent=beside lava
volcano_distance: space=far off | side=open sides
lava_route_joins: free=alone | route=joins route
lava_duty: lapses=lapses | optional=none
lava_blank: open=error | closed=closed
lava_free_space: literal=no space free | fitting=no face fits
lava_erases: plain=plain only | any=any route
rival: none=none | easy=easy ★ | medium=medium ★★ | hard=hard ★★★
rival_2: none=none | easy=easy ★ | medium=medium ★★ | hard=hard ★★★
rival_3: none=none | easy=easy ★ | medium=medium ★★ | hard=hard ★★★
puzzle: 0=none | 1=1
ladder: 0=none | 1=1: ★ +10 | 2=2: ★ +5 | 3=3: ★ | 4=4: ★★ +10 | 5=5: ★★ +5 | 6=6: ★★ | 7=7: ★★★ +20 | 8=8: ★★★ +10 | 9=9: ★★★
rival_play: 1=plain | 2=learned
meteor_any: player=by player | table=one for all
meteor_ignore: before_drawing=before drawing | any_time=any time
crater_points: end=per end | space=per space
"""  # noqa: E501 # a row is a line

# What each line of the set-up decides.
HELP = """
edition: Your box: its expansions come first, and its rule for longest routes applies.
expansion: Two more dice, six rounds instead of seven; from another box it is a house rule.
draft: Everyone picks two pairs of dice each round instead of sharing one roll.
boards: Draw on paper, or on the gadget, which checks and scores the sheets.
rival: An opponent: the gadget draws on its own sheet, with the same dice.
rival_2: Another rival, as strong as you like.
rival_3: Another rival, as strong as you like.
longest: The longest route counts no space twice, no joint twice, or as the edition says.
trail_ring: A route that runs back into itself counts that last space again, or only once.
water_meets_route: May lake and lava, unlike rivers, meet a route or an exit?
centre_craters: Does a crater in the centre count as a used space?
bridge_joins: A bridge may stand alone like a river, or must join a route.
river_loop: A river that is a closed ring scores its spaces, or nothing.
river_corner: A river of one corner space with both ends at the edge gets the 3 points, or not.
lone_pier: A pier with no other lake beside it is a lake of one space, or none.
lava_joins: New lava must join an open side of lava, or only lie beside lava.
volcano_distance: A new volcano keeps away from all lava, or from its open sides only.
lava_route_joins: The route on a lava die needs no connection, or must join a route.
lava_duty: Drawing one lava face a round is required unless none fits, or is up to you.
lava_blank: A lava side against a blank side stays open and is an error, or counts as closed.
lava_free_space: Lava erases only if no space beside it is free, or if no face fits there.
lava_erases: Lava may replace plain routes only, or a route beside lava too.
meteor_any: The four-arrow face: each player picks a direction, or one holds for all.
meteor_ignore: You can ignore a meteor before you draw anything, or at any time in the round.
crater_points: Two points for each route end at a crater, or for each space with such ends.
puzzle: One of sixty fixed games; the page Solo starts them.
ladder: A rung of the ladder: the rival, and how many points you are ahead.
rival_play: The rival plays by what it learned, or by plain rules as at first.
"""

# Arguments of refusals that are words.
WORDS = {
    "#H": "highway",
    "#R": "railway",
    "#W": "river",
    "#L": "lake",
    "#V": "lava",
    "#roll": "the dice are rolled first",
    "#pick": "pairs are being taken",
    "#draw": "the round is being drawn",
    "#scores": "all rounds are played",
    "#dirN": "north",
    "#dirE": "east",
    "#dirS": "south",
    "#dirW": "west",
    "#route": "route die",
    "#station": "station die",
    "#river": "river die",
    "#lake": "lake die",
    "#lava": "lava die",
}

# Why something is not possible, as short as the display needs it.
WHY = {
    "rival_seats": "Too many rivals",
    "other_puzzle": "Not that puzzle",
    "other_rung": "Not that rung",
    "draft_players": "Draft: 2 or more",
    "bad_event": "Incomplete event",
    "no_such_player": "No such player",
    "not_now": "Not now",
    "no_such_space": "No space {0}",
    "no_equals": "Write B3=HRHRx",
    "no_such_face": "No such face",
    "no_such_round": "No round {1}",
    "tile_has_round": "Leave out the round",
    "not_in_this_game": "Not in this game",
    "paper_only": "Only on paper",
    "boards_only": "Only with sheets",
    "meets_exit": "{0}: meets an exit",
    "meets_side": "{0}: sides differ",
    "joins_no_lava": "{0}: joins no lava",
    "joins_no_route": "{0}: joins nothing",
    "space_taken": "{0} is taken",
    "special_on_crater": "{0}: crater",
    "no_such_special": "No special {0}",
    "special_this_round": "One a round",
    "special_used": "{0} is used",
    "specials_gone": "Three a game",
    "other_face": "Another face",
    "no_such_die": "No die {0}",
    "die_used": "Die {0} is drawn",
    "lava_first": "Lava in {0} first",
    "volcano_this_round": "One a round",
    "volcano_near_lava": "{0}: lava is near",
    "not_erasable": "{0}: not erasable",
    "lava_has_space": "Use {0} first",
    "lava_fits_not": "{0}: no lava fits",
    "no_lava_left": "No lava face left",
    "lava_duty_space": "Lava fits in {0}",
    "lava_duty_erase": "Erase {0}",
    "lava_duty_volcano": "Volcano in {0}",
    "meteor_first": "Meteor first",
    "no_meteor_due": "No meteor due",
    "no_such_direction": "Choose N E S W",
    "other_direction": "It flies {0}",
    "no_crater": "{0}: no crater",
    "still_fits": "{0} fits in {1}",
    "still_fits_for": "P{0}: {1} fits {2}",
    "not_your_pick": "Player {0} picks",
    "no_such_pair": "No such pair",
    "first_volcano": "{0}: first volcano",
    "flood_not_due": "{0}: no flood",
    "bad_scores": "Numbers 0 to 250",
}
