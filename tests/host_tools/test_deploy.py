"""Every decision of deploy, on a quick board: real MicroPython and littlefs, a few small files.

tests/pico/test_mpremote_deploy.py has the whole firmware on the emulated chip.
"""

import ast
import binascii
import calendar
import hashlib
import random
import time
import zlib
from pathlib import Path

import pytest
from host_tools.firmware_files.pack import WINDOW, pack

from firmware.version import VERSION
from host_tools.board import deploy
from host_tools.board.deploy import (
    SPARE,
    Deployed,
    check_board,
    clear_up,
    deploy_files,
    deploy_to,
    files_for,
    free_blocks,
    go_back,
)
from host_tools.board.link import LinkLost, connected
from host_tools.common.errors import BadInput
from tests.host_tools.quick_board import QuickBoard

BOOT = (Path(__file__).parents[2] / "boot.py").read_bytes()
BIG = bytes(range(256)) * 16  # one block
# What the gadget shows during a visit is noted in a file.
PANEL = b"def panel_and_files():\n    return None, None\n"
NOTES = b"""
def draw(display, storage, *what):
    with open("/data/shown", "a") as f:
        print(what, file=f)
"""
SAME = {
    "/app/firmware/boards/__init__.py": PANEL,
    "/app/firmware/ui/computer_picture.py": NOTES,
    "/app/same.py": b"V = 'the same in all versions'\n",
}
GAME = {"/data/g00001.fin": b"a game\n"}
OLD = SAME | {
    "/boot.py": BOOT + b"# old\n",
    "/app/main.py": b"print('I am old')\n",
    "/app/one.py": b"V = 'old'\n",
    "/app/gone.py": b"V = 'gone'\n",
}
NEW = SAME | {
    "/boot.py": BOOT,
    "/app/main.py": b"print('I am new')\n",
    "/app/one.py": b"V = 'new'\n",
    "/app/new/one.py": BIG,
}
KEEPS = b"import os\nos.chdir('/app')  # an older boot.py, which lets every pack lie\n"


@pytest.fixture
def quick(tmp_path):
    def make(files: dict[str, bytes], **about) -> QuickBoard:
        return QuickBoard(tmp_path, files, **about)

    return make


def deployed(there: QuickBoard, files: dict[str, bytes] = NEW, dry_run: bool = False) -> Deployed:
    done = Deployed("pico", "new")
    with connected(there.port) as board:
        deploy_files(board, files, done, dry_run)
    return done


def firmware(there: QuickBoard) -> dict[str, bytes]:
    return {path: data for path, data in there.files().items() if not path.startswith("/data")}


def test_only_what_changed_is_sent_and_games_stay(quick):
    with quick(OLD | GAME) as there:
        planned = deployed(there, dry_run=True)
    assert firmware(there) == OLD
    assert planned.sent == ["/app/main.py", "/app/new/one.py", "/app/one.py", "/boot.py"]
    assert planned.kept == sorted(SAME)
    assert planned.removed == ["/app/gone.py"]
    with quick(OLD | GAME) as there:
        done = deployed(there)
        again = deployed(there)
    assert done == planned
    assert firmware(there) == NEW
    assert there.files()["/data/g00001.fin"] == b"a game\n"
    assert (again.sent, again.removed) == ([], []) and again.kept == sorted(NEW)


def test_a_board_that_is_up_to_date_is_not_started_anew(quick):
    counts = b"import os\nwith open('/data/starts', 'a') as f:\n    f.write('x')\n" + BOOT
    with quick(NEW | GAME | {"/boot.py": counts}) as there, connected(there.port) as board:
        before = board.value("open('/data/starts').read()")
        deploy_files(board, NEW | {"/boot.py": counts}, Deployed("pico", "new"))
        assert board.value("open('/data/starts').read()") == before


