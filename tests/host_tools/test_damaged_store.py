"""A store in which somebody, or a failing disk, has changed rows: the good ones come through, the
bad one is named, and what its journal knows comes back."""

import json
import sqlite3
from contextlib import closing

import pytest
from sqlalchemy import text

from host_tools.common.errors import BadInput
from host_tools.store import KNOWN, NEW, Damaged, open_store, record_of
from host_tools.store.backups import restore_from, write_backup
from host_tools.store.importing import import_folder
from tests.host_tools.journals import played, recorded, write
from tests.host_tools.stores import place, server, store
from tests.host_tools.terminal import no_control_characters, signalbox
from tests.host_tools.test_store import SEEN, snapshot
from tests.support.sizes import SOAK

__all__ = ("place", "server", "signalbox", "store")  # pytest finds fixtures by their names here
DEEP = "[" * 100_000
# Column, and values that nobody ever wrote there.
ANYWHERE = {
    "players": ("Ada", "5", "[1]", '["Ada"', DEEP, "9" * 5000, "", '{"a": "b"}', '["a"],["b"]'),
    "options": ("[]", "", '{"edition"'),
    "result": ("{}", "null", '{"totals": 5, "places": [], "parts": [], "note": ""}'),
    "faults": ("{}", "[{}]", "no"),
    "day": ("2026-02-30", "", "yesterday", "²026-01-01"),
    "day_from": ("moon", ""),
    "state": ("lost", ""),
    "digest": ("", "g" * 64, "ab"),
    "first_seen": (-1, 10**15),
    "events": (-1,),
}
# SQLite does not insist on the types of its columns.
IN_SQLITE = {
    "players": (b"\xff", 7, 1.5),
    "events": ("many", b"1", 0.5),
    "duration": ("long",),
    "sound": ("yes", b"\0"),
    "day": (20260101, b"2026-01-01"),
    "first_seen": ("today", 1e300),
    "start": ("soon", b""),
    "board": (b"pico",),
}


def filled(store, count=6):
    with store.turn() as connection:
        for data in played(count):
            store.add(connection, recorded(data), SEEN)
    return snapshot(store)


def damage(store, uid, column, value):
    with store.turn() as connection:
        query = text(f"UPDATE games SET {column} = :value WHERE uid = :uid")
        connection.execute(query, {"value": value, "uid": uid})


def damages(store):
    """(column, value, also to be mended by a backup)"""
    sqlite = store.engine.dialect.name == "sqlite"
    for table in (ANYWHERE, IN_SQLITE) if sqlite else (ANYWHERE,):
        for column, values in table.items():
            yield from ((column, value, SOAK or value == values[0]) for value in values)


def rows_of(store):
    with store.engine.connect() as connection:
        found = connection.execute(text("SELECT * FROM games")).mappings().all()
    return {row["uid"]: dict(row) for row in found}


def test_one_damaged_row_hides_no_other_and_comes_back_from_its_journal(store, tmp_path):
    whole = filled(store)
    good = rows_of(store)
    for number, (column, value, mended) in enumerate(damages(store)):
        uid = whole[number % len(whole)][0]
        damage(store, uid, column, value)
        named: list[Damaged] = []
        assert {e.uid for e in store.games(damaged=named)} == {row[0] for row in whole} - {uid}
        assert [bad.uid for bad in named] == [uid], (column, value)
        assert f"its {column.replace('_', ' ')} in the store cannot be read" in str(named[0])
        with pytest.raises(BadInput, match="signalbox backup FILE"):
            store.find(uid)
        if mended:
            file = tmp_path / f"{number}.sqlite"
            reported: list[Damaged] = []
            assert write_backup(store, file, damaged=reported) == len(whole)
            assert "recomputed from its journal" in str(reported[0])
            counts = restore_from(str(file), store)
            assert counts == {"new": 0, "longer": 0, "known": len(whole)}, column
        if not mended or column in ("day", "day_from", "first_seen"):  # no journal knows these
            for name in ("day", "day_from", "first_seen", column):
                damage(store, uid, name, good[uid][name])
        assert rows_of(store) == good, (column, value)
        assert snapshot(store) == whole


def test_many_damaged_rows(store):
    whole = filled(store, 12)
    for row in whole[::2]:
        damage(store, row[0], "players", "Ada")
    named: list[Damaged] = []
    assert {e.uid for e in store.games(damaged=named)} == {row[0] for row in whole[1::2]}
    assert {bad.uid for bad in named} == {row[0] for row in whole[::2]}


