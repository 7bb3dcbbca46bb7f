"""What Off the Rails is; firmware/games/parts.py says what the names mean."""

TITLE = {"en": "Off the Rails", "de": "Off the Rails"}
PLAYERS = (2, 4)
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
RECORD = ""
ROOM = ((6, None),)
KIND = (("intro", 2), ("missions", 2))
SETTINGS = ()
