"""For the tests of exports: the journals of all kinds of games in a store, and hostile names."""

import json
import tempfile
from functools import cache
from pathlib import Path

import pytest

from host_tools.store import open_store
from tests.host_tools.journals import played, recorded, shared_code
from tests.play.forge import journal_of, lines_of

FIXTURES = Path(__file__).resolve().parents[1] / "fixtures/journals"
SEEN = 1_794_000_000
ODD_NAMES = ("=1+1", "+49 30", "-2", "@sum", "'quoted", "007", 'Zoë;,"', "\u202egotcha")


def fixtures() -> list[bytes]:
    return [path.read_bytes() for path in sorted(FIXTURES.glob("*.jnl"))]


def hostile() -> list[bytes]:
    """A game for each odd name; and one that does not verify and is no text."""
    found = []
    for number, name in enumerate(ODD_NAMES):
        lines = lines_of(shared_code(number, "Ada"))
        lines[0]["players"], lines[0]["board"] = [name], "\x1b]0;gotcha\x07\u202e"
        found.append(journal_of(lines))
    broken = bytearray(played()[1])
    broken[len(broken) // 2] = 0xFF
    return [*found, bytes(broken)]


def fill(store, journals, seen=SEEN):
    with store.turn() as connection:
        store.add_all(connection, [recorded(data) for data in journals], seen)
    return store


@cache
def whole_store() -> bytes:
    """A store with every fixture, the hostile games and a game in progress."""
    running = played()[0].splitlines(keepends=True)[:9]
    with tempfile.TemporaryDirectory() as folder:
        file = Path(folder) / "games.sqlite"
        fill(open_store(file), [*fixtures(), *hostile(), b"".join(running)]).close()
        return file.read_bytes()


@pytest.fixture
def filled(signalbox, tmp_path):
    """`signalbox` with that store."""
    (tmp_path / "store.sqlite").write_bytes(whole_store())
    return signalbox


def listed(signalbox, *words):
    """What `games --json` says, the oldest first."""
    return json.loads(signalbox("games", "--json", *words).out)[::-1]
