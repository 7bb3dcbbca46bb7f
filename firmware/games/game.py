"""The class that a game fills. docs/write_a_game.md makes a whole game from it.

A game is its list of events, each a dict {"e": name, ...}. `firmware/games/<key>/game.py` has a
`class Game` that inherits from this one, and says what the events do:

    PLAYERS, OPTIONS, EVENTS            what the game is
    start()                             the table before the first event
    asks()                              the random numbers that are wanted now
    why_not_<event>(event)              is this event illegal now, and why?
    do_<event>(event)                   what it changes
    MOVES, or moves()                   what may be done now
    over(), score()                     the end

Everything below is optional: whatever a game leaves out works as written here. Rules are pure: no
clock, no randomness, no files, no words. An event may come from a file: `why_not` takes nothing
about its values for granted. A refusal is (key, arguments), its text is in en.py and de.py.
"""

from firmware.games.copies import copy_of, state_of

NO_EVENT = ("no_such_event", ())
ROLL_FIRST = ("roll_first", ())
WON = ("won", ())  # notes of a game that one player wins or loses alone
LOST = ("lost", ())
CHANGING, FIXED = ("k", "phase", "who"), ("options", "players", "people")  # of every game
ROLL = ("k", "of", "got")  # the random event: first draw, the n's, the outcomes
COMMON = {"who": ROLL}  # in every game at any time: a player is drawn, to start or for anything
MOST_SEATS = 12


