"""`signalbox deploy` to a board that runs files: every decision, on a quick board that poses as a
Pico 2, with real MicroPython, littlefs and boot.py and a few small files.

tests/host_tools/test_deploy_cut.py has what goes wrong on the way, test_deploy_image.py the boards
that run an image.
"""

import ast
import calendar
import json
import time

import pytest

from firmware.version import VERSION
from host_tools.board import deploy
from host_tools.board.link import connected
from tests.host_tools.deploying import (
    ALL_NEW,
    BIG,
    BOOT_TEXT,
    GAME,
    NEW,
    OLD,
    SAME,
    deployed,
    firmware,
    quick,
)
from tests.host_tools.quick_board import PICO
from tests.host_tools.terminal import refusal, signalbox

__all__ = ("deployed", "quick", "signalbox")  # pytest finds the fixtures by their names here


def test_only_what_changed_is_sent_and_games_stay(quick, deployed):
    with quick(OLD | GAME) as there:
        planned = json.loads(deployed(there, "--dry-run", "--json").out)
    assert firmware(there) == OLD
    assert planned == {
        "board": "pico2",
        "version": VERSION,
        "before": "old (12345678), files",
        "image": False,
        "sent": [
            "/boot.py",
            "/lib/firmware/new/one.py",
            "/lib/firmware/one.py",
            "/lib/firmware/version.py",
            "/main.py",
        ],
        "kept": sorted(SAME),
        "removed": ["/lib/firmware/gone.py"],
    }
    with quick(OLD | GAME) as there:
        done = json.loads(deployed(there, "--json").out)
        again = deployed(there)
    assert done == planned
    assert firmware(there) == NEW
    assert there.files()["/data/g00001.fin"] == b"a game\n"
    assert there.files()["/data/started"] == b"new new new"
    counts = f"0 files sent, 0 removed, {len(NEW)} unchanged."
    assert again.out == f"Signalbox {VERSION} for pico2: {counts}\n"


def test_a_board_that_is_up_to_date_is_not_restarted(quick, deployed):
    """The files that it has are those that it needs."""
    counts = b"import os\nwith open('/data/starts', 'a') as f:\n    f.write('x')\n" + BOOT_TEXT
    files = NEW | {"/boot.py": counts}
    with quick(files | GAME) as there:
        assert deployed(there, files=files).code == 0
    assert there.files()["/data/starts"] == b"xx", "power-on, and the start at the very end"


def test_when_only_a_file_is_too_many_it_goes(quick, deployed):
    with quick(NEW | {"/lib/firmware/gone.py": b"", "/boot.py~": b"half a bo"}) as there:
        done = json.loads(deployed(there, "--json").out)
    assert done["removed"] == ["/lib/firmware/gone.py"] and not done["sent"]
    assert firmware(there) == NEW


def test_a_folder_that_nothing_is_left_in_goes_with_its_files(quick, deployed):
    old = {
        "/lib/firmware/old/deep/one.py": BIG,
        "/lib/firmware/old/two.py": BIG,
        "/lib/firmware/new/three.py": BIG,
        "/lib/adafruit_bus_device/one.py": BIG,
    }
    with quick(NEW | old) as there:
        assert deployed(there).code == 0
        with connected(there.port) as board:
            assert board.names("/lib") == ["adafruit_ssd1306.py", "firmware"]
            assert not {"old"} & set(board.names("/lib/firmware"))
    assert firmware(there) == NEW


def test_what_is_not_ours_stays(quick, deployed):
    own = {"/lib/mine.py": b"mine", "/lib/firmware_of_mine.py": b"mine", "/notes.txt": b"mine"}
    with quick(OLD | own) as there:
        deployed(there)
    assert firmware(there) == NEW | own


def test_when_only_boot_changed_it_is_replaced(quick, deployed):
    with quick(NEW | {"/boot.py": BOOT_TEXT + b"# old\n"}) as there:
        assert json.loads(deployed(there, "--json").out)["sent"] == ["/boot.py"]
    assert firmware(there) == NEW


def test_a_dry_run_leaves_even_rests_alone(quick, deployed):
    rests = {"/update~": b"+/ma", "/boot.py~": b"half a bo", "/lib/firmware/one.py~": b"V ="}
    with quick(OLD | rests) as there:
        ran = deployed(there, "--dry-run")
    assert "5 files would be sent, 1 removed, 4 unchanged." in ran.out
    assert firmware(there) == OLD | rests
    with quick() as there:
        deployed(there)
    assert firmware(there) == NEW


