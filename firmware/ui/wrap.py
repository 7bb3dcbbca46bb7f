"""Words into lines that fit, digits into groups."""

from firmware.ui.font import SMALL


def wrapped(canvas, text, width, font=SMALL):
    """The lines of a text, broken at blanks so that each fits into the width.

    A word that is too wide for a line of its own is broken after its hyphen.
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
    """Digits in groups of four, as people copy them."""
    return " ".join([digits[i : i + 4] for i in range(0, len(digits), 4)])
