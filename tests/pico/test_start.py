"""Power-on and the way out: safe mode, the firmware's folder and a new one, watchdog, REPL."""

import random
import zlib

import pytest
from host_tools.firmware_files.pack import pack

from tests.pico import firmware
from tests.pico.rig import PicoRig

SAYS = "import time\ntime.sleep_ms(300)  # until USB is up\nprint('this is', %r)\n"
DEAF = (
    "from firmware.boards import this_board\nimport machine, os\n"
    "print('cause', machine.reset_cause())\nboard = this_board()\nboard.arm()\n"
)


def plain(files: dict[str, bytes], **options) -> PicoRig:
    boot = firmware.files()["/boot.py"]
    rig = PicoRig({"/boot.py": boot} | files, pins=firmware.PINS, **options)
    rig.run(600)
    return rig


def test_boot_enters_the_folder_of_the_firmware():
    both = {"/app/main.py": (SAYS % "a").encode(), "/main.py": (SAYS % "a stray").encode()}
    assert "this is a\r" in plain(both).text()
    assert "this is b" in plain({"/main.py": (SAYS % "b").encode()}).text()
    assert "Traceback" not in plain({}).text()


def test_one_rename_switches_the_firmware():
    new = pack({"/app/main.py": (SAYS % "new").encode()}, ["/app/old.py"])
    switch = "import os\nos.rename('/pack~', '/pack')\n"
    old = {"/app/main.py": (SAYS % "old" + switch).encode(), "/app/old.py": b"", "/pack~": new}
    first = plain(old)
    assert "this is old" in first.text()
    again = firmware.reboot(first)
    again.run(1200)
    assert "this is new" in again.text()
    assert set(again.files()) == {"/boot.py", "/app/main.py"}


def broken_packs() -> dict[str, bytes]:
    """What nobody can unpack; in the last two the code that unpacks the rest is whole."""
    main, other = (SAYS % "half new").encode(), random.Random(4).randbytes(9000)
    whole = pack({"/app/main.py": main, "/app/a.py": other}, ["/app/old.py"])
    flipped = bytearray(whole)
    flipped[-300] ^= 1
    return {
        "empty": b"",
        "nonsense": b"nonsense",
        "no end of line": zlib.compress(b"x" * 300_000),
        "code without end": zlib.compress(b"999999999\n"),
        "half of it": whole[: len(whole) // 2],
        "one bit": bytes(flipped),
    }


@pytest.mark.parametrize("kind", broken_packs())
def test_a_pack_that_cannot_be_unpacked_changes_nothing_and_is_gone(kind):
    there = "this is still there"
    comes = "import os\nif 'bad' in os.listdir('/'):\n    os.rename('/bad', '/pack')\n"
    kept = {"/app/main.py": (SAYS % "still there" + comes).encode(), "/app/old.py": b"old"}
    rig = plain(kept | {"/bad": broken_packs()[kind]})
    starts = []
    for _ in range(3):  # the pack comes, is refused, is gone
        rig.run_until(lambda: rig.text().endswith(">>> "), 9000, 50)
        starts.append(rig.text())
        rig.console = b""
        rig.type(b"\x04")
        rig.run(100)
    assert there in starts[0] and there in starts[1] and there in starts[2]
    assert "/pack cannot be unpacked and is removed" in starts[1]
    assert "pack" not in starts[0] + starts[2] and "Traceback" not in "".join(starts)
    files = rig.files()
    assert files.pop("/boot.py") and files == kept


def test_a_folder_of_that_name_is_no_pack():
    rig = plain({"/pack/notes.txt": b"mine", "/app/main.py": (SAYS % "a").encode()})
    assert "this is a" in rig.text() and rig.files()["/pack/notes.txt"] == b"mine"


def test_b_held_is_safe_mode():
    rig = firmware.rig(SAYS % "gadget", held=("B",))
    light = rig.watch(firmware.BOARD["led"])
    rig.run(600)
    assert "this is" not in rig.text()
    assert [level for _, level in light] == [True]
    rig.type(b"print(6 * 7)\r\n")
    rig.run(200)
    assert "42" in rig.text()


def test_ctrl_c_disarms_the_watchdog():
    rig = firmware.rig()
    rig.run_until(lambda: rig.oled.on, 3000)
    rig.run(1000)
    rig.type(b"\x03")
    rig.run(300)
    assert ">>>" in rig.text()
    rig.run(20000)  # the watchdog would have reset the chip after 8 s
    rig.type(b"print('still', here.name)\r\n")
    rig.run(300)
    assert "still pico" in rig.text()


def test_a_gadget_that_hangs_is_reset_by_the_watchdog():
    rig = firmware.rig(DEAF + "import time\nwhile True:\n    time.sleep_ms(500)\n")
    rig.run(1000)
    assert "cause 1" in rig.text()
    rig.run(8500)
    assert "cause 3" in rig.text()


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
