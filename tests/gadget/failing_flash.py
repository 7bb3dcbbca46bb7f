"""A flash that fails at chosen calls, and an evening to be spent with it: a game with sheets and a
rival, a power cut in its third round, the end, the lists."""

import gc
from random import Random

from firmware.boards.framebuf_cpython import FrameBuffer
from firmware.gadget import Gadget
from tests.gadget.sheets import front, game_of, play_on, press, words
from tests.runners.press_script import Board, Buttons, Display, Flash, Script

CALLS = ("read", "append", "replace", "rename", "remove", "names", "size", "free")
EIO = 5
FOREVER = 1 << 30
PATIENCE = 60
MS_TO_SAVE = 11_000  # the gadget tries again every 10 s


class FailingFlash(Flash):
    """Its calls are counted from 0; those from `first` on fail, `count` of them."""

    def __init__(self, folder, first=FOREVER, count=0):
        super().__init__(folder)
        self.calls = []
        self.first, self.count = first, count
        self.lasts = count > 1

    def works(self):
        return len(self.calls) < self.first or len(self.calls) >= self.first + self.count

    def heal(self):
        self.count = 0


def _counted(call):
    def counted(self, *args):
        works = self.works()
        self.calls.append((call, *args[:1]))
        if not works:
            raise OSError(EIO)
        return getattr(Flash, call)(self, *args)

    return counted


for _name in CALLS:
    setattr(FailingFlash, _name, _counted(_name))


class Evening:
    """`play()` it. `listed`: the player was asked for initials, for the list of the best."""

    def __init__(self, flash):
        self.flash = flash
        self.listed = False

    def power_on(self):
        gc.freeze()  # as in tests.runners.driver.table, which writes settings of its own
        buttons, display = Buttons(), Display(FrameBuffer)
        self.script = Script(Gadget(Board(display, buttons, self.flash)), buttons, display)
        self.script.settle()
        self.check()

    def check(self):
        assert front(self.script) != "crash", words(self.script)

    def press(self, *keys):
        press(self.script, *keys)
        self.check()

    def play(self):
        self.power_on()
        self.begin()
        play_on(self.script, Random(3), until=lambda game: game.round == 3)
        self.cut_the_power()
        play_on(self.script, Random(4))
        self.come_to_the_end()
        self.look_at_the_lists()
        self.flash.heal()
        self.power_on()  # this puts in order what an error left
        assert front(self.script) == "start" and self.script.gadget.session.report is None

    def begin(self):
        """As last time; what is refused once is pressed again."""
        for _ in range(PATIENCE):
            if game_of(self.script) is not None:
                break
            self.press("press A")
            if not self.flash.works():
                self.flash.heal()  # as long as it fails no game begins
        self.press("hold A")

    def cut_the_power(self):
        """What was saved is there again, at the latest at the second start."""
        session = self.script.gadget.session
        saved, state = session.saving, game_of(self.script).state()
        self.power_on()
        if game_of(self.script) is None:
            assert self.script.gadget.session.report, "it is said why"
            self.flash.heal()
            self.power_on()
        assert game_of(self.script) is not None
        if saved:
            assert game_of(self.script).state() == state

    def come_to_the_end(self):
        keys = {
            ".ending": "press B",
            "ranking": "hold A",
            "initials": "press A",
            "best": "press B",
        }
        for _ in range(PATIENCE):
            if front(self.script) == "start":
                return
            if front(self.script) == "ranking" and self.script.gadget.session.unsaved():
                self.flash.heal()
                self.script.wait(MS_TO_SAVE)
            self.listed = self.listed or front(self.script) == "initials"
            self.press(keys[front(self.script)])
        raise AssertionError(front(self.script))

    def look_at_the_lists(self):
        self.script.gadget.go("history")
        self.script.settle()
        self.check()
        self.press("press A", "press A", "press B", "press B", "press RIGHT", "press B", "press B")
