"""The stand-alone checker: honest games pass, every kind of forgery is named."""

import ast
import hashlib
import subprocess
import sys
from pathlib import Path

import pytest

from firmware.games import KEYS
from firmware.play import fair
from firmware.play.session import Session
from host_tools.journals import demo
from host_tools.journals.memory_files import MemoryFiles
from tests.play.forge import journal_of, lines_of, rechained, renumbered
from tests.play.stories import KINDS, do_step, story_of
from tests.support.sizes import size

SCRIPT = Path(__file__).resolve().parents[2] / "docs" / "verify_rolls.py"


def verify(path, *files):
    """Run the checker as a stranger would: isolated, with nothing but Python."""
    names = []
    for i, data in enumerate(files):
        (path / f"{i}.jnl").write_bytes(data)
        names.append(f"{i}.jnl")
    done = subprocess.run(
        [sys.executable, "-I", "-S", str(SCRIPT), *names],
        cwd=path,
        capture_output=True,
        text=True,
        check=False,
    )
    assert "Traceback" not in done.stderr, done.stderr
    return done.returncode, done.stdout


@pytest.fixture(scope="module")
def honest():
    """A game of dice with salt, a roll that was taken back, and a reveal."""
    session = Session(MemoryFiles(), demo.seeded(7), "test")
    session.new("dice", {}, ["A"], 0)
    session.salt("TABKE7", 10)
    for now in (100, 200, 300):
        session.do({"e": "throw", "dice": ["route", "station"], "counts": [3, 1]}, now)
        session.roll(now + 50)
    session.undo(400)
    session.roll(450)
    session.do({"e": "end"}, 500)
    session.finish(600)
    return session.storage.read("g00001.fin")


def rolls_of(lines):
    return [line for line in lines if line.get("e") == "roll"]


def test_it_is_short_and_needs_nothing_but_python():
    text = SCRIPT.read_text()
    assert len(text.splitlines()) < 120
    for node in ast.walk(ast.parse(text)):
        assert not isinstance(node, ast.ImportFrom)
        if isinstance(node, ast.Import):
            assert {name.name for name in node.names} <= sys.stdlib_module_names


def test_honest_games_of_every_kind_pass(tmp_path, honest):
    files = [honest, *demo.journals(size(4, 400), 5, list(KEYS))]
    code, said = verify(tmp_path, *files)
    assert code == 0 and said.count("draws match") == len(files), said


