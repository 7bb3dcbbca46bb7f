"""Files and other stores into the store: what is reported, and what damaged rows become."""

import sqlite3
from contextlib import closing
from functools import partial
from pathlib import Path

import pytest
from sqlalchemy import text

from host_tools.common.errors import BadInput
from host_tools.journals.examine import LARGEST
from host_tools.store import KNOWN, LONGER, NEW, open_store, record_of
from host_tools.store.backups import merge, restore_from, write_backup
from host_tools.store.importing import (
    KINDS,
    Imported,
    import_files,
    import_journals,
    journals_in,
)
from host_tools.store.record import HAND
from tests.host_tools.evenings import SEEN, keep
from tests.host_tools.journals import cut
from tests.host_tools.test_played import change
from tests.host_tools.test_store_turns import ONE, THREE, TWO, add


@pytest.fixture
def store(tmp_path):
    with closing(open_store(tmp_path / "games.sqlite")) as opened:
        yield opened


# Files.


def test_what_became_of_each_file(store, tmp_path):
    spoiled = TWO.replace(b'"e":"roll"', b'"e":"rill"', 1)
    content = {
        "a" * 90: cut(ONE, 4),
        "b" * 90: spoiled,
        "c": ONE,
        "d": cut(THREE, 5),
        "e" * 90: b"",
    }
    for name, data in content.items():
        (tmp_path / f"{name}.jnl").write_bytes(data)
    reported = []
    paths = [tmp_path / f"{name}.jnl" for name in content]
    done = import_files(store, paths, lambda *far: reported.append(far), SEEN)
    one, three = (record_of(data).row["id"] for data in (ONE, THREE))
    bad = f"x{record_of(spoiled).row['digest'][:15]}"
    assert (done.new, done.longer, done.known) == ([one, bad, three], [one], 0)
    assert done.running == [three], "the other one has ended"
    assert [(len(name), uid) for name, uid, _ in done.faulty] == [(80, bad)], "cut short"
    assert [(len(name), why) for name, why in done.skipped] == [
        (80, "empty: the game never began")
    ]
    assert reported == [(5, 5)] and {entry.first_seen for entry in store.games()} == {SEEN}
    again = import_files(store, paths[1:4], seen=SEEN)
    assert (again.new, again.longer, again.known, again.faulty) == ([], [], 3, [])


def test_what_is_recorded_of_a_journal():
    note = Imported()
    spoiled = record_of(ONE.replace(b'"e":"roll"', b'"e":"rill"', 1))
    for outcome, uid, record in (
        (NEW, "a", record_of(cut(ONE, 4))),
        (LONGER, "b", record_of(ONE)),
        (KNOWN, "c", spoiled),
        (NEW, "d", spoiled),
    ):
        note.note("file", outcome, uid, record)
    assert (note.new, note.longer, note.known) == (["a", "d"], ["b"], 1)
    assert [uid for _, uid, _ in note.faulty] == ["d"] and note.running == ["a"]


def test_a_journal_under_another_name_is_one(tmp_path):
    file = tmp_path / "evening.txt"
    file.write_bytes(ONE)
    assert journals_in(file) == [file]
    file.write_bytes(b"Dear Ada")
    with pytest.raises(BadInput) as refused:
        journals_in(file)
    assert str(refused.value) == (
        f"{file} is not a journal: name a *.jnl file, or a folder of them"
    )
    empty = tmp_path / "empty"
    empty.mkdir()
    with pytest.raises(BadInput) as refused:
        journals_in(empty)
    assert str(refused.value) == (
        f"there is no journal (*.jnl) in {empty}: name the folder that has them"
    )


# Two stores into one.


