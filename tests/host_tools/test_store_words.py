"""What the store says and where it is: places without passwords, faults, full disks, odd rows."""

import os
import resource
import sqlite3
from contextlib import closing

import pytest
from sqlalchemy.engine import make_url

from host_tools.common.errors import BadInput
from host_tools.store import Damaged, open_store, record_of
from host_tools.store.backups import merge, restore_from, write_backup
from host_tools.store.importing import import_files, import_folder
from host_tools.store.opening import default_file, shown, url_of
from host_tools.store.reading import day_and_seen
from host_tools.store.schema import VERSION
from tests.host_tools.journals import cut, played, write
from tests.host_tools.test_damaged_store import damage, filled
from tests.host_tools.test_store import SEEN


@pytest.fixture
def store(tmp_path):
    with closing(open_store(tmp_path / "games.sqlite")) as opened:
        yield opened


def test_the_users_own_store_is_in_the_data_folder(tmp_path, monkeypatch):
    monkeypatch.setenv("XDG_DATA_HOME", str(tmp_path))
    with closing(open_store()) as opened:
        assert opened.is_file(tmp_path / "signalbox" / "games.sqlite")
    assert default_file() == tmp_path / "signalbox" / "games.sqlite"


@pytest.mark.parametrize(
    "where, said",
    [
        (
            "postgresql://ada:hush@host/games?sslkey=hush",
            "postgresql+psycopg://ada:***@host/games",
        ),
        ("postgresql://host/games", "postgresql+psycopg://host/games"),
    ],
    ids=["with secrets", "without"],
)
def test_a_place_is_shown_without_its_secrets(where, said):
    assert shown(url_of(where)) == said


def test_a_file_is_shown_by_its_name(tmp_path):
    assert shown(url_of(tmp_path / "my games.sqlite")) == str(tmp_path / "my games.sqlite")
    assert "\x1b" not in shown(url_of(tmp_path / "my\x1bgames.sqlite"))
    assert shown(make_url("sqlite://")) == "sqlite://"


def test_what_is_no_database_is_said_with_the_reason(tmp_path):
    file = tmp_path / "notes.sqlite"
    file.write_bytes(b"my notes, nothing else" * 200)
    with pytest.raises(BadInput) as refused:
        open_store(file)
    assert str(refused.value) == (
        f"{file} cannot be used as a store (file is not a database): check --db"
    )


def full(store):
    """No page more: as on a full disk."""
    with store.engine.connect() as connection:
        pages = connection.exec_driver_sql("PRAGMA page_count").scalar()
        connection.exec_driver_sql(f"PRAGMA max_page_count = {pages}")


def test_a_full_store_is_reported_and_left_as_it_is(store, tmp_path):
    with closing(open_store(tmp_path / "other.sqlite")) as other:
        filled(other, 6)
        full(store)
        with pytest.raises(BadInput) as refused:
            merge(other, store)
    assert str(refused.value) == (
        "the store cannot be written (database or disk is full): free space, then run it again"
    )
    assert store.games() == []


@pytest.fixture
def small_files():
    """No file may grow beyond 24 KB: for SQLite that is a full disk."""
    before = resource.getrlimit(resource.RLIMIT_FSIZE)
    resource.setrlimit(resource.RLIMIT_FSIZE, (24_000, before[1]))
    yield
    resource.setrlimit(resource.RLIMIT_FSIZE, before)


def test_a_backup_that_finds_no_room_is_none(store, tmp_path, request):
    filled(store, 6)
    request.getfixturevalue("small_files")
    file = tmp_path / "new" / "folders" / "backup.sqlite"
    with pytest.raises(BadInput) as refused:
        write_backup(store, file)
    said = str(refused.value)
    assert said.startswith(f"{file} cannot be written (d") and "None" not in said
    assert said.endswith("): free space there, or name another file")
    assert list(file.parent.iterdir()) == []


