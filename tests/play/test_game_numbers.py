"""The games of one gadget are a chain: starting over shows, whatever was forgotten or cut off."""

import json
from itertools import pairwise
from pathlib import Path

import pytest

from firmware.play import file_names
from firmware.play.game_numbers import catch_up, latest
from firmware.play.session import Session
from host_tools.journals import demo
from host_tools.journals.examine import examine
from host_tools.journals.memory_files import MemoryFiles
from tests.play.copied import mark_copied
from tests.play.flash import BROKEN, Flash, FlashFiles, cut_images
from tests.play.forge import journal_of, lines_of
from tests.support.sizes import SOAK

FIXTURE = Path(__file__).parents[1] / "fixtures/journals/format1_dice.jnl"
JOURNALS = (file_names.RUNNING, file_names.FINISHED, file_names.COPIED)


def table(storage, seed=7):
    return Session(storage, demo.seeded(seed), "test")


def play(session):
    """A short game that is given up: its number, its ID, and the ID of the game before."""
    session.new("dice", {}, ["A"], 0)
    session.abandon(300)
    return link(session.header)


def link(header):
    return header["number"], header["id"], header["before"]


def forget_all(session):
    for number, copied in session.finished_games.newest_first():
        if not copied:
            mark_copied(session.storage, number)
    session.finished_games.forget_copied(10**6)
    assert session.finished_games.newest_first() == []


def test_every_game_has_a_number_and_names_the_one_before():
    session = table(MemoryFiles())
    found = [play(session) for _ in range(3)]
    ids = [own for _, own, _ in found]
    assert found == [(1, ids[0], None), (2, ids[1], ids[0]), (3, ids[2], ids[1])]
    assert len(set(ids)) == 3
    for number in (1, 2, 3):
        data = session.storage.read(file_names.name_of(number, file_names.FINISHED))
        assert examine(data).valid and link(examine(data).header) == found[number - 1]


def test_forgotten_games_leave_their_number():
    session = table(MemoryFiles())
    for _ in range(2):
        number, own, _ = play(session)
    forget_all(session)
    again = table(session.storage, 8)
    assert not again.resume(0)
    assert play(again)[::2] == (number + 1, own)
    assert again.finished_games.newest_first() == [(3, False)], (
        "the file has the number of its game"
    )


def test_a_game_that_never_began_takes_no_number():
    session = table(MemoryFiles(blocks=5))
    with pytest.raises(Exception, match="flash_full"):
        play(session)
    session.storage.blocks = 352
    assert play(session)[0] == 1


@pytest.mark.parametrize("harm", ["lost", "empty", "damaged", "huge", "absurd", "unreadable"])
def test_without_the_file_the_journals_decide(harm):
    session = table(MemoryFiles())
    for _ in range(3):
        number, own, _ = play(session)
    storage = Harmed(session.storage, harm)
    assert play(table(storage, 8))[::2] == (number + 1, own)
    storage.harm = None
    if harm != "unreadable":
        assert storage.read(file_names.CHAIN).startswith(b'{"number":4,"id":"')


class Harmed:
    """A flash whose chain is not what it was."""

    def __init__(self, storage, harm):
        self.storage = storage
        self.harm = harm
        if harm == "lost":
            storage.remove(file_names.CHAIN)
        elif harm == "absurd":
            lines = [{"number": "x", "id": 5}]
            storage.replace(file_names.CHAIN, journal_of(lines))
        elif harm != "unreadable":
            odd = {"empty": b"", "damaged": b'{"number":9', "huge": b"9" * 200_000}
            storage.replace(file_names.CHAIN, odd[harm])

    def __getattr__(self, name):
        return getattr(self.storage, name)

    def read(self, name, *args):
        if name == file_names.CHAIN and self.harm == "unreadable":
            raise OSError(5)
        return self.storage.read(name, *args)


def test_a_gadget_of_0_1_0_goes_on():
    """Its journals have no numbers: the next game follows the newest of them."""
    old = FIXTURE.read_bytes()
    storage = MemoryFiles({"g00007.fin": old, "g00004.cop": old, "g00008.bad": b"?"})
    header = lines_of(old)[0]
    assert play(table(storage))[::2] == (9, header["id"])
    assert "g00009.fin" in storage.names()


def test_a_game_of_another_gadget_does_not_join():
    """The browser page can put back downloaded journals of any player."""
    session = table(MemoryFiles())
    _, own, _ = play(session)
    other = table(MemoryFiles(), 9)
    for _ in range(5):
        play(other)
    session.storage.append("g00002.fin", other.storage.read("g00005.fin"))
    assert play(session)[::2] == (2, own)
    assert session.finished_games.newest_first() == [(3, False), (2, False), (1, False)]


def test_a_game_of_another_gadget_does_not_join_even_with_the_number_that_comes_next():
    session = table(MemoryFiles())
    _, own, _ = play(session)
    other = table(MemoryFiles(), 9)
    play(other)
    play(other)
    session.storage.append("g00002.fin", other.storage.read("g00002.fin"))
    assert latest(session.storage) == (1, own)


def test_the_journal_shows_what_a_power_cut_prevented_from_being_written():
    session = table(MemoryFiles())
    play(session)
    before = session.storage.read(file_names.CHAIN)
    number, own, _ = play(session)
    session.storage.replace(file_names.CHAIN, before)
    assert latest(session.storage) == (number, own) == (2, own)
    catch_up(session.storage, session.header)
    assert session.storage.read(file_names.CHAIN) != before
    session.storage.remove("g00002.fin")
    assert latest(session.storage) == (2, own)


