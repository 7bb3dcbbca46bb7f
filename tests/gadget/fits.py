"""Where the texts stand: how many pixels and lines each may take, and with what inside.

A key is matched by the first pattern that fits it; the rest has a whole line of a list.
"""

from firmware.ui.font import MEDIUM, SMALL

LIST = 118  # a line of a list, from x 3 to 121
LINE = 126  # a whole line, or a message

# pattern: (pixels, lines, font)
FITS = {
    "railroad press_*": (63, 1, SMALL),
    "railroad take_*": (63, 1, SMALL),
    "railroad end_*": (63, 1, SMALL),
    "railroad hold_*": (63, 2, SMALL),
    "railroad say_*": (300, 1, SMALL),  # said, not shown
    "railroad points_hidden": (62, 5, SMALL),
    "railroad points_show": (62, 1, SMALL),
    "set_up_*": (120, 4, SMALL),
    "hand_should_be": (LINE, 2, SMALL),
    "draw_card": (LINE, 1, SMALL),
    "emma passed*": (LINE, 1, SMALL),
    "undone_what": (LINE, 2, SMALL),
    "drops": (120, 3, SMALL),
    "code_why": (122, 3, SMALL),
    "empty_why": (122, 4, SMALL),
    "update_drive": (122, 4, SMALL),
    "update_cable": (122, 4, SMALL),
    "fair_why": (124, 3, SMALL),
    "abandon_why": (122, 3, SMALL),
    "about_what": (124, 2, SMALL),
    "about_own": (124, 2, SMALL),
    "origin_*": (124, 1, SMALL),
    "hold_to_roll": (LINE, 1, MEDIUM),
    "emma hold_to_deal": (LINE, 1, MEDIUM),
    "railroad did_*": (LINE, 1, SMALL),  # a message
    "railroad own_*": (LINE, 1, SMALL),
    "railroad hint_count": (61, 1, SMALL),
    "railroad network": (61, 1, SMALL),
    "railroad place": (61, 1, SMALL),
    "hint_die": (60, 1, SMALL),
    "hint_show": (60, 1, SMALL),
    "hint_stop": (60, 1, SMALL),
    "die_of": (60, 1, SMALL),
    "hint_*": (LINE, 1, SMALL),
    "f_centre": (56, 1, SMALL),
    "f_expansion": (52, 1, SMALL),
    "f_rubies": (LIST, 1, SMALL),
    "f_*": (46, 1, SMALL),
    "no_meteor": (64, 1, SMALL),
    "ignore": (62, 1, SMALL),
    "built_over": (62, 1, SMALL),
    "hits": (52, 1, SMALL),
    "round": (60, 1, SMALL),
    "earlier": (60, 1, SMALL),
    "code_open": (LINE, 1, SMALL),
    "crash_*": (LINE, 1, SMALL),
    "salt_*": (LINE, 1, SMALL),
    "day_help": (LINE, 1, SMALL),
    "day_why": (124, 2, SMALL),
    "day_points": (110, 1, SMALL),
    "crossed": (LINE, 1, SMALL),
    "unreadable": (LINE, 1, SMALL),
    "not_saving": (LINE, 1, SMALL),
    "not_revealed": (124, 3, SMALL),
    "game_*": (LINE, 1, SMALL),
    "hold_*": (LINE, 1, SMALL),
    "*": (LIST, 1, SMALL),
}

# What stands for {} where two digits would be too kind.
SAMPLES = {
    "press_turn": (8, 8),
    "press_sides": (8, 8),
    "press_other": (7, 7),
    "say_place": ("D4", "HRRH*", 2, 4),
    "code_title": ("MMWWQQ",),
    "code_open": ("MWQ234",),
    "salt_is": ("TABLE7TABLE7",),
    "crossed": ("Elisabeth", "S1"),
    "draw_card": ("Elisabeth",),
    "passed": ("2 penalty cards",),
    "passed_still": ("2 penalty cards",),
    "form_missing": ("Karte 4",),
    "undone_what": ("Rückgabe der Juwelen",),
    "picks": ("Elisabeth", 2),
    "meteor_ask": ("Elisabeth",),
    "blocks_free": (288, 352),
    "games_stored": (208, 199),
    "total_is": (128,),
    "hits": ("D4",),
    "built_over": ("D4",),
    "stuck": ("Rechts",),
    "round": (7, 7),
    "own_games": ("+88", "−88"),
    "own_record": ("+88", "+88"),
    "die_of": (6, 6),
    "count_players": (6,),
    "day_points": ("Elisabeth", 923),
    "game_long": (149,),
    "origin_image": ("44444444",),
    "origin_files": ("44444444",),
}

# Lines with a value at the right, which also shows arrows: both must fit side by side.
PAIRS = {
    "timer": ("timer_off", "timer_up"),
    "players": ("count_players",),
}