def test_a_newer_store_and_other_peoples_are_named(store, tmp_path):
    file = tmp_path / "games.sqlite"
    with store.turn() as connection:
        connection.exec_driver_sql("UPDATE meta SET value = '99'")
    with pytest.raises(BadInput) as refused:
        open_store(file)
    assert str(refused.value) == (
        f"{file} was written by a newer Signalbox (schema 99, known here: {VERSION}): update"
        " Signalbox"
    )
    other = tmp_path / "chess.sqlite"
    with closing(sqlite3.connect(other)) as connection:
        connection.execute("CREATE TABLE games (white, black)")
    with pytest.raises(BadInput) as refused:
        open_store(other)
    assert str(refused.value) == f"{other} holds other data: name another --db"


@pytest.mark.parametrize(
    "name",
    ['["a\x7fb"]', '["a\\u001b[2Jb"]', '["a\\u202eb"]', '["a\u202eb"]'],
    ids=["delete", "escape", "direction", "direction as it is"],
)
def test_a_name_from_elsewhere_is_harmless(store, name):
    whole = filled(store, 2)
    damage(store, whole[0][0], "players", name)
    (shown_name,) = store.find(whole[0][0]).players
    assert shown_name.isprintable() and shown_name[0] + shown_name[-1] == "ab"


def test_a_game_in_progress_is_listed_as_open(store, tmp_path):
    begun = cut(played(1)[0], 3)
    done = import_folder(store, write(tmp_path / "games", [begun, played(2)[1]]))
    assert done.running == [record_of(begun).row["id"]]


def test_a_game_that_does_not_verify_is_shown_with_its_faults(store, tmp_path):
    good, bad = played(2)
    spoiled = bad.replace(b'"e":"', b'"e":"x', 1)
    done = import_folder(store, write(tmp_path / "games", [good, spoiled]))
    ((name, uid, faults),) = done.faulty
    assert name == "g00002.jnl" and uid in done.new and uid.startswith("x") and faults
    assert store.find(uid).faults == [fault.said() for fault in faults]


def test_files_that_cannot_be_journals_are_skipped_and_reported(store, tmp_path):
    folder = write(tmp_path / "games", played(1))
    (folder / "g00002.jnl").write_bytes(b"")
    os.truncate(os.open(folder / "g00003.fin", os.O_CREAT | os.O_WRONLY), 50_000_000)
    (folder / "g00004.txt").write_bytes(b"not asked for")
    (folder / "g00005.jnl").mkdir()
    done = import_folder(store, folder)
    assert done.skipped == [
        ("g00002.jnl", "empty: the game never began"),
        ("g00003.fin", "larger than any journal"),
    ]
    assert len(done.new) == 1
    gone = import_files(store, [folder / "g00009.jnl"])
    assert gone.skipped == [("g00009.jnl", "cannot be read (No such file or directory)")]
    for where, said in (
        ("nowhere", "there is no folder"),
        ("empty", "there is no journal (*.jnl) in"),
    ):
        (tmp_path / "empty").mkdir(exist_ok=True)
        with pytest.raises(BadInput, match=r"name the ") as refused:
            import_folder(store, tmp_path / where)
        assert str(refused.value).startswith(said)


def test_progress_is_reported_by_files_and_by_games(store, tmp_path):
    reported = []
    import_folder(store, write(tmp_path / "games", played(5)), lambda *far: reported.append(far))
    assert reported == [(5, 5)]
    write_backup(store, tmp_path / "b.sqlite", lambda *far: reported.append(far))
    with closing(open_store(tmp_path / "new.sqlite")) as new:
        restore_from(str(tmp_path / "b.sqlite"), new, lambda *far: reported.append(far))
    assert reported == [(5, 5)] * 3


def test_the_day_and_the_first_sight_of_a_game_are_those_of_its_import(store, tmp_path):
    path = write(tmp_path / "games", played(1)) / "g00001.jnl"
    import_files(store, [path], seen=SEEN)
    (entry,) = store.games()
    assert entry.first_seen == SEEN


def test_a_limit_counts_the_games_of_the_player(store):
    filled(store, 12)
    everything = store.games()
    newest = everything[0].players
    name = next(name for e in everything for name in e.players if name not in newest)
    theirs = [entry for entry in everything if name in entry.players]
    assert store.games(player=name.upper(), limit=1) == theirs[:1]
    assert store.games(limit=3) == everything[:3]


