"""The lessons of Railroad Ink in English."""

TEXTS = """
draw: Draw and turn
draw_0: Each round you draw the routes of four dice. Start at the exits around the sheet.
draw_1: A takes the chosen die.
draw_2: Arrows jump to where it fits.
draw_3: A turns it.
draw_4: Hold A: it is drawn.
draw_5: The next die: take it.
draw_6: Only one way here: A draws.
draw_7: Two lines are a highway, one with sleepers a railway. They only meet at stations.
join: Joining, stations
join_0: A route starts at an exit or continues one of yours. Each loose end costs a point.
join_1: A curve for your highway.
join_2: It joins. Turn it.
join_3: Now draw it.
join_4: → to the station die
join_5: Take it.
join_6: It joins both kinds of route.
join_7: Finished? Hold A ends the round.
join_8: Not yet: this one still fits.
join_9: All four dice must be drawn if they fit anywhere. Then hold A ends the round.
special: Specials, score
special_0: Six special routes: at most one a round and three a game.
special_1: → after the dice
special_2: Take this one.
special_3: Turn it.
special_4: Draw it.
special_5: ↑ shows the score.
special_6: Joined exits score most. ↓: next part
special_7: Loose ends are errors. A goes back.
special_8: Joined exits, the longest highway and railway, the centre; minus errors.
river: River
river_0: Two river dice a round. Drawing them is up to you.
river_1: Rivers may start anywhere.
river_2: Draw it.
river_3: A bridge for a highway
river_4: It continues the river.
river_5: Your best river scores 1 a space, +3 with both ends at the edge. Loose ends are errors.
lake: Lake
lake_0: Two lake dice a round. Drawing them is up to you. Open shores are no errors.
lake_1: A corner of a lake: take it.
lake_2: Turn it to the others.
lake_3: Three shores flood a space.
lake_4: A pier: take it.
lake_5: It joins routes to the lake.
lake_6: Routes at one lake are one network. Your smallest lake scores 1 a space.
lava: Lava
lava_0: A volcano lies on D4. Each round one of two lava dice must be drawn.
lava_1: Lava joins open lava.
lava_2: ↓ another side of it
lava_3: Turn it.
lava_4: Draw it.
lava_5: A highway beside lava
lava_6: Lava joins, the route need not.
lava_7: A closed lava lake scores 5, the largest 1 a space. Open lava sides are errors.
meteor: Meteor
meteor_0: Each round a meteor flies first: the dice say which way and how far.
meteor_1: Take the meteor.
meteor_2: Four arrows: you choose.
meteor_3: Hold A: it hits. (Or pay: A.)
meteor_4: Now your routes.
meteor_5: Draw it.
meteor_6: A crater erases its space. Route ends at craters score 2. A special route wards it off.
whole: A short game
whole_0: Three rounds of your own: all keys work. Join as many exits as you can.
whole_1: Long routes are worth a lot.
whole_2: A station can join two networks.
whole_3: Last round: close loose ends.
whole_4: The count.
whole_5: A real game has seven rounds. You know all you need: Solo, Railroad Ink.
"""