def test_a_journal_that_is_missing_is_named_and_brought_again(store, tmp_path):
    whole = filled(store)
    uid = whole[2][0]
    with store.turn() as connection:
        connection.execute(text("DELETE FROM journals WHERE uid = :uid"), {"uid": uid})
    with pytest.raises(BadInput, match=r"journal is missing.*signalbox sync"):
        store.journal(uid)
    named: list[Damaged] = []
    assert write_backup(store, tmp_path / "a.sqlite", damaged=named) == len(whole) - 1
    assert [bad.uid for bad in named] == [uid] and "journal is missing" in str(named[0])
    done = import_folder(store, write(tmp_path / "games", [row[-1] for row in whole]))
    assert (done.known, done.new, done.longer) == (len(whole), [], [])
    assert snapshot(store) == whole


def test_a_journal_that_rots_is_replaced_by_a_good_one(store, tmp_path):
    whole = filled(store)
    write_backup(store, tmp_path / "good.sqlite")
    uid, data = whole[1][0], bytearray(whole[1][-1])
    data[100] ^= 1
    with store.turn() as connection:
        query = text("UPDATE journals SET data = :data WHERE uid = :uid")
        connection.execute(query, {"data": bytes(data), "uid": uid})
    restore_from(str(tmp_path / "good.sqlite"), store)
    assert snapshot(store) == whole


def test_a_row_without_its_game_does_not_block_the_game(store):
    """A journal that no row belongs to, and a row whose id is not that of its journal."""
    games = played(4)
    outcome, uid = NEW, record_of(games[0]).row["id"]
    whole = filled(store, 4)
    damage(store, uid, "id", "0" * 16)
    damage(store, uid, "digest", "0" * 64)
    with store.turn() as connection:
        outcome, other = store.add(connection, record_of(games[0]), SEEN)
    assert outcome == NEW and other == uid + "-2", "as if it were another game"
    second = record_of(games[1]).row["id"]
    damage(store, second, "id", "1" * 16)
    damage(store, second, "digest", "1" * 64)
    with store.turn() as connection:
        outcomes = store.add_all(connection, [record_of(data) for data in games], SEEN)
    assert [outcome for outcome, _ in outcomes] == [KNOWN, NEW, KNOWN, KNOWN]
    assert {row[-1] for row in snapshot(store)} == {row[-1] for row in whole}


def raw(path, *statements):
    """Somebody else's program, which checks nothing."""
    with closing(sqlite3.connect(path)) as connection:
        for statement in statements:
            connection.execute(*statement)
        connection.commit()


def test_rows_that_only_sqlite_takes(tmp_path):
    path = tmp_path / "games.sqlite"
    with closing(open_store(path)) as store:
        whole = filled(store)
        ids = [row[0] for row in whole]
        raw(
            path,
            ("UPDATE games SET fw = CAST(x'ff1b5b' AS TEXT) WHERE uid = ?", (ids[0],)),
            ("UPDATE games SET players = CAST(x'5bff5d' AS TEXT) WHERE uid = ?", (ids[1],)),
            ("UPDATE games SET uid = char(27) || '[31m' WHERE uid = ?", (ids[2],)),
            ("UPDATE journals SET uid = char(27) || '[31m' WHERE uid = ?", (ids[2],)),
            ("UPDATE journals SET data = CAST(data AS TEXT) WHERE uid = ?", (ids[3],)),
            ("UPDATE journals SET data = NULL WHERE 0",),
            ("INSERT INTO journals VALUES ('beef', x'00')",),
        )
        named: list[Damaged] = []
        entries = store.games(damaged=named)
        assert [e.uid for e in entries if e.uid in ids[:3]] == [ids[0]]
        assert len(entries) == 4 and len(named) == 2
        no_control_characters("".join(map(str, [*entries, *named])))
        assert store.journal(ids[3]) == whole[3][-1]
        assert write_backup(store, tmp_path / "new.sqlite") == 6
        restore_from(str(tmp_path / "new.sqlite"), store)
        assert snapshot(store) == whole


EVIL = "\x1b]0;gotcha\x07\u202e\u2066\u200f\u061c\ufeff\u200b\u2028\x9b\udc80"


