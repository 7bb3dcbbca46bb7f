"""The budgets of the gadget, measured on the emulated Pico with our image, in device time.

`measure()` gives [(what, figure, unit, budget)]; a budget is a text such as "at most 50". The
emulator does not time the bus, so its bytes are counted: 9 bits each at 400 kHz.
"""

import re
import statistics
from concurrent.futures import ProcessPoolExecutor

from host_tools.firmware_files.bundle import sources
from host_tools.firmware_files.image.cached import Image
from tests.pico import firmware, script, sleeping
from tests.pico.rig import PicoRig
from tests.runners.driver import text_of
from tests.runners.press_script import APART_MS, HELD_MS, PRESS_MS, STILL_MS

STOCK_FRAME = 6 * 3 + 1026  # six commands, then control byte, address and the whole picture
BUS_BITS_A_MS = 400
LEAST_FREE, LEAST_PIECE = 105, 64  # KB
EVENING_FREE, EVENING_PIECE = 100, 48  # KB
LINE = {125: 100, 200: 100}  # ms, by MHz
GAME_SCRIPTS = ("railroad", "meteor", "emma", "off_the_rails", "dice")
MEASURED = """
import gc, micropython, time
def report(what, n):
    print("=", what, n)
def heap():
    gc.collect()
    report("free", gc.mem_free())
    micropython.mem_info()  # with the largest piece
"""
# Everything that the image has is loaded, as when every game, screen and language was opened.
EVERYTHING = """
from firmware.loading import load
with open("/modules.txt") as modules:
    for line in modules:
        load(line.strip())
        gc.collect()  # as the gadget does at every change of screen
"""
OPENING_MS = 2000  # by then the first screen is there
THINKING_MS = 8000
PIECE = 16  # bytes: in these MicroPython counts
# The runner of the scripts is no part of the firmware: of its code only what runs here is loaded.
RUNNER = "from press_script import STILL_MS, Board, Flash\n"
PARTS = f"""
from firmware.boards.files import Files
STILL_MS = {STILL_MS}
class Flash(Files):
    def free(self):
        return 212, 256
def Board(display, buttons, storage):
    board.storage = storage
    return board
"""
FREE = "    if ms >= STILL_MS:\n        heap()\n"
# Two people on the drawing board against a hard rival: set up, rolled, a sheet and a half drawn.
EVENING = """
press DOWN
press DOWN
press A
press A
press DOWN
press DOWN
press DOWN
press DOWN
press DOWN
press RIGHT
press UP
press UP
press UP
press UP
press UP
press UP
press RIGHT
press RIGHT
press RIGHT
hold A
hold A
press A
press A
press A
hold A
press A
hold A
press A
hold A
press A
hold A
hold A
press A
press A
press A
hold A
press A
hold A
"""
# Emma with its cards and a hard rival, from the page Solo: ten turns of both.
EMMA = (
    """
press DOWN
press A
press UP
press RIGHT
press RIGHT
hold A
wait 3000
"""
    + "press A\nhold A\nwait 3000\n" * 10
)
EVENINGS = {
    "the drawing board, a hard rival thinking": EVENING,
    "Emma with its cards, a hard rival thinking": EMMA,
}
OFTEN = 20  # steps: while the rival thinks there are many, while people do few
IN_GAME = f"""
from firmware.boards import this_board
from firmware.gadget import Gadget
board = this_board()
board.arm()
gadget = Gadget(board)
steps = 0
while True:
    ms = gadget.step(board.now())
    steps += 1
    if gadget.session.key and steps % {OFTEN} == 0:
        heap()
    board.rest(ms)
"""
COUNTED = """
shows = 0
send = board.display.show
def show():
    global shows
    shows += 1
    send()
board.display.show = show
"""


def measure() -> list[tuple[str, float, str, str]]:
    return [*memory(), *animation(), *sleep()]


def sleep() -> list:
    """The battery's life in hardware/build.md is computed from these."""
    share, press = sleeping.awake(still_ms=4000, presses=10)
    return [
        ("awake while nothing is pressed", round(100 * share, 1), "%", ""),
        ("awake for a press", round(1000 * press), "ms", ""),
    ]


def reported(pico: PicoRig, what: str) -> list[int]:
    lines = (line.split() for line in pico.text().splitlines() if line.startswith("= "))
    return [int(words[2]) for words in lines if words[1] == what]


def with_bus(pico: PicoRig) -> float:
    """When the picture was complete, bus time included."""
    return pico.last_bus_ms + pico.bus_bytes * 9 / BUS_BITS_A_MS


def edge(pico: PicoRig, button: str, phase: int) -> float:
    """From the edge of a button to the first changed byte on the bus."""
    pico.run(100 + 3 * phase)
    took = pico.answer(button)
    script.settle(pico)
    return took


