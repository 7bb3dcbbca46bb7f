"""The store, on SQLite and on a real PostgreSQL: nothing twice, nothing lost, all recomputable."""

import json
import multiprocessing
import os
import threading
from contextlib import closing

import pytest
from sqlalchemy import text
from sqlalchemy.exc import OperationalError

from host_tools.commands.application import what_to_do
from host_tools.common.errors import BadInput
from host_tools.store import KNOWN, LONGER, NEW, Entry, open_store, record_of, schema
from host_tools.store.backups import merge, restore_from, write_backup
from host_tools.store.importing import import_folder
from host_tools.store.schema import VERSION
from tests.host_tools.journals import cut, played, recorded, shared_code, write
from tests.host_tools.stores import place, server, store
from tests.host_tools.terminal import no_control_characters
from tests.play.forge import lines_of, rechained
from tests.support.sizes import size

__all__ = ("place", "server", "store")  # pytest finds fixtures by their names here
SEEN = 1_794_000_000


def add(store, data, seen=SEEN, day=None):
    with store.turn() as connection:
        return store.add(connection, recorded(data), seen, day)


def snapshot(store):
    """Everything that a store holds."""
    return sorted(
        (e.uid, e.day, e.day_from, e.first_seen, e.state, store.journal(e.uid))
        for e in store.games()
    )


def test_a_game_in_progress_is_completed_by_the_next_sync(store):
    data = played()[0]
    outcome, uid = add(store, cut(data, 4))
    assert outcome == NEW and store.find(uid).state == "open"
    assert store.find(uid).dice == "not revealed"
    assert add(store, cut(data, 9)) == (LONGER, uid)
    assert add(store, cut(data, 2)) == (KNOWN, uid)
    assert add(store, data) == (LONGER, uid)
    assert add(store, data) == (KNOWN, uid)
    (entry,) = store.games()
    assert entry.state == "finished" and entry.dice == "match" and store.journal(uid) == data


def test_two_games_with_the_same_code_are_two_games(store):
    one, other = shared_code(1, "Ada"), shared_code(2, "Ben")
    _, first = add(store, one)
    _, second = add(store, other)
    assert second == first + "-2"
    assert add(store, one) == (KNOWN, first) and add(store, other) == (KNOWN, second)
    assert store.find(first).players == ["Ada"] and store.find(second).players == ["Ben"]


