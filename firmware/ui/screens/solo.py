"""Every way to play alone, each with the last choice; hold A also rolls at once."""

from firmware.games import KEYS, game_class
from firmware.play.days import DAY_S, day_number, day_text, is_day, today
from firmware.play.fair import code_of_day
from firmware.ui.keys import DOWN, HOLD, LEFT, RIGHT, UP, A, B
from firmware.ui.lists import List
from firmware.ui.option_words import OptionWords
from firmware.ui.setup_draft import DAY, NewGame


class Screen(List):
    CHANGES = True
    HOLDS = A | B | UP
    REPEATS = DOWN | LEFT | RIGHT

    def __init__(self, gadget):
        List.__init__(self, gadget)
        self.moved = False  # was the date changed?
        self.memory = dict(gadget.settings.get("solo"))
        # (order, word, what, choice, values, game)
        self.ways = [(60, "lessons", "lessons", "", (), None)]
        for game in KEYS:
            self.ways += [way + (game,) for way in game_class(game).SOLO]
        self.ways.sort(key=lambda way: way[0])

    def open(self, memo=None):
        chosen = None
        if memo is not None:
            chosen, self.memory, self.moved = memo
        List.open(self, chosen)

    def close(self):
        return self.chosen, self.memory, self.moved

    def rows(self):
        gadget = self.gadget
        self.title = gadget.t("solo")
        self.mark = None if gadget.double_press else gadget.t("solo_hold")
        return [(way, self.label(way), self.value(way)) for way in self.ways]

    def label(self, way):
        _, word, _, _, _, game = way
        if game is None:
            return self.gadget.t(word)
        return self.gadget.words.of_game(game)[word] if word else self.gadget.title(game)

    def value(self, way):
        _, _, _, choice, values, game = way
        if choice == DAY:
            return self.date()[5:]
        if not choice:
            return ""
        value = self.last(choice, values)
        return OptionWords(game, self.gadget.words.language).value(choice, value)

    def last(self, choice, values):
        """The last value of a choice; the settings may be newer or damaged."""
        value = self.memory.get(choice)
        return value if value in values else values[0]

    def date(self):
        """Today; the last one played where the clock is not set."""
        utc = self.gadget.board.utc()
        day = self.memory.get(DAY)
        known = type(day) is str and is_day(day)
        if known and self.moved:
            return day
        return "%04d-%02d-%02d" % today(utc, day if known else None)

    def change(self, way, step):
        choice, values = way[3:5]
        if not choice:
            return False
        if choice == DAY:
            day = day_text(max(day_number(self.date()) + step, 0) * DAY_S)
            self.moved = True
            self.memory[DAY] = day
        else:
            at = values.index(self.last(choice, values)) + step
            self.memory[choice] = values[at % len(values)]
        return True

    def key(self, kind, button):
        if kind == HOLD and button == A:
            self.pick(self.lines[self.chosen][0], True)
            return True
        return List.key(self, kind, button)

    def pick(self, way, rolls=False):
        gadget = self.gadget
        what, choice = way[2:4]
        if type(what) is str:
            gadget.go(what)
        elif choice == DAY and gadget.board.utc() is None and not rolls:
            gadget.go("day", *[int(part) for part in self.date().split("-")])
        else:
            self.start(way, rolls)

    def returned(self, result):
        """The day that was chosen."""
        self.moved = True
        self.memory[DAY] = result
        self.start(self.lines[self.chosen][0])

    def start(self, way, rolls=False):
        _, _, options, choice, _, game = way
        gadget = self.gadget
        new_game = NewGame(gadget.settings, game)
        new_game.options.update(options)
        if choice == DAY:
            new_game.day = self.memory[DAY] = self.date()
            new_game.code = code_of_day(new_game.day)
        for _, _, _, name, values, of in self.ways:  # a choice holds for all lines of its game
            if of == game and values and name not in options:
                new_game.options[name] = self.last(name, values)
        new_game.fit(new_game.kind.OPTIONS)
        new_game.options.update(new_game.kind.by_the_book(new_game.full()))
        new_game.seats = new_game.seats[:1]
        memory = [[name, self.memory[name]] for name in sorted(self.memory)]
        gadget.settings.set("solo", memory)
        if new_game.start(gadget) and rolls:
            while gadget.session.game.asks() and gadget.roll():
                pass
            gadget.timer.start()
            gadget.home()
