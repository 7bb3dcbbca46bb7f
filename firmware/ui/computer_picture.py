"""The picture while a computer works on the gadget: what it does, and its progress."""

from firmware.loading import load
from firmware.play.settings import Settings
from firmware.ui.canvas import CENTRE, Canvas
from firmware.ui.font import MEDIUM, SMALL


def draw(display, storage, what, done=0, of=0):
    """Show `copying`, `updating` or `connected`, with a bar when `of` is known."""
    settings = Settings(storage)
    texts = load("firmware.ui.texts.computer_" + settings.get("language")).TEXTS
    canvas = Canvas(display.fb, display.buffer)
    canvas.clear()
    canvas.text(texts[what], 64, 12, MEDIUM, 1, CENTRE)
    if of:
        canvas.bar(14, 30, 100, 9, done, of)
    canvas.text(texts["wait"], 64, 50, SMALL, 1, CENTRE)
    if settings.get("turned"):
        canvas.turn()
    display.power(True)
    display.show()
