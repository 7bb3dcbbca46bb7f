"""A canvas that complains: text that is cut off at an edge, over or right beside other text, and
words that are shortened."""

from firmware.ui.canvas import CENTRE, RIGHT, Canvas
from firmware.ui.font import SMALL

SHEET = 30  # pixels for a name beside a sheet


class StrictCanvas(Canvas):
    """Put it in the place of the gadget's; `complaints` collects what a person would see."""

    def __init__(self, fb, buffer):
        super().__init__(fb, buffer)
        self.complaints = []
        self.name = "Elisabeth"  # of all players; a long name may be shortened
        self.written = []

    def clear(self):
        super().clear()
        self.written = []

    def fill(self, x, y, w, h, color=1):
        super().fill(x, y, w, h, color)
        # What a box covers entirely is gone: a line of news over the last line is meant.
        self.written = [
            (s, box)
            for s, box in self.written
            if not (
                y <= box[1] + 2
                and y + h >= box[3] - 2
                and (w > 60 or (not color and x <= box[0] and x + w >= box[2]))
            )
        ]

    def fit(self, s, w, font=SMALL):
        count = super().fit(s, w, font)
        # `Player 2` becomes `Pl…2` beside a sheet, and nowhere else.
        default = w <= SHEET and s.startswith(("Player ", "Spieler "))
        if count < len(s) and self.name[:6] not in s and not default:
            self.complaints.append(f"shortened: {s!r} to {w} pixels")
        return count

    def text(self, s, x, y, font=SMALL, color=1, align=0):
        wide = super().text(s, x, y, font, color, align)
        left = x - (wide if align == RIGHT else wide // 2 if align == CENTRE else 0)
        box = (left, y, left + wide, y + font.height)
        # Letters without a tail end above the last row of their line.
        if wide and (left < 0 or box[2] > 128 or y < 0 or box[3] > 64):
            self.complaints.append(f"cut off: {s!r} at {box}")
        for other, their in self.written:
            if overlaps(box, their):
                self.complaints.append(f"{s!r} over {other!r}")
            elif touches(box, their) and s[:1].isalnum() and other[-1:].isalnum():
                self.complaints.append(f"{other!r} touches {s!r}")
        if wide:
            self.written.append((s, box))
        return wide


def overlaps(a, b):
    return a[0] < b[2] and b[0] < a[2] and a[1] < b[3] - 1 and b[1] < a[3] - 1


def touches(a, b):
    """Do two texts of a line read as one?"""
    return a[1] == b[1] and 0 <= max(a[0] - b[2], b[0] - a[2]) < 3
