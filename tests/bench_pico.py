"""The budgets of the gadget, measured on the emulated Pico: real firmware, device time.

`measure()` gives [(what, figure, unit, budget)]; a budget is a text such as "at most 50". The
emulator does not time the bus, so its bytes are counted: 9 bits each at 400 kHz.
"""

import statistics
from concurrent.futures import ProcessPoolExecutor
from itertools import repeat

from littlefs import UserContext

from firmware.games import KEYS, game_class
from firmware.play.beginning import needed_blocks
from firmware.play.file_names import FINISHED, name_of
from host_tools.emulator.flash import BLOCK, BLOCKS, make, mounted
from tests.pico import firmware, script, sleeping
from tests.pico.rig import PicoRig
from tests.scripts_driver import text_of
from tests.scripts_runner import STILL_MS

STOCK_FRAME = 6 * 3 + 1026  # six commands, then control byte, address and the whole picture
BUS_BITS_A_MS = 400
GAME_SCRIPTS = ("railroad", "meteor", "emma", "off_the_rails", "dice")
MEASURED = """
import gc, time
def told(what, n):
    print("=", what, n)
"""
# The runner of the scripts is no part of the firmware: of its code only what runs here is loaded.
RUNNER = "from scripts_runner import STILL_MS, Flash, entropy\n"
PARTS = f"""
from firmware.boards.files import Files
STILL_MS = {STILL_MS}
class Flash(Files):
    def free(self):
        return 212, 256
def entropy():
    return bytes(range(32))
"""
FREE = "    if ms >= STILL_MS:\n        gc.collect()\n        told('free', gc.mem_free())\n"
GAMES = tuple((key, min(2, game_class(key).PLAYERS[1])) for key in KEYS)
OPENED = f"""
for _ in range(3):
    gadget.step(board.now())
for _ in range(10):
    for key, players in {GAMES}:
        gadget.session.new(key, {{}}, [""] * players, board.now())
        gadget.home()
        for _ in range(3):
            gadget.step(board.now())
            board.feed()
        gadget.session.abandon(board.now())
        gadget.session.close()
        gadget.home()
        gadget.step(board.now())
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
    return [*start(), *answer(), *journal(), *memory(), *flash(), *animation(), *sleep()]


def sleep() -> list:
    """The battery's life in hardware/build.md is computed from these."""
    share, press = sleeping.awake(still_ms=4000, presses=10)
    return [
        ("awake while nothing is pressed", round(100 * share, 1), "%", ""),
        ("awake for a press", round(1000 * press), "ms", ""),
    ]


def told(pico: PicoRig, what: str) -> list[int]:
    lines = (line.split() for line in pico.text().splitlines() if line.startswith("= "))
    return [int(words[2]) for words in lines if words[1] == what]


def start() -> list:
    """From power-on until something stands on the screen, and until the game in progress does."""
    pico = firmware.rig()
    first = pico.run_until(lambda: any(pico.picture()), 5000)
    table = script.table()
    script.play(table, "press A\nhold A\nhold A\nhold A\nwait 3000\n")
    again = firmware.reboot(table)
    script.settle(again)
    there = again.last_bus_ms
    return [
        ("power-on to the first picture", round(first), "ms", "at most 1000"),
        ("power-on to the round of the game in progress", round(there), "ms", ""),
    ]


def answer() -> list:
    """From the edge of a button to the first changed byte on the bus: the worst of several."""
    pico = script.table()
    moving = max(edge(pico, "DOWN", phase) for phase in range(6))
    script.play(pico, "press UP\npress UP\npress UP\npress UP\npress UP\npress UP\n")
    script.play(pico, "press A\nhold A\nhold A\nhold A\n")
    for phase in range(6):
        moving = max(moving, edge(pico, "LEFT" if phase % 4 < 2 else "RIGHT", phase))
    opening = 0.0
    for phase in range(3):
        opening = max(opening, edge(pico, "DOWN", phase))
        script.play(pico, "press B\n")
    return [
        ("button edge to the first changed byte", round(moving), "ms", "at most 50"),
        ("button edge to the first byte of another screen", round(opening), "ms", ""),
    ]


def edge(pico: PicoRig, button: str, phase: int) -> float:
    pico.run(100 + 3 * phase)
    seen = pico.oled.data_bytes
    pico.keys[button].press()
    took = pico.run_until(lambda: pico.oled.data_bytes > seen, 3000, 1)
    pico.run(60)
    pico.keys[button].release()
    script.settle(pico)
    return took


