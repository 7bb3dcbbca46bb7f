"""`signalbox deploy` to a board that runs files: every decision, on a quick board that poses as a
Pico 2, with real MicroPython, littlefs and boot.py and a few small files.

tests/host_tools/test_deploy_image.py has the boards that run an image.
"""

import ast
import binascii
import calendar
import json
import time
from collections.abc import Callable

import pytest

from firmware.version import VERSION
from host_tools.board import deploy
from host_tools.board.file_update import SPARE, update
from host_tools.board.link import connected
from tests.host_tools.quick_board import BOOT, PICO, QuickBoard
from tests.host_tools.terminal import Ran, signalbox  # noqa: F401 # a fixture
from tests.sizes import SOAK

Files = dict[str, bytes]
BOOT_TEXT = BOOT.read_bytes()
BIG = bytes(range(256)) * 16  # one block
# What the gadget shows meanwhile is written to a file.
PANEL = b"def panel_and_files():\n    return None, None\n"
SHOWN = b"""
def draw(display, storage, *what):
    with open("/data/shown", "a") as f:
        print(what, file=f)
"""
SAME = {
    "/lib/firmware/__init__.py": b"",
    "/lib/firmware/boards/__init__.py": PANEL,
    "/lib/firmware/ui/computer_picture.py": SHOWN,
    "/lib/adafruit_ssd1306.py": b"V = 'the same in all versions'\n",
}
MAIN = b"from firmware import one, version\nwith open('/data/started', 'w') as f:\n"
MAIN += b"    f.write(one.V + ' ' + version.VERSION + ' %s')\n"
GAME = {"/data/g00001.fin": b"a game\n"}
OLD = SAME | {
    "/boot.py": BOOT_TEXT + b"# old\n",
    "/main.py": MAIN % b"old",
    "/lib/firmware/one.py": b"V = 'old'\n",
    "/lib/firmware/version.py": b"VERSION, BUILD = 'old', '12345678'\n",
    "/lib/firmware/gone.py": b"V = 'gone'\n",
}
NEW = SAME | {
    "/boot.py": BOOT_TEXT,
    "/main.py": MAIN % b"new",
    "/lib/firmware/one.py": b"V = 'new'\n",
    "/lib/firmware/version.py": b"VERSION, BUILD = 'new', '90abcdef'\n",
    "/lib/firmware/new/one.py": BIG,
}
# What its `deploy` has put on a board, and a boot.py that knows nothing of /update.
OF_0_1_0 = {
    "/boot.py": b"import os\nif 'app' in os.listdir('/'):\n    os.chdir('/app')\n",
    "/app/main.py": b"print('0.1.0')\n",
    "/app/version": b"0.1.0\n",
    "/app/firmware/__init__.py": b"",
    "/app/firmware/version.py": b"VERSION = '0.1.0'\n",
    "/app/firmware/games.railroad.room": BIG * 3,
}


@pytest.fixture
def quick(tmp_path) -> Callable[..., QuickBoard]:
    def make(files: Files | None = None, **about) -> QuickBoard:
        return QuickBoard(tmp_path, files, **about)

    return make


@pytest.fixture
def deployed(signalbox, monkeypatch) -> Callable[..., Ran]:  # noqa: F811
    """Deploy these files in the place of Signalbox's own."""

    def run(there: QuickBoard, *words: str, files: Files = NEW) -> Ran:
        wanted = {path[1:]: data for path, data in files.items()}
        monkeypatch.setattr(deploy, "files_of", lambda board, py: wanted)
        return signalbox("deploy", "--device", there.port, *words)

    return run


def firmware(there: QuickBoard) -> Files:
    return {path: data for path, data in there.files().items() if not path.startswith("/data")}


def said(ran: Ran) -> str:
    """The one line that a refusal prints."""
    assert ran.code == 2 and ran.out == "" and ran.err.count("\n") == 1, ran
    return ran.err


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


def unfinished(names: tuple[str, ...]) -> Files:
    """An update with its list, which some of the files have not got to yet."""
    new = {path + "~": NEW[path] for path in names}
    lines = [f"+{path}\n" for path in names] + ["-/lib/firmware/gone.py\n"]
    return new | {"/update": "".join(lines).encode()}


ALL_NEW = tuple(path for path in NEW if NEW[path] != OLD.get(path))


def test_an_update_that_was_interrupted_is_finished_first(quick):
    """By boot.py, when the board starts: then nothing is left to send."""
    with quick(OLD) as there, connected(there.port) as board:
        board.run("sb_folder('/lib/firmware/new')")
        for path, data in unfinished(ALL_NEW).items():
            board.write(path, data)
        planned = update(board, NEW, dry_run=True)
        assert planned.sent and "update" in board.names("/")
        done = update(board, NEW)
    assert not done.sent and not done.removed
    assert firmware(there) == NEW


def test_an_update_that_boot_does_not_know_is_dropped(quick, deployed):
    """Cut off between the list and boot.py, when it was still that of 0.1.0."""
    with quick(OF_0_1_0 | unfinished(tuple(NEW))) as there:
        done = json.loads(deployed(there, "--json").out)
    assert done["sent"] == sorted(NEW)
    assert firmware(there) == NEW


