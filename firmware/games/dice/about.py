"""What plain dice are; firmware/games/parts.py says what the names mean."""

TITLE = {"en": "Just dice", "de": "Nur Würfel"}
PLAYERS = (1, 1)
SETUP = 0
TIMER = 0
LINES = ()
SEATS = ()
CHOICES = 0
SUMMARY = ()
SOLO = None
SCREENS = {"": ".dice"}
FACES = (".dice",)
MENU = ()
END = "end"
SCORES = ""
SHEETS = ()
RECORD = ""
ROOM = ()  # thrown for as long as anybody likes
KIND = ()
SETTINGS = (("favourites", [], "texts", 6, 120),)  # throws as texts
