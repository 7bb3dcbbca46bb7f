"""The free heap while the players look at past games and another one is in progress. The emulated
Pico opens the screens itself."""

import random
from concurrent.futures import ProcessPoolExecutor

from firmware.games import KEYS
from firmware.play.session import Session
from host_tools.journals import demo
from host_tools.journals.memory_files import MemoryFiles
from tests.bench import resume
from tests.bench.pico import LEAST_FREE, MEASURED, PARTS, RUNNER
from tests.pico import firmware, script
from tests.pico.rig import PicoRig
from tests.runners.press_script import STILL_MS

PAST: tuple[tuple[str, dict, int], ...] = (
    ("railroad", {"boards": 0, "expansion": "meteor"}, 4),
    ("railroad", {"boards": 1, "expansion": "lake"}, 6),
    ("emma", {}, 4),
    ("off_the_rails", {"bag": 1, "holds": 1, "score": 1}, 4),
)
SHEETS = 2  # the game of these with sheets, counted from 1
RUNNING: dict[str, tuple[str, dict, int]] = {
    "six sheets": ("railroad", {"boards": 1}, 6),
    "emma": ("emma", {}, 4),
}
EVENTS = 100
LOOKED_MS = 1200  # how long a page is looked at
OPENED = f"""
def settle(what):
    least = 1000000
    for i in range(3000):
        if gadget.step(board.now()) >= {STILL_MS}:
            break
        board.feed()
        if i % 25 == 24:
            gc.collect()
            least = min(least, gc.mem_free())
    board.rest({LOOKED_MS})
    gadget.step(board.now())
    gc.collect()
    report(what, gc.mem_free())
    report("reading", min(least, gc.mem_free()))
settle("game")
gadget.home("start")
settle("start")
gadget.go("history")
settle("history")
for number in range(1, {len(PAST) + 1}):
    gadget.swap("past_game", number)
    settle("past")
gadget.swap("railroad.past", "g{SHEETS:05}.fin")
settle("sheets")
for key in {KEYS}:
    gadget.swap("tallies", key)
    settle("statistics")
gadget.home("start")
settle("start")
began = time.ticks_ms()
gadget.home()
for _ in range(2):
    gadget.step(board.now())
report("back", time.ticks_diff(time.ticks_ms(), began))
settle("game")
print("done")
"""
ROWS = {
    "history": "the list of past games",
    "past": "a past game's page",
    "sheets": "a past game's sheets",
    "statistics": "statistics",
    "reading": "while past games are read",
}


def measure() -> list[tuple[str, float, str, str]]:
    with ProcessPoolExecutor(2) as pool:
        found = dict(zip(RUNNING, pool.map(looked, RUNNING), strict=True))
    rows: list[tuple[str, float, str, str]] = []
    for screen, title in ROWS.items():
        for kind, least in found.items():
            what = f"free heap, {title}, {kind} in progress"
            rows.append((what, least[screen] // 1000, "KB", f"at least {LEAST_FREE}"))
    for kind, least in found.items():
        rows.append((f"back in the game, {EVENTS} events, {kind}", least["back"], "ms", ""))
    return rows


def looked(kind: str) -> dict[str, int]:
    """The least of every figure that the board reported."""
    main = MEASURED + script.MAIN.replace(RUNNER, PARTS).partition("while True:\n")[0] + OPENED
    pins = firmware.PINS | {"HANG": script.HANG_PIN}
    pico = firmware.rig(main, resume.files(evening(kind)), pins=pins)
    pico.run_until(lambda: "done" in pico.text() or "Error" in pico.text(), 300_000, 500)
    return figures(pico)


def figures(pico: PicoRig) -> dict[str, int]:
    least: dict[str, int] = {}
    for line in pico.text().splitlines():
        if line.startswith("= "):
            what, figure = line.split()[1:]
            least[what] = min(least.get(what, 1_000_000), int(figure))
    if "done" not in pico.text():
        raise RuntimeError(pico.text())
    return least


def evening(kind: str) -> Session:
    """The past games, played to their end, and one in progress."""
    session = Session(MemoryFiles(), demo.seeded(7), "bench")
    for key, options, players in PAST:
        play(session, key, options, players)
        session.finish(0)
        session.close()
    play(session, *RUNNING[kind], EVENTS)
    return session


def play(session: Session, key: str, options: dict, players: int, events: int = 900) -> None:
    session.new(key, options, list(demo.NAMES)[:players], 0)
    for _ in demo.without_end(session, random.Random(key), resume.next_event):
        if session.game.over() or session.events >= events:
            return


if __name__ == "__main__":
    for what, figure, unit, budget in measure():
        print(f"{what}: {figure} {unit} {budget and '(' + budget + ')'}", flush=True)
