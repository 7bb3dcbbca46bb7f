"""Power-on with a full games, and what is read then; old formats; leftovers of a power cut."""

import json
from pathlib import Path

import pytest

from firmware.boards.files import Files
from firmware.play import file_names
from firmware.play.replay import read_file
from firmware.play.session import Session
from host_tools.journals import demo
from host_tools.journals.memory_files import MemoryFiles
from tests.play.flash import Flash, FlashFiles
from tests.play.stories import do_step, shown, story_of

FIXTURES = Path(__file__).resolve().parents[1] / "fixtures" / "journals"


def test_two_hundred_finished_games_fit_and_are_not_read():
    """A game is at least one block: the design counts on about 200 beside the firmware."""
    files = FlashFiles(Flash())
    session = Session(files, demo.seeded(7), "test")
    session.new("dice", {}, ["A"], 0)
    session.abandon(300)
    whole = files.read("g00001.fin")
    files.rename("g00001.fin", "g00001.cop")
    for number in range(2, 201):
        files.append(f"g{number:05}.{'cop' if number % 3 == 0 else 'fin'}", whole)
    assert not session.finished_games.wants_space()
    session.new("dice", {}, ["A"], 0)
    files.reads.clear()
    again = Session(files, demo.seeded(7), "test")
    assert again.resume(0) and len(again.finished_games.newest_first()) == 200
    assert set(files.reads) == {"g00201.jnl", "g00201.sec", "timer", "chain"}
    again.abandon(400)
    files.reads.clear()
    again = Session(files, demo.seeded(7), "test")
    assert not again.resume(0) and files.reads == []
    assert again.finished_games.newest_first()[0] == (
        201,
        False,
    ) and again.finished_games.newest_first()[-1] == (1, True)


def test_leftovers_are_cleaned_and_nothing_else():
    storage = MemoryFiles()
    session = Session(storage, demo.seeded(7), "test")
    do_step(session, story_of("dice", 1)[0])
    kept = {name: storage.read(name) for name in storage.names()}
    others = {"g00007.fin": b"x", "g00008.cop": b"y", "g00009.bad": b"z", "boot.py": b"b"}
    others[file_names.CHECKED] = b""
    for name, data in others.items():
        storage.replace(name, data)
    for name in ("g00002.sec", "g00003.new", "g00007.sec"):
        storage.replace(name, b"left behind")
    again = Session(storage, demo.seeded(8), "test")
    assert again.resume(0) and again.report is None
    assert {name: storage.read(name) for name in storage.names()} == {**kept, **others}


def test_the_latest_of_two_running_games_comes_first():
    storage = MemoryFiles()
    steps = story_of("dice", 1)
    for number in (1, 2):
        session = Session(storage, demo.seeded(number), "test")
        do_step(session, steps[0])
    states = session.header
    again = Session(storage, demo.seeded(8), "test")
    assert again.resume(0) and again.header == states
    again.abandon(10)
    assert again.resume(0) and again.header != states
    again.abandon(20)
    assert not again.resume(0) and again.finished_games.newest_first() == [(2, False), (1, False)]


def test_progress_is_reported():
    storage = MemoryFiles()
    session = Session(storage, demo.seeded(7), "test")
    for step in story_of("off_the_rails", 1)[:60]:
        do_step(session, step)
    reported = []
    again = Session(storage, demo.seeded(7), "test")
    again.resume(0, lambda done, total: reported.append((done, total)))
    assert (
        reported
        and reported == sorted(reported)
        and all(done <= total for done, total in reported)
    )


@pytest.mark.parametrize("path", sorted(FIXTURES.glob("*.jnl")), ids=lambda path: path.stem)
def test_old_formats_stay_readable(path):
    """Fixtures are never written again: a change that breaks one breaks somebody's history."""
    expected = json.loads(path.with_suffix(".json").read_text("utf-8"))
    storage = MemoryFiles({"game": path.read_bytes()})
    story = read_file(storage, "game")
    assert story.wrong is None and story.size == storage.size("game")
    assert story.events == expected["events"] and story.secret == expected["secret"]
    assert story.game.k == expected["k"] and (story.game.over() or story.abandoned)


def test_there_is_a_fixture_of_every_game():
    kinds = {path.stem for path in FIXTURES.glob("format1_*.jnl")}
    assert kinds >= {f"format1_{key}" for key in ("railroad", "emma", "off_the_rails", "dice")}


def test_files_of_a_folder(tmp_path):
    """The storage of boards and computers, in a real folder."""
    files = Files(str(tmp_path))
    session = Session(files, demo.seeded(7), "test")
    for step in story_of("dice", 1)[:6]:
        do_step(session, step)
    again = Session(Files(str(tmp_path) + "/"), demo.seeded(8), "test")
    assert again.resume(0) and shown(again) == shown(session)
    (tmp_path / "settings~").write_bytes(b"half a set")
    assert "settings~" not in files.names()
    files.replace("settings", b"whole")
    assert files.read("settings") == b"whole" and files.read("settings", 1, 2) == b"ho"
    assert files.size("settings") == 5 and not (tmp_path / "settings~").exists()
    free, total = files.free()
    assert 0 < free <= total
    for call in (files.read, files.size, files.remove):
        with pytest.raises(OSError):
            call("nothing")
