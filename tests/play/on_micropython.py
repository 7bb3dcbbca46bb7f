"""Runs on MicroPython: plays the steps of a file (JSON, one a line) in a folder, and checks.

    micropython on_micropython.py STEPS FOLDER play|resume
`play` leaves the journal in the folder; `resume` takes it up, undoes to the start and times it.
"""

import gc
import json
import sys
import time

from firmware.boards.files import Files
from firmware.play.session import Session


def entropy():
    return bytes(32)


def play(steps, folder):
    session = Session(Files(folder), entropy, "test")
    with open(steps) as lines:
        for line in lines:
            name, args, kwargs = json.loads(line)
            getattr(session, name)(*args, **kwargs)
            gc.collect()


def resume(folder):
    """The second time counts: boards load compiled modules, here the first time compiles them."""
    for _ in range(2):
        session = Session(Files(folder), entropy, "test")
        gc.collect()
        before = time.ticks_us()
        assert session.resume(0)
        spent = time.ticks_diff(time.ticks_us(), before)
    print("US", spent, "EVENTS", session.events)


if sys.argv[3] == "play":
    play(sys.argv[1], sys.argv[2])
else:
    resume(sys.argv[2])
