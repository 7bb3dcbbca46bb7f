"""Journals checked by replay: real ones verify, changed ones never do, and nothing crashes."""

import gc
import hashlib
import importlib.util
import json
from pathlib import Path

import pytest
from hypothesis import HealthCheck, given, settings
from hypothesis import strategies as st

from firmware.play.journal import FIRST, line_of
from host_tools.journals.examine import examine
from host_tools.journals.notes import take_notes
from host_tools.journals.results import result_of
from host_tools.journals.story import story_of
from host_tools.store import record_of
from tests.host_tools.journals import cut, played, with_sheets
from tests.host_tools.terminal import no_control_characters
from tests.play.forge import journal_of, lines_of, renumbered
from tests.support.sizes import size

ROOT = Path(__file__).resolve().parents[2]
FIXTURES = sorted((ROOT / "tests/fixtures/journals").glob("*.jnl"))


def checker():
    """The stand-alone script that a stranger would use."""
    spec = importlib.util.spec_from_file_location("verify_rolls", ROOT / "docs/verify_rolls.py")
    module = importlib.util.module_from_spec(spec)
    spec.loader.exec_module(module)
    return module


def said(data: bytes) -> list[str]:
    """Everything that would be printed about a journal; never a control character."""
    found = examine(data)
    texts = found.wrong() + found.wrong("de")
    texts += [item.text for chapter in story_of(data).chapters for item in chapter.items]
    row = record_of(data).row
    texts += [str(value) for value in row.values()]
    for text in texts:
        no_control_characters(text)
    return found.wrong()


@pytest.mark.parametrize("path", FIXTURES, ids=lambda path: path.stem)
def test_journals_of_every_format_verify(path):
    found = examine(path.read_bytes())
    expected = json.loads(path.with_suffix(".json").read_text(encoding="utf-8"))
    assert found.valid and found.dice == "match", found.wrong()
    assert len(found.events) == expected["events"]
    assert result_of(found) == expected["result"]


def test_random_games_verify_and_the_stand_alone_checker_agrees(tmp_path):
    alone = checker()
    for number, data in enumerate(played(size(8, 400))):
        found = examine(data)
        assert found.valid and found.good == len(data), found.wrong()
        assert found.state in ("finished", "abandoned")
        path = tmp_path / f"{number}.jnl"
        path.write_bytes(data)
        wrong, draws = alone.check(path)
        assert (wrong, draws) == ([], found.draws)


def test_every_prefix_is_an_open_game():
    for data in played()[:4]:
        lines = data.splitlines(keepends=True)
        secret = next(i for i, line in enumerate(lines) if b'"reveal"' in line)
        for count in range(1, secret + 1, max(1, secret // 9)):
            found = examine(cut(data, count))
            assert found.valid, found.wrong()
            if found.state == "abandoned":  # and only its reveal is missing
                assert count == secret and found.dice == "not proven"
            else:
                assert found.state == "open" and found.dice in ("none", "not revealed")


def test_every_byte_of_a_real_journal_flipped():
    data = min(played(), key=len)
    bits = range(0, 8, size(8, 1))
    for at in range(len(data)):
        for bit in bits:
            changed = bytearray(data)
            changed[at] ^= 1 << (at + bit) % 8
            found = examine(bytes(changed))
            assert not found.valid, at
            assert data.startswith(bytes(changed)[: found.good])
    for at in (0, len(data) // 3, len(data) - 1):
        changed = bytearray(data)
        changed[at] ^= 0x80
        assert said(bytes(changed))


def test_every_cut_is_noticed_unless_it_is_between_lines():
    data = min(played(), key=len)
    for at in range(0, len(data), size(5, 1)):
        found = examine(data[:at])
        assert found.valid == (at > 0 and data[at - 1 : at] == b"\n")


FORGED = {
    "another number of the dice": ("got", "the revealed secret gives"),
    "a line left out": ("out", "out of order"),
    "another promise": ("commit", "not the header"),
    "another secret": ("secret", "not the one that the first line promised"),
    "after the reveal": ("late", "after the reveal"),
    "against the rules": ("rules", "against the rules"),
    "an event that does not exist": ("odd", "there is no event"),
}


def forge(kind: str, data: bytes) -> bytes:
    lines = lines_of(data)
    rolls = [line for line in lines if line.get("e") == "roll"]
    if kind == "got":
        rolls[0]["got"][0] = (rolls[0]["got"][0] + 1) % rolls[0]["of"][0]
    elif kind == "out":
        del lines[2]
    elif kind == "commit":
        lines[0]["commit"] = "0" * 64
    elif kind == "secret":
        next(line for line in lines if line.get("e") == "reveal")["secret"] = "1" * 64
    elif kind == "late":
        lines.append(dict(lines[1], n=len(lines), t=lines[-1]["t"]))
    elif kind == "rules":
        rolls[0]["k"] += 1
    else:
        lines.insert(1, {"n": 1, "t": 0, "e": "\x1b[31mwin"})
        renumbered(lines)
    return journal_of(lines)


@pytest.mark.parametrize("kind", FORGED)
def test_a_forgery_is_found_and_explained_in_plain_words(kind):
    word, sentence = FORGED[kind]
    faults = said(forge(word, played()[3]))
    assert any(sentence in fault for fault in faults), faults


def test_an_illegal_event_that_is_taken_back_is_noticed_too():
    lines = lines_of(played()[3])
    at = next(i for i, line in enumerate(lines) if line.get("e") == "roll")
    bad = {"n": 0, "t": lines[at]["t"], "e": "roll", "k": 99, "of": [6], "got": [1]}
    undo = {"n": 0, "t": lines[at]["t"], "e": "undo"}
    lines[at:at] = [bad, undo]
    faults = said(journal_of(renumbered(lines)))
    assert any("against the rules" in fault for fault in faults)


values = st.recursive(
    st.none() | st.booleans() | st.integers() | st.floats() | st.text(max_size=9),
    lambda inner: (
        st.lists(inner, max_size=4) | st.dictionaries(st.text(max_size=6), inner, max_size=4)
    ),
    max_leaves=8,
)
CALM = settings(
    max_examples=size(50, 5000), deadline=None, suppress_health_check=list(HealthCheck)
)


@CALM
@given(st.binary(max_size=300))
def test_random_bytes_are_no_game(data):
    assert said(data)


@CALM
@given(st.integers(0, 3), st.data())
def test_fuzzed_journals_with_good_checksums_never_crash(which, data):
    lines = lines_of(played(4, 9)[which])
    at = data.draw(st.integers(0, len(lines) - 1))
    key = data.draw(st.sampled_from(list(lines[at])) | st.text(max_size=5))
    lines[at][key] = data.draw(values)
    digits, journal = FIRST, b""
    for line in lines:
        body = json.dumps(line, ensure_ascii=True, separators=(",", ":")).encode()
        journal += line_of(body, digits)
        digits = journal[-9:-1]
    said(journal)


def test_the_digest_is_that_of_the_file():
    data = played()[0]
    assert record_of(data).row["digest"] == hashlib.sha256(data).hexdigest()


def test_nothing_is_collected_by_hand_on_a_computer(monkeypatch):
    """A board must, but here it would look through all that the program holds, for every game."""

    def collect(*_):
        raise AssertionError("collected")

    long = with_sheets("lake", [f"P{n}" for n in range(1, 7)])
    monkeypatch.setattr(gc, "collect", collect)
    for data in (long, *played()):
        assert examine(data).valid and take_notes(data).found.valid and record_of(data).valid
