"""Journals for the tests of the computer's side: real ones, played by the demo's players."""

import random
from functools import lru_cache
from pathlib import Path

from firmware.games import KEYS
from firmware.play.file_names import FINISHED, RUNNING, name_of
from firmware.play.session import Session
from host_tools.journals import demo
from host_tools.journals.memory_files import MemoryFiles
from host_tools.store import record_of

recorded = lru_cache(maxsize=500)(record_of)  # many tests keep the same games


@lru_cache(maxsize=8)
def played(count: int = 12, seed: int = 8) -> tuple[bytes, ...]:
    return tuple(demo.journals(count, seed, list(KEYS)))


def write(folder: Path, journals) -> Path:
    folder.mkdir(parents=True, exist_ok=True)
    for number, data in enumerate(journals, 1):
        (folder / name_of(number, RUNNING)).write_bytes(data)
    return folder


def shared_code(seed: int, name: str) -> bytes:
    """A whole game with the code ABC234: the same dice, and so the same id, for everybody."""
    rng = random.Random(seed)
    storage = MemoryFiles()
    session = Session(storage, demo.seeded(seed), "pico")
    session.new("dice", {}, [name], 0, code="ABC234")
    for now in range(1000, 6000, 1000):
        demo.step(session, rng, now)
    session.abandon(9000)
    return storage.read(name_of(1, FINISHED))


def with_sheets(expansion: str, players: list[str], seed: int = 1) -> bytes:
    """A whole game of Railroad Ink with the sheets on the gadget."""
    return whole("railroad", {"expansion": expansion, "boards": 1}, players, seed)


def whole(kind: str, options: dict, players: list[str], seed: int = 1) -> bytes:
    """A game of any kind from its start to its end."""
    rng = random.Random(seed)
    storage = MemoryFiles()
    session = Session(storage, demo.seeded(seed), "pico")
    session.new(kind, options, players, 0)
    now = 0
    while not session.game.over():
        now += 1000
        demo.step(session, rng, now)
    session.abandon(now)
    return storage.read(name_of(1, FINISHED))


def wheels(rolls: int) -> bytes:
    """Plain dice: Emma's wheel dice, sixty at a time."""
    storage = MemoryFiles()
    session = Session(storage, demo.seeded(1), "pico")
    session.new("dice", {}, ["Ada"], 0)
    for now in range(0, rolls, 60):
        session.do({"e": "throw", "dice": ["wheel"], "counts": [60]}, now)
        session.roll(now)
    session.abandon(rolls)
    return storage.read(name_of(1, FINISHED))


def cut(data: bytes, lines: int) -> bytes:
    """The journal as it was when it had this number of lines."""
    return b"".join(data.splitlines(keepends=True)[:lines])
