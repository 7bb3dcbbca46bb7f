"""Several games at once: one is played, the others are parked, each with journal and secret."""

import random
from contextlib import closing

import pytest

from firmware.boards.files import Files
from firmware.play.parked import MOST, park, unpark
from firmware.play.refused import Refused
from firmware.play.session import Session
from firmware.play.timers import DOWN, Timer
from host_tools.journals import demo
from host_tools.journals.memory_files import MemoryFiles
from host_tools.store import open_store
from host_tools.store.importing import import_folder
from tests.play.flash import Flash, FlashFiles, cut_images
from tests.play.stories import shown
from tests.play.test_verify_rolls import verify

KINDS = ("railroad", "emma", "dice")  # people, people, one alone
PLAYERS = {"railroad": ["Ada", "Ben"], "emma": ["Ada", "Ben", "Eve"], "dice": []}


def switched_on(files, seed=8):
    session = Session(files, demo.seeded(seed), "test")
    session.resume(0)
    return session


def begin(session, kind="dice", presses=3):
    session.new(kind, {}, PLAYERS[kind], 0)
    session.timer = Timer(DOWN, 90, 1000 * session.number)
    session.tick(0)
    play(session, presses)


def play(session, presses, rng=None):
    for _ in range(presses):
        demo.step(session, rng or random.Random(5), 0)


def evening(session):
    """Three games, parked and resumed in turn: the steps, one after another."""
    yield begin, (session, KINDS[0], 6)
    yield park, (session, 0)
    yield begin, (session, KINDS[1], 5)
    yield park, (session, 0)
    yield begin, (session, KINDS[2], 5)
    yield unpark, (session, 1, 0)  # parks the third
    yield unpark, (session, 2, 0)
    yield park, (session, 0)
    yield unpark, (session, 3, 0)


class Played:
    """The evening on a flash, with (operations, the game played, those parked) after each step."""

    def __init__(self):
        self.flash = Flash()
        session = switched_on(FlashFiles(self.flash), 7)
        self.before = bytes(self.flash.buffer)
        self.flash.log = []
        self.after = [(0, 0, [])]
        self.games = {}
        self.moves = []  # (first operation, one after the last) of parking and resuming
        for what, args in evening(session):
            first = len(self.flash.log)
            what(*args)
            if session.number:
                self.games[session.number] = shown(session)
            self.after.append((len(self.flash.log), session.number, sorted(session.parked)))
            if what is not begin:
                self.moves += range(first, len(self.flash.log))

    def possible(self, done):
        """Before the step, after it, and between parking one game and resuming another."""
        at = max(i for i, entry in enumerate(self.after) if entry[0] <= done)
        views = [entry[1:] for entry in self.after[at : at + 2]]
        played, parked = views[0]
        return [*views, (0, sorted([*parked, played] if played else parked))]


def test_a_power_cut_during_every_operation_of_parking_and_resuming():
    played = Played()
    log = played.flash.log
    tried = 0
    for done, damage, image in cut_images(played.before, log, played.moves):
        place = f"cut during operation {done}, {damage}"
        files = FlashFiles(Flash(image))
        session = switched_on(files)
        assert (session.number, sorted(session.parked)) in played.possible(done), place
        assert session.report is None and not session.lost, place
        games = sorted([*session.parked, session.number] if session.number else session.parked)
        kinds = sorted(name.split(".")[1] for name in files.names() if "." in name)
        assert kinds == ["jnl"] * len(games) + ["sec"] * len(games), place
        for number in games:
            if number != session.number:
                assert unpark(session, number, 0), place
            assert shown(session) == played.games[number], place
            assert session.timer.spent(0) == 1000 * number and not session.lost, place
        tried += 1
    assert tried > 150