def test_when_only_a_file_is_too_many_it_goes(quick):
    with quick(NEW | {"/app/gone.py": b"V = 'gone'\n", "/boot.py~": b"half a bo"}) as there:
        done = deployed(there)
    assert done.removed == ["/app/gone.py"] and not done.sent
    assert firmware(there) == NEW


def test_a_folder_that_nothing_is_left_in_goes_with_its_files(quick):
    old = {"/app/old/deep/one.py": BIG, "/app/old/two.py": BIG, "/app/new/three.py": BIG}
    with quick(NEW | old) as there:
        deployed(there)
        with connected(there.port) as board:
            assert "old" not in board.names("/app") and "new" in board.names("/app")
    assert firmware(there) == NEW


def test_the_mark_of_the_version_goes_first_and_comes_last(quick, monkeypatch):
    """Also when it is the same: half a firmware must not pass for a whole one."""
    packs = []
    monkeypatch.setattr(deploy, "pack", lambda *what: packs.append(pack(*what)) or packs[-1])
    mark = {deploy.MARK: b"1.0 same\n"}
    with quick(OLD | mark) as there:
        done = deployed(there, NEW | mark)
    assert deploy.MARK in done.kept and firmware(there) == NEW | mark
    text = zlib.decompress(packs[0][:-32])
    goes = text.index(f"-{deploy.MARK}\n".encode())
    comes = text.index(f"+{deploy.MARK} 9\n".encode())
    others = [text.index(f"+{path} ".encode()) for path in done.sent if path != "/boot.py"]
    assert goes < min(others) and max(others) < comes


def test_when_only_boot_changed_it_is_replaced(quick):
    with quick(NEW | {"/boot.py": BOOT + b"# old\n"}) as there:
        assert deployed(there).sent == ["/boot.py"]
    assert firmware(there) == NEW


def test_a_dry_run_leaves_even_rests_alone(quick):
    rests = {"/pack~": b"half a pa", "/boot.py~": b"half a bo"}
    with quick(OLD | rests) as there:
        deployed(there, dry_run=True)
    assert firmware(there) == OLD | rests
    with quick(OLD | rests) as there:
        deployed(there)
    assert firmware(there) == NEW


def test_a_pack_that_was_left_is_unpacked_first(quick):
    """Then hardly anything is left to send."""
    changed = {path: NEW[path] for path in ("/app/main.py", "/app/one.py", "/app/new/one.py")}
    left = {"/boot.py": KEEPS, "/pack": pack(changed, ["/app/gone.py"])}
    with quick(OLD | left) as there:
        done = deployed(there)
    assert not done.sent and not done.removed
    assert firmware(there) == NEW


@pytest.mark.parametrize(
    "left",
    [
        {"/pack": b"nonsense"},
        {"/pack": pack({"/app/one.py": BIG}, [])[:-1]},
        {"/pack/my/notes.txt": b"nothing to do with it"},
    ],
    ids=["nonsense", "cut", "folder"],
)
def test_a_pack_that_cannot_be_unpacked_goes(quick, left):
    with quick(OLD | {"/boot.py": KEEPS} | left) as there:
        assert deployed(there).removed == ["/app/gone.py"]
    assert firmware(there) == NEW


def filled(quick, files: dict[str, bytes], free: int) -> QuickBoard:
    """A board with so many free blocks."""
    filler = 300
    while True:
        there = quick(files | {"/data/g00001.cop": b"x" * 4096 * filler})
        with there, connected(there.port) as board:
            found = free_blocks(board)
        if found == free:
            return there
        filler += found - free


def test_a_pack_without_room_to_unpack_it_goes(quick):
    left = {"/boot.py": KEEPS, "/pack": pack({"/app/left.py": BIG}, [])}
    for free, unpacked in ((SPARE, True), (SPARE - 1, False)):
        with filled(quick, OLD | left, free) as there, connected(there.port) as board:
            clear_up(board, BOOT)
        assert ("/app/left.py" in there.files()) == unpacked
        assert "/pack" not in there.files()


