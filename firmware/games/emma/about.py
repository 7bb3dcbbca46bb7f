"""What Emma is; firmware/games/parts.py says what the names mean."""

TITLE = {"en": "Emma", "de": "Emma"}
PLAYERS = (1, 4)
SETUP = 1
TIMER = 0
LINES = ()
SUMMARY = ()
SCREENS = {"": ".turn", "count": "ranking", "over": "ranking"}
FACES = ()
MENU = ()
END = ""
SCORES = "form"
RECORD = "emma_record"
SETTINGS = (("emma_record", 0, "whole", 0, 9999),)  # the best solo result; 0: none yet