def test_two_stores_become_one_and_damaged_rows_come_right(store, tmp_path):
    uids = [uid for _, uid in keep(store, ONE, TWO, cut(THREE, 5))]
    store.set_day(uids[0], "2025-12-24")
    change(store, "games", uids[1], players="Ada")
    with closing(open_store(tmp_path / "other.sqlite")) as other:
        keep(other, cut(ONE, 4), THREE)
        reported, damaged = [], []
        counts = merge(store, other, lambda *far: reported.append(far), damaged)
        assert counts == {"new": 1, "longer": 1, "known": 1} and reported == [(3, 3)]
        assert [str(row) for row in damaged] == [
            f"{uids[1]}: its players in the store cannot be read; it was recomputed from its"
            " journal"
        ]
        assert [other.journal(uid) for uid in uids] == [ONE, TWO, THREE]
        first = other.find(uids[0])
        assert (first.day, first.day_from) == ("2025-12-24", HAND)
        assert other.find(uids[1]).first_seen == SEEN


def test_a_missing_journal_is_named_by_its_id(store, tmp_path):
    uids = [uid for _, uid in keep(store, ONE, TWO)]
    with store.turn() as connection:
        connection.execute(text("DELETE FROM journals WHERE uid = :uid"), {"uid": uids[0]})
    damaged = []
    with closing(open_store(tmp_path / "other.sqlite")) as other:
        assert merge(store, other, damaged=damaged) == {"new": 1, "longer": 0, "known": 0}
        assert [entry.uid for entry in other.games()] == uids[1:]
    assert [str(row) for row in damaged] == [
        f"{uids[0]}: its journal is missing in the store; `signalbox sync`, or `signalbox"
        " restore` from a backup, restores it"
    ]


def test_a_backup_that_is_not_there_is_named(store, tmp_path):
    with pytest.raises(BadInput) as refused:
        restore_from(str(tmp_path / "none.sqlite"), store)
    assert str(refused.value) == f"there is no file {tmp_path / 'none.sqlite'}: name a backup"


def test_a_folder_that_cannot_be_made_for_a_backup_is_named(store, tmp_path):
    (tmp_path / "letter").write_text("Dear Ada", "utf-8")
    file = tmp_path / "letter" / "backup.sqlite"
    with pytest.raises(BadInput) as refused:
        write_backup(store, file)
    assert str(refused.value).startswith(f"{file} cannot be written (")


# Rows that somebody has changed.


def test_a_row_with_a_wrong_id_does_not_block_its_game(store):
    ((_, uid),) = keep(store, cut(ONE, 4))
    change(store, "games", uid, id="?")
    assert keep(store, ONE) == [(NEW, f"{uid}-2")]
    assert store.journal(f"{uid}-2") == ONE and store.journal(uid) == cut(ONE, 4)


def test_a_text_that_is_none_is_reported_and_hides_no_other(store):
    uids = [uid for _, uid in keep(store, ONE, TWO)]
    with store.turn() as connection:
        for table in ("board", "players"):
            query = f"UPDATE games SET {table} = CAST(x'5b22ff225d' AS TEXT) WHERE uid = :uid"
            connection.execute(text(query), {"uid": uids[0]})
    damaged = []
    found = {entry.uid: entry for entry in store.games(damaged=damaged)}
    assert uids[1] in found and len(found) + len(damaged) == 2
    for shown in (*damaged, *(name for entry in found.values() for name in entry.players)):
        assert str(shown).isprintable()


def test_the_smallest_and_the_largest_journal_are_stored_and_shown(store):
    content = {"one": b"x", "none": b"", "large": b"x" * LARGEST, "huge": b"x" * (LARGEST + 1)}
    found = [(name, partial(bytes, data)) for name, data in content.items()]
    done = import_journals(store, found, seen=SEEN)
    assert done.skipped == [
        ("none", "empty: the game never began"),
        ("huge", "larger than any journal"),
    ]
    assert [name for name, _, faults in done.faulty if faults] == ["one", "large"]
    assert [store.journal(uid) for uid in done.new] == [content["one"], content["large"]]


def test_a_file_named_like_a_journal_is_taken_whatever_it_holds(tmp_path):
    for ending in KINDS:
        file = tmp_path / f"g00001.{ending}"
        file.write_bytes(b"Dear Ada")
        assert journals_in(file) == [file]


