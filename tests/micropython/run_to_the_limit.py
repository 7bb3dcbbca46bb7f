"""Runs on MicroPython: resumes the long game in FOLDER, fills its last lines, gives it up."""

import gc
import sys

from firmware.boards.files import Files
from firmware.play.length import LAST, MOST_EVENTS, lines_left
from firmware.play.refused import Refused
from firmware.play.session import Session

session = Session(Files(sys.argv[1]), lambda: bytes(32), "test")
assert session.resume(0) and session.report is None, session.report
throw = {"e": "throw", "dice": ["route", "station", "lava"], "counts": [6, 3, 3]}
while session.key == "dice" and lines_left(session.events):
    session.do(throw, 10)
    session.roll(20)
while session.events < MOST_EVENTS - LAST:
    session.undo(30)
try:
    session.undo(40)
except Refused as refused:
    assert refused.why == ("too_long", (MOST_EVENTS,)), refused.why
session.abandon(50)
assert session.events == MOST_EVENTS and session.secret_shown()
gc.collect()
print("LIMIT", gc.mem_free())