def journal() -> list:
    """One line, written and flushed, again and again until the file is a long game."""
    main = MEASURED + (
        "from firmware.boards import this_board\nboard = this_board()\ntime.sleep_ms(300)\n"
        'line = b\'{"n":12,"t":123456,"e":"roll","k":44,"of":[6,6,6,6],"got":[1,2,3,4]}\'\n'
        "for _ in range(150):\n    t = time.ticks_us()\n"
        "    board.storage.append('bench', line + b' 01234567\\n')\n"
        "    told('line', time.ticks_diff(time.ticks_us(), t))\n    board.feed()\nprint('done')\n"
    )
    pico = firmware.rig(main)
    pico.run_until(lambda: "done" in pico.text(), 60000, 200)
    times = told(pico, "line")
    middle, worst = statistics.median(times) / 1000, max(times) / 1000
    return [
        ("a journal line, written and flushed, the slowest", round(worst), "ms", "at most 100"),
        ("a journal line, written and flushed, usual", round(middle), "ms", ""),
    ]


def memory(frozen: bool = False, budget: int = 90) -> list:
    """The free heap on the screens of a script for every kind of game, after all games have been
    opened ten times in a row."""
    with ProcessPoolExecutor(2) as pool:
        least = list(pool.map(least_free, GAME_SCRIPTS, repeat(frozen)))
    where = ", frozen in" if frozen else ""
    rows = [
        (f"free heap, the least on any screen of the script {name}{where}", free // 1000, "KB", "")
        for name, free in zip(GAME_SCRIPTS, least, strict=True)
    ]
    worst = min(least) // 1000
    what = f"free heap, the least on any screen{where}"
    return [(what, worst, "KB", f"at least {budget}"), *rows]


def least_free(name: str, frozen: bool) -> int:
    main = MEASURED + script.MAIN.replace("while True:\n    ms", OPENED + "while True:\n    ms")
    main = main.replace(RUNNER, PARTS)
    main = main.replace("    board.rest(ms)\n", FREE + "    board.rest(ms)\n")
    pico = script.table(main=main, patience=120000, frozen=frozen)
    before = len(told(pico, "free"))
    script.play(pico, text_of(name))
    return min(told(pico, "free")[before:])


def flash() -> list:
    size = sum(len(data) for data in firmware.files().values())
    return [
        ("firmware on flash, compiled", round(size / 1000), "KB", "at most 300"),
        (
            "games of one block that fit beside it",
            games_that_fit(firmware.files()),
            "games",
            "at least 199",
        ),
    ]


def games_that_fit(beside: dict[str, bytes]) -> int:
    """One after the other on the board's own file system, until no new game may begin."""
    context = UserContext(BLOCKS * BLOCK)
    context.buffer = bytearray(make(beside | {"/data/settings": bytes(800)}))
    fs = mounted(context)
    count = 0
    needed = needed_blocks("railroad", {})  # on paper: a game of one block
    while fs.used_block_count + needed <= BLOCKS:
        count += 1
        with fs.open(f"data/{name_of(count, FINISHED)}", "wb") as f:
            f.write(bytes(2500))
    return count


def animation() -> list:
    """The bytes of one roll from the press to rest, against every frame sent whole."""
    main = MEASURED + script.MAIN.replace("while True:\n    ms", COUNTED + "while True:\n    ms")
    main = main.replace("    board.rest(ms)\n", "    told('shows', shows)\n    board.rest(ms)\n")
    pico = script.table(main=main)
    script.play(pico, "press A\n")
    pico.run(200)
    bytes_before, shows_before = pico.bus_bytes, told(pico, "shows")[-1]
    script.play(pico, "hold A\n")
    pico.run(200)
    frames = told(pico, "shows")[-1] - shows_before
    sent = pico.bus_bytes - bytes_before
    share = 100 * sent / (frames * STOCK_FRAME)
    return [
        ("bus bytes of a roll, against whole frames", round(share, 1), "%", "at most 20"),
        ("bus bytes of a roll", sent, f"bytes in {frames} frames", ""),
        ("bus time of a roll", round(sent * 9 / BUS_BITS_A_MS), "ms", ""),
    ]


if __name__ == "__main__":
    for what, figure, unit, budget in measure():
        print(f"{what}: {figure} {unit} {budget and '(' + budget + ')'}")