def test_what_a_foreign_database_says_is_harmless(signalbox, tmp_path):
    """Every text of a row replaced: names, board, version, game, state of the dice, a fault."""
    signalbox("sync", "--from", write(tmp_path / "games", played(4)))
    path = tmp_path / "store.sqlite"
    escaped = json.dumps([EVIL])
    lists = {"totals": [EVIL], "places": [1], "parts": [[EVIL]], "winners": [EVIL]}
    result = json.dumps(lists | {"note": EVIL})
    safe = EVIL.replace("\udc80", "")  # sqlite3 itself takes no half of a character
    raw(
        path,
        ("UPDATE games SET board = ?, fw = ?, game = ?, dice = ?, id = ?", (safe,) * 5),
        ("UPDATE games SET players = ?, faults = ?, result = ?", (escaped, escaped, result)),
        ("UPDATE games SET options = ?", (json.dumps({EVIL: [EVIL]}),)),
    )
    everything = json.loads(signalbox("games", "--json").out)
    assert len(everything) == 4
    for words in (("games",), ("games", "--player", "nobody")):
        assert signalbox(*words).code == 0
    for game in everything:
        for words in (("show",), ("show", "--json"), ("verify",), ("verify", "--json")):
            ran = signalbox(words[0], game["uid"], *words[1:])
            assert ran.code == 0 and "Traceback" not in ran.err
    assert signalbox("backup", tmp_path / "b.sqlite").code == 0
    assert signalbox("restore", tmp_path / "b.sqlite").code == 0


def test_the_commands_name_what_is_damaged(signalbox, tmp_path):
    signalbox("sync", "--from", write(tmp_path / "games", played(4)))
    path = tmp_path / "store.sqlite"
    uid = json.loads(signalbox("games", "--json").out)[1]["uid"]
    raw(path, ("UPDATE games SET players = 'Ada' WHERE uid = ?", (uid,)))
    ran = signalbox("games")
    assert ran.code == 1 and len(ran.out.splitlines()) == 4
    assert f"signalbox: {uid}: its players in the store cannot be read; `signalbox b" in ran.err
    ran = signalbox("games", "--json")
    assert ran.code == 1 and len(json.loads(ran.out)) == 3 and uid in ran.err
    ran = signalbox("show", uid)
    assert ran.code == 2 and "its players" in ran.err
    ran = signalbox("games", "--date", uid, "2026-03-04")
    assert ran.code == 0, "its day can be set all the same"
    ran = signalbox("backup", tmp_path / "b.sqlite")
    assert ran.code == 1 and "4 games" in ran.out and "recomputed from its journal" in ran.err
    ran = signalbox("restore", tmp_path / "b.sqlite")
    assert (ran.code, ran.out) == (0, "0 new, 0 continued, 4 known.\n")
    ran = signalbox("games")
    assert ran.code == 0 and len(ran.out.splitlines()) == 5 and "2026-03-04" in ran.out
    raw(path, ("DELETE FROM journals WHERE uid = ?", (uid,)))
    for words in (("show", uid), ("verify", uid)):
        ran = signalbox(*words)
        assert ran.code == 2 and "journal is missing" in ran.err
    ran = signalbox("backup", tmp_path / "c.sqlite")
    assert ran.code == 1 and "3 games" in ran.out and uid in ran.err
    assert signalbox("restore", tmp_path / "b.sqlite").code == 0
    assert signalbox("show", uid).code == 0


@pytest.mark.parametrize("rotten", [b"", b"no journal", b"[] 00000000\n", "text", 7])
def test_a_journal_that_is_none_any_more_stops_no_list_and_no_sync(signalbox, tmp_path, rotten):
    folder = write(tmp_path / "games", played(3))
    signalbox("sync", "--from", folder)
    uid = json.loads(signalbox("games", "--json").out)[1]["uid"]
    raw(tmp_path / "store.sqlite", ("UPDATE journals SET data = ? WHERE uid = ?", (rotten, uid)))
    for words in (("games",), ("sync", "--from", write(tmp_path / "more", played(4)))):
        ran = signalbox(*words)
        assert (ran.code, ran.err) == (0, "")


def test_a_schema_number_that_is_none_is_not_taken_for_one(store, place):
    for value in ("²", "٢", "2.0", "-1", "9" * 200, ""):
        with store.turn() as connection:
            connection.execute(text("UPDATE meta SET value = :value"), {"value": value})
        with pytest.raises(BadInput, match="holds other data"):
            open_store(place)
