"""Every way to play alone, each with the last choice: the page Solo and the line that leads to it.

A way is (order, word, what, choice, values, game), see SOLO in firmware/games/game.py.
"""

from firmware.games import KEYS, game_class
from firmware.play.days import DAY_S, day_number, day_text, is_day, today
from firmware.play.fair import code_of_day
from firmware.ui.option_words import OptionWords
from firmware.ui.setup_draft import DAY, WAY, NewGame

LADDER = "ladder"  # a choice that ends at the highest rung reached so far
FIRST = (KEYS[0], "")
LESSONS = (60, "lessons", "lessons", "", (), None)


class Ways:
    def __init__(self, gadget, memory=None, moved=False):
        self.gadget = gadget
        self.memory = dict(gadget.settings.get("solo")) if memory is None else memory
        self.moved = moved  # was the date changed?
        self.all = [LESSONS]
        for game in KEYS:
            self.all += [way + (game,) for way in game_class(game).SOLO]
        self.all.sort(key=lambda way: way[0])

    def startable(self):
        return [way for way in self.all if way[3]]

    def latest(self):
        """The way that was played last."""
        for way in self.startable():
            if (way[5], way[1]) == latest_of(self.memory):
                return way
        return self.all[0]

    def label(self, way):
        _, word, _, _, _, game = way
        return self.gadget.t(word) if game is None else name_of(self.gadget, game, word)

    def value(self, way):
        _, _, _, choice, values, game = way
        if choice == DAY:
            return self.date()[5:]
        if not choice:
            return ""
        value = self.last(choice, values)
        known = OptionWords(game, self.gadget.words.language).value(choice, value)
        return str(value) if known is None else known

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
            self.set(DAY, day_text(max(day_number(self.date()) + step, 0) * DAY_S))
        else:
            values = list(values)  # MicroPython's range has no index
            if choice == LADDER:
                del values[climbed(self.memory) :]
            at = values.index(self.last(choice, values)) + step
            self.memory[choice] = values[at % len(values)]
        return True

    def set(self, choice, value):
        self.moved = self.moved or choice == DAY
        self.memory[choice] = value

    def start(self, way, rolls=False):
        """Start a game this way; with `rolls` also roll at once."""
        _, _, what, choice, values, game = way
        gadget = self.gadget
        new_game = NewGame(gadget.settings, game)
        self.memory[WAY] = key_of(way)
        options, code = {}, None
        if choice == DAY:
            new_game.day = self.memory[DAY] = self.date()
            code = code_of_day(new_game.day)
        elif choice in new_game.kind.ONE_GAME:
            options, code = new_game.kind.solo_start(choice, self.last(choice, values))
        new_game.code = code
        if choice != DAY and code:
            new_game.options = options  # a fixed game has no others
        else:
            options.update(what)
            self.choose(new_game, options)
        new_game.seats = new_game.seats[:1]
        gadget.settings.set("solo", [[name, self.memory[name]] for name in sorted(self.memory)])
        if new_game.start(gadget) and rolls:
            while gadget.session.game.asks() and gadget.roll():
                pass
            gadget.timer.start()
            gadget.home()

    def choose(self, new_game, options):
        """Apply these options, and the last choices of the game's other lines."""
        new_game.options.update(options)
        for _, _, _, name, values, of in self.all:
            if of == new_game.game and values and name not in options:
                if name not in new_game.kind.ONE_GAME:
                    new_game.options[name] = self.last(name, values)
        new_game.fit(new_game.kind.OPTIONS)
        new_game.options.update(new_game.kind.by_the_book(new_game.full()))


def climbed(memory):
    """The highest rung that may be tried; the settings may be newer or damaged."""
    rung = memory.get("climbed")
    return rung if type(rung) is int and rung > 0 else 1


def latest_of(memory):
    """(game, word) of the way that was played last; the settings may be newer or damaged."""
    game, _, word = str(memory.get(WAY, "")).partition(" ")
    return (game, word) if game in KEYS else FIRST


def key_of(way):
    """The text by which the latest way is remembered."""
    return way[5] + " " + way[1] if way[5] else ""


def name_of(gadget, game, word):
    return gadget.words.of_game(game)[word] if word else gadget.title(game)
