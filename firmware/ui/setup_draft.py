"""The game being set up: the set-up screens change it, and `start` starts it."""

from firmware.games import game_class
from firmware.play.days import is_day
from firmware.play.parked import park
from firmware.play.timers import Timer

# In the memory of the last choices: the day, and the latest way to play alone (its game and word).
DAY, WAY = "day", "way"


def back_to_setup(gadget):
    """Return from a game in which nothing was drawn to where it began: its set-up, or the page
    Solo, the only place to choose a puzzle or a rung."""
    session = gadget.session
    options = session.game.options
    new_game = NewGame(gadget.settings, session.key)
    new_game.code = session.code
    new_game.day = session.day
    session.withdraw()
    gadget.new_game = new_game
    if any(options[name] for name in new_game.kind.FROM_SOLO):
        gadget.home("solo", dict(gadget.settings.get("solo")).get(WAY))
    elif new_game.kind.has_setup():
        gadget.home("setup", new_game.game, new_game.code, new_game.day)
    else:
        gadget.home("start")


def last_day(settings):
    """The last game of the day that was played, or None."""
    day = dict(settings.get("solo")).get(DAY)
    return day if type(day) is str and is_day(day) else None


class NewGame:
    """Starts with the values of the last game of its kind."""

    def __init__(self, settings, game=None):
        self.settings = settings
        self.game = game or settings.get("game")
        self.kind = game_class(self.game)
        first = dict(self.kind.FIRST_OPTIONS.get(settings.get("language"), ()))
        self.options, self.seats = settings.setup(self.game) or (first, ["", ""])
        least, most = self.kind.PLAYERS
        self.seats = self.seats[:most] + [""] * (least - len(self.seats))
        self.timer_mode = settings.get("timer_mode")
        self.timer_s = settings.get("timer_s")
        self.code = None
        self.day = None  # of a game of the day

    def fit(self, table):
        """Drop unknown options: the settings may be older, newer or damaged."""
        kept = {}
        for name, default, allowed in table:
            value = self.options.get(name)
            if type(value) is type(default) and value in allowed:
                kept[name] = value
        self.options = kept

    def full(self):
        """Every option: what was chosen, else its default."""
        options = {name: default for name, default, _ in self.kind.OPTIONS}
        options.update(self.options)
        return options

    def applies(self, name):
        """Can this option make a difference to this game?"""
        return self.kind.applies(name, self.full(), len(self.seats))

    def is_house_rule(self):
        return self.kind.is_house_rule(self.full())

    def change(self, row, step):
        """Step through an option's values; `row` is its line in the table of options."""
        name, default, allowed = row
        allowed = self.kind.offered(name, allowed, self.full())
        at = allowed.index(self.options.get(name, default))
        self.options[name] = allowed[(at + step) % len(allowed)]

    def names(self, gadget):
        return [name or gadget.t("player", i + 1) for i, name in enumerate(self.seats)]

    def keep(self):
        """Save everything for the next time."""
        options = dict(self.options)
        for name in self.kind.ONE_GAME:
            options.pop(name, None)
        self.settings.keep_setup(self.game, options, self.seats)
        changes = {"timer_mode": self.timer_mode, "timer_s": self.timer_s}
        if self.day:
            memory = dict(self.settings.get("solo"))
            memory[DAY] = self.day
            changes["solo"] = [[name, memory[name]] for name in sorted(memory)]
        self.settings.set_all(changes)

    def start(self, gadget):
        """Open the game and its screen, False if it is refused; a game in progress is parked if it
        has begun."""
        session = gadget.session
        if gadget.playing() and session.can_withdraw():
            session.withdraw()
        parks = gadget.playing()
        if parks and not gadget.attempt(park, session, gadget.now):
            return False
        gadget.new_game = self  # so that a refusal is worded by its game
        self.fit(self.kind.OPTIONS)
        options = {name: self.options[name] for name in self.options if self.applies(name)}
        names = self.names(gadget) + [bot[0] for bot in self.kind.bots(options)]
        start = gadget.board.utc()
        if not gadget.attempt(
            session.new, self.game, options, names, gadget.now, self.code, start, self.day
        ):
            return False
        if self.kind.TIMED:
            session.timer = Timer(self.timer_mode, self.timer_s)
        self.keep()
        gadget.new_game = None
        gadget.home()
        if parks:
            gadget.notify(gadget.t("parked_other"))
        return True
