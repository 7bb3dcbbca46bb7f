"""The game that is about to be played: what the set-up screens change and the start makes real."""

from firmware.games.parts import about, choices, option_table
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
    if about(plan.game).SETUP:
        gadget.home("setup", plan.game, plan.code, plan.day)
    else:
        gadget.home("start")


class Plan:
    """Begins with the values of the last game of its kind."""

    def __init__(self, settings, game=None):
        self.settings = settings
        self.game = game or settings.get("game")
        self.options, self.seats = settings.setup(self.game) or ({}, ["", ""])
        least, most = about(self.game).PLAYERS
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
        options = {name: default for name, default, _ in option_table(self.game)}
        options.update(self.options)
        return options

    def applies(self, name):
        """Can this option make a difference to the game that is planned?"""
        decides = getattr(choices(self.game), "applies", None)
        return decides is None or decides(name, self.full(), len(self.seats))

    def is_house_rule(self):
        decides = getattr(choices(self.game), "is_house_rule", None)
        return decides is not None and decides(self.full())

    def change(self, row, step):
        """Go on to another of an option's values; `row` is its line in the table of options."""
        name, default, allowed = row
        offered = getattr(choices(self.game), "offered", None)
        if offered:
            allowed = offered(name, allowed, self.full())
        at = allowed.index(self.options.get(name, default))
        self.options[name] = allowed[(at + step) % len(allowed)]

    def names(self, gadget):
        return [name or gadget.t("player", i + 1) for i, name in enumerate(self.seats)]

    def company(self, gadget, options):
        """The names of the seats that the gadget plays itself."""
        seats = getattr(choices(self.game), "company", None)
        if not seats:
            return []
        words = gadget.words.of_game(self.game)
        full = {name: options.get(name, default) for name, default, _ in option_table(self.game)}
        return [filled(words[word], args) for word, args in seats(full)]

    def keep(self):
        """Remember everything for the next time."""
        self.settings.keep_setup(self.game, self.options, self.seats)
        self.settings.set_all({"timer_mode": self.timer_mode, "timer_s": self.timer_s})

    def start(self, gadget):
        """Open the game and its screen."""
        session = gadget.session
        gadget.plan = self  # whose refusal it would be
        self.fit(option_table(self.game))
        options = {name: self.options[name] for name in self.options if self.applies(name)}
        names = self.names(gadget) + self.company(gadget, options)
        start = gadget.board.utc()
        if not gadget.attempt(
            session.new, self.game, options, names, gadget.now, self.code, start, self.day
        ):
            return
        if about(self.game).TIMER:
            session.timer = Timer(self.timer_mode, self.timer_s)
        self.keep()
        gadget.plan = None
        gadget.home()
