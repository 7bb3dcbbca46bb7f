"""The statistics of one game: for each name games, wins, mean and best, then a page for each die.

All its journals are read, a few lines at a time, while the results so far are shown. Left and
right turn the page, up and down scroll the names.
"""

from firmware.games import game_class
from firmware.games.die import dice_names, die_of
from firmware.play.finished_games import FinishedGames
from firmware.play.tally import Tally
from firmware.ui.canvas import CENTRE
from firmware.ui.canvas import RIGHT as AT_RIGHT
from firmware.ui.font import SMALL
from firmware.ui.keys import DOWN, LEFT, PRESS, RIGHT, UP
from firmware.ui.lists import PITCH, clipped, heading, rail
from firmware.ui.reading import Reading, file_of
from firmware.ui.screen import Screen as Contract
from firmware.ui.texts.lines import signed

EDGES = (53, 78, 102, 123)  # right edges of games, wins, mean and best
HEADS = ("n_games", "n_wins", "n_mean", "n_best")
NAME = 38
TOP = 23
SHOWN = 4
PICTURES = 6  # faces that fit side by side as pictures; more are shown as numbers
NUMBERS = 7
BAR_TOP = 22


class Screen(Contract):
    REPEATS = UP | DOWN | LEFT | RIGHT

    def __init__(self, gadget, game):
        self.gadget = gadget
        self.game = game

    def open(self, memo=None):
        gadget = self.gadget
        self.finished_games = FinishedGames(gadget.storage)
        self.files = self.finished_games.newest_first()
        self.read = 0  # files that are done
        self.reading = None
        self.tally = Tally(game_class(self.game).FEWEST_WIN)
        self.page = self.first = 0
        self.title = gadget.title(self.game)
        self.names = dice_names(gadget.words.language)
        self.refresh()

    def refresh(self):
        """The results so far."""
        self.rows = self.tally.rows()
        self.pages = []  # None for the names, (die, faces, {face: count}) for the bars of a die
        dice = self.tally.dice
        for die in sorted(dice, key=lambda die: (-sum(dice[die].values()), die)):
            faces = distinct(die, dice[die])
            most = PICTURES if len(faces) <= PICTURES else NUMBERS
            for i in range(0, len(faces), most):
                self.pages.append((die, faces[i : i + most], dice[die]))
        if self.rows or not self.pages:
            self.pages.insert(0, None)
        self.gadget.changed()

    def step(self, now):
        if self.reading is not None:
            if self.reading.step():
                self.tally.add(self.reading.replay)
                self.reading = None
                self.read += 1
                self.refresh()
        elif self.read < len(self.files):
            name = file_of(*self.files[self.read])
            if self.finished_games.game_of(name) == self.game:
                self.tally.begin()
                self.reading = Reading(self.gadget, name, self.tally.watch)
            else:
                self.read += 1
                self.gadget.changed()
        else:
            if self.tally.left_out:
                self.tally.left_out = 0  # reported once
                self.gadget.report(self.gadget.t("names_left_out"))
            return None
        return 0

    def key(self, kind, button):
        if kind != PRESS:
            return False
        if button in (LEFT, RIGHT):
            step = 1 if button == RIGHT else -1
            self.page = (self.page + step) % len(self.pages)
        elif button in (UP, DOWN):
            step = 1 if button == DOWN else -1
            self.first = max(min(self.first + step, len(self.rows) - SHOWN), 0)
        else:
            return False
        self.gadget.changed()
        return True

    def draw(self, canvas):
        at = min(self.page, len(self.pages) - 1)
        page = self.pages[at]
        mark = f"◀ {at + 1}/{len(self.pages)} ▶" if len(self.pages) > 1 else None
        if page:
            self.draw_die(canvas, mark, *page)
        else:
            self.draw_names(canvas, mark)
        if self.read < len(self.files):
            canvas.fill(0, 54, 128, 10, 0)
            canvas.text(self.gadget.t("read_so_far", self.read, len(self.files)), 2, 56)
            canvas.bar(70, 56, 58, 8, self.read, len(self.files))
        elif self.gadget.warning():
            self.gadget.draw_hint(canvas, "")

    def draw_names(self, canvas, mark):
        t = self.gadget.t
        heading(canvas, self.title, mark)
        if not self.rows:
            if self.read == len(self.files):
                canvas.text(t("no_scores"), 2, 16)
            return
        for i in range(4):
            canvas.text(t(HEADS[i]), EDGES[i], 12, SMALL, 1, AT_RIGHT)
        y = TOP
        shown = SHOWN if self.read == len(self.files) else SHOWN - 1
        for name, games, wins, mean, best in self.rows[self.first : self.first + shown]:
            canvas.text(clipped(canvas, name, NAME), 1, y)
            for value, edge in zip((games, wins, self.tenths(mean), best), EDGES):
                text = "–" if value is None else signed(value)
                canvas.text(text, edge, y, SMALL, 1, AT_RIGHT)
            y += PITCH
        if len(self.rows) > shown:
            rail(canvas, self.first, shown, len(self.rows), TOP)

    def tenths(self, mean):
        if mean is None:
            return None
        sign = "−" if mean < 0 else ""
        mean = abs(mean)
        return sign + str(mean // 10) + self.gadget.t("decimal") + str(mean % 10)

    def draw_die(self, canvas, mark, die, faces, counts):
        """A bar for every face."""
        heading(canvas, self.names.get(die, die), mark)
        tallest = max(counts.values())
        pictures = len(counts) <= PICTURES
        pitch = 21 if pictures else 18
        low = 43 if pictures else 54
        x = 64 - pitch * len(faces) // 2
        for face in faces:
            count = counts.get(face, 0)
            middle = x + pitch // 2
            high = (low - BAR_TOP) * count // tallest
            canvas.fill(middle - 6, low - high, 12, high)
            canvas.text(str(count), middle, 12, SMALL, 1, CENTRE)
            if pictures:
                canvas.face(face, x, 44, 20, die)
            else:
                canvas.text(face, middle, 56, SMALL, 1, CENTRE)
            x += pitch


def distinct(die, counts):
    """The faces of a die in their order, each once."""
    found = []
    for face in die_of(die).faces or sorted(counts):
        if face not in found:
            found.append(face)
    return found
