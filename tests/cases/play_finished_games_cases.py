"""The finished games: space, marks, replays, and a flash that does not answer."""

from firmware.play.finished_games import KEEP_FREE, FinishedGames
from firmware.play.session import Session
from host_tools.journals.memory_files import MemoryFiles
from tests.play.copied import mark_copied
from tests.play.replayed import replayed

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


def games_of(count):
    """The finished games of a flash that has `count` of them, abandoned after five throws."""
    session = Session(Stubborn(), lambda: bytes(32), "test")
    for _ in range(count):
        session.new("dice", {}, [], 0)
        for _ in range(5):
            session.do(dict(THROW), 1)
            session.roll(1)
        session.abandon(1)
    return FinishedGames(session.storage)


def with_free(games, blocks):
    games.storage.blocks += blocks - games.space()[0]
    return games


def case_space_is_wanted_below_twenty_blocks():
    games = games_of(1)
    assert not with_free(games, KEEP_FREE).wants_space()
    assert with_free(games, KEEP_FREE - 1).wants_space()


def case_only_as_many_games_are_forgotten_as_are_needed():
    games = games_of(4)
    for number in (1, 2, 3, 4):
        mark_copied(games.storage, number)
    with_free(games, KEEP_FREE - 2)
    assert games.forget_copied() == [1, 2] and games.space()[0] == KEEP_FREE
    assert games.forget_copied(KEEP_FREE + 1) == [3]
    assert games.newest_first() == [(4, True)]


def case_a_game_that_cannot_be_forgotten_is_still_there():
    games = games_of(3)
    for number in (1, 2, 3):
        mark_copied(games.storage, number)
    with_free(games, KEEP_FREE - 3)
    games.storage.fails = ("remove g00002.cop",)
    gone = games.forget_copied()
    assert 1 in gone and 2 not in gone
    assert [number for number, _ in games.newest_first()] == [
        n for n in (3, 2, 1) if n not in gone
    ]


def case_a_game_that_changes_is_not_copied_any_more():
    games = games_of(2)
    assert games.uncopy(1, "g00001.fin") == "g00001.fin", "it had no mark"
    mark_copied(games.storage, 1)
    games.storage.fails = ("rename",)
    assert games.uncopy(1, "g00001.cop") == "g00001.cop" and games.newest_first()[1] == (1, True)
    games.storage.fails = ()
    assert games.uncopy(1, "g00001.cop") == "g00001.fin"
    assert games.newest_first() == [(2, False), (1, False)]


def case_a_flash_that_does_not_answer_shows_an_empty_shelf():
    games = games_of(2)
    games.storage.fails = ("free", "names")
    assert games.space() == (0, 0) and games.wants_space()
    assert games.newest_first() == [] and games.forget_copied() == []
    assert games.name(1) is None and replayed(games, 1) is None


def case_a_game_that_cannot_be_read_has_no_story():
    games = games_of(1)
    assert replayed(games, 1).header["game"] == "dice" and replayed(games, 1).events == 12
    games.storage.fails = ("read",)
    assert games.name(1) == "g00001.fin" and replayed(games, 1) is None
    games.storage.fails = ()
    whole = games.storage.read("g00001.fin")
    games.storage.replace("g00001.fin", whole[:20] + b"x" + whole[21:])
    assert replayed(games, 1) is None


def case_a_file_says_which_game_it_is_before_it_is_read():
    games = games_of(1)
    assert games.game_of("g00001.fin") == "dice"
    games.storage.fails = ("read",)
    assert games.game_of("g00001.fin") is None
    games.storage.fails = ()
    head = b'{"signalbox":1,"game":"'
    for text, key in (
        (b'emma","options":"', "emma"),
        (b'emma","x":1,"game":"dice"', "emma"),
        (b'chess"', None),
        (b"emma", None),
        (b'emma2"', None),
        (b'"', None),
    ):
        games.storage.replace("odd", head + text)
        assert games.game_of("odd") == key, text
    games.storage.replace("odd", b'dice"')
    assert games.game_of("odd") is None


def case_a_list_of_the_best_is_noticed():
    games = games_of(1)
    assert not games.has_best()
    games.storage.replace("best-GXX", b"")
    assert games.has_best()