@pytest.mark.parametrize("gone", ["damaged", "erased"])
def test_a_running_game_that_is_lost_leaves_its_number(gone):
    """Its file may be damaged from the first byte, or the browser page's Erase was pressed."""
    session = table(MemoryFiles())
    play(session)
    session.new("dice", {}, ["A"], 0)
    number, own, _ = link(session.header)
    if gone == "damaged":
        session.storage.replace("g00002.jnl", b"?" + session.storage.read("g00002.jnl")[1:])
    else:
        session.storage.remove("g00002.jnl")
        session.storage.remove("g00002.sec")
    again = table(session.storage, 8)
    assert not again.resume(0)
    assert play(again)[::2] == (number + 1, own)


def test_an_error_while_the_chain_is_written_is_made_good():
    files = FlashFiles(Flash())
    session = table(files)
    play(session)
    replace = files.replace

    def fails(name, data):
        if name == file_names.CHAIN:
            raise OSError(BROKEN)
        replace(name, data)

    files.replace = fails
    session.new("dice", {}, ["A"], 0)
    second = link(session.header)
    files.replace = replace
    session.abandon(300)
    forget_all(session)
    assert play(table(files, 8))[::2] == (3, second[1])


STEPS = ("new", "abandon", "new", "abandon", "forget", "new", "abandon", "new", "abandon")


class Evening:
    """Several games on a flash whose every operation is known, some of them forgotten."""

    def __init__(self):
        self.flash = Flash()
        session = table(FlashFiles(self.flash))
        self.before = bytes(self.flash.buffer)
        self.flash.log = []
        self.begun = []  # (operations done before, while it began, and its header)
        for step in STEPS:
            start = len(self.flash.log)
            if step == "new":
                session.new("dice", {}, ["A"], 0)
                self.begun.append((start, len(self.flash.log), session.header))
            elif step == "abandon":
                session.abandon(300)
            else:
                forget_all(session)

    def check(self, flash, done, place, then):
        """Switch on, play one more: it follows the latest game that anybody has seen."""
        files = FlashFiles(flash)
        session = table(files, 8)
        seen = session.resume(0) and session.header["id"]
        if seen and then == "erase":
            for kind in (file_names.RUNNING, file_names.SECRET):
                files.remove(file_names.name_of(session.header["number"], kind))
            session.close()
        elif seen:
            session.abandon(10**6)
        if then == "forget":
            forget_all(session)
        before = [header for _, end, header in self.begun if end <= done]
        maybe = [header for start, end, header in self.begun if start <= done < end]
        following = {None: 0} | {header["id"]: header["number"] for header in before[-1:] + maybe}
        number, _, last = play(session)
        assert last in following and number == following[last] + 1, place
        assert not seen or last == seen, place
        assert last is not None or not before, place
        held = [lines_of(files.read(name))[0] for name in files.names() if is_journal(name)]
        held.sort(key=lambda header: header["number"])
        for one, other in pairwise(held):
            assert one["number"] < other["number"], f"{place}: a number twice"
            assert one["number"] + 1 < other["number"] or other["before"] == one["id"], place


def is_journal(name):
    return file_names.split(name) is not None and file_names.split(name)[1] in JOURNALS


def test_a_power_cut_loses_and_doubles_no_number():
    evening = Evening()
    log = evening.flash.log
    tried = 0
    cuts = cut_images(evening.before, log, range(0, len(log), 1 if SOAK else 3))
    for done, damage, image in cuts:
        for then in ("keep", "forget", "erase"):
            place = f"cut during operation {done}, {damage}, then {then}"
            evening.check(Flash(image), done, place, then)
            tried += 1
    assert tried > 200


def test_the_chain_is_one_line_as_all_others():
    session = table(MemoryFiles())
    _, own, _ = play(session)
    data = session.storage.read(file_names.CHAIN)
    assert data == journal_of([{"number": 1, "id": own}])


def header_of(**change):
    return lines_of(FIXTURE.read_bytes())[0] | change


@pytest.mark.parametrize(
    ("change", "good"),
    [
        ({"number": 1, "before": None}, True),
        ({"number": 2, "before": "0123456789abcdef"}, True),
        ({"number": 2, "before": None}, True),
        ({"number": 2, "before": None, "code": 1}, True),
        ({"code": 1}, True),
        ({"number": 1, "before": "0123456789abcdef"}, False),
        ({"number": 0, "before": None}, False),
        ({"number": "2", "before": None}, False),
        ({"number": 2, "before": "0123456789ABCDEF"}, False),
        ({"number": 2, "before": "0123"}, False),
        ({"number": None, "before": None}, False),
        ({"number": 2}, False),
        ({"before": None}, False),
        ({"before": None, "number": 2}, False),
        ({"code": 0}, False),
        ({"code": None}, False),
        ({"code": "ABC234"}, False),
        ({"code": 1, "number": 1, "before": None}, False),
    ],
    ids=json.dumps,
)
def test_what_a_header_may_say_of_its_place(change, good):
    assert examine(journal_of([header_of(**change)])).valid is good


def test_a_game_with_a_shared_code_is_marked_and_takes_no_salt():
    session = table(MemoryFiles())
    session.new("dice", {}, ["A"], 0, code="ABC234")
    assert session.header["code"] == 1 and b"ABC234" not in session.storage.read("g00001.jnl")
    salted = [*lines_of(session.storage.read("g00001.jnl"))]
    salted.append({"n": 1, "t": 0, "e": "salt", "text": "TRACK7"})
    found = examine(journal_of(salted))
    assert found.wrong() == ["Event 1: a game with a shared code has no salt."]
    session.storage.remove("g00001.sec")
    again = table(session.storage)
    assert again.resume(0) and again.lost and again.code is None
    with pytest.raises(Exception, match="salt_code"):
        again.salt("TRACK7", 10)