def test_each_game_has_its_own_dice_to_its_end(tmp_path):
    """Three games are played in turns; anybody can check the dice of each, and sync brings parked
    games home as open ones, never their secrets."""
    flash = tmp_path / "flash"
    flash.mkdir()
    files = Files(str(flash))
    session = switched_on(files)
    for kind in KINDS:
        begin(session, kind)
        park(session, 0)
    rng = random.Random(3)
    for turn in range(6):
        assert unpark(session, turn % 3 + 1, 0)
        play(session, 4, rng)
    with closing(open_store(tmp_path / "games.sqlite")) as store:
        first = import_folder(store, flash)
        assert len(first.new) == len(first.running) == 3
        secrets = [files.read(f"g0000{number}.sec")[:64] for number in (1, 2, 3)]
        stored = (tmp_path / "games.sqlite").read_bytes()
        assert not [secret for secret in secrets if secret in stored]
        for number in (1, 2, 3):
            assert unpark(session, number, 0)
            session.abandon(0)
            session.close()
        assert sorted(import_folder(store, flash).longer) == sorted(first.new)
    assert session.parked == [] and not [name for name in files.names() if ".sec" in name]
    code, said = verify(tmp_path, *[files.read(f"g0000{number}.fin") for number in (1, 2, 3)])
    assert code == 0 and said.count("draws match the promise") == 3


def test_a_parked_game_alone_is_not_opened_at_power_on():
    files = MemoryFiles()
    session = switched_on(files)
    begin(session)
    seen = shown(session)
    park(session, 0)
    assert session.key is None and session.parked == [1]
    again = switched_on(files)
    assert again.key is None and again.parked == [1]
    assert unpark(again, 1, 0) and shown(again) == seen and again.parked == []
    assert not again.timer.running() and not again.timer.after_cut
    assert switched_on(files).number == 1


@pytest.mark.parametrize("damage", [b"", b"{}", b'{"games":[[1]]} 00000000\n', None])
def test_without_the_list_the_latest_is_played_and_all_can_be_resumed(damage):
    files = MemoryFiles()
    session = switched_on(files)
    for _ in range(3):
        begin(session)
        park(session, 0)
    if damage is None:
        files.remove("parked")
    else:
        files.replace("parked", damage)
    again = switched_on(files)
    assert again.number == 3 and sorted(again.parked) == [1, 2]
    assert unpark(again, 1, 0) and sorted(again.parked) == [2, 3]
    after = switched_on(files)
    assert after.number == 1 and sorted(after.parked) == [2, 3]


def test_at_most_nine_are_parked():
    session = switched_on(MemoryFiles())
    for _ in range(MOST):
        begin(session)
        park(session, 0)
    begin(session)
    with pytest.raises(Refused) as refused:
        park(session, 0)
    assert refused.value.why == ("parked_full", (MOST,)) and session.number == MOST + 1
    longest = [99999, "f" * 16, "down", 3600, (1 << 30) - 1]
    assert len(str([longest] * MOST)) < 768


def test_nothing_is_parked_that_is_not_on_the_flash():
    files = MemoryFiles()
    session = switched_on(files)
    begin(session, presses=2)
    session.may_write = False
    session.do({"e": "throw", "dice": ["route"], "counts": [1]}, 10**6)
    for may_write, why in ((False, "battery_low"), (True, "flash_error")):
        session.may_write = may_write
        files.append, keep = _broken, files.append
        with pytest.raises(Refused) as refused:
            park(session, 10**6)
        files.append = keep
        assert refused.value.why[0] == why and session.key == "dice"
    park(session, 10**6)
    with pytest.raises(Refused):
        park(session, 10**6)


def _broken(name, data):
    raise OSError(5)


def test_an_earlier_game_is_not_withdrawn_from_under_a_later_one():
    """Its number stays: the header of the later game names it."""
    session = switched_on(MemoryFiles())
    begin(session, "dice", 0)
    assert session.can_withdraw()
    park(session, 0)
    begin(session, "dice", 0)
    unpark(session, 1, 0)
    assert not session.can_withdraw()
    unpark(session, 2, 0)
    assert session.can_withdraw()
