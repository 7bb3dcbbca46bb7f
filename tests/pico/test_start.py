"""Power-on and the way out: safe mode, watchdog, REPL, and what a cut left for boot.py to do."""

import pytest

from tests.pico import firmware, flash, images
from tests.pico.rig import PicoRig
from tests.sizes import SOAK

DEAF = (
    "from firmware.boards import this_board\nimport machine, os\n"
    "print('cause', machine.reset_cause())\nboard = this_board()\nboard.arm()\n"
)


def test_b_held_is_safe_mode():
    rig = firmware.rig(held=("B",))
    light = rig.watch(firmware.BOARD["led"])
    rig.run(600)
    assert not any(rig.picture())
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
    rig.run(9500)
    rig.type(b"\x03")
    rig.run(300)
    rig.type(b"import machine\rprint('cause', machine.reset_cause())\r")
    rig.run(200)
    assert "\ncause 3" in rig.text()


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


GAME = {"/data/settings": b"mine", "/data/g00001.cop": b"a game"}
# What is on the flash -> what is there after the next start.
LEFT: dict[str, tuple[dict[str, bytes], dict[str, bytes]]] = {
    "files of 0.1.0": (
        {
            "/app/main.py": b"print('old')",
            "/app/firmware/a/b.mpy": b"x",
            "/pack": b"x",
            "/put_back": b"1/0",
        }
        | GAME,
        GAME,
    ),
    "games that were set aside": (
        {"/data/g00001.jnl": b"of certify", "/aside/settings": b"mine"}
        | {"/aside/g00001.cop": b"a game"},
        GAME,
    ),
    "an update by files": (
        {"/lib/a.mpy": b"old", "/lib/a.mpy~": b"new", "/lib/b.mpy~": b"new", "/lib/c.mpy": b"old"}
        | {"/update": b"+/lib/a.mpy\n+/lib/b.mpy\n-/lib/c.mpy\n"}
        | GAME,
        {"/lib/a.mpy": b"new", "/lib/b.mpy": b"new"} | GAME,
    ),
}


def own(rig: PicoRig) -> dict[str, bytes]:
    """The files but for those that a running gadget writes anew."""
    return {name: data for name, data in rig.files().items() if name not in ("/data/pool",)}


@pytest.mark.parametrize("what", LEFT)
def test_a_start_finishes_what_was_interrupted(what):
    """Also when the power is cut in the middle of that: the next start goes on from there."""
    before, after = LEFT[what]
    rig = PicoRig(before, pins=firmware.PINS, image=images.frozen(), held=("B",))
    states = [flash.make(before)]
    while rig.ms < 400:
        rig.run(0.5)
        if (now := rig.dump()) != states[-1]:
            states.append(now)
    assert own(rig) == after and "boot.py" not in rig.text()
    assert len(states) > 2, "it takes several writes"
    for state in states if SOAK else states[1:-1:3]:
        again = PicoRig(dump=state, pins=firmware.PINS, image=images.frozen(), held=("B",))
        again.run(400)
        assert own(again) == after
