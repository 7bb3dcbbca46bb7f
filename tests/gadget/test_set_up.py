"""The set-up of every game, whatever is chosen: A changes nothing, a hold starts, B comes back."""

import random

import pytest

from firmware.games import KEYS, game_class
from firmware.play.finished_games import FinishedGames
from tests.gadget.test_keys_mean_the_same import front, to_line
from tests.runners.driver import switched_on
from tests.support.sizes import size

ASKED = [key for key in KEYS if game_class(key).has_setup()]
# An option that is not always shown, and the choices that show it.
HIDES = {
    "railroad": ("meteor_any", {"expansion": "meteor"}),
    "emma": ("limit_counts", {"solo": "betsy", "derail_limit": 3}),
    "off_the_rails": ("bag_empty", {"bag": 1}),
}


def chosen(plan):
    return plan.full(), list(plan.seats), plan.timer_mode, plan.timer_s


def fiddle(script, fingers):
    """Somebody goes through the lines, and changes some; A on a line changes none."""
    screen = script.gadget.screen
    for _ in range(12):
        script.do("press", fingers.choice(("DOWN", "DOWN", "UP")))
        key, *_ = screen.lines[screen.chosen]
        if fingers.random() < 0.7:
            script.do("press", fingers.choice(("LEFT", "RIGHT")))
            assert screen.lines[screen.chosen][0] == key, "lines above it may come and go"
        elif key not in ("start", "names", "rules"):
            before = chosen(script.gadget.new_game)
            script.do("press", "A")
            assert chosen(script.gadget.new_game) == before
            assert script.gadget.screen is screen


@pytest.mark.parametrize("language", ["en", "de"])
@pytest.mark.parametrize("key", ASKED)
def test_whatever_is_chosen_a_hold_starts_it_and_b_brings_it_back(key, language, tmp_path):
    script = switched_on(tmp_path, language)
    gadget = script.gadget
    fingers = random.Random(f"{key} {language}")
    for _ in range(size(2, 25)):
        gadget.home("setup", key)
        script.settle()
        fiddle(script, fingers)
        if any(line[0] == "rules" for line in gadget.screen.lines):
            to_line(script, "rules")
            script.do("press", "A")
            fiddle(script, fingers)
            script.do("press", "B")
        to_line(script, fingers.choice(gadget.screen.lines)[0])
        plan = gadget.new_game
        wanted = chosen(plan)
        script.do("hold", "A")
        header = gadget.session.header
        rivals = (
            gadget.session.game.players - gadget.session.game.people
        )  # they sit after the people
        assert gadget.session.key == key
        assert len(header["players"]) == len(wanted[1]) + rivals
        for name, value in wanted[0].items():
            if game_class(key).applies(name, wanted[0], len(wanted[1])):
                assert header["options"][name] == value, name
        script.do("press", "B")
        assert front(script) == "setup" and chosen(gadget.new_game) == wanted
        assert not FinishedGames(gadget.storage).newest_first()


@pytest.mark.parametrize("language", ["en", "de"])
@pytest.mark.parametrize("key", HIDES)
def test_what_cannot_matter_is_not_shown_and_comes_back(key, language, tmp_path):
    """One line changes, others come and go; a hidden value is the same when it is back."""
    script = switched_on(tmp_path, language)
    gadget = script.gadget
    watched, shows = HIDES[key]
    gadget.settings.keep_setup(key, shows, ["", ""] if key != "emma" else [""])
    gadget.home("setup", key)
    script.settle()
    if key != "railroad":
        to_line(script, "rules")
        script.do("press", "A")
    to_line(script, watched)
    script.do("press", "RIGHT")
    value = gadget.new_game.full()[watched]
    to_line(script, next(iter(shows)))
    script.do("press", "RIGHT")
    assert watched not in [line[0] for line in gadget.screen.lines]
    script.do("press", "LEFT")
    assert watched in [line[0] for line in gadget.screen.lines]
    assert gadget.new_game.full()[watched] == value


def test_the_chosen_line_stays_chosen_when_one_above_it_goes(tmp_path):
    """Bumper carts lose nothing: how they would lose it is hidden."""
    script = switched_on(tmp_path)
    gadget = script.gadget
    gadget.settings.keep_setup("off_the_rails", {"holds": 1}, ["", ""])
    gadget.home("setup", "off_the_rails")
    script.settle()
    to_line(script, "rules")
    script.do("press", "A")
    to_line(script, "bumper")
    script.do("press", "RIGHT")
    assert "fists" not in [line[0] for line in gadget.screen.lines]
    script.do("press", "RIGHT")
    assert gadget.new_game.full()["bumper"] == 0 and gadget.new_game.full()["chasm_die"] == 0
