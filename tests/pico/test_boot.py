"""What boot.py finishes at power-on, also when the power is cut in the middle of it: an update by
files, games that were set aside, and the end of what Signalbox 0.1.0 left. Games stay throughout.
"""

from collections.abc import Callable

import pytest

from firmware.play.file_names import SETTINGS
from firmware.play.settings import Settings
from host_tools.journals.memory_files import MemoryFiles
from tests.pico import firmware, flash
from tests.pico.rig import PicoRig
from tests.pico.test_mpremote_sync import running
from tests.support.sizes import SOAK

Files = dict[str, bytes]
PATIENCE_MS = 4000
CUTS = 4


def remembered() -> Files:
    """Settings and a roster, as the gadget itself leaves them."""
    storage = MemoryFiles()
    assert Settings(storage).set_all({"language": "de", "roster": ["Ada", "Zoë"] + [""] * 10})
    return {f"/data/{SETTINGS}": storage.read(SETTINGS)}


GAMES = running(12) | remembered()
del GAMES["/data/pool"]  # of entropy: it counts the starts
NEW, OLD = b"new" * 2000, b"old" * 2000  # more than fits beside a file's name
FIRMWARE = {
    "/lib/firmware/same.mpy": OLD,
    "/lib/firmware/one.mpy": OLD,
    "/lib/firmware/gone.mpy": OLD,
    "/lib/firmware/old/deep/two.mpy": OLD,
}
UPDATED = {"/lib/firmware/same.mpy": OLD, "/lib/firmware/one.mpy": NEW, "/main.py": NEW}
UPDATE = {
    "/lib/firmware/one.mpy~": NEW,
    "/main.py~": NEW,
    "/update": b"+/lib/firmware/one.mpy\n+/main.py\n"
    b"-/lib/firmware/gone.mpy\n-/lib/firmware/old/deep/two.mpy\n",
}
# As `deploy` of 0.1.0 put them there, with an update that was not finished.
OF_0_1_0 = {
    "/app/main.py": b"run(this_board())\n",
    "/app/version": b"0.1.0\n",
    "/app/firmware/gadget.mpy": OLD,
    "/app/firmware/games.railroad.room": OLD * 3,
    "/app/firmware/boards/__init__.mpy": OLD,
    "/app/adafruit_bus_device/i2c_device.mpy": OLD,
    "/pack~": b"half a pa",
}


def aside(files: Files) -> Files:
    return {name.replace("/data/", "/aside/"): content for name, content in files.items()}


# What is on the flash, and what is there after a start; boot.py of 0.1.0 never runs again.
CASES: dict[str, tuple[Files, Files]] = {
    "update": (FIRMWARE | UPDATE | GAMES, UPDATED | GAMES),
    "aside": ({"/data/g00001.jnl": b"of a trial"} | aside(GAMES), GAMES),
    "aside alone": (aside(GAMES), GAMES),
    "0.1.0": (OF_0_1_0 | {"/boot.py": b"1 / 0\n"} | GAMES, {"/boot.py": b"1 / 0\n"} | GAMES),
    "0.1.0, set aside": (
        {"/put_back": b"1 / 0\n", "/data/x": b"of a trial"} | OF_0_1_0 | aside(GAMES),
        GAMES,
    ),
    "all of it": (
        FIRMWARE | UPDATE | OF_0_1_0 | aside(GAMES),
        UPDATED | GAMES,
    ),
}


def started(dump: bytes) -> PicoRig:
    """A Pico that was switched on, and its gadget is there."""
    rig = PicoRig(dump=dump, pins=firmware.PINS)
    rig.run_until(lambda: any(rig.picture()), PATIENCE_MS)
    rig.run(800)
    rig.settle(300)
    return rig


@pytest.fixture(scope="module")
def shown() -> bytes:
    """The game in progress, in German."""
    return started(flash.make(GAMES)).picture()


def there(rig: PicoRig) -> Files:
    """Everything but the pool."""
    return {name: content for name, content in rig.files().items() if name != "/data/pool"}


def states(dump: bytes, over: Callable[[PicoRig], bool]) -> list[bytes]:
    """The flash after each write of a start."""
    rig = PicoRig(dump=dump, pins=firmware.PINS)
    found = [dump]
    while not over(rig) and rig.ms < PATIENCE_MS:
        rig.run(0.5)
        if (now := rig.dump()) != found[-1]:
            found.append(now)
    return found


@pytest.mark.parametrize("case", CASES)
def test_a_start_finishes_what_was_begun_however_often_the_power_is_cut(case, shown):
    before, after = CASES[case]
    rig = started(flash.make(before))
    assert there(rig) == after and rig.picture() == shown
    assert "boot.py:" not in rig.text()
    cuts = states(flash.make(before), lambda rig: any(rig.picture()))
    assert len(cuts) > 2, "it takes more than one write"
    for cut in cuts if SOAK else cuts[1 : -1 : 1 + len(cuts) // CUTS]:
        again = started(cut)
        assert there(again) == after and again.picture() == shown


def test_a_start_that_certify_wants_leaves_the_games_aside_once():
    trial = {"/data/g00001.jnl": b"of a trial", "/stay": b""}
    rig = started(flash.make(aside(GAMES) | trial))
    assert aside(GAMES).items() <= there(rig).items() and "/stay" not in there(rig)
    again = started(rig.dump())
    assert there(again) == GAMES


def test_an_update_that_cannot_be_done_is_kept_for_the_next_start(shown):
    """A folder lies where the new file belongs: nothing is forgotten as if it had been done."""
    there_already = {"/lib/firmware/one.mpy/mine": b"mine"}
    rig = started(flash.make(UPDATE | there_already | GAMES))
    assert there(rig) == UPDATE | there_already | GAMES and rig.picture() == shown


def test_what_boot_cannot_do_does_not_stop_the_gadget(shown):
    """A folder where /update should be a list."""
    rig = PicoRig(GAMES | {"/update/notes.txt": b"mine"}, pins=firmware.PINS)
    rig.run(1500)
    assert rig.picture() == shown
    rig.type(b"\x03")
    rig.run(300)
    rig.type(b"\x04")
    rig.run(1500)
    assert rig.picture() == shown and "boot.py: OSError" in rig.text()
    assert rig.files()["/update/notes.txt"] == b"mine"
