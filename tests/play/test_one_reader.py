"""One reader decides which lines are good: on the gadget, in `verify` and in the store."""

import json
import random
from pathlib import Path

import pytest

from firmware.play.encode import decode, encode
from firmware.play.replay import SHORT, read_file
from host_tools.journals.examine import examine
from host_tools.journals.memory_files import MemoryFiles
from host_tools.store import record_of
from tests.host_tools.journals import played
from tests.micropython.unix import micropython
from tests.play.forge import journal_of, lines_of, rechained, renumbered
from tests.play.odd_journals import NUMBERS, ODDITIES, TEXTS, odd_journal
from tests.support.sizes import size

FIXTURES = sorted((Path(__file__).parents[1] / "fixtures" / "journals").glob("*.jnl"))
COUNT = size(8, 400)  # odd journals of each fixture
# What is blank, printable or a letter is not the same on every runtime.
NAMES = (
    "A\u00a0",
    "\u00a0A",
    "A\u3000",
    "A\u2003",
    "A\u0085",
    "A\u200b",
    "A\u2028",
    "\u3000",
    "\x7f",
)
NAMES += ("Ä" * 12, "Ä" * 13, "\U0001f600" * 12, "\U0001f600" * 13, "e\u0301" * 6, "A  B", "'\"\\")


def read(data):
    """What the gadget's reader says, in a line as MicroPython prints it."""
    story = read_file(MemoryFiles({"game": data}), "game")
    wrong, fault = (why and why[0] for why in (story.wrong, story.fault))
    return f"= {story.events} {story.size} {wrong} {fault}"


def header_of(name="format1_railroad.jnl"):
    return lines_of((FIXTURES[0].parent / name).read_bytes())[0]


@pytest.fixture(scope="module")
def odd():
    """(oddity, journal) of every fixture, and every fixture whole; odd names of players."""
    found = [("name", journal_of([header_of() | {"players": ["Ada", name]}])) for name in NAMES]
    games = {path.stem: path.read_bytes() for path in FIXTURES}
    games |= {f"linked {i}": data for i, data in enumerate(played(4))}
    for name, data in games.items():
        rng = random.Random(name)
        found.append(("whole", data))
        found += [odd_journal(data, rng) for _ in range(COUNT)]
    return found


def test_the_gadget_and_verify_agree_on_every_odd_line(odd):
    for oddity, data in odd:
        found = examine(data)
        events, good = read(data).split()[1:3]
        assert (len(found.events), found.good) == (int(events), int(good)), (oddity, data)
        assert found.valid == (found.good == len(data)), (oddity, data)
        assert record_of(data).row["sound"] == found.valid


def test_a_damaged_first_line_is_no_game_however_long_the_rest_is():
    """Long journals do not stay in RAM while they are read."""
    data = max((path.read_bytes() for path in FIXTURES), key=len)
    assert len(data) > SHORT
    assert read(data.replace(b'"0.1.0"', b'"0.1.1"', 1)).endswith("no_header None")


def test_micropython_reads_the_same(odd, tmp_path):
    pile = tmp_path / "journals"
    pile.write_bytes(b"".join(b"%d\n" % len(data) + data for _, data in odd))
    done = micropython("tests/play/read_on_micropython.py", str(pile), heap="1M", timeout=3600)
    assert done.returncode == 0, done.stdout[-2000:] + done.stderr[-2000:]
    said = done.stdout.splitlines()
    assert len(said) == len(odd)
    for (oddity, data), line in zip(odd, said, strict=True):
        assert line == read(data), (oddity, data)


def test_what_is_taken_is_written_as_we_write_it(odd):
    """Python's own JSON, which keeps the order of keys, gives the line again to the byte."""
    for oddity, data in odd:
        for line in data[: examine(data).good].split(b"\n")[:-1]:
            body = line.rpartition(b" ")[0]
            value = json.loads(body, parse_float=refuse, parse_constant=refuse)
            assert dumped(value) == body, (oddity, body)
            assert not any(type(v) is bool for v in every_value(value)), (oddity, body)


def refuse(text):
    raise AssertionError(text)


def dumped(value):
    return json.dumps(value, ensure_ascii=False, separators=(",", ":")).encode()


def every_value(value):
    inner = value.values() if isinstance(value, dict) else value if isinstance(value, list) else ()
    return [value, *(leaf for v in inner for leaf in every_value(v))]


def test_every_oddity_was_tried_and_most_are_refused(odd):
    """Some leave a good line: another name of a player, another typed score."""
    tried = {oddity for oddity, _ in odd}
    assert tried == {"whole", "name"} | {oddity.__name__ for oddity in ODDITIES}
    refused = [
        examine(data).good < len(data) for oddity, data in odd if oddity not in ("whole", "name")
    ]
    assert sum(refused) > 0.95 * len(refused)


