"""A refusal is a sentence on the screen, never the key that the rules give it."""

import pytest

from firmware.games import KEYS
from firmware.games.parts import about, option_table
from firmware.ui.plan import Plan
from tests.scripts_driver import table


def choices(key):
    """Every value of every option alone, with every number of players."""
    least, most = about(key).PLAYERS
    for players in range(least, most + 1):
        yield {}, players
        for name, _, allowed in option_table(key):
            for value in allowed:
                yield {name: value}, players


@pytest.mark.parametrize("language", ["en", "de"])
@pytest.mark.parametrize("key", KEYS)
def test_whatever_is_chosen_begins_or_gets_a_sentence(key, language, tmp_path):
    script = table(tmp_path, language)
    script.settle()
    gadget = script.gadget
    refused = set()
    for options, players in choices(key):
        gadget.picture.news = None
        plan = Plan(gadget.settings, key)
        plan.options, plan.seats = dict(options), [""] * players
        plan.start(gadget)
        if gadget.session.game is None:
            refused.add(gadget.picture.news)
        else:
            gadget.session.abandon(script.now)
            gadget.leave_game()
    for text in refused:
        assert text and "_" not in text, text
    assert refused == ({"Draft: 2 players", "Draft: 2 Spieler"} & refused)
    assert bool(refused) == (key == "railroad")
