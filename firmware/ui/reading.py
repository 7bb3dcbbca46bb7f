"""Reads a finished game in the background: a few lines with every step of its screen."""

from firmware.play import file_names
from firmware.play.finished_games import FinishedGames
from firmware.play.replay import Replay
from firmware.ui.canvas import CENTRE


class Reading:
    """`replay` is complete once `step` has returned True."""

    def __init__(self, gadget, name, watch=None):
        self.far = 0, 1
        self.replay = Replay()
        self._lines = FinishedGames(gadget.storage).reading(self.replay, name, watch)

    def step(self):
        """Read on; True when finished."""
        for far in self._lines:
            self.far = far
            return False
        self.replay.undo_points = None  # nothing is undone here
        return True


def file_of(number, copied):
    """The name of a finished game's file."""
    return file_names.name_of(number, file_names.COPIED if copied else file_names.FINISHED)


def draw_progress(canvas, text, done, total):
    """What is being read, and the progress."""
    canvas.text(text, 64, 24, align=CENTRE)
    canvas.bar(24, 38, 80, 8, done, total)
