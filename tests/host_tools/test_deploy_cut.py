"""`signalbox deploy` of files that goes wrong on the way: cut off anywhere, a full flash, a bad
cable, and what an older Signalbox or an interrupted update has left. Run again, it ends well."""

import binascii
import json

import pytest

from host_tools.board import file_update
from host_tools.board.file_update import SPARE, update
from host_tools.board.link import connected
from tests.host_tools.deploying import (
    ALL_NEW,
    BIG,
    BOOT_TEXT,
    GAME,
    NEW,
    OF_0_1_0,
    OLD,
    Files,
    deployed,
    firmware,
    quick,
)
from tests.host_tools.quick_board import QuickBoard
from tests.host_tools.terminal import refusal, signalbox
from tests.support.sizes import SOAK

__all__ = ("deployed", "quick", "signalbox")  # pytest finds the fixtures by their names here


def unfinished(names: tuple[str, ...]) -> Files:
    """An update with its list, which some of the files have not got to yet."""
    new = {path + "~": NEW[path] for path in names}
    lines = [f"+{path}\n" for path in names] + ["-/lib/firmware/gone.py\n"]
    return new | {"/update": "".join(lines).encode()}


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


def test_an_update_that_boot_does_not_know_is_dropped(quick, deployed, monkeypatch):
    """Cut off between the list and boot.py, when it was still that of 0.1.0."""
    monkeypatch.setattr(file_update, "UPDATES_S", 2)  # this boot.py never says the word
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
        refused = refusal(deployed(there, files=new))
    assert f"has {needed - 1} free blocks, the new firmware needs {needed}: copy" in refused
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
        refused = refusal(deployed(there))
    assert "came damaged over the cable: deploy again" in refused
    assert "/update" not in there.files()
    assert OLD.items() <= firmware(there).items()
    with quick() as there:
        deployed(there)
    assert firmware(there) == NEW


def test_a_firmware_that_is_not_what_was_sent_is_noticed(quick, deployed):
    liar = BOOT_TEXT.replace(b'if line[0] == "+"', b'if line[0] == "+" and "one" not in path')
    with quick(OLD) as there:
        refused = refusal(deployed(there, files=NEW | {"/boot.py": liar}))
    assert "are not those that were sent: deploy again" in refused
