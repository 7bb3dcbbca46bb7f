"""Whatever is on the flash of the emulated Pico: its screens come, and a new game can begin.

The walk of tests/runners/fuzz_files.py runs on the chip, with the real OLED and the real flash;
tests/support/odd_files.py makes what is odd.
"""

import pytest

from tests.pico import firmware, script
from tests.support.odd_files import HUGE, RUNNING, at_once
from tests.support.sizes import SOAK

MAIN = """
from firmware.boards import this_board
from firmware.gadget import Gadget
from firmware.games import KEYS, game_class
from fuzz_files import walk
from press_script import Board, Buttons, Script

board = this_board()
for key in KEYS:
    game_class(key)  # imports nest, and the walk is deep already


def switched_on():
    buttons = Buttons()
    return Script(Gadget(Board(board.display, buttons, board.storage)), buttons, board.display)


print("walked:", walk(switched_on) or "OK")
"""
PATIENCE_MS = 120000
WALKER = ("press_script", "fuzz_files")
FLASHES = dict(at_once())
del FLASHES["all: folder"], FLASHES["all: huge_line"], FLASHES["all: huge"]
FLASHES["all: deep"][RUNNING] = b"\n" * HUGE


@pytest.mark.parametrize("name", list(FLASHES)[::3] if SOAK else ["all: deep"])
def test_the_chip_walks_through_odd_files(name):
    odd = {f"/data/{file}": data for file, data in FLASHES[name].items()}
    walker = {f"/{name}.mpy": script.runner(name=name) for name in WALKER}
    pico = firmware.rig(MAIN, walker | odd)
    pico.run_until(lambda: "walked: " in pico.text(), PATIENCE_MS, step_ms=100)
    assert "walked: OK" in pico.text(), pico.text()