def test_a_board_without_anything_gets_all_of_it(quick, deployed):
    with quick({}) as there:
        done = json.loads(deployed(there, "--json").out)
    assert (done["before"], done["sent"]) == ("", sorted(NEW))
    assert firmware(there) == NEW


def test_a_damaged_file_on_the_board_is_replaced(quick, deployed):
    with quick(NEW | {"/lib/firmware/version.py": b"\x00 not even code"}) as there:
        done = json.loads(deployed(there, "--json").out)
    assert done["sent"] == ["/lib/firmware/version.py"]
    assert firmware(there) == NEW


def test_with_b_held_it_is_updated_too(quick, deployed):
    """Safe mode is main.py's affair."""
    with quick(OLD, b_held=True) as there:
        assert deployed(there).code == 0
    assert firmware(there) == NEW


def test_people_see_how_far_it_is(quick, monkeypatch):
    """On the gadget and on the computer."""
    monkeypatch.setattr(deploy, "files_of", lambda *what: {p[1:]: d for p, d in NEW.items()})
    heard: list[tuple[int, int]] = []
    with quick(OLD | GAME) as there:
        request = deploy.Request(there.port)
        deploy.deploy_to(request, lambda board: None, lambda *far: heard.append(far))
    of = sum(len(NEW[path]) for path in ALL_NEW)
    assert len(heard) == len(ALL_NEW) and heard == sorted(heard) and heard[-1] == (of, of)
    shown = there.files()["/data/shown"].decode().splitlines()
    assert shown == [f"('updating', {far}, {of if far else 0})" for far in (0, *dict(heard))]


def test_the_board_gets_the_time_also_in_a_dry_run(quick, deployed):
    writes = b"import machine\nwith open('/data/time', 'w') as f:\n    f.write(str(machine.RTC()"
    before = time.time()
    with quick(OLD | GAME | {"/main.py": writes + b".datetime()))\n"}) as there:
        deployed(there, "--dry-run")
    moment = ast.literal_eval(there.files()["/data/time"].decode())
    set_to = calendar.timegm((*moment[:3], *moment[4:7]))
    assert before - 2 < set_to <= time.time()


@pytest.mark.parametrize(
    "about, words, answer",
    [
        ({}, [], "pico2"),
        ({}, ["--board", "pico2"], "pico2"),
        ({"machine": "Raspberry Pi Pico 2 with RP2350"}, [], "pico2"),
        ({"version": [1, 25, 0]}, [], "pico2"),
        ({"machine": "Generic ESP32 module with SPIRAM with ESP32"}, [], "esp32"),
        ({}, ["--board", "esp32"], "this is a pico2, not a esp32: leave --board out"),
        ({"version": [1, 24, 1]}, [], "runs MicroPython 1.24, too old for this Signalbox: put"),
        ({"version": [1, 24, 1]}, [], "MicroPython 1.25 or newer on it, then deploy again"),
        ({"mpy": 5}, [], "runs MicroPython 1.28, too old"),
        ({"machine": "Teensy"}, [], "does not know the board Teensy: use a Pico, Pico W, Pico 2"),
        ({"machine": "T" * 70}, [], f"does not know the board {'T' * 59}…: use"),
    ],
)
def test_the_board_is_known_or_refused(quick, deployed, about, words, answer):
    with quick({}, **about) as there:
        ran = deployed(there, *words, "--json", "--dry-run")
    if " " not in answer:
        assert json.loads(ran.out)["board"] == answer
    else:
        assert answer in refusal(ran)


def test_without_a_name_the_board_is_looked_for(signalbox, monkeypatch):
    monkeypatch.setattr("serial.tools.list_ports.comports", list)
    assert "no board was found" in refusal(signalbox("deploy"))


def test_the_whole_firmware_as_source_files(quick, signalbox):
    with quick({}, blocks=768) as there:
        ran = signalbox("deploy", "--py", "--device", there.port)
        assert ran.code == 0, ran.err
        again = signalbox("deploy", "--py", "--device", there.port)
    assert "0 files sent, 0 removed" in again.out
    files = firmware(there)
    assert not [path for path in files if not path.endswith(".py")]
    assert {"/boot.py", "/main.py", "/lib/firmware/boards/pico2.py"} <= set(files)


def test_a_plain_pico_with_files_is_refused_what_does_not_fit(quick, signalbox):
    with quick({}, machine=PICO, heap="300K") as there:
        refused = refusal(signalbox("deploy", "--py", "--device", there.port))
    assert "this pico gets an image, not files: leave --py out" in refused
