"""One sentence about a line of the set-up. Any button goes back."""

from firmware.games import game_class
from firmware.ui.keys import PRESS
from firmware.ui.lists import heading
from firmware.ui.screen import Screen as Contract
from firmware.ui.wrap import wrapped

TOP = 14
PITCH = 10
WIDE = 124


class Screen(Contract):
    HOLDS = 0

    def __init__(self, gadget, key, name, value=None):
        self.gadget = gadget
        self.key_of_line = key
        self.name = name
        self.value = value

    def open(self, memo=None):
        words = self.gadget.words
        game = self.gadget.new_game.game
        if not any(row[0] == self.key_of_line for row in game_class(game).OPTIONS):
            game = None
        text = words.help(self.key_of_line, game)
        self.lines = wrapped(self.gadget.canvas, text, WIDE)

    def key(self, kind, button):
        if kind == PRESS:
            self.gadget.back()
        return True

    def draw(self, canvas):
        heading(canvas, self.name, self.value)
        y = TOP
        for line in self.lines:
            canvas.text(line, 2, y)
            y += PITCH