class Game:
    # What the game is.

    PLAYERS: tuple = (1, 1)  # people: fewest and most
    OPTIONS: tuple = ()  # (name, default, allowed values), in the order of the journal's header
    EVENTS: dict = {"roll": ROLL}  # name: its keys, in the order of the journal
    OPTIONAL: tuple = ()  # keys that an event may lack
    HELPS: tuple = ()  # events that only show something to a player p: see Session.helped
    MOVES: dict = {}  # phase: a function of the game that yields the events to try in moves()
    FIELDS: tuple = ()  # what changes, beside k and phase: numbers, texts, lists at most two deep
    PARTS: tuple = ()  # fields that are objects with FIELDS of their own
    SHARED: tuple = ()  # what never changes: copies share it

    # What the players choose before it begins.

    SETUP_OPTIONS: tuple = ()  # with a line in the set-up; all others are on a screen of their own
    FIRST_OPTIONS: dict = {}  # by language: those of the first game, where not the defaults
    BOT_OPTIONS: tuple = ()  # that seat players whom the gadget plays itself
    SUMMARY: tuple = ()  # (name, default) of options shown beside the title on the first screen
    # Its lines on the page Solo: (order; word, or "" for the title; the options of a game started
    # there, or a screen; what left and right change: "" nothing, "day", or an option; its values).
    SOLO: tuple = ()
    ONE_GAME: tuple = ()  # options for one game only, not inherited by the next; see solo_start
    FROM_SOLO: tuple = ()  # those of ONE_GAME that only the page Solo offers
    LESSONS: tuple = ()  # their keys in lessons.py; the words are in lessons_<language>.py
    TIMED = False  # its rounds can be timed
    SHEETS = ""  # the option that is 1 where people draw on the gadget
    FEWEST_WIN = False
    RESULT_GROUP: tuple = ()  # (option, most values it may ever have): results compare within it

    @classmethod
    def has_setup(cls) -> bool:
        return bool(cls.OPTIONS) or cls.PLAYERS[1] > 1

    @staticmethod
    def applies(name: str, options: dict, people: int) -> bool:
        """Can this option make a difference? If not, it is not offered."""
        return True

    @staticmethod
    def offered(name: str, allowed: tuple, options: dict) -> tuple:
        """The values of an option in the order in which they are offered."""
        return allowed

    @staticmethod
    def before(options: dict) -> dict:
        """Options that came later: what journals without them played."""
        return {}

    @staticmethod
    def is_house_rule(options: dict) -> bool:
        """Would no rulebook play like this?"""
        return False

    @staticmethod
    def by_the_book(options: dict) -> dict:
        """The options that have to change so that these are no house rule."""
        return {}

    @staticmethod
    def solo_start(choice: str, value) -> tuple:
        """(options, shared code or None) for a choice of SOLO that is in ONE_GAME."""
        return {}, None

    @staticmethod
    def bots(options: dict) -> list:
        """The seats after the people's that the gadget plays: for each its name in the journal, at
        most 12 letters of no language, and the word that players read, with its arguments."""
        return []

    @staticmethod
    def flash_blocks(options: dict) -> int | None:
        """Blocks of the flash that a long journal takes; None if there is no limit."""

    # The table.

    phase = ""
    turn = 0
    rounds = 0
    drawn: tuple = ()  # what the latest draws gave, for the screen
    fresh = 0  # 1 while nothing has happened after them
    who = -1  # the player who was drawn last
    listed = True  # does its result belong to those of its kind?
    ended = ""  # the word for what ended the game, where the players may wonder

    def __init__(self, options: dict, players: int):
        self.options = complete(self.OPTIONS, options)
        least, most = self.allowed_players()
        if not is_int(players, least, most):
            raise ValueError("bad_players", (least, most))
        self.players = players
        self.people = players  # those whom the gadget does not play itself
        self.k = 0  # the number of the next random draw
        self.start()

    def allowed_players(self) -> tuple:
        """The fewest and most names that a journal may have."""
        return self.PLAYERS

    def start(self) -> None:
        """Set every field; ValueError(key, args) where these options and players cannot play."""

    def asks(self) -> list[int] | None:
        """None, or the n's of the draws that are wanted now."""

    def why_not(self, event: dict) -> tuple | None:
        """None, or (key, arguments) saying why this event is illegal now."""
        name = event.get("e") if isinstance(event, dict) else None
        if type(name) is not str or (name not in self.EVENTS and name not in COMMON):
            return NO_EVENT
        for key in self.EVENTS.get(name) or COMMON.get(name, ()):
            if key not in event and key not in self.OPTIONAL:
                return NO_EVENT
        if name == "who":
            return why_not_draws(event, self.k, self.asks_who(event["of"]))
        if name == "roll":
            return why_not_draws(event, self.k, self.asks())
        why = self.why_not_now(event)
        check = getattr(self, "why_not_" + name, None)
        return why or (check(event) if check else None)

    def why_not_now(self, event: dict) -> tuple | None:
        """What every event but a roll must keep, before its own check."""
        return ROLL_FIRST if self.asks() else None

    def asks_who(self, of: list[int]) -> list[int]:
        """The draw of a player: among the people; if there are fewer than two, as asked for."""
        alone = self.people < 2 and is_int_list(of, 2, MOST_SEATS, 1, 1)
        return of if alone else [max(self.people, 2)]

    def do_who(self, event: dict) -> None:
        self.k += 1
        self.who = event["got"][0]

    def apply(self, event: dict) -> None:
        """Carry out a legal event; ValueError(key, args) for any other, and nothing changes."""
        why = self.why_not(event)
        if why:
            raise ValueError(*why)
        getattr(self, "do_" + event["e"])(event)

    def moves(self):
        """Every event that may be done now, or a good choice: for demo players and tests."""
        if self.phase in self.MOVES and not self.asks():
            for event in self.MOVES[self.phase](self):
                if not self.why_not(event):
                    yield event

    def over(self) -> bool:
        return self.phase == "over"

    def stage(self) -> int:
        """Grows with every round or turn: undo keeps a copy of each."""
        return self.turn

    def score(self) -> dict:
        return score_of([])

    def remember(self, memory: dict) -> None:
        """The game is over: save what a solo player reached, for the page Solo."""

    def mode(self) -> str:
        """Records compare within one mode only."""
        return ""

    def record_setting(self) -> str:
        """The setting that keeps the best result of one player alone."""
        return ""

    # The screens. `.name` is one of the game's own.

    SCREEN = ".turn"  # where it is played
    FINAL = ""  # counts a player's sheet
    PAST = ""  # the sheets of a finished game

    def screen(self) -> str:
        """The screen on which the game goes on."""
        return "ranking" if self.phase in ("count", "over") else self.SCREEN

    def menu(self) -> list:
        """Lines of the menu: (word, screen), (word, "screen argument"), (word, last event)."""
        return []

    def score_screen(self) -> str:
        """Where scores are typed in: a screen of its own, "form" for `form`, or nowhere."""
        return "form"

    def form(self, seat: int) -> list | None:
        """What a player counts: [(word, its arguments, values, the present one)], or None."""

    def doubt(self, seat: int, values: list) -> tuple | None:
        """(word, arguments) if these counts can hardly be right: the player is asked once."""

    def form_line(self, seat: int, counts: dict) -> tuple | None:
        """(word, arguments) of the line under that form, for the counts typed so far."""

    def latest_dice(self) -> list:
        """The latest roll as (die, face) pairs."""
        return []

    def has_sheet(self, seat: int) -> bool:
        """Does the gadget know what this player draws?"""
        return False

    # Copies and comparison, by the names in FIELDS, PARTS and SHARED.

    def copy(self):
        other = copy_of(self, self.FIELDS + CHANGING, self.SHARED + FIXED)
        for name in self.PARTS:
            part = getattr(self, name)
            setattr(other, name, copy_of(part, part.FIELDS, part.SHARED))
        return other

    def state(self) -> tuple:
        """All that distinguishes two games."""
        parts = tuple([state_of(getattr(self, name)) for name in self.PARTS])
        options = tuple(sorted(self.options.items()))
        return (options, self.players, self.k, self.phase, self.who, parts, state_of(self))


