"""The power is cut during every block operation: nothing that was shown is ever lost."""

import pytest

from firmware.play import fair
from firmware.play.session import Session
from firmware.play.timers import DOWN, Timer
from host_tools.journals import demo
from tests.play.flash import Flash, FlashFiles, cut_images
from tests.play.replayed import replayed
from tests.play.stories import KINDS, do_step, short, shown, story_of
from tests.support.sizes import SOAK, size


class Played:
    """A story played on a flash, with what was shown after every step."""

    def __init__(self, steps, timer=True, flash=None):
        self.flash = flash or Flash()
        files = FlashFiles(self.flash)
        session = Session(files, demo.seeded(7), "test")
        self.before = bytes(self.flash.buffer)
        self.flash.log = []
        self.shown = [(0, None, [])]
        self.times = [0]
        for step in steps:
            do_step(session, step)
            if timer and step[0] == "new":
                session.timer = Timer(DOWN, 90)
                session.timer.start(0)
                session.tick(0)
            self.shown.append(
                (len(self.flash.log), shown(session), session.finished_games.newest_first())
            )
            self.times.append(0 if step[0] == "new" else step[1][-1])
        self.secret = bytes.fromhex(session.secret_shown())
        self.end = session.game.state()

    def possible(self, done):
        """What may be shown after a cut: the last thing shown, or what was being written."""
        at = max(i for i, entry in enumerate(self.shown) if entry[0] <= done)
        return [entry[1:] for entry in self.shown[at : at + 2]], self.times[at : at + 2]

    def check(self, flash, done, damage):
        """Switch on again; the files are left as they are then."""
        files = FlashFiles(flash)
        session = Session(files, demo.seeded(8), "test")
        resumed = session.resume(0)
        place = f"cut during operation {done}, {damage}"
        states, times = self.possible(done)
        assert (shown(session), session.finished_games.newest_first()) in states, place
        if resumed and session.timer.mode == DOWN:
            assert session.timer.spent(99) in times and session.timer.after_cut, place
        assert session.report is None and session.saving and not session.lost, place
        kinds = sorted(name.split(".")[1] for name in files.names() if "." in name)
        over = session.finished_games.newest_first()
        assert kinds == (["jnl", "sec"] if resumed else ["fin"] * len(over)), place
        return session

    def same_dice(self, session):
        of = session.game.asks() if session.game else None
        if of:
            k = session.game.k
            salt = session.salt_text or ""  # the cut may have come before it was set
            wanted = [fair.Dice(self.secret, salt).draw(k + i, n) for i, n in enumerate(of)]
            assert session.roll(10**9)["got"] == wanted


def cuts(log, stride):
    """Every operation, or every `stride`-th and the last ones."""
    return (
        range(len(log)) if SOAK else [*range(0, len(log), stride), *range(len(log) - 8, len(log))]
    )


@pytest.mark.parametrize("kind", KINDS)
def test_cut_during_every_operation_of_a_game(kind):
    played = Played(story_of(kind, 1))
    tried = 0
    for done, damage, image in cut_images(
        played.before, played.flash.log, cuts(played.flash.log, len(played.flash.log) // 12)
    ):
        played.same_dice(played.check(Flash(image), done, damage))
        tried += 1
    assert tried >= size(45, 3 * len(played.flash.log))


@pytest.mark.parametrize("kind", KINDS)
def test_a_game_goes_on_to_the_same_end_after_a_cut(kind):
    steps = story_of(kind, 2)
    played = Played(steps)
    log = played.flash.log
    begun = played.shown[1][0]  # before that there is no game to go on with
    chosen = range(begun, len(log), max(1, len(log) // size(2, 100)))
    for done, damage, image in cut_images(played.before, log, chosen):
        session = played.check(Flash(image), done, damage)
        at = [entry[1:] for entry in played.shown].index(
            (shown(session), session.finished_games.newest_first())
        )
        for step in steps[at:]:
            do_step(session, step)
        assert session.finished_games.newest_first() == [(1, False)]
        assert replayed(session.finished_games, 1).game.state() == played.end


@pytest.mark.parametrize("kind", KINDS)
def test_cut_again_during_recovery(kind):
    played = Played(short(story_of(kind, 3), 5))
    log = played.flash.log
    for done, damage, image in cut_images(played.before, log, cuts(log, max(1, len(log) // 5))):
        first = Flash(image)
        before = bytes(first.buffer)
        played.check(first, done, damage)
        again = cut_images(before, first.log, range(len(first.log)))
        for second, more, twice in again:
            played.check(Flash(twice), done, f"{damage}, again during {second}, {more}")
