"""What Railroad Ink is; firmware/games/parts.py says what the names mean."""

PLAYED = ("rival", ("easy", "medium", "hard"))  # there is a rival
TITLE = {"en": "Railroad Ink", "de": "Railroad Ink"}
PLAYERS = (1, 6)
SETUP = 1
TIMER = 1
# Who draws on paper minds the rules of drawing, so the set-up asks for few of them.
LINES = ("edition", "expansion", "draft", "boards", "meteor_any")
SEATS = ("rival", "rival_2", "rival_3")
CHOICES = 1
SUMMARY = (("edition", "deep_blue"), ("expansion", ""))
SOLO = {"boards": 1, "draft": 0}
SCREENS = {
    "": ".round",
    "pick": ".draft",
    "draw": (".sheet", ("boards", 1), ".round"),
    "scores": "ranking",
}
FACES = (".round", ".draft", ".sheet")
MENU = (
    (".specials", "draw", ("boards", 0)),
    (".meteor", "draw", ("boards", 0, "expansion", "meteor")),
    (".rivals", "draw", PLAYED),
    (".rivals", "roll", PLAYED),
    (".rivals", "pick", PLAYED),
)
END = ""
SCORES = (".scores", ("boards", 0), "")
SHEETS = ("boards", 1, ".final", ".past")
RECORD = ""
ROOM = (
    (5, ("boards", 1)),
    (5, PLAYED),
    (4, ("draft", 1)),
    (2, ("expansion", "meteor")),
    (1, None),
)
KIND = (("edition", 8), ("expansion", 8), ("draft", 2), ("boards", 2))
# Is the score shown while a sheet is drawn?
SETTINGS = (("railroad_live", 1, "one_of", 0, 1),)