def test_a_game_that_does_not_verify_is_stored_whole_and_marked(store):
    data = bytearray(played()[1])
    data[len(data) // 2] ^= 1
    outcome, uid = add(store, bytes(data))
    assert outcome == NEW and uid.startswith("x")
    entry = store.find(uid)
    assert not entry.valid and "checksum" in entry.faults[0]
    assert store.journal(uid) == bytes(data)
    assert add(store, bytes(data)) == (KNOWN, uid)
    assert add(store, played()[1])[0] == NEW, "the good copy has a place of its own"
    assert [e.uid for e in store.games(state="damaged")] == [uid]


def test_the_day_by_hand_beats_the_clock_and_the_clock_beats_an_estimate(store):
    known = next(d for d in played() if b'"start":1' in d)
    guess = next(d for d in played() if b'"start":null' in d)
    _, by_clock = add(store, known)
    _, by_sync = add(store, guess)
    assert store.find(by_clock).day_from == "clock" and store.find(by_sync).estimated
    first = store.find(by_sync).day
    add(store, guess, SEEN - 10 * 86400)
    assert store.find(by_sync).day < first, "of two estimates the earlier"
    store.set_day(by_sync, "2026-02-03")
    add(store, guess)
    assert (store.find(by_sync).day, store.find(by_sync).estimated) == ("2026-02-03", False)


def test_merging_two_stores_doubles_nothing(store, tmp_path):
    games = played(12)
    with closing(open_store(tmp_path / "other.sqlite")) as other:
        for data in games[:8]:
            add(store, data)
        for data in games[4:]:
            add(other, data)
        add(other, cut(games[0], 3))
        store.set_day(store.games()[0].uid, "2026-03-04")
        assert merge(other, store) == {"new": 4, "longer": 0, "known": 5}
        after = snapshot(store)
        assert len(after) == 12
        assert merge(other, store)["known"] == 9
        assert snapshot(store) == after
        merge(store, other)
        assert snapshot(other) == after


def test_backup_and_restore_give_the_same_store(store, tmp_path):
    for data in played(8):
        add(store, data)
    damaged = played()[0][:-3]
    add(store, damaged)
    store.set_day(store.games()[0].uid, "2026-03-04")
    assert write_backup(store, tmp_path / "backup.sqlite") == 9
    with closing(open_store(tmp_path / "new.sqlite")) as fresh:
        restore_from(str(tmp_path / "backup.sqlite"), fresh)
        assert snapshot(fresh) == snapshot(store)


def test_a_backup_that_is_damaged_restores_nothing(store, tmp_path):
    for data in played(8):
        add(store, data)
    file = tmp_path / "backup.sqlite"
    write_backup(store, file)
    before = snapshot(store)
    for broken in (b"", b"SQLite format 3\0 and then nonsense", file.read_bytes()[:9000]):
        file.write_bytes(broken)
        if broken:
            with pytest.raises(BadInput):
                restore_from(str(file), store)
        assert snapshot(store) == before


NASTY = (None, -1, 1 << 80, 1.5, "", "\0", "\ud800", "x" * 3000, "../../x", [[]], {"a": 1}, True)


def test_whatever_a_journal_says_it_can_be_stored(store):
    """Every value of a header and of a few events replaced by nasty ones, with good checksums."""
    lines = lines_of(played()[0])
    count = 0
    places = [(at, key) for at in (0, 1, 2, len(lines) - 1) for key in lines[at]]
    for number, (at, key) in enumerate(places):
        step = size(3, 1)  # every value in some places, or in all
        for value in NASTY[number % step :: step]:
            changed = [dict(line) for line in lines]
            changed[at][key] = value
            data = rechained(b"".join(json.dumps(x).encode() + b" -\n" for x in changed))
            outcome, uid = add(store, data)
            count += outcome == NEW
            assert store.journal(uid) == data
    entries = store.games()
    assert len(entries) == count
    for entry in entries:
        no_control_characters("".join(map(str, entry)))


def test_the_fields_of_an_entry_are_the_columns_of_the_table():
    assert Entry._fields == tuple(column.name for column in schema.games.columns)


def test_half_an_import_is_none(store):
    add(store, played()[0])
    before = snapshot(store)
    with pytest.raises(ZeroDivisionError), store.turn() as connection:
        store.add(connection, record_of(played()[1]), SEEN)
        raise ZeroDivisionError
    assert snapshot(store) == before


def bring(place, folder, start):
    """What a second computer does."""
    with closing(open_store(place)) as store:
        start.wait(60)
        import_folder(store, folder)


def test_two_computers_at_once_lose_and_double_nothing(place, tmp_path):
    games = played(size(8, 400), 11)
    whole = write(tmp_path / "whole", games)
    short = write(tmp_path / "short", [cut(data, 5) for data in games[::-1]])
    context = multiprocessing.get_context("spawn")
    start = context.Event()
    jobs = [context.Process(target=bring, args=(place, f, start)) for f in (whole, short, whole)]
    for job in jobs:
        job.start()
    start.set()
    for job in jobs:
        job.join(120)
        assert job.exitcode == 0
    with closing(open_store(place)) as store:
        assert sorted(store.journal(e.uid) for e in store.games()) == sorted(games)


def test_a_writer_reads_only_when_no_other_is_about_to_write(place):
    """Two at the same game: the second one begins when the first has finished."""
    record = record_of(played()[0])
    began, outcomes = threading.Event(), []

    def second():
        with closing(open_store(place)) as store, store.turn() as connection:
            connection.execute(text("SELECT count(*) FROM games"))
            began.set()
            outcomes.append(store.add(connection, record, SEEN))

    with closing(open_store(place)) as store:
        thread = threading.Thread(target=second)
        with store.turn() as connection:
            connection.execute(text("SELECT count(*) FROM games"))
            thread.start()
            too_early = began.wait(1)
            outcomes.append(store.add(connection, record, SEEN))
        thread.join(60)
    uid = record.row["id"]
    assert not too_early and outcomes == [(NEW, uid), (KNOWN, uid)]


def test_filters(store):
    for data in played(12):
        add(store, data)
    everything = store.games()
    assert [e.uid for e in store.games(limit=3)] == [e.uid for e in everything[:3]]
    for game in ("railroad", "dice"):
        assert store.games(game=game) == [e for e in everything if e.game == game]
    name = everything[0].players[0]
    assert store.games(player=name.upper()) == [e for e in everything if name in e.players]
    day = everything[5].day
    assert store.games(since=day) == [e for e in everything if e.day >= day]
    assert store.games(until=day) == [e for e in everything if e.day <= day]
    assert store.games(state="abandoned") == [e for e in everything if e.state == "abandoned"]


def test_a_store_of_a_newer_signalbox_is_left_alone(store, place):
    add(store, played()[0])
    with store.turn() as connection:
        connection.execute(text(f"UPDATE meta SET value = '{VERSION + 1}'"))
    with pytest.raises(BadInput, match="newer Signalbox"):
        open_store(place)


@pytest.mark.parametrize(
    ("where", "sentence"),
    [
        ("mysql://me@here/games", "use sqlite or postgresql"),
        ("postgresql://nobody@/none?host=/nowhere", "check --db"),
        ("nonsense://", "no database URL|not supported"),
        ("/dev/null/games.sqlite", "name another --db"),
        ("sqlite:///{}?colour=red", "not a database URL"),
    ],
)
def test_a_store_that_cannot_be(where, sentence, tmp_path):
    with pytest.raises(BadInput, match=sentence):
        open_store(where.format(tmp_path / "games.sqlite"))
    assert not list(tmp_path.iterdir())


@pytest.mark.parametrize(
    "where",
    [
        *("sqlite://", "sqlite:///", "sqlite:///:memory:", ":memory:"),
        *("sqlite:///file::memory:?uri=true", "sqlite:///file:x?mode=memory&uri=true"),
        *("sqlite:///file:/x?vfs=memdb&uri=true", "sqlite:///file:?uri=true"),
    ],
)
def test_a_store_in_memory_is_refused(where, tmp_path, monkeypatch):
    monkeypatch.chdir(tmp_path)
    with pytest.raises(BadInput, match="only be in memory, and its games lost: name a file"):
        open_store(where)
    assert not list(tmp_path.iterdir())


def test_a_file_by_any_spelling_is_a_store(tmp_path, monkeypatch):
    monkeypatch.chdir(tmp_path)
    for where in ("a", "sqlite:///b", "sqlite:///file:c?uri=true", "./d:e", tmp_path / "f"):
        open_store(where).close()
    assert sorted(path.name for path in tmp_path.iterdir()) == ["a", "b", "c", "d:e", "f"]


def test_pipes_devices_and_folders_are_no_stores(tmp_path):
    os.mkfifo(tmp_path / "pipe")
    for where in (tmp_path, tmp_path / "pipe", "/dev/null", "/dev/zero", "sqlite:////dev/full"):
        with pytest.raises(BadInput, match="is not a file"):
            open_store(where)


@pytest.mark.parametrize(
    "where",
    [
        "postgresql://me:tiger@/none?host=/nowhere",
        "postgresql://me@/none?host=/nowhere&password=tiger",
        "postgresql://me:ti@ger@127.0.0.1:1/games",
        "postgresql://me:t@i/ger@127.0.0.1:1/games",
        "postgresql://me:tiger@127.0.0.1:tiger/games",
        "postgresql://me:tiger@127.0.0.1:1/games?tiger=1",
        "postgresql://me:tiger",
        "postgresql:/me:tiger@here/games",
        "me:tiger@here/games",
        "mysql://me:tiger@here/games",
        "sqlite://me:tiger@here/games",
        "tiger://me:tiger@",
    ],
)
def test_a_wrong_url_shows_no_password(where, tmp_path, monkeypatch):
    monkeypatch.chdir(tmp_path)
    with pytest.raises(BadInput) as refused:
        open_store(where)
    said = str(refused.value)
    assert "ger" not in said.removeprefix("--db: 'tiger'") and len(said) > 20
    assert not list(tmp_path.iterdir()), "and is not taken for a file"


@pytest.mark.parametrize("url", ["postgresql://me:tiger@here/games", "me@here?password=tiger"])
@pytest.mark.parametrize("typed", [True, False])
def test_a_database_that_repeats_the_password_later_is_not_quoted(url, typed, monkeypatch):
    """Not only when the store is opened, and wherever the URL came from."""
    monkeypatch.setattr("sys.argv", ["signalbox", "games", "--db", url if typed else "a"])
    monkeypatch.setenv("SIGNALBOX_DB", "" if typed else url)
    said = what_to_do(OperationalError("SELECT 1", {}, Exception("no server\nhas tiger")))
    assert said == (
        "the store cannot be used (its answer repeats the password and is not shown): check --db"
        " and run the command again"
    )
    gone = what_to_do(OperationalError("SELECT 1", {}, Exception("no server\nis there")))
    assert gone is not None and "(no server is there)" in gone


def test_other_peoples_databases_are_not_touched(tmp_path):
    import sqlite3

    with closing(sqlite3.connect(tmp_path / "chess.sqlite")) as connection:
        connection.execute("CREATE TABLE games (moves TEXT)")
        connection.commit()
    before = (tmp_path / "chess.sqlite").read_bytes()
    with pytest.raises(BadInput, match="holds other data"):
        open_store(tmp_path / "chess.sqlite")
    assert (tmp_path / "chess.sqlite").read_bytes() == before
    (tmp_path / "letter.txt").write_text("Dear Ada,\n" * 400, encoding="ascii")
    with pytest.raises(BadInput, match="check --db"):
        open_store(tmp_path / "letter.txt")
