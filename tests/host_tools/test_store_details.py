"""Small things of the store that nobody would notice for long: which file, day and word."""

import builtins
from contextlib import closing

import pytest

from host_tools.common.errors import BadInput
from host_tools.store import KNOWN, LONGER, NEW, open_store, record_of
from host_tools.store.backups import restore_from
from host_tools.store.headers import headers
from host_tools.store.importing import Imported, import_folder, journals_in
from host_tools.store.opening import is_url, url_of
from host_tools.store.record import day_of
from tests.host_tools.journals import cut, played, shared_code, write
from tests.host_tools.test_damaged_store import damage, filled
from tests.host_tools.test_store import SEEN


@pytest.fixture
def store(tmp_path):
    with closing(open_store(tmp_path / "games.sqlite")) as opened:
        yield opened


def said(call, *args):
    with pytest.raises(BadInput) as refused:
        call(*args)
    return str(refused.value)


# Many at once.


def add_all(store, *journals):
    with store.turn() as connection:
        return store.add_all(connection, [record_of(data) for data in journals], SEEN)


def test_new_known_and_damaged_journals_come_together_in_their_order(store):
    one, two, three, four = played(4)
    spoiled = two.replace(b'"e":"', b'"e":"x', 1)
    assert [what for what, _ in add_all(store, one, cut(three, 3))] == [NEW, NEW]
    found = add_all(store, two, one, spoiled, three, four, four)
    assert [what for what, _ in found] == [NEW, KNOWN, NEW, LONGER, NEW, KNOWN]
    assert found[4][1] == found[5][1] and found[2][1].startswith("x")
    assert {e.uid for e in store.games()} == {uid for _, uid in found}
    for data, (_, uid) in zip((two, one, spoiled, three, four), found[:5], strict=True):
        assert store.journal(uid) == data


def test_a_game_that_has_the_id_of_another_gets_its_own_also_among_many(store):
    ada, ben, eve = (shared_code(seed, name) for seed, name in enumerate(("Ada", "Ben", "Eve")))
    (_, first), (_, second) = add_all(store, ada, ben)
    ((what, third),) = add_all(store, eve)
    assert what == NEW and (second, third) == (f"{first}-2", f"{first}-3")


def test_the_days_of_many_come_from_their_clocks_or_from_the_import(store):
    journals = played(12)
    add_all(store, *journals)
    entries = store.games()
    assert {e.day_from for e in entries} == {"clock", "sync"}
    for entry in entries:
        by_clock = b'"start":null' not in store.journal(entry.uid).partition(b"\n")[0]
        assert entry.day_from == ("clock" if by_clock else "sync"), entry.uid
        if entry.day_from == "sync":
            assert entry.day == day_of(None, SEEN, []).day, "the day of the import"


def test_an_import_distinguishes_new_games_from_longer_ones(store, tmp_path):
    data = played(2)[0]
    import_folder(store, write(tmp_path / "first", [cut(data, 4)]))
    done = import_folder(store, write(tmp_path / "then", played(2)))
    assert len(done.new) == len(done.longer) == 1 and done.known == 0
    assert store.journal(done.longer[0]) == data
    note = Imported()
    note.note("file", LONGER, "ab", record_of(data))
    assert (note.new, note.longer) == ([], ["ab"])


# Finding.


def test_only_the_file_of_the_store_is_the_store(store, tmp_path):
    own, other = tmp_path / "games.sqlite", tmp_path / "other.sqlite"
    other.write_bytes(own.read_bytes())
    link = tmp_path / "link.sqlite"
    link.symlink_to(own)
    assert store.is_file(own) and store.is_file(link)
    assert not store.is_file(other) and not store.is_file(tmp_path / "none.sqlite")
    own.unlink()
    assert not store.is_file(other)


def test_an_id_may_be_cut_short_as_long_as_it_is_one_game(store):
    first = add_all(store, shared_code(1, "Ada"), shared_code(2, "Ben"))[0][1]
    start = first[:4]
    assert store.uid_of(first) == first and store.uid_of(f"{first}-") == f"{first}-2"
    assert said(store.uid_of, start) == (
        f"several games begin with {start}: give more digits of the ID"
    )


def test_games_of_one_gadget(store):
    filled(store, 12)
    boards = {entry.board for entry in store.games()}
    for board in boards:
        assert {entry.board for entry in store.games(board=board)} == {board}
    assert store.games(board="toaster") == []


def test_the_headers_of_what_verifies_and_no_others(store):
    uids = [entry[0] for entry in filled(store, 6)]
    assert len(headers(store)) == 6
    for uid in uids[:2]:
        damage(store, uid, "sound", 0)
    left = {store.find(uid).id for uid in uids[2:]}
    assert {header["id"] for header in headers(store)} == left and len(left) == 4


# Words.


def test_what_is_no_backup_is_named_as_it_was_given(store, tmp_path):
    letter = tmp_path / "letter.txt"
    letter.write_text("Dear Ada, " * 100, "utf-8")
    sentence = said(restore_from, str(letter), store)
    assert sentence.startswith(f"{letter} cannot be used as a store (")
    assert sentence.endswith("): name a file that `signalbox backup` wrote")
    assert "--db" not in sentence and "copy.sqlite" not in sentence


def test_a_folder_that_is_not_there_is_named(tmp_path):
    where = tmp_path / "none"
    assert (
        said(journals_in, where) == f"there is no folder {where}: name the one with the journals"
    )


def test_a_store_is_made_with_all_its_folders(tmp_path):
    file = tmp_path / "new" / "and" / "deep" / "games.sqlite"
    with closing(open_store(file)) as opened:
        assert opened.games() == [] and file.is_file()


@pytest.mark.parametrize(
    "where", ["postgresql://ada:p@ss@host/games", "postgresql://ada:secret@ho@st/games"]
)
def test_a_password_that_spoils_its_url_is_not_taken_for_a_place(where):
    sentence = said(url_of, where)
    assert sentence.startswith(
        "--db is not a database URL: write it like postgresql://user@host/name"
    )
    assert "p@ss" not in sentence and "secret" not in sentence


def test_urls_in_capitals_are_urls_and_disks_are_not():
    assert is_url("SQLITE:///games.sqlite") and is_url("Zed+x.1:rest")
    assert not is_url("C:/games.sqlite") and not is_url("games.sqlite")


def test_a_package_that_is_missing_is_named(monkeypatch):
    real = builtins.__import__

    def without(name, *args, **how):
        if name == "psycopg":
            raise ModuleNotFoundError("No module named 'psycopg'", name="psycopg")
        return real(name, *args, **how)

    monkeypatch.setattr(builtins, "__import__", without)
    assert said(open_store, "postgresql://ada@localhost/games") == (
        "postgresql+psycopg://ada@localhost/games needs the Python package psycopg: install it"
    )


def test_a_game_keeps_the_moment_when_it_was_seen_first(store):
    """Whatever order the backups of several computers are brought together in."""
    record = record_of(played(1)[0])
    seen = []
    for moment in (500, 900, 200, 300):
        with store.turn() as connection:
            store.add(connection, record, moment)
        seen.append(store.games()[0].first_seen)
    assert seen == [500, 500, 200, 200]
