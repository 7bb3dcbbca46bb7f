"""A fault is written down where the players and the computer can read it. Never the dice's secret:
only the kind of the fault and the places in our own code."""

import io
import sys

from firmware.version import VERSION

FILE = "crash.txt"


def describe(fault):
    """The trace-back as text."""
    if hasattr(sys, "print_exception"):
        text = io.StringIO()
        sys.print_exception(fault, text)
        return text.getvalue()
    import traceback  # CPython alone has it

    return "".join(traceback.format_exception(type(fault), fault, fault.__traceback__))


def record_fault(storage, fault, board):
    """Write the fault to the file; the two lines that fit on the screen."""
    story = describe(fault)
    lines = [line.strip() for line in story.split("\n") if line.strip()]
    place = ""
    for line in lines:
        if line.startswith("File "):
            path, _, rest = line[6:].partition('"')
            place = path.replace("\\", "/").split("/")[-1] + rest.replace(", line ", ":")
            place = place.split(",")[0]
    try:
        storage.replace(FILE, f"signalbox {VERSION} on {board}\n{story}".encode())
    except OSError:
        place += " *"  # it could not be written down
    return lines[-1], place