# Checks of values.


def complete(table: tuple, options: dict) -> dict:
    """All options of (name, default, allowed) rows; ValueError(key, args) names a bad one."""
    full = {}
    for name, default, allowed in table:
        value = options.get(name, default)
        if type(value) is not type(default) or value not in allowed:
            raise ValueError("bad_option", (name, str(value)[:20]))
        full[name] = value
    for name in options:
        if name not in full:
            raise ValueError("no_such_option", (str(name)[:20],))
    return full


def is_int(value, low: int, high: int) -> bool:
    """A whole number from low to high; True and 1.0 are none."""
    return type(value) is int and low <= value <= high


def is_int_list(values, low: int, high: int, least: int, most: int) -> bool:
    """A list of least to most whole numbers, each from low to high."""
    if type(values) is not list or not least <= len(values) <= most:
        return False
    # No loop: a journal that is read back has thousands of them.
    if list(map(type, values)).count(int) < len(values):
        return False
    return not values or (min(values) >= low and max(values) <= high)


def why_not_draws(event: dict, k: int, wanted: list[int] | None) -> tuple | None:
    """The check of the random events that all games share."""
    if wanted is None:
        return ("no_roll", ())
    if event["k"] != k or type(event["k"]) is not int:
        return ("roll_k", (k,))
    of = event["of"]
    if of != wanted or list(map(type, of)).count(int) < len(of):
        return ("roll_of", (len(wanted),))
    got = event["got"]
    if not is_int_list(got, 0, max(wanted) - 1, len(wanted), len(wanted)):
        return ("roll_got", (len(wanted),))
    if max(got) >= min(wanted) and [1 for i, n in enumerate(wanted) if got[i] >= n]:
        return ("roll_got", (len(wanted),))
    return None


def score_of(players: list, note: tuple | None = None, record: int | None = None) -> dict:
    """`players` has a `player_result` for each, or nothing; `note` is (key, args) about the game;
    `record` is the result of a solo game. One that is lost, or lacks a total, has no places."""
    if note == LOST or None in [player["total"] for player in players]:
        for player in players:
            player["place"] = None
            player["tie"] = ""
    return {"players": players, "note": note, "record": record}


def winners(score: dict) -> list[int]:
    """The seats that won; alone one can only win against the game itself."""
    players = score["players"]
    if len(players) == 1:
        return [0] if score["note"] == WON else []
    return [seat for seat, player in enumerate(players) if player["place"] == 1]


def player_result(
    place: int | None = None,
    total: int | None = None,
    rows: list | None = None,
    tie: str = "",
    line: tuple | None = None,
) -> dict:
    """What a player has, None where unknown: `rows` are (label, points) pairs, named by f_<label>,
    `tie` is what decided between equal totals, `line` is (key, args) for the result's line."""
    return {"place": place, "total": total, "rows": rows, "tie": tie, "line": line}


def ranked(keys: list, steps: tuple) -> list[tuple]:
    """[(place, tie)] for lists of numbers named `steps`: fewer is better, equals share a place."""
    found = []
    for mine in keys:
        place = 1 + len([1 for other in keys if other < mine])
        if keys.count(mine) > 1:
            found.append((place, "shared"))
            continue
        step = max([_same(mine, other) for other in keys if other is not mine] + [0])
        found.append((place, steps[step] if step else ""))
    return found


def _same(one, other):
    """How many numbers two lists begin with alike."""
    count = 0
    while one[count] == other[count]:
        count += 1
    return count