def test_what_does_not_verify_is_listed_on_its_own(store):
    spoiled = played(2)[1].replace(b'"e":"', b'"e":"x', 1)
    with store.turn() as connection:
        _, uid = store.add(connection, record_of(spoiled), SEEN)
    filled(store, 4)
    (bad,) = store.games(state="damaged")
    assert bad.uid == uid and uid not in {e.uid for e in store.games(state=bad.state)}


def test_a_day_without_its_source_is_none():
    row = {"day": "2026-01-01", "day_from": "clock", "utc_offset": 60, "first_seen": 5}
    assert day_and_seen(row) == (("2026-01-01", "clock", 60), 5)
    assert day_and_seen(row | {"utc_offset": "noon"}) == (("2026-01-01", "clock", None), 5)
    assert day_and_seen(row | {"day_from": "moon"}) == (None, 5)
    assert day_and_seen(row | {"day": "soon", "first_seen": "now"}) == (None, None)


def test_another_store_is_taken_by_its_url_and_the_own_one_is_no_backup(store, tmp_path):
    filled(store, 3)
    reported = []
    with closing(open_store(tmp_path / "new.sqlite")) as new:
        url = f"sqlite:///{tmp_path / 'games.sqlite'}"
        counts = restore_from(url, new, lambda *far: reported.append(far))
        assert counts["new"] == 3 and reported == [(3, 3)] and len(new.games()) == 3
    own = tmp_path / "games.sqlite"
    with pytest.raises(BadInput) as refused:
        write_backup(store, own)
    assert str(refused.value) == f"{own} is the store itself: name another file"


def test_only_a_game_without_an_end_is_still_open(store):
    begun, whole = cut(played(1)[0], 3), played(2)[1]
    with store.turn() as connection:
        uids = [store.add(connection, record_of(data), SEEN)[1] for data in (begun, whole)]
    assert store.still_open([uids[0], *uids]) == uids[:1], "and is named once"


def test_a_damaged_row_of_a_backup_is_named_and_comes_back_whole(store, tmp_path):
    whole = filled(store, 3)
    write_backup(store, tmp_path / "b.sqlite")
    with closing(open_store(tmp_path / "b.sqlite")) as backup:
        damage(backup, whole[1][0], "players", "Ada")
    named: list[Damaged] = []
    with closing(open_store(tmp_path / "new.sqlite")) as new:
        counts = restore_from(str(tmp_path / "b.sqlite"), new, damaged=named)
        assert counts == {"new": 3, "longer": 0, "known": 0}
        assert {e.uid for e in new.games()} == {row[0] for row in whole}
    (bad,) = named
    assert bad.uid == whole[1][0] and bad.what.endswith("recomputed from its journal")


def test_a_damaged_row_is_named_in_few_words(store):
    whole = filled(store, 3)
    for column, word in (("first_seen", "first seen"), ("players", "players")):
        damage(store, whole[1][0], column, -1)
        named: list[Damaged] = []
        assert len(store.games(damaged=named)) == 2
        assert str(named[0]) == f"{whole[1][0]}: its {word} in the store cannot be read"
        filled(store, 3)
    assert str(Damaged("f" * 30, "odd")) == "f" * 23 + "\N{HORIZONTAL ELLIPSIS}: odd"


@pytest.mark.parametrize(
    "uid",
    ["ab\ncd", "ab\n", "", "g", "a" * 25],
    ids=["two lines", "a line", "nothing", "a letter", "too long"],
)
def test_an_id_that_is_none_is_no_row_of_ours(store, uid):
    whole = filled(store, 2)
    with store.turn() as connection:
        connection.exec_driver_sql("PRAGMA defer_foreign_keys = ON")
        for table in ("figures", "notes", "journals", "games"):
            query = f"UPDATE {table} SET uid = ? WHERE uid = ?"
            connection.exec_driver_sql(query, (uid, whole[0][0]))
    named: list[Damaged] = []
    assert [e.uid for e in store.games(damaged=named)] == [whole[1][0]]
    assert [bad.uid for bad in named] == [uid]
    with store.turn() as connection:  # the same game, once more: the odd row makes way for it
        for data in played(2):
            store.add(connection, record_of(data), SEEN)
    assert {e.uid for e in store.games()} == {row[0] for row in whole}
