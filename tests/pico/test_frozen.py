"""One file on an empty board: the image with Signalbox frozen in, from the first start on."""

from itertools import pairwise

import pytest

from firmware.ui.screens import about
from host_tools.firmware_files import bundle
from host_tools.firmware_files.image import cached
from tests import scripts_driver
from tests.pico import firmware, flash, images
from tests.pico.rig import PicoRig
from tests.sizes import SOAK, size

EMPTY = b"\xff" * (flash.BLOCKS * flash.BLOCK)  # as it leaves the factory
PAGE = 256
SAYS = b"import time\ntime.sleep_ms(300)  # until USB is up\nprint('a stray')\n"


def switched_on(dump: bytes, ms: float = 900, **options) -> PicoRig:
    rig = PicoRig(dump=dump, pins=firmware.PINS, image=images.frozen(), **options)
    rig.run(ms)
    return rig


def start_screen(folder) -> bytes:
    """What a new gadget shows, on CPython."""
    found: dict[str, bytes] = {}
    scripts_driver.table(folder, "en", found.__setitem__).run("picture start\n")
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
    again = firmware.reboot(rig)
    again.run(1500)
    assert again.picture() == rig.picture(), "the game is taken up again"


@pytest.mark.skipif(not SOAK, reason="builds another image: in make soak")
def test_a_pico_w_starts_from_its_image(tmp_path):
    """It has the same chip; its own image leaves radio and lamp alone."""
    path = cached.image("pico_w", images.tell).path
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


def first_start() -> list[bytes]:
    """The flash before the first start and after each of its writes."""
    rig = PicoRig(dump=EMPTY, pins=firmware.PINS, image=images.frozen())
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
        for arrived in (*range(1, PAGE, size(140, 16)), PAGE):
            at = pages[0] + arrived
            again = switched_on(after[:at] + before[at:], 450)
            assert again.picture() == wanted
            assert "Traceback" not in again.text()


def differ(before: bytes, after: bytes, at: int) -> bool:
    return before[at : at + PAGE] != after[at : at + PAGE]


def test_b_held_is_safe_mode_and_the_prompt_is_free():
    rig = switched_on(EMPTY, held=("B",))
    assert rig.picture() == bytes(1024)
    rig.type(b"print(6 * 7)\r\n")
    rig.run(200)
    assert "42" in rig.text()


NAMES = ("firmware.version", "firmware.play", "firmware.play.fair", "signalbox_", "firm")
NAMES += ("firmware.versio", "firmware.version.py", "firmware.ui.texts", "irmware")
NAMES += ("adafruit_ssd1306",)


def test_modules_are_found_by_their_whole_names():
    rig = switched_on(EMPTY, held=("B",))
    for name in NAMES:
        rig.type(b"try: print(__import__('%s').__name__ and '+', '%s')\r" % (2 * (name.encode(),)))
        rig.type(b"except ImportError: print('-', '%s')\r\r\r" % name.encode())
        rig.run(100)
    said = [line.strip() for line in rig.text().splitlines()]
    found = {name for name in NAMES if f"+ {name}" in said}
    assert found == {"firmware.version", "firmware.play", "firmware.play.fair", *NAMES[7::2]}
    assert {name for name in NAMES if f"- {name}" in said} == set(NAMES) - found


def test_ctrl_c_gives_the_prompt_and_the_gadget_goes_on_when_told(tmp_path):
    rig = switched_on(EMPTY)
    rig.type(b"\x03")
    rig.run(300)
    assert ">>>" in rig.text()
    rig.run(20000)  # the watchdog would have reset the chip after 8 s
    rig.type(b"print('still', here.name)\r\nrun(here)\r\n")
    rig.run(1500)
    assert "still pico" in rig.text()
    assert rig.picture() == start_screen(tmp_path)


def test_files_on_the_flash_do_not_go_before_the_image():
    stray = {"/main.py": SAYS, "/boot.py": SAYS, "/lib/firmware/version.py": b"1/0\n"}
    stray |= {"/firmware/version.py": b"1/0\n", "/app/main.py": SAYS}
    rig = firmware.rig(more=stray)
    rig.run(900)
    assert "Traceback" not in rig.text() and "a stray" not in rig.text()
    assert any(rig.picture())


def test_the_about_screen_says_where_the_firmware_comes_from(tmp_path, monkeypatch):
    text = "press UP\npress UP\npress A\npicture about\n"
    rig = switched_on(EMPTY)
    shown: dict[str, bytes] = {}
    table = scripts_driver.table(tmp_path, "en", shown.__setitem__, origin=lambda: "image")
    table.gadget.board.name = "pico"
    monkeypatch.setattr(about, "BUILD", bundle.build_id("pico"))
    table.run(text)
    for button in ("UP", "UP", "A"):
        rig.press(button)
        rig.run(500)
    assert rig.picture() == shown["about"]
