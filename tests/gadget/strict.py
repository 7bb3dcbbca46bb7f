"""A canvas that complains: text that is cut off at an edge, or written over other text."""

from firmware.ui.canvas import CENTRE, RIGHT, Canvas
from firmware.ui.font import SMALL


class StrictCanvas(Canvas):
    """Put it in the place of the gadget's; `complaints` collects what a person would see."""

    def __init__(self, fb, buffer):
        super().__init__(fb, buffer)
        self.complaints = []
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
        if wide:
            self.written.append((s, box))
        return wide


def overlaps(a, b):
    return a[0] < b[2] and b[0] < a[2] and a[1] < b[3] - 1 and b[1] < a[3] - 1
