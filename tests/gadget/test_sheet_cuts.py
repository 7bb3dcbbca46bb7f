"""The power is cut while somebody draws on the gadget: no drawing that was shown is ever lost."""

from random import Random

import pytest

from tests.gadget.sheets import NAMES, front, game_of, play_on
from tests.play.flash import Flash, FlashFiles, cut_images
from tests.runners.driver import table
from tests.support.sizes import SOAK, size


class Drawn:
    """A game drawn by the buttons on a flash, with its state after every press."""

    def __init__(self, folder, expansion, players):
        self.flash = Flash()
        script = table(folder, storage=FlashFiles(self.flash))
        script.settle()
        script.gadget.settings.set("animation", 0)
        options = {"boards": 1, "expansion": expansion}
        script.gadget.session.new("railroad", options, NAMES[:players], script.now)
        script.gadget.home()
        script.settle()
        self.before = bytes(self.flash.buffer)
        self.flash.log = []
        self.seen = [(0, game_of(script).copy())]
        play_on(script, Random(f"cuts {expansion}"), self.note)

    def note(self, game):
        """Called before every press: what a player sees after that number of operations."""
        self.seen.append((len(self.flash.log), game.copy()))
        return game.round > size(1, 7)

    def possible(self, done):
        """The last state that was shown, or the one that was being written; the press that ends a
        round rolls, too, and may have come half way."""
        at = max(i for i, (count, _) in enumerate(self.seen) if count <= done)
        games = [game.copy() for _, game in self.seen[at : at + 2]]
        ended = games[0].copy()
        if ended.why_not({"e": "end"}) is None:
            ended.apply({"e": "end"})
        return [game.state() for game in [*games, ended]]


@pytest.mark.parametrize(("expansion", "players"), [("lake", 1), ("lava", 2)])
def test_a_cut_while_drawing_loses_nothing_that_was_shown(expansion, players, tmp_path):
    drawn = Drawn(tmp_path, expansion, players)
    log = drawn.flash.log
    cuts = range(len(log)) if SOAK else range(0, len(log), len(log) // 8)
    for done, damage, image in cut_images(drawn.before, log, cuts):
        again = table(tmp_path / "again", storage=FlashFiles(Flash(image)))
        again.settle()
        place = f"cut during operation {done}, {damage}"
        assert game_of(again).state() in drawn.possible(done), place
        wanted = {"draw": ".sheet", "scores": "ranking"}.get(game_of(again).phase, ".round")
        assert front(again) == wanted, place
