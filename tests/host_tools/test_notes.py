"""Notes of a game: with them a journal is described exactly as by a replay."""

import json
import random
import zlib
from concurrent.futures import ThreadPoolExecutor
from contextlib import closing

import pytest
from sqlalchemy import select, text

from firmware.games.railroad.expansions import BY_KEY
from firmware.play.file_names import RUNNING, name_of
from firmware.play.session import Session
from host_tools.games import game_info
from host_tools.journals import demo
from host_tools.journals import notes as notes_module
from host_tools.journals.faults import TEXTS
from host_tools.journals.memory_files import MemoryFiles
from host_tools.journals.notes import key_of, read_notes, take_notes
from host_tools.journals.proof import sentences
from host_tools.journals.story import Story
from host_tools.store import open_store, record_of
from host_tools.store import stored_journals as stored_module
from host_tools.store.backups import merge
from host_tools.store.schema import notes
from host_tools.store.stored_journals import NotesCache, stored_journal
from tests.host_tools.evenings import SEEN, keep
from tests.host_tools.journals import cut, played, with_sheets
from tests.host_tools.stores import place, server, store
from tests.play.forge import journal_of, lines_of

__all__ = ("place", "server", "store")  # pytest finds fixtures by their names here
LANGUAGES = ("en", "de")


def spoiled() -> bytes:
    """Dice that its secret does not give."""
    lines = lines_of(played()[3])
    roll = next(line for line in lines if line.get("e") == "roll")
    roll["got"][0] = (roll["got"][0] + 1) % roll["of"][0]
    return journal_of(lines)


def every_kind() -> list[bytes]:
    sheets = [with_sheets(kind, ["Ada", "Björn"], seed) for seed, kind in enumerate(BY_KEY)]
    broken = [cut(played()[0], 5), played()[1][:-7], b"no journal", b"", spoiled()]
    return [*played(12), *sheets, *broken]


def reported(found, language: str) -> tuple:
    """Everything that is said or drawn of a game."""
    tale = Story(found, language)
    sheets = [
        (name, sheet.svg(name, language, "x"), sheet.link()) for name, sheet in tale.sheets()
    ]
    proven = sentences(found.found, language), found.found.wrong(language)
    return tale.chapters, tale.rolls(), sheets, proven, found.starter, tale.as_dict()


def test_stored_notes_describe_a_game_as_the_game_itself_does():
    for data in every_kind():
        fresh = take_notes(data)
        kept = read_notes(data, fresh.packed())
        assert kept.found.game is None
        for language in LANGUAGES:
            assert reported(kept, language) == reported(fresh, language)