def test_two_readers_and_a_writer_at_once(store):
    keep(store, ONE)
    with store.engine.connect() as one, store.engine.connect() as other:
        assert [c.scalar(text("SELECT count(*) FROM games")) for c in (one, other)] == [1, 1]
        assert one.connection.dbapi_connection is not other.connection.dbapi_connection


def test_a_journal_that_went_on_wrongly_is_another_one(store):
    longer = TWO + b"Dear Ada\n"
    bad = record_of(longer)
    own, other = bad.row["id"], f"x{bad.row['digest'][:15]}"
    assert not bad.valid and own == record_of(TWO).row["id"]
    for journals in ((TWO, longer), (longer, TWO)):
        with store.turn() as connection:
            for table in ("figures", "notes", "journals", "games"):
                connection.execute(text(f"DELETE FROM {table}"))
        assert {add(store, data) for data in journals} == {(NEW, own), (NEW, other)}
        assert (store.journal(own), store.journal(other)) == (TWO, longer)


def test_what_is_damaged_comes_right_with_the_same_journal_and_is_no_longer_one(store):
    _, uid = add(store, ONE)
    whole = store.find(uid)
    for table, values in (
        ("journals", {"data": ONE[:50]}),
        ("journals", {"data": b"?"}),
        ("games", {"digest": "0" * 64}),
        ("games", {"board": 5, "first_seen": "soon"}),
        ("games", {"day": "", "players": "Ada"}),
    ):
        change(store, table, uid, **values)
        assert add(store, ONE) == (KNOWN, uid), values
        assert (store.find(uid), store.journal(uid)) == (whole, ONE), values


def test_a_moment_that_cannot_be_read_becomes_that_of_the_backup(store, tmp_path, monkeypatch):
    ((_, uid),) = keep(store, ONE)
    store.set_day(uid, "2025-12-24")
    change(store, "games", uid, first_seen=-1)
    monkeypatch.setattr("time.time", lambda: SEEN + 7.5)
    with closing(open_store(tmp_path / "other.sqlite")) as other:
        damaged = []
        url = f"sqlite:///{tmp_path / 'games.sqlite'}"
        restore_from(url, other, damaged=damaged)
        entry = other.find(uid)
    assert (entry.first_seen, entry.day, entry.day_from) == (SEEN + 7, "2025-12-24", HAND)
    assert [row.uid for row in damaged] == [uid]


def test_words_of_a_foreign_store_steer_no_terminal(store):
    uids = [uid for _, uid in keep(store, ONE, TWO)]
    change(store, "games", uids[0], board="a\x1b[2Jb", fw="\u202ec")
    entry = store.find(uids[0])
    assert entry.board.isprintable() and (entry.board[0], entry.board[-1]) == ("a", "b")
    assert entry.fw.isprintable() and entry.fw[-1] == "c"


def test_a_file_that_refuses_to_be_read_is_named(store):
    """Linux has one for everybody, whatever their rights."""
    file = Path("/proc/self/mem")
    assert journals_in(file) == [file], "it is listed with the others:"
    done = import_files(store, [file])
    assert done.skipped == [("mem", "cannot be read (Input/output error)")]
    with pytest.raises(BadInput) as refused:
        restore_from(str(file), store)
    assert str(refused.value) == (f"{file} cannot be read (Input/output error): name a backup")


def test_a_backup_that_rotted_inside_is_named(store, tmp_path):
    keep(store, ONE, TWO, THREE)
    file = tmp_path / "backup.sqlite"
    assert write_backup(store, file) == 3
    with closing(sqlite3.connect(file)) as opened:
        query = "SELECT rootpage FROM sqlite_master WHERE name = 'games'"
        ((page,),) = opened.execute(query).fetchall()
        ((size,),) = opened.execute("PRAGMA page_size").fetchall()
    data = bytearray(file.read_bytes())
    data[(page - 1) * size : page * size] = bytes(size)
    file.write_bytes(data)
    with pytest.raises(BadInput) as refused:
        restore_from(str(file), store)
    assert str(refused.value) == f"{file} is damaged: use an older backup"
