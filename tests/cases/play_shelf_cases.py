"""The shelf of finished games: room, marks, stories, and a flash that does not answer."""

from firmware.play.session import Session
from firmware.play.shelf import KEEP_FREE, Shelf
from host_tools.journals.memory_files import MemoryFiles
from tests.play.copied import mark_copied

THROW = {"e": "throw", "dice": ["route"], "counts": [1]}


class Stubborn(MemoryFiles):
    """A flash on which the calls in `fails` end with an error."""

    fails = ()

    def free(self):
        self._try("free")
        return MemoryFiles.free(self)

    def names(self):
        self._try("names")
        return MemoryFiles.names(self)

    def read(self, name, start=0, size=-1):
        self._try("read")
        return MemoryFiles.read(self, name, start, size)

    def rename(self, old, new):
        self._try("rename")
        MemoryFiles.rename(self, old, new)

    def remove(self, name):
        self._try("remove " + name)
        MemoryFiles.remove(self, name)

    def _try(self, call):
        if call in self.fails:
            raise OSError(5)


def shelf_of(count):
    """The shelf of a flash with so many games, given up after five throws."""
    session = Session(Stubborn(), lambda: bytes(32), "test")
    for _ in range(count):
        session.new("dice", {}, [], 0)
        for _ in range(5):
            session.do(dict(THROW), 1)
            session.roll(1)
        session.abandon(1)
    return Shelf(session.storage)


def with_free(shelf, blocks):
    shelf.storage.blocks += blocks - shelf.space()[0]
    return shelf


def case_space_is_wanted_below_twenty_blocks():
    shelf = shelf_of(1)
    assert not with_free(shelf, KEEP_FREE).wants_space()
    assert with_free(shelf, KEEP_FREE - 1).wants_space()


def case_only_as_many_games_are_forgotten_as_are_needed():
    shelf = shelf_of(4)
    for number in (1, 2, 3, 4):
        mark_copied(shelf.storage, number)
    with_free(shelf, KEEP_FREE - 2)
    assert shelf.forget_copied() == [1, 2] and shelf.space()[0] == KEEP_FREE
    assert shelf.forget_copied(KEEP_FREE + 1) == [3]
    assert shelf.finished() == [(4, True)]


def case_a_game_that_cannot_be_forgotten_is_still_there():
    shelf = shelf_of(3)
    for number in (1, 2, 3):
        mark_copied(shelf.storage, number)
    with_free(shelf, KEEP_FREE - 3)
    shelf.storage.fails = ("remove g00002.cop",)
    gone = shelf.forget_copied()
    assert 1 in gone and 2 not in gone
    assert [number for number, _ in shelf.finished()] == [n for n in (3, 2, 1) if n not in gone]


def case_a_game_that_changes_is_not_copied_any_more():
    shelf = shelf_of(2)
    assert shelf.uncopy(1, "g00001.fin") == "g00001.fin", "it had no mark"
    mark_copied(shelf.storage, 1)
    shelf.storage.fails = ("rename",)
    assert shelf.uncopy(1, "g00001.cop") == "g00001.cop" and shelf.finished()[1] == (1, True)
    shelf.storage.fails = ()
    assert shelf.uncopy(1, "g00001.cop") == "g00001.fin"
    assert shelf.finished() == [(2, False), (1, False)]


def case_a_flash_that_does_not_answer_shows_an_empty_shelf():
    shelf = shelf_of(2)
    shelf.storage.fails = ("free", "names")
    assert shelf.space() == (0, 0) and shelf.wants_space()
    assert shelf.finished() == [] and shelf.forget_copied() == []
    assert shelf.name(1) is None and shelf.story(1) is None


def case_a_game_that_cannot_be_read_has_no_story():
    shelf = shelf_of(1)
    assert shelf.story(1).header["game"] == "dice" and shelf.story(1).events == 12
    shelf.storage.fails = ("read",)
    assert shelf.name(1) == "g00001.fin" and shelf.story(1) is None
    shelf.storage.fails = ()
    whole = shelf.storage.read("g00001.fin")
    shelf.storage.replace("g00001.fin", whole[:20] + b"x" + whole[21:])
    assert shelf.story(1) is None


def case_a_file_says_which_game_it_is_before_it_is_read():
    shelf = shelf_of(1)
    assert shelf.game_of("g00001.fin") == "dice"
    shelf.storage.fails = ("read",)
    assert shelf.game_of("g00001.fin") is None
    shelf.storage.fails = ()
    head = b'{"signalbox":1,"game":"'
    for text, key in (
        (b'emma","options":"', "emma"),
        (b'emma","x":1,"game":"dice"', "emma"),
        (b'chess"', None),
        (b"emma", None),
        (b'emma2"', None),
        (b'"', None),
    ):
        shelf.storage.replace("odd", head + text)
        assert shelf.game_of("odd") == key, text
    shelf.storage.replace("odd", b'dice"')
    assert shelf.game_of("odd") is None


def case_a_list_of_the_best_is_noticed():
    shelf = shelf_of(1)
    assert not shelf.has_best()
    shelf.storage.replace("best-GXX", b"")
    assert shelf.has_best()