def journal(made: Image) -> list:
    """One line, written and flushed, again and again until the file is a long game."""
    main = MEASURED + (
        "from firmware.boards import this_board\nboard = this_board()\ntime.sleep_ms(300)\n"
        'line = b\'{"n":12,"t":123456,"e":"roll","k":44,"of":[6,6,6,6],"got":[1,2,3,4]}\'\n'
        "for _ in range(150):\n    t = time.ticks_us()\n"
        "    board.storage.append('bench', line + b' 01234567\\n')\n"
        "    report('line', time.ticks_diff(time.ticks_us(), t))\n    board.feed()\n"
        "print('done')\n"
    )
    pico = firmware.rig(main, image=str(made.path))
    pico.run_until(lambda: "done" in pico.text(), 60000, 200)
    times = reported(pico, "line")
    middle, worst = statistics.median(times) / 1000, max(times) / 1000
    return [
        ("a journal line, written and flushed, the slowest", worst, LINE),
        ("a journal line, written and flushed, usual", middle, None),
    ]


def memory() -> list:
    """The heap on the screens of a script for every kind of game, with everything loaded."""
    with ProcessPoolExecutor(2) as pool:
        found = list(pool.map(least_heap, GAME_SCRIPTS))
    rows = []
    for name, (free, piece) in zip(GAME_SCRIPTS, found, strict=True):
        what = f"everything loaded, the least on any screen of the script {name}"
        rows.append((f"{what}: free heap", free, "KB", f"at least {LEAST_FREE}"))
        rows.append((f"{what}: its largest piece", piece, "KB", f"at least {LEAST_PIECE}"))
    return rows


def least_heap(name: str) -> tuple[int, int]:
    """Free, and in one piece: the least KB while a script is played."""
    main = MEASURED + EVERYTHING + script.MAIN.replace(RUNNER, PARTS)
    main = main.replace("    board.rest(ms)\n", FREE + "    board.rest(ms)\n")
    pico = script.table(main=main, patience=120000, more=modules())
    pico.console = b""
    script.play(pico, text_of(name))
    return heap(pico)


def evenings() -> list:
    """The same on ordinary evenings: no more is loaded than what these need."""
    rows = []
    for played, presses in EVENINGS.items():
        free, piece = evening(presses)
        what = f"an ordinary evening: {played}"
        rows.append((f"{what}: free heap", free, "KB", f"at least {EVENING_FREE}"))
        rows.append((f"{what}: its largest piece", piece, "KB", f"at least {EVENING_PIECE}"))
    return rows


def evening(presses: str) -> tuple[int, int]:
    pico = firmware.rig(MEASURED + IN_GAME)
    pico.run(OPENING_MS)
    for verb, button in script.lines(presses):
        if verb == "wait":
            pico.run(int(button))
            continue
        pico.press(button, PRESS_MS if verb == "press" else HELD_MS)
        pico.run(APART_MS + STILL_MS)
    pico.run(THINKING_MS)
    return heap(pico)


def modules() -> dict[str, bytes]:
    """The names of all modules of the gadget, in a file."""
    paths = [path.removesuffix(".py") for path in sources("pico") if path.startswith("firmware/")]
    names = [path.replace("/", ".") for path in paths if not path.endswith("/__init__")]
    return {"/modules.txt": "\n".join(names).encode()}


def heap(pico: PicoRig) -> tuple[int, int]:
    """The least free KB that the board has counted, and the least in one piece."""
    pieces = [int(found) * PIECE for found in re.findall(r"max free sz: (\d+)", pico.text())]
    return min(reported(pico, "free")) // 1000, min(pieces) // 1000


def animation() -> list:
    """The bytes of one roll from the press to rest, against every frame sent whole."""
    main = MEASURED + script.MAIN.replace("while True:\n    ms", COUNTED + "while True:\n    ms")
    main = main.replace("    board.rest(ms)\n", "    report('shows', shows)\n    board.rest(ms)\n")
    pico = script.table(main=main)
    script.play(pico, "press A\n")
    pico.run(200)
    bytes_before, shows_before = pico.bus_bytes, reported(pico, "shows")[-1]
    script.play(pico, "hold A\n")
    pico.run(200)
    frames = reported(pico, "shows")[-1] - shows_before
    sent = pico.bus_bytes - bytes_before
    share = 100 * sent / (frames * STOCK_FRAME)
    return [
        ("bus bytes of a roll, against whole frames", round(share, 1), "%", "at most 10"),
        ("bus bytes of a roll", sent, f"bytes in {frames} frames", ""),
        ("bus time of a roll", round(sent * 9 / BUS_BITS_A_MS), "ms", ""),
    ]


if __name__ == "__main__":
    for what, figure, unit, budget in measure():
        print(f"{what}: {figure} {unit} {budget and '(' + budget + ')'}")
