"""Figures of the journal: power cuts tried, flash use, speed, and how fast a game is resumed."""

import random
import tempfile
import time
from pathlib import Path

from firmware.boards.files import Files
from firmware.play.session import Session
from host_tools.journals import demo
from host_tools.journals.memory_files import MemoryFiles
from tests.micropython.unix import micropython
from tests.play.flash import BLOCK, Flash, FlashFiles, cut_images
from tests.play.stories import KINDS, do_step, story_of
from tests.play.test_power_cuts import Played

LENGTHS = (100, 600)


def measure():
    """[(what, figure, unit)]"""
    return [*power_cuts(), *flash_use(), *speed(), *resume_times()]


def power_cuts():
    tried = 0
    for kind in KINDS:
        played = Played(story_of(kind, 1))
        log = played.flash.log
        for done, damage, image in cut_images(played.before, log, range(0, len(log), 7)):
            played.check(Flash(image), done, damage)
            tried += 1
    return [("power cuts survived, every 7th operation of a game of each kind", tried, "cuts")]


def flash_use():
    rows = []
    for kind in KINDS:
        played = Played(story_of(kind, 1), timer=False)
        events = len(played.shown) - 1
        written = sum(len(data) for what, _, data in played.flash.log if what == "prog")
        erases = sum(what == "erase" for what, _, _ in played.flash.log)
        size = FlashFiles(played.flash).size("g00001.fin")
        rows.append((f"journal, {kind}", round(size / events), "bytes an event"))
        rows.append((f"programmed, {kind}", round(written / events), "bytes an event"))
        rows.append((f"erased, {kind}", round(erases / events, 2), f"blocks of {BLOCK} an event"))
    return rows


def speed():
    rows = []
    for kind in KINDS:
        steps = story_of(kind, 1)
        before = time.perf_counter()
        rounds = 5
        for _ in range(rounds):
            session = Session(MemoryFiles(), demo.seeded(7), "bench")
            for step in steps:
                do_step(session, step)
        spent = time.perf_counter() - before
        rows.append((f"CPython, {kind}", round(rounds * len(steps) / spent), "events a second"))
    return rows


def resume_times():
    rows = []
    for key in ("dice", "railroad"):
        for length in LENGTHS:
            with tempfile.TemporaryDirectory() as folder:
                long_game(folder, key, length)
                before = time.perf_counter()
                Session(Files(folder), demo.seeded(8), "bench").resume(0)
                here = (time.perf_counter() - before) * 1000
                there = resume_on_micropython(folder)
            what = f"resume of {length} events, {key}"
            rows.append((what + ", CPython", round(here, 1), "ms"))
            rows.append((what + ", MicroPython unix", round(there / 1000, 1), "ms"))
    return rows


def long_game(folder, key, length):
    """A game in progress with this number of events, of which a third are undo."""
    rng = random.Random(key)
    options = {"railroad": {"boards": 1}}.get(key, {})
    session = Session(MemoryFiles(), demo.seeded(7), "bench")
    session.new(key, options, list(demo.NAMES), 0)
    while session.events < length:
        now = session.events * 1000
        if session.can_undo() and (session.game.over() or rng.random() < 0.33):
            session.undo(now)
        elif key == "dice" and not session.game.asks():
            session.do({"e": "throw", "dice": ["route", "station"], "counts": [3, 1]}, now)
        else:
            demo.step(session, rng, now)
    for name in session.storage.names():
        (Path(folder) / name).write_bytes(session.storage.read(name))


def resume_on_micropython(folder):
    """Microseconds."""
    done = micropython("tests/play/on_micropython.py", "-", folder, "resume", heap="512K")
    if done.returncode:
        raise RuntimeError(done.stdout + done.stderr)
    return int(done.stdout.split("US ")[1].split()[0])


if __name__ == "__main__":
    for what, figure, unit in measure():
        print(f"{what}: {figure} {unit}")
