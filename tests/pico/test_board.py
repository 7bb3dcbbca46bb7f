"""The parts of the board, each on the emulated Pico: real driver code, real pins, real flash."""

import re
import zlib
from itertools import pairwise

import pytest
from littlefs import UserContext

from host_tools.emulator.flash import BLOCK, BLOCKS, mounted
from tests.pico import firmware
from tests.support.sizes import size

FLASH_OF_THE_PAGE = firmware.ROOT / "host_tools/page/web/flash.js"
MAKE = "from firmware.boards import this_board\nboard = this_board()\n"
FRAMES = """
import binascii, time
print("ready")
seed = 1
def chance(n):
    global seed
    seed = (seed * 1103515245 + 12345) & 0x3FFFFFFF
    return (seed >> 12) %% n
fb = board.display.fb
for frame in range(%d):
    for _ in range(chance(4)):
        fb.fill_rect(chance(140) - 6, chance(70) - 3, chance(20), chance(12), chance(2))
    fb.pixel(chance(128), chance(64), chance(2))
    board.display.show()
    print("%%08x" %% binascii.crc32(board.display.buffer))
    board.rest(30)
"""


def started(main: str, **options):
    rig = firmware.rig(MAKE + main, **options)
    rig.run_until(lambda: rig.oled.on or not rig.answers, 2000)
    return rig


def said(rig, word: str, limit_ms: float = 3000) -> None:
    rig.run_until(lambda: word in rig.text(), limit_ms)


def test_what_is_sent_in_parts_is_the_whole_picture():
    frames = size(25, 400)
    rig = started(FRAMES % frames)
    said(rig, "ready")
    for n in range(frames):
        rig.run_until(lambda n=n: rig.text().count("\r\n") >= n + 2, 3000, step_ms=2)
        line = rig.text().split("\r\n")[n + 1]
        assert line == f"{zlib.crc32(rig.picture()):08x}", f"frame {n}"
    whole = frames * (1024 + 2)
    assert rig.bus_bytes < whole / 3


def test_contrast_power_and_full_restart():
    rig = started(
        "board.display.fb.fill(1)\nboard.display.show()\nboard.display.contrast(7)\n"
        "board.rest(100)\nboard.display.power(False)\nprint('dark')\nboard.rest(100)\n"
        "board.display.power(True)\nprint('light')\n"
    )
    said(rig, "dark")
    rig.run(10)
    assert rig.picture() == bytes(1024)
    rig.oled.__init__()  # the panel lost its own power and forgot everything
    said(rig, "light")
    rig.run(10)
    assert rig.picture() == b"\xff" * 1024
    assert rig.oled.contrast == 7


def test_no_oled_blinks_three_times_and_the_game_goes_on():
    rig = firmware.rig(MAKE + "board.rest(7000)\nprint('alive', board.now())\n", oled=False)
    light = rig.watch(firmware.BOARD["led"])
    said(rig, "alive", 9000)
    on = [ms for ms, level in light if level][:7]
    gaps = [round((b - a) / 50) * 50 for a, b in pairwise(on)]
    assert gaps[1:4] in ([250, 250, 1300], [250, 1300, 250], [1300, 250, 250])


def test_an_oled_that_comes_back_is_set_up_again():
    rig = started(
        "n = 0\nwhile True:\n    n += 1\n    board.display.fb.fill(n & 1)\n"
        "    board.display.show()\n    board.rest(500)\n"
    )
    rig.answers = False
    rig.run(1500)
    rig.oled.__init__()
    rig.answers = True
    rig.run(4000)
    assert rig.picture() in (b"\xff" * 1024, bytes(1024))
    assert rig.oled.on and rig.oled.pumped
    rig.run_until(lambda: rig.picture() == b"\xff" * 1024, 2000)


def test_every_button_has_its_bit_and_ends_a_rest():
    rig = started("while True:\n    print(board.buttons.read(0))\n    board.rest(60000)\n")
    rig.run(200)
    for name, bit in zip(firmware.PINS, (1, 2, 4, 8, 16, 32), strict=True):
        rig.press(name, 40)
        rig.run(40)
        assert rig.text().split()[-2:] == [str(bit), "0"], name


def test_the_buzzer_plays_its_notes():
    rig = started("board.sound.play((1000, 100), (0, 50), (2000, 100))\nboard.rest(400)\n")
    sound = rig.watch(firmware.BOARD["buzzer"])
    rig.run(600)
    starts = [ms for ms, level in sound if level]
    assert 280 <= len(starts) <= 320  # 100 ms at 1000 Hz and 100 ms at 2000 Hz
    assert max(b - a for a, b in pairwise(starts)) >= 49


@pytest.mark.parametrize(
    ("volts", "answer"),
    [
        (0.0, "None False False"),
        (2.8, "0 True True"),
        (3.0, "1 True False"),
        (3.35, "12 False False"),
        (4.8, "None False False"),
    ],
)
def test_battery(volts, answer):
    rig = firmware.rig(
        MAKE + "cell = board.battery\nprint(cell.percent(), cell.empty(), cell.unsafe())\n"
        "try:\n    board.storage.append('x', b'abc')\nexcept OSError as e:\n    print(e)\n"
        "print('done')\n"
    )
    rig.volts(3, volts / 3)
    said(rig, "done")
    assert answer in rig.text()
    kept = rig.files().get("/data/x")
    assert kept == (None if answer.endswith("True True") else b"abc")


def test_entropy_never_repeats():
    rig = started(
        "import binascii\nfor _ in range(20):\n"
        "    print(binascii.hexlify(board.entropy()).decode())\nprint('done')\n"
    )
    said(rig, "done")
    lines = rig.text().partition("done")[0].split()
    assert len(set(lines)) == 20
    assert all(len(line) == 64 for line in lines)


def test_time_goes_on_when_the_ticks_wrap():
    # The chip's ms counter wraps after 12 days: set the timer just before that.
    rig = firmware.rig("import time\ntime.sleep_ms(50)\n" + MAKE + MANY_NOWS)
    said(rig, "done", 5000)
    nows = [int(word) for word in rig.text().partition("done")[0].split()]
    assert nows == sorted(nows)
    assert nows[-1] > 2**30


MANY_NOWS = """
class Fake:
    ticks = (1 << 30) - 100
    def ticks_ms(self):
        self.ticks = (self.ticks + (1 << 28)) & ((1 << 30) - 1)
        return self.ticks
    ticks_diff = staticmethod(time.ticks_diff)
from firmware.boards import clock
clock.time = Fake()
counting = clock.Clock()
for _ in range(12):
    print(counting.now())
print("done")
"""


def test_the_date_is_unknown_until_somebody_sets_it():
    rig = started(
        "print(board.utc())\nimport machine\n"
        "machine.RTC().datetime((2026, 11, 16, 0, 2, 30, 0, 0))\nprint(board.utc())\n"
    )
    said(rig, "None")
    rig.run(200)
    assert rig.text().split()[:2] == ["None", "1794796200"]


def test_the_page_reckons_with_the_blocks_that_no_game_gets():
    rig = firmware.rig()
    rig.run(900)
    context = UserContext(BLOCKS * BLOCK)
    context.buffer = bytearray(rig.dump())
    used = mounted(context).used_block_count
    said_there = re.search(r"SYSTEM_BLOCKS = (\d+);", FLASH_OF_THE_PAGE.read_text("utf-8"))
    assert said_there and int(said_there[1]) == used
