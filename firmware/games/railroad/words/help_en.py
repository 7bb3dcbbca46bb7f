"""Help for the options of Railroad Ink, in English."""

TEXTS = """
edition: Your box: its expansions come first, and its book counts the longest routes.
expansion: Two more dice in six rounds instead of seven; one of another box is a house rule.
draft: Everybody takes two pairs of dice a round instead of sharing one roll.
boards: Who keeps the drawings: you on paper, or the gadget, which checks and scores them.
rival: Somebody to beat: the gadget draws on a sheet of its own, with the same dice.
rival_2: One more at the table, as strong as you like.
rival_3: One more at the table, as strong as you like.
longest: The longest route counts no space twice, no joint twice, or as the edition says.
trail_ring: A route that runs back into itself counts that last space again, or once only.
water_meets_route: May lake and lava, unlike rivers, meet a route or an exit?
centre_craters: Does a crater in the centre count as a space that is drawn in?
bridge_joins: A bridge may stand alone like a river, or must join a route.
river_loop: A river that is a closed ring scores its spaces, or nothing.
river_corner: A river of one corner space with both ends at the edge gets the 3 points, or not.
lone_pier: A pier without any other lake beside it is a lake of one space, or none.
lava_joins: New lava must join an open side of lava, or only lie beside lava.
volcano_distance: A new volcano keeps away from all lava, or from its open sides only.
lava_route_joins: The route on a lava die needs no connection, or must join a route.
lava_duty: One lava face a round is a duty that lapses if nothing fits, or it is up to you.
lava_blank: A lava side against a blank side stays open and is an error, or counts as closed.
lava_free_space: Lava erases only if no space beside it is free, or if no face fits there.
lava_erases: Lava may replace plain routes only, or a route beside lava too.
meteor_any: The face with four arrows: each player picks a direction, or one holds for all.
meteor_ignore: A meteor is ignored before you draw anything, or at any time in the round.
crater_points: Two points for each route end at a crater, or for each space with such ends.
"""
