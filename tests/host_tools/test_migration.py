"""A store of an older Signalbox is brought up to date, with every journal byte for byte."""

import ast
import inspect
import sqlite3
from contextlib import closing
from pathlib import Path

import pytest
from sqlalchemy import Column, Integer, MetaData, insert, text

from host_tools.statistics import dice_statistics, statistics
from host_tools.store import Damaged, migrations, open_store, opening, record_of, schema
from host_tools.store.backups import merge, restore_from
from host_tools.store.schema import VERSION, meta, metadata
from tests.host_tools.stores import place, server

__all__ = ("place", "server")  # pytest finds fixtures by their names here
STORES = Path(__file__).resolve().parents[1] / "fixtures/store"  # one of every older schema
SCHEMA1 = STORES / "schema1.sql"


def old_rows() -> list[tuple]:
    with closing(sqlite3.connect(":memory:")) as connection:
        connection.executescript(SCHEMA1.read_text(encoding="utf-8"))
        query = "SELECT uid, day, day_from, first_seen, journal FROM games ORDER BY uid"
        return connection.execute(query).fetchall()


def old_store(path: Path, dump: Path = SCHEMA1) -> Path:
    with closing(sqlite3.connect(path)) as connection:
        connection.executescript(dump.read_text(encoding="utf-8"))
    return path


def tables_of(path: Path) -> dict[tuple[str, str], list]:
    """Every table and index of a store with its columns."""
    with closing(sqlite3.connect(path)) as connection:
        names = [name for (name,) in connection.execute("SELECT name FROM sqlite_master")]
        return {
            (name, kind): sorted(
                (row[1:] for row in connection.execute(f"PRAGMA {kind}({name})")), key=repr
            )
            for name in names
            for kind in ("table_info", "index_info", "index_list", "foreign_key_list")
        }


def rows_of(store) -> list[tuple]:
    return sorted(
        (e.uid, e.day, e.day_from, e.first_seen, store.journal(e.uid)) for e in store.games()
    )


def test_schema_1_becomes_one_of_today_and_everything_is_computed_anew(tmp_path):
    path = old_store(tmp_path / "old.sqlite")
    with closing(open_store(path)) as store:
        assert rows_of(store) == old_rows()
        states = {entry.uid: (entry.state, entry.valid) for entry in store.games()}
        for uid, _, _, _, journal in old_rows():
            row = record_of(journal).row
            assert states[uid] == (row["state"], bool(row["sound"]))
        assert {sound for _, sound in states.values()} == {True, False}
        assert "open" in {state for state, _ in states.values()}
    with closing(sqlite3.connect(path)) as connection:
        assert connection.execute("SELECT value FROM meta").fetchall() == [(str(VERSION),)]
        tables = {name for (name,) in connection.execute("SELECT name FROM sqlite_master")}
    assert set(metadata.tables) <= tables and "games_1" not in tables


@pytest.mark.parametrize("version", range(1, VERSION))
def test_a_store_of_every_older_schema_becomes_one_of_today(version, tmp_path):
    path = old_store(tmp_path / "old.sqlite", STORES / f"schema{version}.sql")
    open_store(path).close()
    open_store(tmp_path / "new.sqlite").close()
    assert tables_of(path) == tables_of(tmp_path / "new.sqlite")


@pytest.mark.parametrize("version", range(1, VERSION))
def test_the_statistics_of_an_older_store_are_those_of_a_new_one(version, tmp_path):
    old = old_store(tmp_path / "old.sqlite", STORES / f"schema{version}.sql")
    with closing(open_store(old)) as store, closing(open_store(tmp_path / "b.sqlite")) as new:
        merge(store, new)
        assert statistics(store) == statistics(new) and statistics(store).finished
        assert store.games() == new.games()
        assert dice_statistics(store) == dice_statistics(new)


