"""What Emma is; firmware/games/parts.py says what the names mean."""

TITLE = {"en": "Emma", "de": "Emma"}
PLAYERS = (1, 4)
SETUP = 1
TIMER = 0
LINES = ()
SEATS = ()
CHOICES = 1
SUMMARY = ()
SOLO = None
SCREENS = {"": ".turn", "count": "ranking", "over": "ranking"}
FACES = ()
MENU = ()
END = ""
SCORES = "form"
SHEETS = ()
RECORD = "emma_best_"
ROOM = ((3, None),)
KIND = (("level", 2), ("solo", 2), ("derail_limit", 4))
# The best solo result of each mode (Game.mode); -1: none yet.
SETTINGS = tuple(
    [
        ("emma_best_" + mode, -1, "whole", -1, 9999)
        for mode in ("score", "score_limit", "betsy", "betsy_limit")
    ]
)
