"""A canvas that hears instead of draws: what a screen shows, as text in the gadget's language.

The browser's live region reads it aloud. It is imported only there, so a board pays nothing.
What is worth saying when the picture changes is in firmware/ui/speaker.py.
"""

from firmware.loading import load
from firmware.ui.font import SMALL

HEAD = 11  # the heading ends above this line
LINE = 9  # pixels: texts closer together than this are in one line
MARK = 3  # a filled bar 2 to 3 pixels high marks what is right above it as chosen
REACH = 34  # pixels, from the mark to what it stands for
ASIDE = 90  # below everything that is shown


class Listener:
    """`lines` is what was heard, chosen ones with an arrow before them."""

    def __init__(self, screen):
        self.gadget = screen.gadget
        self._keys = getattr(screen, "letters", "")  # the keys of an on-screen keyboard
        self._said = spoken(screen.gadget.words.language)
        self.items = []  # [text, x, y, chosen, a face?]
        self._marks = []

    def listen(self, screen):
        """Hear the screen; its timer is no text that changes every second."""
        timer = screen.gadget.timer
        timer.draw = self.timer
        try:
            screen.draw(self)
        finally:
            del timer.draw
        for x, y, wide in self._marks:
            self._choose(x, y, wide)
        self.items.sort(key=_place)
        return self

    def lines(self):
        return [("> " if item[3] else "") + item[0] for item in self.items]

    def text(self, s, x, y, font=SMALL, color=1, align=0):
        key = len(s) == 1 and s in self._keys and font is SMALL
        if s and (not key or not color):  # only the chosen key of a keyboard
            if key or s == " ":
                s = self._said["keys"].get(s, s)
            self.items.append([s, x, y, not color, False])
        return 0

    def face(self, name, x, y, size, die=None, turned=0):
        self.items.append([self.gadget.words.face_name(name, die), x, y, False, True])

    def aside(self, described):
        """[(text, chosen?)] of what a screen shows only as a picture; it comes at the end."""
        for i, (text, chosen) in enumerate(described()):
            self.items.append([text, 0, ASIDE + LINE * i, chosen, False])

    def timer(self, canvas, right, y):
        if self.gadget.timer.stopped():
            seconds = self.gadget.session.timer.shown_s(self.gadget.now)
            text = self._said["paused"].format(f"{seconds // 60}:{seconds % 60:02d}")
            self.items.append([text, right, max(y, HEAD), False, False])

    def fill(self, x, y, wide, high, color=1):
        if 1 < high <= MARK and wide > 3 * MARK and color:
            self._marks.append((x, y, wide))

    def _choose(self, x, y, wide):
        """A mark chooses what stands right over it, with its own heading."""
        over = [
            item
            for item in self.items
            if x <= item[1] < x + wide and HEAD < item[2] < y and y - item[2] <= REACH
        ]
        lowest = max([item[2] for item in over]) if over else 0
        for item in over:
            if item[2] == lowest or not item[4]:
                item[3] = True

    def width(self, s, font=None):
        return 0

    def fit(self, s, w, font=None):
        return len(s)  # nothing is cut off for the ear

    def nothing(self, *args):
        """Lines and other areas say nothing."""

    clear = pixel = hline = vline = line = frame = bar = blit = turn = shift = nothing


def heard(screen):
    """The lines that the screen would draw; a line in reverse (chosen) gets an arrow before it."""
    lines = Listener(screen).listen(screen).lines()
    message = screen.gadget.message()
    if message:
        lines.append(message[0])
    return "\n".join(lines)


def spoken(language):
    """What is only said, never shown."""
    return load("firmware.ui.texts.spoken_" + language).TEXTS


def _place(item):
    return item[2] // LINE, item[1]
