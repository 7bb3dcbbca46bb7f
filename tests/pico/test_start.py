"""Power-on and the way out: an empty board with one image, safe mode, watchdog, prompt."""

from itertools import pairwise

import pytest

from firmware.ui.screens import about
from host_tools.firmware_files import bundle
from host_tools.firmware_files.image import cached
from tests.pico import firmware, flash, images
from tests.pico.rig import PicoRig
from tests.runners import driver
from tests.support.sizes import SOAK, size

RADIO = (23, 24, 25, 29)  # the pins that a Pico W has wired to it
EMPTY = b"\xff" * (flash.BLOCKS * flash.BLOCK)  # as it leaves the factory
PAGE = 256
RESERVE = 1000  # bytes of the C stack, which imports and calls share
LIMIT = 12288 - 256  # from here on MicroPython refuses to go deeper
SAYS = "import time\ntime.sleep_ms(300)  # until USB is up\nprint('this is', %r)\n"
DEAF = (
    "from firmware.boards import this_board\nimport machine, os\n"
    "print('cause', machine.reset_cause())\nboard = this_board()\nboard.arm()\n"
)


def switched_on(dump: bytes, ms: float = 900, **options) -> PicoRig:
    rig = PicoRig(dump=dump, pins=firmware.PINS, **options)
    rig.run(ms)
    return rig


def start_screen(folder) -> bytes:
    """What a new gadget shows, on CPython."""
    found: dict[str, bytes] = {}
    table = driver.table(folder, "en", found.__setitem__, updates=True)
    table.run("picture start\n")
    return found["start"]


def test_an_empty_board_needs_nothing_else(tmp_path):
    rig = switched_on(EMPTY)
    assert rig.picture() == start_screen(tmp_path)
    assert [name for name in rig.files() if not name.startswith("/data/")] == []
    rig.press("A")
    rig.run(1500)
    rig.press("A", 900)
    rig.run(1500)
    games = [name for name in rig.files() if name.endswith(".jnl")]
    assert games == ["/data/g00001.jnl"]
    assert rig.stack_used() < LIMIT - RESERVE
    again = firmware.reboot(rig)
    again.run(1500)
    assert again.picture() == rig.picture(), "the game is resumed"


@pytest.mark.skipif(not SOAK, reason="builds another image: in make soak")
def test_a_pico_w_starts_from_its_image(tmp_path):
    """It has the same chip; its own image leaves radio and lamp alone."""
    path = cached.image("pico_w", images.say).path
    rig = PicoRig(dump=b"", pins=firmware.PINS, image=str(path))
    rig.run(900)
    assert rig.picture() == start_screen(tmp_path)
    rig.press("A")
    rig.run(1500)
    before = rig.picture()
    rig.press("A", 900)
    rig.run(1500)
    assert rig.picture() != before, "a roll"
    rig.type(b"\x03\r\nprint(here.name)\r\n")
    rig.run(300)
    assert "\npico_w\r" in rig.text()
    assert not any(rig.mcu.gpio[pin].output_enable for pin in RADIO)


def first_start() -> list[bytes]:
    """The flash before the first start and after each of its writes."""
    rig = PicoRig(dump=EMPTY, pins=firmware.PINS)
    states = [EMPTY]
    while rig.ms < 400:
        rig.run(0.1)
        if (now := rig.dump()) != states[-1]:
            states.append(now)
    return states


def test_power_cuts_during_the_first_start(tmp_path):
    """MicroPython makes the file system, the gadget its folder. The chip writes 256 bytes at once,
    of which any number may have arrived: the next start goes on from there, or begins again."""
    wanted = start_screen(tmp_path)
    states = first_start()
    assert len(states) > 4, "two blocks of the file system, a folder, and its name"
    for before, after in pairwise(states):
        pages = [at for at in range(0, len(after), PAGE) if differ(before, after, at)]
        assert len(pages) == 1
        for arrived in (*range(1, PAGE, size(255, 16)), PAGE):
            at = pages[0] + arrived
            again = switched_on(after[:at] + before[at:], 450)
            assert again.picture() == wanted
            assert "Traceback" not in again.text()


def differ(before: bytes, after: bytes, at: int) -> bool:
    return before[at : at + PAGE] != after[at : at + PAGE]