def test_a_step_knows_nothing_of_today(tmp_path, monkeypatch):
    """When a schema 6 gets a column more, the steps before stay what they were."""
    wider = schema.games.to_metadata(MetaData())
    wider.append_column(Column("length", Integer, nullable=False))
    for module in (schema, migrations):  # wherever a step would find today's table
        monkeypatch.setattr(module, "games", wider, raising=False)
    more = text("ALTER TABLE games ADD COLUMN length INTEGER NOT NULL DEFAULT 7")
    monkeypatch.setitem(migrations.STEPS, 5, lambda connection: connection.execute(more))
    monkeypatch.setattr(opening, "VERSION", 6)
    path = old_store(tmp_path / "old.sqlite")
    with closing(open_store(path)) as store:
        assert rows_of(store) == old_rows()
    with closing(sqlite3.connect(path)) as connection:
        assert set(connection.execute("SELECT length FROM games")) == {(7,)}


def test_steps_import_nothing_of_ours():
    body = ast.parse(inspect.getsource(migrations)).body
    ours = [
        getattr(part, "name", "import")
        for part in body
        for node in ast.walk(part)
        if isinstance(node, ast.ImportFrom) and node.module.startswith(("host_tools", "firmware"))
    ]
    assert set(ours) == {"recompute"}, "what is not frozen follows the last step"


def make_schema_1(place: str) -> None:
    """The same on any database, whatever is there."""
    opened = open_store(place)
    with opened.turn() as connection:
        metadata.drop_all(connection)
        migrations.schema1.create_all(connection)
        meta.create(connection)
        connection.execute(insert(meta).values(key="schema", value="1"))
        names = ("uid", "day", "day_from", "first_seen", "journal")
        for row in old_rows():
            connection.execute(
                insert(migrations.games1).values(dict(zip(names, row, strict=True)))
            )
    opened.close()


def test_the_same_on_any_database(place):
    make_schema_1(place)
    with closing(open_store(place)) as store:
        assert rows_of(store) == old_rows()


def test_rows_that_are_damaged_do_not_stop_it(tmp_path):
    """A journal as text, one twice, one missing, a name and a day that are none."""
    path = old_store(tmp_path / "old.sqlite")
    first, second, *others = old_rows()
    with closing(sqlite3.connect(path)) as connection:
        more = [("twice", *first[1:]), ("empty", *first[1:-1], b"")]
        connection.executemany("INSERT INTO games VALUES (?, ?, ?, ?, ?)", more)
        for change, uid in (
            ("journal = CAST(journal AS TEXT)", first[0]),
            ("day = 'soon', first_seen = 'once', uid = char(27)", second[0]),
        ):
            connection.execute(f"UPDATE games SET {change} WHERE uid = ?", (uid,))
        connection.commit()
    with closing(open_store(path)) as store:
        damaged: list[Damaged] = []
        found = {entry.uid: store.journal(entry.uid) for entry in store.games(damaged=damaged)}
        assert found == {row[0]: row[-1] for row in (first, *others)}
        assert [bad.uid for bad in damaged] == ["\x1b"]
        assert store.journals(["\x1b"]) == {"\x1b": second[-1]}


def test_a_step_that_fails_leaves_the_old_store_as_it_was(tmp_path, monkeypatch):
    path = old_store(tmp_path / "old.sqlite")

    def fails(connection):
        migrations.to_2(connection)
        raise RuntimeError("the power went")

    monkeypatch.setitem(migrations.STEPS, 1, fails)
    with pytest.raises(RuntimeError):
        open_store(path)
    monkeypatch.undo()
    with closing(open_store(path)) as store:
        assert rows_of(store) == old_rows()


def test_an_old_backup_is_restored_and_stays_as_it_is(tmp_path):
    path = old_store(tmp_path / "old.sqlite")
    before = path.read_bytes()
    with closing(open_store(tmp_path / "new.sqlite")) as store:
        restore_from(str(path), store)
        assert rows_of(store) == old_rows()
    assert path.read_bytes() == before
