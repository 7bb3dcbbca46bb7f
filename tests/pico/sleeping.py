"""How much of its time the gadget sleeps, on the emulated Pico in device time."""

import re

from tests.pico import firmware
from tests.pico.rig import PicoRig

UP_MS = 11000  # by then it sleeps lightly, since it is on its battery
CELL = 3.55  # V behind the diode
PRESS_MS, APART_MS = 80, 320
MAIN = """
import time
from firmware.boards import this_board
from firmware.boards.rp2 import Rp2

slept = 0
nap = Rp2.nap
def counted(board, ms):
    global slept
    start = time.ticks_us()
    nap(board, ms)
    slept += time.ticks_diff(time.ticks_us(), start)
Rp2.nap = counted
board = this_board()
board.arm()
from firmware.gadget import Gadget
gadget = Gadget(board)
def until(ms):
    global slept
    slept, start = 0, time.ticks_us()
    while time.ticks_ms() < ms:
        board.rest(min(gadget.step(board.now()), max(0, ms - time.ticks_ms())))
    whole = time.ticks_diff(time.ticks_us(), start)
    return "= %d %d" % (whole - slept, whole)
slept = [until(MOMENTS[0])]
board.display.power(not DARK)
slept += [until(ms) for ms in MOMENTS[1:]]
time.sleep_ms(400)  # USB was asleep too
print("\\n".join(slept))
print("done")
while True:
    board.feed()
    time.sleep_ms(100)
"""


def awake(still_ms: int, presses: int) -> tuple[float, float]:
    """The share of time awake while nothing is pressed, and the seconds more for a press."""
    moments = (UP_MS, UP_MS + still_ms, UP_MS + still_ms + presses * (PRESS_MS + APART_MS))
    pico = until(moments)
    for i in range(presses):
        key = pico.keys["DOWN" if i % 4 < 2 else "UP"]
        key.press()
        pico.run(PRESS_MS)
        key.release()
        pico.run(APART_MS)
    _, still, pressed = counted(pico)
    share = still[0] / still[1]
    return share, (pressed[0] - share * pressed[1]) / presses


def awake_in_the_dark(still_ms: int) -> float:
    """The share of time awake while the display is dark."""
    _, still = counted(until((UP_MS, UP_MS + still_ms), dark=True))
    return still[0] / still[1]


def until(moments: tuple[int, ...], dark: bool = False) -> PicoRig:
    """A Pico on its battery at the second of these moments."""
    pico = firmware.rig(f"MOMENTS, DARK = {moments}, {dark}\n" + MAIN)
    pico.volts(3, CELL / 3)
    pico.run(moments[1] - pico.ms)
    return pico


def counted(pico: PicoRig) -> list[tuple[float, float]]:
    """(seconds awake, seconds) until each of the moments."""
    pico.run_until(lambda: "done" in pico.text(), 20000, 100)
    found = re.findall(r"= (\d+) (\d+)", pico.text())
    return [(int(busy) / 1e6, int(whole) / 1e6) for busy, whole in found]
