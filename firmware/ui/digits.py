"""The 64 digits of the promise or the secret, grouped for comparing."""

from firmware.ui.canvas import CENTRE
from firmware.ui.font import MEDIUM
from firmware.ui.lists import heading
from firmware.ui.wrap import fours


def draw_digits(canvas, title, digits):
    heading(canvas, title, "64")
    for i in range(4):
        canvas.text(fours(digits[16 * i : 16 * i + 16]), 64, 15 + 12 * i, MEDIUM, 1, CENTRE)
