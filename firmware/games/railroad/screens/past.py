"""The sheets of a finished game as they grew: left and right go through the rounds, up and down
through the players. What a round brought blinks, and its dice stand beside the sheet. A shows what
the rival would have drawn in this round, and what that would have been worth."""

from firmware.games.railroad.rival.review import review
from firmware.games.railroad.screens._sheet_view import SheetView
from firmware.games.railroad.seats import packed, unpacked
from firmware.games.railroad.sheet.face_table import FACES, NUMBERS
from firmware.ui.canvas import RIGHT as AT_RIGHT
from firmware.ui.font import SMALL
from firmware.ui.keys import DOWN, LEFT, PRESS, RIGHT, UP, A
from firmware.ui.lists import blink, clipped
from firmware.ui.reading import Reading, draw_progress
from firmware.ui.screen import Screen as Contract
from firmware.ui.texts.lines import filled, plus

BLINK_MS = 400
LEFT_EDGE = 66
RIGHT_EDGE = 127
DIE = 18
PITCH = 21


class Screen(Contract):
    REPEATS = UP | DOWN | LEFT | RIGHT

    def __init__(self, gadget, file):
        self.gadget = gadget
        self.file = file

    def open(self, memo=None):
        self.view = SheetView(self.gadget.canvas)
        self.words_of_game = self.gadget.words.of_game("railroad")
        self.rounds = []  # of each: (numbers of the faces of all sheets, dice by seat)
        self.starts = {}  # by round: the packed seats of the people, with its dice
        self.costs = {}  # by round and seat: the points it cost
        self.review = self.beside = None  # thoughts about a round; the rival's sheet
        self.seat = 0
        self.reading = Reading(self.gadget, self.file, self.watch)

    def watch(self, t, event, replay):
        """Store the sheets whenever a round ends; an undone round ends again and replaces them."""
        e = event["e"]
        if e in ("roll", "pick", "end"):
            replay.settle()
            game = replay.game
            if e == "end":
                self.keep(game, rounds_ended(game))
                self.starts[rounds_ended(game) + 1] = people(game)  # until its dice are rolled
            elif game.phase == "draw":
                self.starts[game.round] = people(game)

    def keep(self, game, count):
        """The sheets are those of this round, counted from 1."""
        del self.rounds[count - 1 :]
        sheets = b""
        dice = []
        for number in range(game.players):
            if game.has_sheet(number):
                seat = game.seats[number]
                sheets += bytes([NUMBERS[face] for face in seat.sheet.faces])
                rolled = tuple(seat.faces)  # one for all, unless they were drafted
                dice.append(dice[0] if dice and dice[0] == rolled else rolled)
        self.rounds.append((sheets, dice))

    def step(self, now):
        if self.reading is not None:
            if self.reading.step():
                replay = self.reading.replay
                self.reading = None
                self.tell(replay)
            self.gadget.changed()
            return 0
        if not self.rounds:
            return None
        if self.review is not None:
            self.think()
            return 0
        return blink(self, now - self.since, BLINK_MS)

    def tell(self, replay):
        """All is read; a game that was given up ends within a round."""
        if replay.wrong:
            self.rounds = []
            return
        game = replay.game
        if not game.over():
            self.keep(game, game.round)
        shown = [i for i in range(game.players) if game.has_sheet(i)]
        self.names = [self.gadget.words.player_name(replay.header, i) for i in shown]
        self.of = game.rounds
        self.options = game.options
        self.dice = game.expansion.dice()
        players = game.score()["players"]
        self.totals = [players[i]["total"] for i in shown]
        self.over = game.over()
        self.refresh(len(self.rounds) - 1)

    def refresh(self, number):
        """The sheet of the chosen player after this round."""
        self.at = number
        self.review = self.beside = None
        faces = self.sheet(number)
        before = self.sheet(number - 1) if number else self.given()
        self.new = [space for space in range(49) if faces[space] != before[space]]
        self.view.show(faces)
        self.since = self.gadget.now
        self.lit = True
        self.gadget.changed()

    def given(self):
        """What was on the sheet before the first round."""
        starts = self.starts.get(1, ())
        if self.seat < len(starts):
            return unpacked(starts[self.seat], self.options).sheet.faces
        return [""] * 49

    def sheet(self, number):
        start = 49 * self.seat
        return [FACES[face] for face in self.rounds[number][0][start : start + 49]]

    # What the rival would have drawn

    def ask(self):
        """False: nobody drew this sheet, or the round did not end."""
        ended = self.over or self.at + 1 < len(self.rounds)
        if not ended or self.seat >= len(self.starts[self.at + 1]):
            return False
        seats = [self.starts[self.at + 1 + step][self.seat] for step in (0, 1)]
        self.review = review(*[unpacked(seat, self.options) for seat in seats])
        self.gadget.changed()
        return True

    def think(self):
        """A slice."""
        for found in self.review:
            if found:
                self.show_beside(*found)
            return

    def show_beside(self, points, sheet):
        gadget = self.gadget
        self.review = None
        self.costs[self.at, self.seat] = points
        before = unpacked(self.starts[self.at + 1][self.seat], self.options).sheet.faces
        self.beside = SheetView(gadget.canvas)
        self.beside.show(sheet.faces)
        self.beside_new = [space for space in range(49) if sheet.faces[space] != before[space]]
        self.since = gadget.now
        gadget.changed()
        key = "round_cost" if points > 0 else "round_good"
        gadget.report(filled(self.words_of_game[key], (self.at + 1, points)))

    def key(self, kind, button):
        if kind != PRESS or not self.rounds or self.reading is not None:
            return False
        at = self.at
        if button in (LEFT, RIGHT):
            at = min(max(at + (1 if button == RIGHT else -1), 0), len(self.rounds) - 1)
        elif button in (UP, DOWN):
            self.seat = (self.seat + (1 if button == DOWN else -1)) % len(self.names)
        elif button == A:
            if self.beside is None and self.review is None and self.ask():
                return True
        else:
            return False
        self.refresh(at)
        return True

    def draw(self, canvas):
        if self.reading is not None:
            draw_progress(canvas, self.gadget.t("reading"), *self.reading.far)
            return
        if not self.rounds:
            canvas.text(self.gadget.t("unreadable"), 2, 16)
            return
        self.view.draw(canvas, self.new if self.lit else ())
        if self.beside is not None:
            self.beside.draw(canvas, self.beside_new if self.lit else (), 64)
            return
        name = clipped(canvas, self.names[self.seat], RIGHT_EDGE - LEFT_EDGE)
        canvas.text(name, LEFT_EDGE, 0)
        canvas.hline(LEFT_EDGE, 9, RIGHT_EDGE - LEFT_EDGE)
        words = self.words_of_game
        canvas.text(filled(words["round"], (self.at + 1, self.of)), LEFT_EDGE, 12)
        dice = self.rounds[self.at][1][self.seat]
        for i in range(len(dice)):
            x, y = LEFT_EDGE + PITCH * (i % 3), 22 + (DIE + 1) * (i // 3)
            canvas.face(dice[i], x, y, DIE, self.dice[i])
        if self.review is not None:
            canvas.text("…", RIGHT_EDGE, 12, SMALL, 1, AT_RIGHT)
        elif (self.at, self.seat) in self.costs:
            cost = -self.costs[self.at, self.seat]
            canvas.text(plus(cost), RIGHT_EDGE, 12, SMALL, 1, AT_RIGHT)
        elif self.over and self.at == len(self.rounds) - 1:
            total = str(self.totals[self.seat])
            canvas.text(total, RIGHT_EDGE, 12, SMALL, 1, AT_RIGHT)


def people(game):
    """The packed seats of those whose sheets are known."""
    return [packed(game.seats[i]) for i in range(game.people) if game.has_sheet(i)]


def rounds_ended(game):
    return game.rounds if game.over() else game.round - 1
