"""Journals of every kind, stored before the games had folders: they verify and go on.

They were made by 0.1.0 and are never written again: they are somebody's history.
"""

import json
from pathlib import Path

import pytest

from firmware.play import file_names
from firmware.play.secret_file import secret_bytes
from firmware.play.session import Session
from host_tools.journals import demo
from host_tools.journals.examine import examine
from host_tools.journals.memory_files import MemoryFiles

FIXTURES = sorted((Path(__file__).parents[1] / "fixtures" / "journals").glob("*.jnl"))
CODES = {"railroad_code": "ABC234", "dice_code": "TRACK7"}


def flash(path, lines):
    """A board on which only the first lines of the game were written."""
    data = path.read_bytes()
    secret = json.loads(path.with_suffix(".json").read_text("utf-8"))["secret"]
    code = CODES.get(path.stem.removeprefix("format1_"))
    running = b"".join(data.splitlines(keepends=True)[:lines])
    return MemoryFiles(
        {
            file_names.name_of(1, file_names.RUNNING): running,
            file_names.name_of(1, file_names.SECRET): secret_bytes(bytes.fromhex(secret), code),
        }
    )


def go_on(session, events):
    """Repeat what the journal has, at the same times."""
    for event in events:
        e, t = event["e"], event["t"]
        if e == "roll":
            session.roll(t)
        elif e == "salt":
            session.salt(event["text"], t)
        elif e in ("undo", "abandon"):
            getattr(session, e)(t)
        elif e != "reveal":
            session.do({key: event[key] for key in event if key not in ("n", "t")}, t)
        elif not session.revealed:
            session.finish(t)


@pytest.mark.parametrize("path", FIXTURES, ids=lambda path: path.stem)
@pytest.mark.parametrize("part", [0, 1, 2, 3], ids=["start", "third", "two_thirds", "end"])
def test_a_game_of_every_kind_resumes_and_ends_with_the_same_bytes(path, part):
    found = examine(path.read_bytes())
    assert found.valid and found.dice == "match"
    written = 1 + (len(found.events) - 2) * part // 3
    storage = flash(path, written)
    session = Session(storage, demo.seeded(8), "test")
    past = found.events[: written - 1]
    t = past[-1]["t"] if past else 0
    assert session.resume(t) and session.report is None and session.events == written - 1
    go_on(session, found.events[written - 1 :])
    assert storage.read(file_names.name_of(1, file_names.FINISHED)) == path.read_bytes()


def test_there_is_a_journal_of_every_kind():
    headers = [examine(path.read_bytes()).header for path in FIXTURES]
    options = {"edition": set(), "expansion": set(), "draft": set(), "boards": set()}
    options |= {"level": set(), "solo": set(), "first": set(), "derail_limit": set()}
    options |= {"cards": set(), "bag": set(), "speeds": set(), "holds": set(), "score": set()}
    for header in headers:
        for name in options.keys() & header["options"].keys():
            options[name].add(header["options"][name])
    assert options["edition"] == {"deep_blue", "deep_blue_de", "blazing_red"}
    assert options["expansion"] == {"", "river", "lake", "lava", "meteor"}
    assert options["level"] == {"full", "dice"} and options["solo"] == {"score", "betsy"}
    assert options["first"] == {"draw", "choose"} and options["derail_limit"] == {0, 3}
    for name in ("draft", "boards", "cards", "bag", "speeds", "holds", "score"):
        assert options[name] == {0, 1}, name
    alone = {header["game"] for header in headers if len(header["players"]) == 1}
    assert alone == {"railroad", "emma", "dice"}
