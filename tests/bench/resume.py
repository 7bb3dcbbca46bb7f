"""A game in progress at power-on, on the emulated Pico: how soon it is there, how fast undo is.

The journals are played here by the demo players. The emulator does not time the bus, so the time
of its bytes is added.
"""

import random

from firmware.play.session import Session
from host_tools.journals import demo
from host_tools.journals.memory_files import MemoryFiles
from tests.bench.pico import with_bus
from tests.pico import firmware

PATIENCE_MS = 20000
DICE_THROWN = 300
EVENTS, MOST_MS = 600, 3000
THERE_MS = 5000  # by then everything stands still
BARS = 4
BAR_ROW, BAR_LEFT, BAR_WIDTH = 57, 24, 80  # where firmware/gadget.py draws it
UNDO = """
import time
from firmware.boards import this_board
from firmware.play.session import Session

board = this_board()
session = Session(board.storage, board.entropy, board.name)
session.resume(0)
board.arm()
while session.can_undo():
    t = time.ticks_us()
    session.undo(0)
    print("=", time.ticks_diff(time.ticks_us(), t))
    board.feed()
print("done")
"""
START = """
import time
from firmware.boards import this_board
from firmware.play.session import Session

board = this_board()
t = time.ticks_us()
session = Session(board.storage, board.entropy, board.name)
session.resume(0)
count = len(session.finished_games.newest_first())
print("=", time.ticks_diff(time.ticks_us(), t), count)
print("done")
"""
FINISHED = 150
# A kind of game -> key, options, players.
KINDS: dict[str, tuple[str, dict, int]] = {
    "railroad on paper": ("railroad", {"boards": 0}, 4),
    "railroad, draft": ("railroad", {"boards": 0, "draft": 1, "expansion": "meteor"}, 6),
    "railroad with sheets": ("railroad", {"boards": 1}, 4),
    "railroad, six sheets": ("railroad", {"boards": 1}, 6),
    "emma": ("emma", {}, 4),
    "off the rails": ("off_the_rails", {"bag": 1, "holds": 1, "score": 1}, 4),
    "dice": ("dice", {}, 0),
}


def measure() -> list[tuple[str, float, str, str]]:
    return [*resume(), *start_up(), *undo()]


def next_event(session: Session, rng: random.Random) -> dict | None:
    """As the demo players do it, but plain dice are thrown for ever."""
    if session.key == "dice":
        return {"e": "throw", "dice": ["route", "station"], "counts": [3, 1]}
    return demo.next_event(session, rng)


def running(key: str, options: dict, players: int, length: int) -> Session:
    """A game in progress with at least this number of event lines."""
    session = Session(MemoryFiles(), demo.seeded(7), "bench")
    session.new(key, options, list(demo.NAMES)[:players], 0)
    for _ in demo.without_end(session, random.Random(f"{key} {players}"), next_event):
        if session.events >= length and not session.game.over():
            return session
    raise AssertionError


def files(session: Session) -> dict[str, bytes]:
    return {"/data/" + name: session.storage.read(name) for name in session.storage.names()}


def resume() -> list:
    """A long game; image.py has those of 100 events."""
    rows = []
    for kind, table in KINDS.items():
        there, bars = power_on(files(running(*table, EVENTS)))
        what = f"power-on to the game's own screen, {EVENTS} events, {kind}"
        rows.append((what, round(there), "ms", f"at most {MOST_MS}"))
        what = f"progress shown until then, {kind}"
        rows.append((what, bars, "lengths of the bar", f"at least {BARS}"))
    return rows


def power_on(data: dict[str, bytes], ms: float = THERE_MS) -> tuple[float, int]:
    """When the game's own screen was complete, bus time included; bars shown until then."""
    pico = firmware.rig(more=data)
    bars = {0}
    while pico.ms < ms:
        bars.add(bar(pico.picture()))
        pico.run(2)
    return with_bus(pico), len(bars) - 1


def bar(picture: bytes) -> int:
    """How long the bar is: the pixels in its middle row, from the left."""
    row = [column >> BAR_ROW % 8 & 1 for column in picture[BAR_ROW // 8 * 128 :][:128]]
    return sum(row[BAR_LEFT : BAR_LEFT + BAR_WIDTH])


def start_up() -> list:
    """The session of a gadget that keeps many finished games: their files are never read."""
    data = {f"/data/g{number:05}.fin": b"-\n" for number in range(1, FINISHED + 1)}
    rig = firmware.rig(START, data)
    rig.run_until(lambda: "done" in rig.text(), PATIENCE_MS)
    line = next(line for line in rig.text().splitlines() if line.startswith("= "))
    _, took, count = line.split()
    assert int(count) == FINISHED
    return [
        (f"start of play with {FINISHED} finished games", int(took) // 1000, "ms", "at most 1000")
    ]


def undo() -> list:
    """The slowest undo of a whole game, from its end back to its start, its line on the flash."""
    rows = []
    for kind in KINDS:
        session = whole(kind)
        pico = firmware.rig(UNDO, files(session))
        pico.run_until(lambda pico=pico: "done" in pico.text(), 20 * PATIENCE_MS, 200)
        times = [int(line.split()[1]) for line in pico.text().splitlines() if "= " in line]
        if len(times) != session._undo_points.count:
            raise RuntimeError(pico.text())
        what = f"undo, the slowest of {len(times)}, {kind}"
        rows.append((what, round(max(times) / 1000), "ms", "at most 200"))
    return rows


def whole(kind: str) -> Session:
    """A game that was played to its end; plain dice have none."""
    key, options, players = KINDS[kind]
    session = Session(MemoryFiles(), demo.seeded(7), "bench")
    session.new(key, options, list(demo.NAMES)[:players], 0)
    for _ in demo.without_end(session, random.Random(kind), next_event):
        if session.game.over() or session.events == DICE_THROWN:
            break
    return session


if __name__ == "__main__":
    for what, figure, unit, budget in measure():
        print(f"{what}: {figure} {unit} {budget and '(' + budget + ')'}", flush=True)
