"""Breaks text into lines and digits into groups."""

from firmware.ui.font import SMALL


def wrapped(canvas, text, width, font=SMALL):
    """The lines of a text, broken at spaces so that each fits the width.

    A word that is wider than a line is broken after its hyphen.
    """
    lines = []
    line = ""
    for word in text.split(" "):
        longer = line + " " + word if line else word
        if line and canvas.width(longer, font) > width:
            lines.append(line)
            line = word
        else:
            line = longer
        at = line.find("-") + 1
        while 0 < at < len(line) and canvas.width(line, font) > width:
            lines.append(line[:at])
            line = line[at:]
            at = line.find("-") + 1
    lines.append(line)
    return lines


def fours(digits):
    """Digits in groups of four, for copying."""
    return " ".join([digits[i : i + 4] for i in range(0, len(digits), 4)])