def test_one_value_is_read_only_as_it_is_written():
    """`decode` takes most values at a glance; it must be the inverse of `encode` all the same."""
    values = [
        0,
        7,
        10,
        -1,
        "",
        "B3=HRHRx",
        'a "b" \\',
        "\n",
        "Änne",
        "\U0001f600",
        [],
        [0],
        [12, -3],
    ]
    values += [["route", "station"], ["a,b", "c"], [["x"], 5], ["Ä"], [[]], [1, "a"]]
    good = {encode(value).encode(): value for value in values}
    odd = set()
    for text in good:
        for form in NUMBERS + TEXTS:
            odd.add(form.replace(b"%s", text))
            odd.add(b"[" + form.replace(b"%s", text) + b"]")
            odd.add(text[:1] + form.replace(b"%s", text[1:-1]) + text[-1:])
    for text, value in good.items():
        assert decode(text) == value
    for text in odd - good.keys():
        value = decode(text)
        assert value is None or encode(value).encode() == text, text


FIRST = b'{"n":1,"t":0,"e":"throw","dice":["route"],"counts":[2]}'
ODD_LINES = {
    "a blank": FIRST.replace(b",", b", ", 1),
    "another order of keys": b'{"t":0,"n":1,"e":"throw","dice":["route"],"counts":[2]}',
    "an escaped letter": FIRST.replace(b"throw", b"\\u0074hrow"),
    "UTF-16": FIRST.decode().encode("utf-16"),
    "a byte order mark": b"\xef\xbb\xbf" + FIRST,
    "a doubled key": FIRST.replace(b'"t":0', b'"t":0,"t":0'),
    "n is true": FIRST.replace(b'"n":1', b'"n":true'),
    "n is 1.0": FIRST.replace(b'"n":1', b'"n":1.0'),
    "t is true": FIRST.replace(b'"t":0', b'"t":true'),
    "t is 2.0": FIRST.replace(b'"t":0', b'"t":2.0'),
    "a leading zero": FIRST.replace(b'"t":0', b'"t":00'),
    "a comma too many": FIRST.replace(b"[2]", b"[2,]"),
}


@pytest.mark.parametrize("oddity", ODD_LINES)
def test_the_lines_that_0_1_0_disagreed_about(oddity):
    header = (FIXTURES[0].parent / "format1_dice.jnl").read_bytes().split(b"\n")[0] + b"\n"
    assert examine(rechained(header + FIRST + b" -\n")).valid
    data = rechained(header + ODD_LINES[oddity] + b" -\n")
    found = examine(data)
    assert not found.valid and found.events == [] and found.good == len(header)
    assert read(data) == f"= 0 {len(header)} None form"


@pytest.mark.parametrize(
    "change",
    [
        {"players": ["Ada", " Eve"]},
        {"players": ["Ada", "Eve\t"]},
        {"players": ["Ada", ""]},
        {"players": ["Ada", "A name of thirteen"]},
        {"players": ["Ada", 5]},
        {"start": -1},
        {"start": "0"},
        {"commit": "A" * 64, "id": "A" * 16},
        {"id": "0" * 16},
        {"fw": 5},
        {"board": None},
    ],
    ids=lambda change: next(iter(change)),
)
def test_a_header_is_as_strict(change):
    header = header_of()
    assert examine(journal_of([header])).valid
    found = examine(journal_of([header | change]))
    assert found.header is None and found.good == 0 and "not the header" in found.wrong()[0]


def test_a_header_in_another_order():
    header = header_of()
    backwards = dict(reversed(header["options"].items()))
    for odd in (header | {"options": backwards}, dict(reversed(header.items()))):
        assert examine(journal_of([odd])).good == 0
    fewer = dict(list(header["options"].items())[1:])
    assert examine(journal_of([header | {"options": fewer}])).valid  # a later version may add one


def test_an_event_against_the_rules_stops_both_even_if_it_is_taken_back():
    lines = lines_of((FIXTURES[0].parent / "format1_dice.jnl").read_bytes())
    at = next(i for i, line in enumerate(lines) if line.get("e") == "roll")
    bad = {"n": 0, "t": lines[at]["t"], "e": "roll", "k": 99, "of": [6], "got": [1]}
    undo = {"n": 0, "t": lines[at]["t"], "e": "undo"}
    lines[at:at] = [bad, undo]
    data = journal_of(renumbered(lines))
    good = len(journal_of(lines[:at]))
    assert read(data) == f"= {at - 1} {good} None rules"
    assert examine(data).good == good


def test_a_secret_is_not_revealed_before_the_end():
    """The secret reveals the dice to come: 0.1.0 took such a journal for good."""
    whole = lines_of((FIXTURES[0].parent / "format1_dice.jnl").read_bytes())
    at = next(i for i, line in enumerate(whole) if line.get("e") == "end")
    reveal = next(line for line in whole if line.get("e") == "reveal")
    for lines in ([*whole[:at], reveal], [*whole[:2], reveal, *whole[2:at]]):
        data = journal_of(renumbered([dict(line) for line in lines]))
        found = examine(data)
        assert read(data).endswith(" not_over") and found.state == "open"
        assert found.wrong() == [
            f"Event {len(found.events) + 1}: the secret is revealed, but the game was neither over"
            " nor abandoned."
        ]
    abandon = {"n": 0, "t": reveal["t"], "e": "abandon"}
    given_up = journal_of(renumbered([*whole[:at], abandon, reveal]))
    assert examine(given_up).valid and examine(given_up).state == "abandoned"
