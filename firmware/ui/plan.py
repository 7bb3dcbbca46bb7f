"""The game that is about to be played: what the set-up screens change and the start makes real."""

from firmware.games import game_class
from firmware.play.timers import Timer
from firmware.ui.texts.lines import filled


def plan_again(gadget):
    """Back from a game in which nothing was drawn to its set-up, with everything kept."""
    session = gadget.session
    plan = Plan(gadget.settings, session.key)
    plan.code = session.code
    plan.day = session.day
    session.withdraw()
    gadget.plan = plan
    if plan.kind.has_setup():
        gadget.home("setup", plan.game, plan.code, plan.day)
    else:
        gadget.home("start")


class Plan:
    """Begins with the values of the last game of its kind."""

    def __init__(self, settings, game=None):
        self.settings = settings
        self.game = game or settings.get("game")
        self.kind = game_class(self.game)
        self.options, self.seats = settings.setup(self.game) or ({}, ["", ""])
        least, most = self.kind.PLAYERS
        self.seats = self.seats[:most] + [""] * (least - len(self.seats))
        self.timer_mode = settings.get("timer_mode")
        self.timer_s = settings.get("timer_s")
        self.code = None
        self.day = None  # of a game of the day

    def fit(self, table):
        """Drop what the game does not know: the settings may be older, newer, or damaged."""
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
        """Can this option make a difference to the game that is planned?"""
        return self.kind.applies(name, self.full(), len(self.seats))

    def is_house_rule(self):
        return self.kind.is_house_rule(self.full())

    def change(self, row, step):
        """Go on to another of an option's values; `row` is its line in the table of options."""
        name, default, allowed = row
        allowed = self.kind.offered(name, allowed, self.full())
        at = allowed.index(self.options.get(name, default))
        self.options[name] = allowed[(at + step) % len(allowed)]

    def names(self, gadget):
        return [name or gadget.t("player", i + 1) for i, name in enumerate(self.seats)]

    def bots(self, gadget, options):
        """The names of the seats that the gadget plays itself."""
        words = gadget.words.of_game(self.game)
        full = {name: options.get(name, default) for name, default, _ in self.kind.OPTIONS}
        return [filled(words[word], args) for word, args in self.kind.bots(full)]

    def keep(self):
        """Remember everything for the next time."""
        self.settings.keep_setup(self.game, self.options, self.seats)
        self.settings.set_all({"timer_mode": self.timer_mode, "timer_s": self.timer_s})

    def start(self, gadget):
        """Open the game and its screen."""
        session = gadget.session
        gadget.plan = self  # whose refusal it would be
        self.fit(self.kind.OPTIONS)
        options = {name: self.options[name] for name in self.options if self.applies(name)}
        names = self.names(gadget) + self.bots(gadget, options)
        start = gadget.board.utc()
        if not gadget.attempt(
            session.new, self.game, options, names, gadget.now, self.code, start, self.day
        ):
            return
        if self.kind.TIMED:
            session.timer = Timer(self.timer_mode, self.timer_s)
        self.keep()
        gadget.plan = None
        gadget.home()
