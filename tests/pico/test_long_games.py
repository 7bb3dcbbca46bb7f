"""A game at its greatest length on the emulated Pico, with a main.py that
also says how much memory is free: it is resumed under the watchdog, played to the last line, and
ended."""

import pytest

from firmware.play import file_names
from host_tools.journals.examine import examine
from tests.pico import firmware
from tests.pico.script import lines
from tests.play.longest import KINDS, files_of, last_lines, last_presses, long_game
from tests.runners.press_script import HELD_MS, PRESS_MS
from tests.support.sizes import SOAK

STEP = "            board.rest(gadget.step(board.now()))\n"
TELLS = """\
            if gadget.screen and not shown:
                import gc

                gc.collect()
                shown = print("free", gc.mem_free()) or True
"""
MAIN = (firmware.ROOT / "main.py").read_text(encoding="utf-8")
MAIN = MAIN.replace("        while True:", "        shown = False\n        while True:")
MAIN = MAIN.replace(STEP, STEP + TELLS)
PATIENCE_MS = 20000
SPARE = 60_000  # bytes of the heap that are free on the game's own screen
SOME = ("off_the_rails",)  # the largest


@pytest.mark.parametrize("kind", [kind for kind in KINDS if SOAK or kind in SOME])
def test_a_game_at_its_greatest_length(kind):
    data = files_of(long_game(kind, last_lines(kind)))
    pico = firmware.rig(MAIN, {f"/data/{name}": content for name, content in data.items()})
    pico.run_until(lambda: "free" in pico.text(), PATIENCE_MS)
    assert int(pico.text().split("free ")[1].split()[0]) > SPARE
    for verb, button in lines(last_presses(kind)):
        pico.press(button, PRESS_MS if verb == "press" else HELD_MS)
        pico.run(200)
        pico.settle(quiet_ms=150)
    files = pico.files()
    assert "/data/crash.txt" not in files
    found = examine(files["/data/" + file_names.name_of(1, file_names.FINISHED)])
    assert found.valid and found.dice == "match" and len(found.events) > last_lines(kind)
    assert pico.text().count("free") == 1, "the watchdog left it alone"
