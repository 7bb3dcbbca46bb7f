"""Raises a fault when a certain line of the firmware is about to run: at every possible point."""

import sys
from pathlib import Path

FIRMWARE = str(Path(__file__).resolve().parents[2] / "firmware")


class Injected:
    """`with Injected(number, MemoryError):` the line of this number, counted from 0, fails.

    With the number None all lines are counted and none fails. `lines` is how many there were.
    """

    def __init__(self, number, fault=MemoryError):
        self.number = number
        self.fault = fault
        self.lines = 0

    def __enter__(self):
        self._before = sys.gettrace()
        sys.settrace(self._called)
        return self

    def __exit__(self, *_):
        sys.settrace(self._before)

    def _called(self, frame, event, _):
        return self._line if frame.f_code.co_filename.startswith(FIRMWARE) else None

    def _line(self, frame, event, _):
        if event == "line":
            self.lines += 1
            if self.lines - 1 == self.number:
                raise self.fault("injected")
        return self._line
