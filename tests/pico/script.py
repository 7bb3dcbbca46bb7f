"""The button scripts of tests/scripts on the emulated Pico, where the chip's own clock runs: a pin
shows when the gadget has nothing left to do. tests/runners/press_script.py says what a line means.
"""

import tempfile
from functools import lru_cache
from pathlib import Path

from host_tools.certify.scripts import CLOCK
from host_tools.firmware_files.bundle import compile_module
from tests.pico import flash
from tests.pico.firmware import PINS, ROOT, rig
from tests.pico.rig import PicoRig
from tests.runners.press_script import APART_MS, HELD_MS, PRESS_MS, Flash, prepare

IDLE_PIN = 22
HANG_PIN = 21  # pulled to ground, the gadget hangs until the watchdog resets it
PATIENCE_MS = 8000
MAIN = f"""
import time
from machine import Pin
from firmware.boards import this_board
from firmware.gadget import Gadget
from press_script import STILL_MS, Board, Flash

board = this_board()
board.arm()
idle = Pin({IDLE_PIN}, Pin.OUT, value=0)
hang = Pin({HANG_PIN}, Pin.IN, Pin.PULL_UP)
gadget = Gadget(Board(board.display, board.buttons, Flash("/data")))
while True:
    ms = gadget.step(board.now())
    idle.value(ms >= STILL_MS)
    board.rest(ms)
    idle.value(0)
    if not hang.value():
        while True:
            time.sleep_ms(500)
"""


@lru_cache
def runner(name: str = "press_script") -> bytes:
    """A module of tests/ as a board loads it."""
    return compile_module((ROOT / f"tests/runners/{name}.py").read_bytes(), f"{name}.py")


def table(
    language: str = "en",
    main: str = MAIN,
    patience: float = PATIENCE_MS,
    more: dict[str, bytes] | None = None,
    **options,
) -> PicoRig:
    """A Pico that is switched on for a script and has come to rest."""
    with tempfile.TemporaryDirectory() as folder:
        prepare(Flash(folder), language)
        data = flash.folder_files(Path(folder))
    files = {"/data" + name: content for name, content in data.items()}
    files["/press_script.mpy"] = runner()
    pico = rig(main, files | (more or {}), pins=PINS | {"HANG": HANG_PIN}, **options)
    settle(pico, patience)
    return pico


def settle(pico: PicoRig, patience: float = PATIENCE_MS) -> None:
    pico.run(APART_MS)
    idle = pico.mcu.gpio[IDLE_PIN]
    pico.run_until(lambda: idle.output_enable and idle.output_value, patience)


def do(pico: PicoRig, verb: str, what: str) -> None:
    if verb in ("press", "hold"):
        pico.press(what, PRESS_MS if verb == "press" else HELD_MS)
        settle(pico)
    elif verb == "down":
        pico.keys[what].press()
        pico.run(APART_MS)
    elif verb == "up":
        pico.keys[what].release()
        settle(pico)
    elif verb == "wait":
        pico.run(int(what))
    else:
        raise ValueError(f"no such line: {verb} {what}")


def lines(text: str) -> list[list[str]]:
    return [words for line in text.split("\n") if (words := line.partition("#")[0].split())]


def play(pico: PicoRig, text: str) -> dict[str, bytes]:
    """Play a script; the pictures it takes."""
    found = {}
    for verb, what in lines(text):
        if verb == "picture":
            found[what] = pico.picture()
            continue
        try:
            do(pico, verb, what)
        except TimeoutError:
            if CLOCK not in text:  # there a rival may think on for as long as it likes
                raise
    return found
