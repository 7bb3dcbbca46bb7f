"""Two links with one contract: host_tools/board/link.py over mpremote's transport, and link.js of
the page over Web Serial's streams. The same tests for both, against the emulated Pico."""

import hashlib
import random

import pytest

from host_tools.board.clock import set_clock
from host_tools.board.link import BoardSays, LinkLost
from host_tools.board.running import running as running_there
from tests.pico import firmware, flash
from tests.pico.links import LINKS
from tests.pico.test_mpremote_sync import BACK_MS, VBUS, at_the_table, back, finished, running
from tests.pico.wire import Wire

NAMES = "[name for name in globals() if name[:3] == 'sb_']"


@pytest.fixture(params=list(LINKS))
def connected(request):
    return LINKS[request.param]


def test_every_call(connected):
    """In safe mode, where a board is ready at once."""
    data = random.Random(5).randbytes(9000)
    digest = hashlib.sha256(data).hexdigest()
    rig = firmware.rig(held=("B",), more={"/odd/Zug um Zug äöü.bin": data})
    rig.run(300)
    with Wire(rig) as wire, connected(wire.url) as board:
        assert board.run("print('Größe'); print(2 + 2)").split() == ["Größe", "4"]
        assert list(board.value("[1, 'ß\\'\"', None, True, {'a': [2]}]")) == [
            *(1, "ß'\"", None, True, {"a": [2]}),
        ]
        assert board.read("/odd/Zug um Zug äöü.bin") == data
        board.write("/new", data)
        board.replace("/odd/two", b"")
        board.replace("/odd/two", b"two\x00\xff\n")
        assert board.read("/odd/two") == b"two\x00\xff\n"
        assert sorted(board.names("/odd")) == ["Zug um Zug äöü.bin", "two"]
        assert board.names("/none") == [] and board.hashes("/none") == {}
        two = {"/odd/two": hashlib.sha256(b"two\x00\xff\n").hexdigest()}
        assert board.hashes("/odd") == two | {"/odd/Zug um Zug äöü.bin": digest}
        assert board.hashes_of(["/new", "/none", "/odd"]) == {"/new": digest}
        board.remove("/odd")
        board.show("copying", 1, 2)
        for wrong in ("1 / 0", "x = (", "raise ValueError('so')", "sb_read('/none')"):
            with pytest.raises(BoardSays) as caught:
                board.run(wrong)
            why = caught.value.why
            assert why.split(":")[0] in (
                "ZeroDivisionError",
                "SyntaxError",
                "ValueError",
                "OSError",
            )
        long = "".join(
            f"x{n} = {n}\n" for n in range(600)
        )  # larger than what a board takes at once
        board.run(long)
        assert board.value("x599") == 599, "a fault is not the end of the connection"
        assert "updated" not in board.restart((b"raw",), 0.5)
        board.stop_gadget()
        assert "sb_goodbye" in board.value(NAMES)
        board.run("sb_goodbye()")
        assert board.value(NAMES) == []
        board.stop_gadget()
        assert board.stopped
    assert rig.files()["/new"] == data


def test_half_a_minute_with_the_watchdog_armed_then_the_gadget_is_back(connected):
    rig = at_the_table(running(20) | finished(1))
    shown = rig.picture()
    with Wire(rig) as wire:
        with connected(wire.url, show="copying") as board:
            assert rig.picture() != shown
            start = rig.ms
            set_clock(board, 1_794_800_000)
            board.run("mark = 'the same life'")
            there = running_there(board)
            assert there is not None and there.image
            while rig.ms - start < 30000:
                assert board.read("/data/g00001.fin") == finished(1)["/data/g00001.fin"]
                board.run("time.sleep_ms(4000)")
            assert board.value("mark") == "the same life"
            assert list(board.value("time.gmtime()[:3]")) == [2026, 11, 16]
        wire.wait()
        assert back(rig, wire, shown) <= BACK_MS
        rig.run(20000)  # the watchdog is fed again
        assert rig.picture() == shown


def test_a_pulled_cable_is_noticed_and_the_gadget_comes_back_by_itself(connected):
    rig = at_the_table(running(20) | finished(2))
    sense = rig.mcu.gpio[VBUS]
    sense.set_input_value(True)
    shown = rig.picture()
    with (
        Wire(rig, pull_after=9000) as wire,
        pytest.raises(LinkLost, match="run the command"),
        connected(wire.url) as board,
    ):
        while True:
            board.read("/data/g00001.fin")
    sense.set_input_value(False)  # from now on the gadget lives on its battery
    rig.run_until(lambda: rig.picture() == shown, 6000)


def test_a_board_that_is_just_starting_is_stopped_too(connected):
    """Ctrl-C gets lost, or comes in the middle of an import."""
    rig = firmware.rig(more=running(12))
    rig.run(70)
    with Wire(rig) as wire, connected(wire.url) as board:
        assert board.value("1 + 1") == 2


def test_it_restarts_as_a_boot_drive_and_its_port_is_gone(connected):
    rig = firmware.rig(held=("B",))
    rig.run(300)
    with Wire(rig) as wire:
        with connected(wire.url) as board:
            board.into_boot_drive()
            assert not board.stopped
        assert rig.in_boot_rom() and wire.pulled


def test_a_board_without_signalbox_is_restarted_in_the_end(connected):
    """As any other MicroPython: its own program runs again."""
    more = {"/boot.py": b"", "/main.py": b"print('mine')\n"}
    rig = firmware.PicoRig(dump=flash.make(more), pins=firmware.PINS, held=("B",))
    rig.run(300)
    with Wire(rig) as wire:
        with connected(wire.url) as board:
            board.run("mark = 1")
        wire.wait()
        with connected(wire.url) as board:
            assert not board.value("'mark' in globals()")