def test_the_flash_must_have_room_for_the_pack_and_all_new_files(quick):
    """Files that are there already are written over, and the largest needs its room twice."""
    changed = {"/app/one.py": BIG, "/app/a.py": BIG, "/app/b.py": BIG + b"!", "/app/c.py": b""}
    new = OLD | changed
    packed = -(-len(pack(changed, [])) // 4096)
    needed = SPARE + packed + 1 + 2 + 0 + 1
    says = f"has {needed - 1} free blocks, .* needs {needed}: .*games home .*, then deploy again$"
    with filled(quick, OLD, needed - 1) as there, pytest.raises(BadInput, match=says):
        deployed(there, new)
    assert firmware(there) == OLD
    with filled(quick, OLD, needed) as there:
        deployed(there, new)
    assert firmware(there) == new


def test_what_goes_makes_room_for_what_comes(quick):
    """But for the pack, which is there before; and small files have no block of their own."""
    old = OLD | {f"/app/old{i}.py": BIG for i in range(3)} | {"/app/tiny.py": b"# 1\n"}
    new = OLD | {"/app/a.py": BIG, "/app/b.py": BIG + b"!", "/app/c.py": BIG}
    names = [path for path in new if path not in OLD]
    goes = [path for path in old if path not in OLD]
    packed = -(-len(pack({path: new[path] for path in names}, goes)) // 4096)
    needed = SPARE + packed + 4 - 3
    with filled(quick, old, needed - 1) as there, pytest.raises(BadInput, match=f"needs {needed}"):
        deployed(there, new)
    with filled(quick, old, needed) as there:
        deployed(there, new)
    assert firmware(there) == new


def test_with_b_held_nothing_is_unpacked_and_it_says_so(quick):
    """The pack stays for the next start; boot.py is not in it, since it is what unpacks."""
    with quick(OLD, b_held=True) as there, pytest.raises(BadInput) as refused:
        deployed(there)
    said = str(refused.value)
    assert said.startswith("the board did not unpack the new firmware (") and ">>>" in said
    assert said.endswith("): let go of button B if it is held, then deploy again")
    files = there.files()
    assert files["/app/one.py"] == OLD["/app/one.py"] and files["/boot.py"] == NEW["/boot.py"]
    text = zlib.decompressobj(WINDOW).decompress(files["/pack"])
    assert b"+/app/one.py " in text and b"+/boot.py" not in text


def test_a_board_that_cannot_unpack_says_why(quick):
    """An installed firmware is only believed when the board says so in the last word."""
    refuses = b"import os\nprint('so sad', 'no', 'deflate', 'here', end=': not installed')\n"
    with quick(OLD) as there, pytest.raises(BadInput, match="no deflate here: not installed"):
        deployed(there, NEW | {"/boot.py": refuses})


def test_a_pack_that_comes_damaged_is_not_taken(quick):
    """The cable loses four letters of it."""
    lost = "".join(map(chr, binascii.b2a_base64(pack({"/app/one.py": b"1"}, []))[400:404]))
    says = "came damaged over the cable: deploy again"
    with quick(OLD, spoils=lost) as there, pytest.raises(LinkLost, match=says):
        deployed(there, OLD | {"/app/one.py": b"1"})
    assert "/pack" not in there.files()
    assert there.files()["/app/one.py"] == OLD["/app/one.py"]


def test_a_firmware_that_is_not_what_was_sent_is_noticed(quick):
    liar = b"import os\nif 'pack' in os.listdir('/'):\n    os.remove('/pack')\n"
    with quick(OLD) as there, pytest.raises(LinkLost, match="not those that were sent"):
        deployed(there, NEW | {"/boot.py": liar + b"    print('installed')\n"})


def test_people_see_how_far_it_is(quick, monkeypatch):
    """On the gadget and on the computer; a bar of a large firmware moves several times."""
    noise = random.Random(1).randbytes(60_000)
    asked = []
    monkeypatch.setattr(deploy, "files_for", lambda *what: asked.append(what) or new)
    new, told = NEW | {"/app/noise.py": noise}, []
    with quick(OLD | GAME) as there:
        done = deploy_to(there.port, progress=lambda *how_far: told.append(how_far))
    assert asked == [("pico", False)]
    assert (done.board, done.version) == ("pico", VERSION)
    assert firmware(there) == new
    of = told[0][1]
    assert len(told) > 1 and told == [(24_576 * (at + 1), of) for at in range(len(told))]
    shown = there.files()["/data/shown"].decode().splitlines()
    assert shown == [f"('updating', {how}, {of if how else 0})" for how in (0, *dict(told))]


def test_the_board_gets_the_time_and_a_dry_run_stays_dry(quick, monkeypatch):
    monkeypatch.setattr(deploy, "files_for", lambda name, py: NEW if py else {})
    keeps = b"import machine\nwith open('/data/time', 'w') as f:\n    f.write(str(machine.RTC()"
    before = time.time()
    with quick(OLD | GAME | {"/app/main.py": keeps + b".datetime()))\n"}) as there:
        done = deploy_to(there.port, "pico", py=True, dry_run=True)
    assert done.sent and there.files()["/app/one.py"] == OLD["/app/one.py"]
    moment = ast.literal_eval(there.files()["/data/time"].decode())
    set_to = calendar.timegm((*moment[:3], *moment[4:7]))
    assert before - 2 < set_to <= time.time()


@pytest.mark.parametrize(
    "about, wanted, answer",
    [
        ({}, None, "pico"),
        ({}, "pico", "pico"),
        ({"machine": "Raspberry Pi Pico 2 with RP2350"}, "pico2", "pico2"),
        ({"version": [1, 25, 0]}, None, "pico"),
        ({"machine": "Generic ESP32 module with ESP32"}, None, "esp32"),
        ({}, "esp32", "this is a pico, not a esp32: leave --board out"),
        ({"version": [1, 24, 1]}, None, "runs MicroPython 1.24, too old .* MicroPython 1.25 or n"),
        ({"mpy": 5}, None, "runs MicroPython 1.28, too old"),
        ({"machine": "Teensy"}, None, "^Teensy is no board known here: use a Pico"),
        ({"machine": "T" * 70}, None, "^T{59}… is no board"),
    ],
)
def test_the_board_is_known_or_refused(quick, about, wanted, answer):
    with quick({}, **about) as there, connected(there.port) as board:
        if " " not in answer:
            assert check_board(board, wanted) == answer
        else:
            with pytest.raises(BadInput, match=answer):
                check_board(board, wanted)


@pytest.mark.parametrize("command", [deploy_to, go_back])
def test_without_a_name_the_board_is_looked_for(command, monkeypatch):
    monkeypatch.setattr("serial.tools.list_ports.comports", list)
    with pytest.raises(BadInput, match="no board"):
        command()


def test_source_files_on_request():
    source = files_for("pico", py=True)
    assert "/boot.py" in source and "/app/main.py" in source
    assert not any(path.endswith(".mpy") for path in source)


def test_a_pack_reads_as_its_own_page_says():
    """Its hash, what goes, what comes; last what starts it: until then the old one does."""
    files = {"/app/version": b"1", "/app/main.py": b"2", "/app/zoo.py": b"0\n+not a file 3\n"}
    data = pack(files, ["/app/b.py", "/app/a.py"])
    assert hashlib.sha256(data[:-32]).digest() == data[-32:]
    text = zlib.decompressobj(WINDOW).decompress(data)
    size, _, rest = text.partition(b"\n")
    installer = (Path(__file__).parents[2] / "host_tools/on_board/installer.py").read_bytes()
    assert rest[: int(size)] == installer
    assert rest[int(size) :] == (
        b"-/app/b.py\n-/app/a.py\n+/app/zoo.py 16\n0\n+not a file 3\n"
        b"+/app/main.py 1\n2+/app/version 1\n1\n"
    )