@pytest.mark.parametrize("kind", KINDS)
def test_every_changed_outcome_is_named(kind, tmp_path):
    session = Session(MemoryFiles(), demo.seeded(7), "test")
    for step in story_of(kind, 1):
        do_step(session, step)
    data = session.storage.read("g00001.fin")
    forged = []
    for i, roll in enumerate(rolls_of(lines_of(data))):
        for j, n in enumerate(roll["of"]):
            if n > 1:
                lines = lines_of(data)
                rolls_of(lines)[i]["got"][j] = (roll["got"][j] + 1) % n
                forged.append((roll["n"], journal_of(lines)))
    forged = forged[:: max(1, len(forged) // size(8, 2000))]
    code, said = verify(tmp_path, *[data for _, data in forged])
    assert code == 1 and "draws match" not in said
    for i, (n, _) in enumerate(forged):
        assert f"{i}.jnl: Event {n}: draws" in said


def other_secret(lines):
    lines[-1]["secret"] = "00" * 32


def other_secret_and_commit(lines):
    """Rolling again until the dice please: the promise on the screen was another one."""
    secret = bytes(32)
    lines[-1]["secret"] = secret.hex()
    lines[0]["commit"] = hashlib.sha256(secret).hexdigest()


def changed_salt(lines):
    lines[1]["text"] = "TABKE8"


def dropped_salt(lines):
    del lines[1]
    renumbered(lines)


def late_salt(lines):
    lines.insert(5, lines.pop(1))
    renumbered(lines)


def second_salt(lines):
    lines.insert(2, dict(lines[1]))
    renumbered(lines)


def salt_after_an_undone_roll(lines):
    """Roll, take it back, choose a salt that gives better dice."""
    salt = lines.pop(1)
    last = max(i for i, line in enumerate(lines) if line.get("e") == "roll")
    lines.insert(last, salt)
    secret = bytes.fromhex(lines[-1]["secret"])
    for roll in rolls_of(lines)[:-1]:
        roll["got"] = [
            fair.Dice(secret, "").draw(roll["k"] + i, n) for i, n in enumerate(roll["of"])
        ]
    renumbered(lines)


def dropped_draw(lines):
    """A roll that did not please is left out, and the next one moves up."""
    at = lines.index(rolls_of(lines)[1])
    del lines[at - 1 : at + 1]
    renumbered(lines)


def repeated_draw(lines):
    at = lines.index(rolls_of(lines)[1])
    lines[at + 1 : at + 1] = [dict(lines[at - 1]), dict(lines[at])]
    renumbered(lines)


def undo_with_other_dice(lines):
    """After an undo the same dice must come back."""
    rolls_of(lines)[-1]["got"][0] ^= 1


def undo_that_keeps_k(lines):
    rolls_of(lines)[-1]["k"] += 4
    secret = bytes.fromhex(lines[-1]["secret"])
    roll = rolls_of(lines)[-1]
    roll["got"] = [fair.Dice(secret, "TABKE7").draw(roll["k"] + i, 6) for i in range(4)]


def dropped_undo(lines):
    del lines[next(i for i, line in enumerate(lines) if line.get("e") == "undo")]
    renumbered(lines)


def undo_of_nothing(lines):
    lines.insert(2, {"n": 0, "t": 10, "e": "undo"})
    renumbered(lines)


def other_number_of_faces(lines):
    rolls_of(lines)[0]["of"][0] = 5


def missing_outcome(lines):
    rolls_of(lines)[0]["got"].pop()


def roll_after_the_reveal(lines):
    lines.append({**rolls_of(lines)[-1], "n": len(lines), "t": 700, "k": 12})


def undo_after_the_reveal(lines):
    lines.append({"n": len(lines), "t": 700, "e": "undo"})


def missing_line(lines):
    del lines[3]


def time_runs_backwards(lines):
    lines[4]["t"] = 1


FORGERIES = [
    other_secret,
    changed_salt,
    dropped_salt,
    late_salt,
    second_salt,
    salt_after_an_undone_roll,
    dropped_draw,
    repeated_draw,
    undo_with_other_dice,
    undo_that_keeps_k,
    dropped_undo,
    undo_of_nothing,
    other_number_of_faces,
    missing_outcome,
    roll_after_the_reveal,
    undo_after_the_reveal,
    missing_line,
    time_runs_backwards,
    other_secret_and_commit,
]


ODD_LINES = {
    "a blank": lambda line: line.replace(b",", b", ", 1),
    "another order of keys": lambda line: line.replace(b'"n":2,"t":100', b'"t":100,"n":2'),
    "an escaped letter": lambda line: line.replace(b"throw", b"\\u0074hrow"),
    "UTF-16": lambda line: line.decode().encode("utf-16-le"),
    "a byte order mark": lambda line: b"\xef\xbb\xbf" + line,
    "a doubled key": lambda line: line.replace(b'"t":100', b'"t":100,"t":100'),
    "a fraction": lambda line: line.replace(b'"n":2', b'"n":2.0'),
    "true for a number": lambda line: line.replace(b"[3,1]", b"[3,true]"),
    "an exponent": lambda line: line.replace(b'"t":100', b'"t":1e2'),
    "nested too deep": lambda line: line.replace(b"[3,1]", b"[" * 1900 + b"]" * 1900),
    "a key too many": lambda line: line.replace(b'"throw"', b'"undo"'),
}


@pytest.mark.parametrize("forge", FORGERIES, ids=lambda forge: forge.__name__)
def test_forgeries_are_caught(forge, tmp_path, honest):
    lines = lines_of(honest)
    assert journal_of(lines) == honest
    forge(lines)
    code, said = verify(tmp_path, journal_of(lines))
    assert code == 1 and "SOMETHING IS WRONG" in said, said


def test_plain_words(tmp_path, honest):
    lines = lines_of(honest)
    roll = rolls_of(lines)[1]
    was = list(roll["got"])
    roll["got"][2] = (was[2] + 1) % 6
    _, said = verify(tmp_path, journal_of(lines))
    assert (
        f"0.jnl: Event 5: draws 4 and on among [6, 6, 6, 6] are {roll['got']}, right is {was}."
        in said
    )


def test_a_changed_file_without_new_checksums(tmp_path, honest):
    changed = honest.replace(b'"t":150', b'"t":151')
    code, said = verify(tmp_path, changed)
    assert code == 1 and "Line 4: the checksum does not fit" in said
    code, said = verify(tmp_path, honest + b'{"n":14')
    assert code == 1 and "The last line is cut off." in said


@pytest.mark.parametrize(
    "data",
    [
        b"",
        b"hello\n",
        b"\xff\x00" * 50,
        rechained(b'{"signalbox":2} -\n'),
        rechained(b'{"signalbox":1} -\n[] -\n'),
        rechained(b'{"signalbox":1} -\n{"e":"reveal"} -\n'),
        rechained(b'{"signalbox":1} -\n{"n":1,"t":0,"e":"reveal","secret":5} -\n'),
    ],
)
def test_what_is_no_journal(data, tmp_path):
    code, said = verify(tmp_path, data)
    assert code == 2 and "cannot be checked" in said


def test_odd_values_never_hang_or_crash(tmp_path, honest):
    for odd in (0, 257, -3, 1.5, "6", None, [6], True):
        lines = lines_of(honest)
        text = journal_of(lines)
        roll = text.split(b"\n")[3]
        changed = roll.replace(b"[6,6,6,6]", f"[{odd!r},6,6,6]".replace("'", '"').encode())
        code, _ = verify(tmp_path, rechained(text.replace(roll, changed)))
        assert code in (1, 2)


@pytest.mark.parametrize("oddity", ODD_LINES)
def test_a_line_that_no_gadget_writes_is_named(oddity, tmp_path, honest):
    """Python's own JSON takes most of these; the gadget writes none of them."""
    text = honest.split(b"\n")[2].rpartition(b" ")[0]
    odd = ODD_LINES[oddity](text)
    assert odd != text
    code, said = verify(tmp_path, rechained(honest.replace(text, odd)))
    assert code in (1, 2) and "draws match" not in said


def test_it_prints_the_promise(tmp_path, honest):
    assert f"draws match the promise {lines_of(honest)[0]['id']}." in verify(tmp_path, honest)[1]


def test_an_unfinished_game_and_no_file(tmp_path, honest):
    lines = lines_of(honest)
    code, said = verify(tmp_path, honest, journal_of(lines[:-1]))
    assert code == 2 and "not revealed yet" in said and "0.jnl: all" in said
    assert verify(tmp_path)[0] == 2
