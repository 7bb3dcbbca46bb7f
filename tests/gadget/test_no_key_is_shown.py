"""A refusal is a sentence on the screen, never the key that the rules give it."""

import pytest

from firmware.games import KEYS, game_class
from firmware.ui.setup_draft import NewGame
from tests.runners.driver import table
from tests.support.sizes import SOAK


def choices(key):
    """Every value of every option alone, with every number of players."""
    least, most = game_class(key).PLAYERS
    for players in range(least, most + 1):
        yield {}, players
        for name, _, allowed in game_class(key).OPTIONS:
            for value in () if name in game_class(key).ONE_GAME else allowed:
                yield {name: value}, players


@pytest.mark.parametrize("language", ["en", "de"] if SOAK else ["de"])
@pytest.mark.parametrize("key", KEYS)
def test_whatever_is_chosen_begins(key, language, tmp_path):
    """What was chosen for more players and cannot be now is left out."""
    script = table(tmp_path, language)
    script.settle()
    gadget = script.gadget
    for options, players in choices(key):
        gadget._presenter.message = None
        new_game = NewGame(gadget.settings, key)
        new_game.options, new_game.seats = dict(options), [""] * players
        new_game.start(gadget)
        assert gadget.session.game is not None, (options, players, gadget.message())
        gadget.session.abandon(script.now)
        gadget.leave_game()


@pytest.mark.parametrize(
    ("language", "sentence"), [("en", "Draft: 2 or more"), ("de", "Draft: mindestens 2")]
)
def test_a_game_that_cannot_begin_gets_a_sentence(language, sentence, tmp_path):
    script = table(tmp_path, language)
    script.settle()
    gadget = script.gadget
    gadget.new_game = NewGame(gadget.settings, "railroad")
    begun = gadget.attempt(gadget.session.new, "railroad", {"draft": 1}, ["Ada"], script.now)
    assert not begun and gadget.message()[0] == sentence
