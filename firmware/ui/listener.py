"""A canvas that hears instead of draws: what a screen shows, as text in the gadget's language.

The browser's live region reads it aloud. It is imported only there, so a board pays nothing.
"""


def heard(screen):
    """The lines that the screen would draw; a line in reverse (chosen) gets an arrow before it."""
    ear = Listener(screen.gadget)
    screen.draw(ear)
    if screen.gadget.picture.news:
        ear.lines.append(screen.gadget.picture.news)
    return "\n".join(ear.lines)


class Listener:
    def __init__(self, gadget):
        self.gadget = gadget
        self.lines = []

    def text(self, s, x, y, font=None, color=1, align=0):
        if s:
            self.lines.append(s if color else "> " + s)
        return 0

    def face(self, name, x, y, size, die=None, turned=0):
        self.lines.append(self.gadget.words.face_name(name, die))

    def width(self, s, font=None):
        return 0

    def fit(self, s, w, font=None):
        return len(s)  # nothing is cut off for the ear

    def nothing(self, *args):
        """Lines and areas say nothing."""

    clear = pixel = hline = vline = line = fill = frame = bar = blit = turn = shift = nothing
