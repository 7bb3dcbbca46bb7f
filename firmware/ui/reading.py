"""A finished game read while its screen goes on: a few lines with every step."""

from firmware.play import file_names
from firmware.play.replay import Story
from firmware.play.shelf import Shelf
from firmware.ui.canvas import CENTRE


class Reading:
    """`story` is the game, when `step` said that it is read."""

    def __init__(self, gadget, name, watch=None):
        self.far = 0, 1
        self.story = Story()
        self._lines = Shelf(gadget.storage).reading(self.story, name, watch)

    def step(self):
        """Go on. True: it is read."""
        for far in self._lines:
            self.far = far
            return False
        self.story.undo_points = None  # nothing is undone here
        return True


def file_of(number, copied):
    """The name of a finished game's file."""
    return file_names.name_of(number, file_names.COPIED if copied else file_names.FINISHED)


def draw_progress(canvas, text, done, total):
    """What is being read, and how far it is."""
    canvas.text(text, 64, 24, align=CENTRE)
    canvas.bar(24, 38, 80, 8, done, total)
