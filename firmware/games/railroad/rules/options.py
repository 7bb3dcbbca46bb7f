"""The options of Railroad Ink: editions, expansions, and where the books are silent, one each.

They are needed when a game is set up or taken up again, not while it is on.
"""

# (name, default, allowed values). The order is the order in the journal's header.
# `longest` "edition" takes the edition's own rule; an expansion of "" is the plain game.
OPTIONS = (
    ("edition", "deep_blue", ("blazing_red", "deep_blue", "deep_blue_de")),
    ("expansion", "", ("", "river", "lake", "lava", "meteor")),
    ("draft", 0, (0, 1)),
    ("boards", 0, (0, 1)),
    ("rival", "none", ("none", "easy", "medium", "hard")),
    ("rival_2", "none", ("none", "easy", "medium", "hard")),
    ("rival_3", "none", ("none", "easy", "medium", "hard")),
    ("longest", "edition", ("edition", "simple", "trail")),
    ("trail_ring", "closing", ("closing", "once")),
    ("water_meets_route", "illegal", ("illegal", "legal")),
    ("centre_craters", "count", ("count", "skip")),
    ("bridge_joins", "free", ("free", "route")),
    ("river_loop", "spaces", ("spaces", "none")),
    ("river_corner", "both", ("both", "none")),
    ("lone_pier", "lake", ("lake", "none")),
    ("lava_joins", "open", ("open", "adjacent")),
    ("volcano_distance", "space", ("space", "side")),
    ("lava_route_joins", "free", ("free", "route")),
    ("lava_duty", "lapses", ("lapses", "optional")),
    ("lava_blank", "open", ("open", "closed")),
    ("lava_free_space", "literal", ("literal", "fitting")),
    ("lava_erases", "plain", ("plain", "any")),
    ("meteor_any", "player", ("player", "table")),
    ("meteor_ignore", "before_drawing", ("before_drawing", "any_time")),
    ("crater_points", "end", ("end", "space")),
)
