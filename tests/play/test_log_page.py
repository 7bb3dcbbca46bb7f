"""docs/log.md names everything that can be in a journal or on the flash."""

from pathlib import Path

import pytest

from firmware.games import KEYS, game_class
from firmware.play import fair, file_names
from firmware.play.finished_games import KEEP_FREE
from firmware.play.journal import HEADER, LATER, SESSION_EVENTS
from firmware.play.length import ENDING, LAST, MOST_EVENTS, SOON
from firmware.play.new_game import NEEDED_BLOCKS
from firmware.play.replay import read_file
from host_tools.journals.memory_files import MemoryFiles

PAGE = (Path(__file__).resolve().parents[2] / "docs" / "log.md").read_text("utf-8")


def section(title):
    """The rows of the tables under a heading."""
    text = PAGE.split(f"\n### {title}\n")[1].split("\n#")[0]
    return [row.split("|")[1].strip() for row in text.split("\n") if row.startswith("| `")]


def row(name, keys):
    return f"`{name}{{{','.join(keys)}}}`" if keys else f"`{name}`"


@pytest.mark.parametrize("key", KEYS)
def test_every_event_of_every_game_is_there(key):
    assert section(key) == [row(*event) for event in game_class(key).EVENTS.items()]


def test_the_example_is_a_real_journal():
    lines = [line[4:] + "\n" for line in PAGE.split("\n") if line.startswith("    {")]
    storage = MemoryFiles({"example": "".join(lines).encode()})
    story = read_file(storage, "example")
    assert story.events == 4 and story.revealed and story.secret == bytes(range(32)).hex()
    assert story.game.outcomes == [fair.Dice(bytes(range(32)), "").draw(k, 6) for k in range(4)]


def test_session_events_and_header_are_there():
    assert section("Session events, in every game") == [row(*e) for e in SESSION_EVENTS.items()]
    header = PAGE.split("\n## Header: the first line\n")[1].split("\n## ")[0]
    found = [line.split("`")[1] for line in header.split("\n") if line.startswith("| `")]
    assert tuple(found) == HEADER + LATER


def test_every_file_is_there():
    for kind in (
        file_names.RUNNING,
        file_names.SECRET,
        file_names.FINISHED,
        file_names.COPIED,
        file_names.ASIDE,
        file_names.MAKING,
    ):
        assert f"| `{file_names.name_of(12, kind)}`" in PAGE
    for name in (
        file_names.TIMER,
        file_names.SETTINGS,
        file_names.CHAIN,
        file_names.POOL,
        file_names.CHECKED,
        "best-G44",
    ):
        assert f"| `{name}` |" in PAGE
    assert f"needs {NEEDED_BLOCKS} free blocks" in PAGE and f"Below {KEEP_FREE} free" in PAGE


def test_the_greatest_length_is_there():
    for said in (f"at most {MOST_EVENTS} events", f"The last {LAST} are", f"the {ENDING} before"):
        assert said in PAGE
    assert f"from {SOON} lines before" in PAGE and f"these {LAST + ENDING} lines left" in PAGE


def test_the_randomness_of_every_board_is_there():
    text = PAGE.split("\n### Where a secret comes from")[1].split("\n## ")[0]
    for chip in ("RP2040", "RP2350", "ESP32", "computer, browser"):
        assert chip in text
