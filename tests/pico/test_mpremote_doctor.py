"""Every fault that `signalbox doctor` knows, provoked on the emulated Pico, with its remedy."""

import re
from contextlib import closing

import pytest

from host_tools.board.faults import Fault, examine_device
from host_tools.board.link import connected
from host_tools.board.settings import get_names, read_settings, set_names, write_settings
from host_tools.board.sync import sync_board
from host_tools.common.errors import BadInput
from host_tools.store import open_store
from tests.pico import firmware
from tests.pico.rig import PicoRig
from tests.pico.test_mpremote_sync import at_the_table, back
from tests.pico.wire import Wire


@pytest.fixture(scope="module")
def gadget():
    """One gadget that is well but for its clock; every test leaves it as it was."""
    return at_the_table({})


def examined(rig: PicoRig) -> list[Fault]:
    with Wire(rig) as wire:
        found = examine_device(wire.url)
        wire.wait()
    rig.run(1200)
    return found


def only(faults: list[Fault], key: str) -> Fault:
    """The fault of this kind, beside the clock that nobody has set."""
    keys = [fault.key for fault in faults if fault.key != "no_clock"]
    assert keys == [key], faults
    return next(fault for fault in faults if fault.key == key)


def on_board(rig: PicoRig, code: str) -> None:
    with Wire(rig) as wire:
        with connected(wire.url) as board:
            board.run(code)
        wire.wait()
    rig.run(1200)


def test_no_board(monkeypatch):
    with pytest.raises(BadInput, match="cannot be opened"):
        examine_device("socket://127.0.0.1:1")
    monkeypatch.setattr("serial.tools.list_ports.comports", list)
    with pytest.raises(BadInput, match=r"no board was found.* carries data"):
        examine_device("auto")


def test_no_clock_and_nothing_else(gadget):
    (fault,) = examined(gadget)
    assert fault.key == "no_clock" and "does not know the date" in fault.what
    assert "`signalbox sync` and `signalbox deploy` set the clock" in fault.remedy


def test_an_oled_that_is_silent(gadget):
    gadget.answers = False
    fault = only(examined(gadget), "oled_silent")
    gadget.answers = True
    gadget.run(4000)
    assert "does not answer on pins 4 (SDA) and 5 (SCL)" in fault.what
    assert "four wires" in fault.remedy and "0x3C" in fault.remedy


def test_a_stuck_button(gadget):
    gadget.keys["LEFT"].press()
    fault = only(examined(gadget), "stuck_button")
    gadget.keys["LEFT"].release()
    assert fault.what == "The button left stays down (pin 12)."
    assert "solder bridge" in fault.remedy


def test_a_fault_that_the_gadget_wrote_down(gadget):
    on_board(gadget, "open('/data/crash.txt', 'w').write('story\\nZeroDivisionError: \\x1b[2J')")
    fault = only(examined(gadget), "crash_file")
    on_board(gadget, "os.remove('/data/crash.txt')")
    assert "ZeroDivisionError" in fault.what and "\x1b" not in fault.what


def test_a_fault_is_named_with_its_place_in_our_sources(gadget):
    """As the gadget itself writes it down."""
    on_board(
        gadget,
        "from firmware.ui.faults import record_fault\nfrom firmware.play import fair\n"
        "try: fair.secret_of_code(1)\n"
        "except Exception as e: record_fault(here.storage, e, 'pico')",
    )
    fault = only(examined(gadget), "crash_file")
    on_board(gadget, "os.remove('/data/crash.txt')")
    assert re.search(r"AttributeError: .* \(.*fair\.py, line \d+\)$", fault.what), fault.what


def test_a_full_flash(gadget):
    fill = (
        "with open('/data/{0}', 'wb') as f:\n"
        "  for _ in range(os.statvfs('/')[3] - {1}): f.write(bytes(4096))\n"
    )
    on_board(gadget, fill.format("much", 18))
    assert "nearly full" in only(examined(gadget), "full_flash").what
    on_board(gadget, fill.format("more", 8))
    fault = only(examined(gadget), "full_flash")
    on_board(gadget, "os.remove('/data/much')\nos.remove('/data/more')")
    assert re.search(r"is full: \d blocks are free, a long game needs 12", fault.what)
    assert "signalbox sync --free" in fault.remedy


def test_after_a_sync_all_is_well_and_names_and_settings_go_both_ways(gadget, tmp_path):
    shown = gadget.picture()
    with closing(open_store(tmp_path / "games.sqlite")) as store, Wire(gadget) as wire:
        sync_board(store, wire.url)
        assert examine_device(wire.url) == []
        with connected(wire.url) as board:
            assert get_names(board) == []
            set_names(board, ["Ada", "Björn"])
            write_settings(board, {"language": "de", "dim_min": 7})
            assert get_names(board) == ["Ada", "Björn"]
            assert read_settings(board).get("dim_min") == 7
        wire.wait()
        gadget.run(2500)
        assert gadget.picture() not in (shown, bytes(1024)), "it speaks German now"
        with connected(wire.url) as board:
            write_settings(board, {"language": "en"})
        wire.wait()
        back(gadget, wire, shown)


def test_a_board_that_does_not_answer():
    rig = firmware.rig("import micropython\nmicropython.kbd_intr(-1)\nwhile 1: pass\n")
    with Wire(rig, pull_after=4) as wire:
        (fault,) = examine_device(wire.url)
    assert fault.key == "no_answer" and "safe mode" in fault.remedy
