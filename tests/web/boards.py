"""A game whose sheets the gadget knows."""

import random

from firmware.play.file_names import FINISHED, name_of
from firmware.play.session import Session
from host_tools.journals import demo
from host_tools.journals.memory_files import MemoryFiles


def with_sheets(seed: int = 41, expansion: str = "river") -> bytes:
    storage = MemoryFiles()
    session = Session(storage, demo.seeded(seed), "pico")
    start = demo.FIRST_DAY + 300 * 86400
    wanted = {"boards": 1, "draft": 0, "expansion": expansion, "edition": "deep_blue"}
    demo.play(session, "railroad", random.Random(seed), start, **wanted)
    return storage.read(name_of(1, FINISHED))
