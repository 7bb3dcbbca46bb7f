"""One finished game: its result, what was played, the scores, every roll, and the proving digits.

Up and down move by lines, left and right from part to part; A opens the sheets, if there are such.
"""

from firmware.games import game_class
from firmware.play.days import day_of, days_before, is_secret_of, start_day
from firmware.play.finished_games import FinishedGames
from firmware.ui.canvas import CENTRE
from firmware.ui.canvas import RIGHT as AT_RIGHT
from firmware.ui.font import SMALL
from firmware.ui.keys import DOWN, LEFT, PRESS, RIGHT, UP, A
from firmware.ui.lists import GAP, PITCH, TOP, clipped, heading, rail
from firmware.ui.option_words import OptionWords
from firmware.ui.reading import Reading, draw_progress, file_of
from firmware.ui.results import day_results, parts_of, result_lines, shown_code
from firmware.ui.screen import Screen as Contract
from firmware.ui.setup_draft import last_day
from firmware.ui.wrap import fours, wrapped

ROOM = 64 - TOP
WIDE = 116  # pixels of two texts in a row
IN_A_ROW = 6  # dice
DIE = 18
DAYS_AT_ONCE = 4
MOST = 40  # rolls in memory: a board cannot hold all of a long game


class Screen(Contract):
    """A row is (left, right), (the title of a part,) or (number of a roll, its dice)."""

    REPEATS = UP | DOWN | LEFT | RIGHT

    def __init__(self, gadget, number):
        self.gadget = gadget
        self.number = number

    def open(self, memo=None):
        self.rows = []
        self.first = 0
        self.rolls = []  # (number, k, dice)
        self.quick = []  # players of whom only the total was typed in
        self.day = None
        self.sheets = None  # the screen that shows what was drawn
        self.seeking: tuple | None = None  # the replay, and the days that it may be of
        self.copied = (self.number, True) in FinishedGames(self.gadget.storage).newest_first()
        self.reading = Reading(self.gadget, file_of(self.number, self.copied), self.watch)

    def watch(self, t, event, replay):
        """Collect the rolls; undone draws come again with the same k."""
        e = event["e"]
        if e == "scores":
            p = event["p"]
            self.quick = [other for other in self.quick if other != p]
            if event.get("quick"):
                self.quick.append(p)
        if e != "roll":
            return
        replay.settle()
        dice = replay.game.latest_dice()
        while self.rolls and self.rolls[-1][1] >= event["k"]:
            self.rolls.pop()
        if dice:
            number = self.rolls[-1][0] + 1 if self.rolls else 1
            self.rolls.append((number, event["k"], dice))
            del self.rolls[:-MOST]

    def step(self, now):
        if self.reading is None:
            if self.seeking is None:
                return None
            self.try_days()
            return 0
        if self.reading.step():
            replay = self.reading.replay
            self.reading = None
            if replay.wrong:
                self.rows = [(self.gadget.t("unreadable"), "")]
            else:
                self.tell(replay)
                self.seek_day(replay)
            self.rolls = None
        self.gadget.changed()
        return 0

    def seek_day(self, replay):
        """A game of the day that began without a clock: find its day, a few at a time."""
        last = last_day(self.gadget.settings)
        if last and replay.secret and "code" in replay.header and not self.day:
            self.seeking = replay, days_before(last)

    def try_days(self):
        replay, days = self.seeking
        for tried, day in enumerate(days):
            if is_secret_of(day, replay.secret):
                self.day = day
                self.add_codes(replay, day)
                self.gadget.changed()
                break
            if tried == DAYS_AT_ONCE:
                return
        self.seeking = None

    def tell(self, replay):
        """Fill the rows."""
        gadget = self.gadget
        t = gadget.t
        header = replay.header
        self.day = start_day(header, gadget.storage)
        state = "abandoned" if replay.abandoned else "copied" if self.copied else None
        rows = self.rows
        rows.append((gadget.title(header["game"]), t(state) if state else ""))
        width = gadget.canvas.width
        for _, name, text in result_lines(gadget, header, replay.game.score()):
            if width(name) + width(text) > WIDE:
                rows.append((name, ""))
                name = ""
            rows.append((name, text))
        if any(map(replay.game.has_sheet, range(len(header["players"])))):
            self.sheets = header["game"] + replay.game.PAST
            rows.append((t("past_sheets"), ""))
        self.codes_at = len(rows)
        self.add_codes(replay, day_of(replay.secret, header["start"]))
        self.add_options(header)
        self.add_scores(header, replay.game)
        while self.rolls and self.rolls[-1][1] >= replay.game.k:
            self.rolls.pop()
        if self.rolls:
            rows.append((t("rolls"),))
        for number, _, dice in self.rolls:
            for i in range(0, len(dice), IN_A_ROW):
                rows.append(("" if i else str(number), dice[i : i + IN_A_ROW]))
        self.add_digits(t("digits_commit"), header["commit"])
        if replay.secret:
            self.add_digits(t("digits_secret"), replay.secret)

    def add_codes(self, replay, day):
        """Of a game of the day: its results as codes."""
        header = replay.header
        found = day_results(day, header["game"], replay.game)
        rows: list[tuple] = [(self.gadget.t("day_result"),)] if found else []
        for seat, _, code in found:
            rows.append((self.gadget.words.player_name(header, seat), shown_code(code)))
        self.rows[self.codes_at : self.codes_at] = rows

    def add_options(self, header):
        """List the options that name the variant, then those that differ from their defaults."""
        key = header["game"]
        table = game_class(key).OPTIONS
        if not table:
            return
        words = OptionWords(key, self.gadget.words.language)
        naming = [name for name, _ in game_class(key).SUMMARY]
        found = []
        for name, default, _ in table:
            value = header["options"].get(name, default)
            if words.name(name) and (name in naming or value != default):
                text = words.value(name, value)
                found.append((words.name(name), str(value) if text is None else text))
        if found:
            self.rows.append((self.gadget.t("played"),))
            self.rows.extend(found)

    def add_scores(self, header, game):
        found = []
        canvas = self.gadget.canvas
        for name, text in parts_of(self.gadget, header, game, self.quick):
            found.extend([(line, "") for line in wrapped(canvas, name + ": " + text, 118)])
        if found:
            self.rows.append((self.gadget.t("scores"),))
            self.rows.extend(found)

    def add_digits(self, title, digits):
        self.rows.append((title,))
        for i in range(0, 64, 16):
            self.rows.append((fours(digits[i : i + 16]), ""))

    def key(self, kind, button):
        if kind != PRESS or self.reading is not None:
            return False
        if button in (UP, DOWN):
            self.first += 1 if button == DOWN else -1
        elif button in (LEFT, RIGHT):
            parts = [0] + [i for i, row in enumerate(self.rows) if len(row) == 1]
            if button == RIGHT:
                self.first = min([i for i in parts if i > self.first] + [len(self.rows)])
            else:
                self.first = max([i for i in parts if i < self.first] + [0])
        elif button == A and self.sheets:
            self.gadget.go(self.sheets, file_of(self.number, self.copied))
            return True
        else:
            return False
        self.first = max(min(self.first, self.last()), 0)
        self.gadget.changed()
        return True

    def last(self):
        """The first row of the last page."""
        room = ROOM
        i = len(self.rows)
        while i and room >= height(self.rows[i - 1]):
            i -= 1
            room -= height(self.rows[i])
        return i

    def draw(self, canvas):
        t = self.gadget.t
        heading(canvas, t("game_number", self.number), self.day or t("no_date"))
        if self.reading is not None:
            draw_progress(canvas, t("reading"), *self.reading.far)
            return
        y = TOP
        i = self.first
        while i < len(self.rows) and y + height(self.rows[i]) <= 64:
            draw_row(canvas, y, self.rows[i])
            y += height(self.rows[i])
            i += 1
        if self.last():
            rail(canvas, self.first, i - self.first, len(self.rows))


def height(row):
    return DIE + 2 if len(row) == 2 and type(row[1]) is list else PITCH


def draw_row(canvas, y, row):
    if len(row) == 1:
        canvas.hline(0, y + 4, 123)
        wide = canvas.width(row[0])
        canvas.fill(62 - wide // 2 - 4, y, wide + 8, 9, 0)
        canvas.text(row[0], 62, y, SMALL, 1, CENTRE)
    elif type(row[1]) is list:
        canvas.text(row[0], 1, y + 5)
        for i, (die, face) in enumerate(row[1]):
            canvas.face(face, 11 + (DIE + 1) * i, y, DIE, die)
    else:
        room = 120 - canvas.text(row[1], 122, y, SMALL, 1, AT_RIGHT) - (GAP if row[1] else 0)
        canvas.text(clipped(canvas, row[0], room), 2, y)