def test_a_step_is_described_like_a_journal_that_ends_there():
    for data in (with_sheets("lava", ["Ada"], 3), *played(4)):
        kept = read_notes(data, take_notes(data).packed())
        last = len(kept.found.events)
        for step in range(0, last + 1, max(1, last // 12)):
            short, whole = Story(take_notes(cut(data, step + 1))), Story(kept)
            at = whole.at(step)
            assert [str(sheet) for _, sheet in whole.sheets(step)] == [
                str(sheet) for _, sheet in short.sheets()
            ]
            if step == 0:
                assert at == (None, "", [])
                continue
            chapter, rolls = short.chapters[-1], short.rolls()
            assert (at.chapter, at.item.text) == (chapter.title, chapter.items[-1].text)
            assert at.lying == (rolls[-1][1] if rolls else [])


def test_undo_takes_drawings_back():
    storage = MemoryFiles()
    session = Session(storage, demo.seeded(5), "pico")
    session.new("railroad", {"boards": 1}, ["Ada", "Björn"], 0)
    session.roll(1000)
    session.do(game_info("railroad").next_event(session.game, random.Random(5)), 2000)
    session.undo(3000)
    kept = take_notes(storage.read(name_of(1, RUNNING)))
    before, drawn, after = ([str(s) for _, s in Story(kept).sheets(step)] for step in (1, 2, 3))
    assert before == after == ["", ""] and drawn != before


def damaged(data: bytes) -> list[bytes]:
    packed = take_notes(data).packed()
    whole = json.loads(zlib.decompress(packed))
    odd = [
        {},
        [],
        whole | {"faults": [["no such", []]]},
        whole | {"chapters": whole["chapters"][1:]},
        whole | {"chapters": [["Round 1", "many"]]},
        whole | {"faces": []},
        whole | {"drawings": [[1, 0, "x"]]},
        whole | {"good": len(data) - 5},
        {name: value for name, value in whole.items() if name != "dice"},
    ]
    return [b"", b"junk", packed[:-4], *(zlib.compress(json.dumps(one).encode()) for one in odd)]


def test_notes_that_are_none_are_noticed():
    data = played()[0]
    for packed in damaged(data):
        with pytest.raises(ValueError):
            read_notes(data, packed)
    bomb = zlib.compress(b" " * (notes_module.MOST_BYTES + 1) + take_notes(data).packed())
    with pytest.raises(ValueError):
        read_notes(data, bomb)


def test_a_stored_game_is_not_played_through_again(store, monkeypatch):
    keep(store, *played(4))
    monkeypatch.delattr(stored_module, "take_notes")  # nobody can ask for it
    for entry in store.games():
        data = store.journal(entry.uid)
        assert reported(NotesCache(store).of(entry.uid), "en") == reported(take_notes(data), "en")


@pytest.mark.parametrize("change", ["data = '?'", "key = 'other'", None])
def test_missing_or_foreign_notes_are_taken_when_they_are_asked_for(store, change, monkeypatch):
    keep(store, *played(2))
    uid = store.games()[0].uid
    before = stored_journal(store, uid)
    revision = store.revision()
    with store.engine.begin() as connection:
        damage = f"UPDATE notes SET {change}" if change else "DELETE FROM notes"
        if change and change.startswith("data") and store.engine.dialect.name == "postgresql":
            damage = "UPDATE notes SET data = '?'::bytea"
        connection.execute(text(damage + " WHERE uid = :uid"), {"uid": uid})
    assert stored_journal(store, uid).notes() is None
    notes_cache = NotesCache(store)
    with monkeypatch.context() as once:
        for _ in range(2):  # the second time they wait to be stored
            assert reported(notes_cache.of(uid), "de") == reported(take_notes(before.data), "de")
            once.delattr(stored_module, "take_notes", raising=False)
    assert stored_journal(store, uid).notes() is None
    notes_cache.write()
    assert stored_journal(store, uid) == before
    assert store.revision() == revision, "no game is other than before"


def test_other_code_makes_other_notes(monkeypatch):
    data = played()[0]
    mine = key_of(data)
    assert key_of(data + b" ") != mine
    for pattern in notes_module.CODE:
        assert list(notes_module.ROOT.glob(pattern)), pattern
    monkeypatch.setattr(notes_module, "_code", lambda: b"a newer Signalbox")
    assert key_of(data) != mine


def test_a_read_only_store_still_answers(tmp_path):
    place = tmp_path / "games.sqlite"
    store = open_store(place)
    keep(store, *played(1))
    uid = store.games()[0].uid
    with store.engine.begin() as connection:
        connection.execute(text("DELETE FROM notes"))
    store.close()
    reading = open_store(f"sqlite:///file:{place}?mode=ro&uri=true")
    notes_cache = NotesCache(reading)
    assert Story(notes_cache.of(uid)).chapters
    notes_cache.write()
    reading.close()


def test_many_notes_are_stored_together_while_others_read(tmp_path, monkeypatch):
    monkeypatch.setattr(stored_module, "MANY", 3)
    with closing(open_store(tmp_path / "games.sqlite")) as store:
        keep(store, *played(8))
        with store.engine.begin() as connection:
            connection.execute(text("DELETE FROM notes"))
        notes_cache = NotesCache(store)
        uids = [entry.uid for entry in store.games()]
        with ThreadPoolExecutor(4) as threads:
            found = list(threads.map(notes_cache.of, [*uids, *uids]))
        notes_cache.write()
        with store.engine.connect() as connection:
            assert set(connection.scalars(select(notes.c.uid))) == set(uids)
        for uid, one in zip([*uids, *uids], found, strict=True):
            assert one.chapters == take_notes(store.journal(uid)).chapters


def test_a_longer_journal_gets_its_own_notes(store, tmp_path):
    data = played()[0]
    for journal in (cut(data, 4), data):
        with store.turn() as connection:
            _, uid = store.add(connection, record_of(journal), SEEN)
        assert len(NotesCache(store).of(uid).found.events) == journal.count(b"\n") - 1
        with store.engine.connect() as connection:
            assert list(connection.scalars(select(notes.c.key))) == [key_of(journal)]
    other = open_store(tmp_path / "other.sqlite")
    merge(store, other)
    assert stored_journal(other, uid) == stored_journal(store, uid)
    other.close()


def test_every_fault_is_said_in_both_languages():
    assert TEXTS["en"].keys() == TEXTS["de"].keys()
    found = take_notes(spoiled()).found
    assert "die Würfel zeigen" in found.wrong("de")[0] and "the dice show" in found.wrong()[0]
    lines = lines_of(played()[3])
    next(line for line in lines if line.get("e") == "roll")["k"] += 1
    against = take_notes(journal_of(lines)).found
    assert against.wrong("de")[0].startswith("Ereignis ")
    assert "gegen die Regeln: " in against.wrong("de")[0]
    assert against.wrong("de")[0].split(": ", 1)[1] != against.wrong()[0].split(": ", 1)[1]