def test_b_held_is_safe_mode_and_the_prompt_is_free():
    rig = PicoRig(dump=EMPTY, pins=firmware.PINS, held=("B",))
    light = rig.watch(firmware.BOARD["led"])
    rig.run(900)
    assert rig.picture() == bytes(1024)
    assert [level for _, level in light][-1:] == [True]
    rig.type(b"print(6 * 7)\r\n")
    rig.run(200)
    assert "42" in rig.text()


NAMES = ("firmware.version", "firmware.play", "firmware.play.fair", "signalbox_", "firm")
NAMES += ("firmware.versio", "firmware.version.py", "firmware.ui.texts", "irmware")


def test_modules_are_found_by_their_whole_names():
    rig = switched_on(EMPTY, held=("B",))
    for name in NAMES:
        rig.type(b"try: print(__import__('%s').__name__ and '+', '%s')\r" % (2 * (name.encode(),)))
        rig.type(b"except ImportError: print('-', '%s')\r\r\r" % name.encode())
        rig.run(100)
    said = [line.strip() for line in rig.text().splitlines()]
    found = {name for name in NAMES if f"+ {name}" in said}
    there = ("firmware.version", "firmware.play", "firmware.play.fair", "firmware.ui.texts")
    assert found == set(there)
    assert {name for name in NAMES if f"- {name}" in said} == set(NAMES) - found


def test_ctrl_c_gives_the_prompt_and_the_gadget_goes_on_on_request(tmp_path):
    rig = switched_on(EMPTY)
    rig.type(b"\x03")
    rig.run(300)
    assert ">>>" in rig.text()
    rig.run(20000)  # the watchdog would have reset the chip after 8 s
    rig.type(b"print('still', here.name)\r\nrun(here)\r\n")
    rig.run(1500)
    assert "still pico" in rig.text()
    assert rig.picture() == start_screen(tmp_path)


@pytest.mark.parametrize("name", ["/boot.py", "/main.py", "/lib/firmware/gadget.py"])
def test_stray_files_do_not_run(name, tmp_path):
    rig = firmware.rig(more={name: (SAYS % "a stray").encode()})
    rig.run(900)
    assert "this is" not in rig.text() and rig.picture() == start_screen(tmp_path)


def test_the_about_screen_says_where_the_firmware_comes_from(tmp_path, monkeypatch):
    monkeypatch.setattr(about, "BUILD", bundle.build_id("pico"))
    shown: dict[str, bytes] = {}
    table = driver.table(tmp_path, "en", shown.__setitem__, origin=lambda: "image", updates=True)
    table.gadget.board.name = "pico"
    table.run("press UP\npress A\npicture about\n")
    rig = switched_on(EMPTY)
    for button in ("UP", "A"):
        rig.press(button)
        rig.run(500)
    assert rig.picture() == shown["about"]


def test_a_gadget_that_hangs_is_reset_by_the_watchdog():
    rig = firmware.rig(DEAF + "import time\nwhile True:\n    time.sleep_ms(500)\n")
    rig.run(1000)
    assert "cause 1" in rig.text()
    rig.run_until(lambda: any(rig.picture()) and rig.ms > 8000, 9500)
    rig.run(500)
    rig.type(b"\x03\rimport machine\rprint('cause', machine.reset_cause())\r")
    rig.run(300)
    assert "\ncause 3\r" in rig.text()


def test_a_gadget_at_rest_feeds_the_watchdog():
    rig = firmware.rig(DEAF + "board.rest(20000)\nprint('rested')\n")
    rig.run_until(lambda: "rested" in rig.text(), 22000, step_ms=500)
    assert rig.text().count("cause") == 1


def test_a_long_look_at_the_flash_feeds_the_watchdog():
    """A game of many events is read back in one step, which may take longer than it waits."""
    read = "board.storage.append('x', b'x')\nimport time\nfor i in range(25):\n"
    read += "    time.sleep_ms(500)\n    board.storage.read('x')\nprint('read')\n"
    rig = firmware.rig(DEAF + read)
    rig.run_until(lambda: "read" in rig.text(), 15000, step_ms=500)
    assert rig.text().count("cause") == 1