def test_over_0_1_0_nothing_of_it_stays_but_its_games(quick, deployed):
    with quick(OF_0_1_0 | GAME) as there:
        done = json.loads(deployed(there, "--json").out)
    assert done["before"] == "0.1.0, files" and done["sent"] == sorted(NEW)
    assert firmware(there) == NEW
    assert GAME.items() <= there.files().items()


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


@pytest.mark.parametrize("before", [OLD, OF_0_1_0], ids=["old", "0.1.0"])
def test_cut_off_at_any_point_the_old_firmware_starts_or_the_new_one(quick, deployed, before):
    """The power goes in the middle of a write to the flash; and then again at the next start."""
    seen = set()
    writes = 1
    while True:
        with quick(before | GAME, cut_after=writes) as there:
            ran = deployed(there)
        if ran.code == 0:
            break  # there were fewer writes
        with quick(cut_after=writes // 2 % 7):
            pass
        with quick() as there, connected(there.port) as board:
            names = board.names("/")
        files = there.files()
        assert "update" not in names or before is OF_0_1_0
        new = files.get("/data/started") == b"new new new"
        if new:
            assert NEW.items() <= files.items() and "/app/version" not in files
        else:
            assert before.items() <= files.items()
        seen.add(new)
        with quick() as there:
            assert deployed(there).code == 0
        assert firmware(there) == NEW and GAME.items() <= there.files().items()
        writes += 1 if SOAK else 9
    assert seen == {True, False}


def filled(quick, files: Files, free: int) -> QuickBoard:
    """A board with this number of free blocks."""
    filler = 300
    while True:
        there = quick(files | {"/data/g00001.cop": b"x" * 4096 * filler})
        with there, connected(there.port) as board:
            found = board.value("os.statvfs('/')[3]")
        if found == free:
            return there
        filler += found - free


def test_the_flash_must_have_space_for_all_new_files(quick, deployed):
    """A folder takes two blocks."""
    changed = {"/lib/firmware/one.py": BIG, "/lib/firmware/new/folder/a.py": BIG + b"!"}
    new = OLD | changed | {"/lib/firmware/empty.py": b""}
    needed = SPARE + 1 + 2 + 2 * 2
    filled(quick, OLD, needed - 1)
    with quick() as there:
        refused = said(deployed(there, files=new))
    assert f"has {needed - 1} free blocks, the new firmware needs {needed}: bring" in refused
    assert "`signalbox sync --free`, then deploy again" in refused
    assert firmware(there) == OLD
    filled(quick, OLD, needed)
    with quick() as there:
        assert deployed(there, files=new).code == 0
    assert firmware(there) == new


def test_what_was_half_sent_does_not_count(quick, deployed):
    rests = {f"/lib/firmware/rest{i}.py~": BIG * 4 for i in range(4)}
    filled(quick, OLD | rests, SPARE)
    with quick() as there:
        assert deployed(there).code == 0
    assert firmware(there) == NEW


def test_a_file_that_comes_damaged_over_the_cable_is_not_used(quick, deployed):
    lost = binascii.b2a_base64(NEW["/lib/firmware/one.py"])[4:8].decode()
    with quick(OLD, spoils=lost) as there:
        refused = said(deployed(there))
    assert "came damaged over the cable: deploy again" in refused
    assert "/update" not in there.files()
    assert OLD.items() <= firmware(there).items()
    with quick() as there:
        deployed(there)
    assert firmware(there) == NEW


def test_a_firmware_that_is_not_what_was_sent_is_noticed(quick, deployed):
    liar = BOOT_TEXT.replace(b'if line[0] == "+"', b'if line[0] == "+" and "one" not in path')
    with quick(OLD) as there:
        refused = said(deployed(there, files=NEW | {"/boot.py": liar}))
    assert "are not those that were sent: deploy again" in refused


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
        ({"machine": "Teensy"}, [], "signalbox: Teensy is no board known here: use a Pico"),
        ({"machine": "T" * 70}, [], f"signalbox: {'T' * 59}… is no board"),
    ],
)
def test_the_board_is_known_or_refused(quick, deployed, about, words, answer):
    with quick({}, **about) as there:
        ran = deployed(there, *words, "--json", "--dry-run")
    if " " not in answer:
        assert json.loads(ran.out)["board"] == answer
    else:
        assert answer in said(ran)


def test_without_a_name_the_board_is_looked_for(signalbox, monkeypatch):  # noqa: F811
    monkeypatch.setattr("serial.tools.list_ports.comports", list)
    assert "no board was found" in said(signalbox("deploy"))


def test_the_whole_firmware_as_source_files(quick, signalbox):  # noqa: F811
    with quick({}, blocks=768) as there:
        ran = signalbox("deploy", "--py", "--device", there.port)
        assert ran.code == 0, ran.err
        again = signalbox("deploy", "--py", "--device", there.port)
    assert "0 files sent, 0 removed" in again.out
    files = firmware(there)
    assert not [path for path in files if not path.endswith(".py")]
    assert {"/boot.py", "/main.py", "/lib/firmware/boards/pico2.py"} <= set(files)


def test_a_plain_pico_with_files_is_refused_what_does_not_fit(quick, signalbox):  # noqa: F811
    with quick({}, machine=PICO, heap="300K") as there:
        refused = said(signalbox("deploy", "--py", "--device", there.port))
    assert "this pico gets an image, not files: leave --py out" in refused
