"""What the set-up hides makes no difference: a game with the hidden option changed is the same."""

import random

import pytest

from firmware.games import KEYS, game_class
from firmware.games.rivals import SEATS as RIVALS
from host_tools.games import game_info as host
from tests.support.sizes import size

CHOOSING = [key for key in KEYS if game_class(key).OPTIONS]
MOST_EVENTS = 600


def chosen(key, rng, seat_count):
    """Options at random, most of them as usual."""
    options = {}
    for name, default, allowed in game_class(key).OPTIONS:
        usual = rng.random() >= 0.4 or name in game_class(key).ONE_GAME
        options[name] = default if usual else rng.choice(allowed)
    if options.get("draft") and seat_count < 2:
        options["draft"] = 0
    for name, default, _ in game_class(key).OPTIONS:  # a player without a seat is left out
        if name in RIVALS and not game_class(key).applies(name, options, seat_count):
            options[name] = default
        elif name in RIVALS and options[name] == "hard":
            options[name] = "easy"  # which takes no time
    return options


def reported(key, options, players, seed):
    """Everything that happens in a game of this number of people, and what it is worth."""
    players += len(game_class(key).bots(options))
    game = game_class(key)(options, players)
    rng = random.Random(seed)
    story = []
    while not game.over() and len(story) < MOST_EVENTS:
        asks = game.asks()
        if asks:
            event = {"e": "roll", "k": game.k, "of": asks, "got": [rng.randrange(n) for n in asks]}
        else:
            event = host(key).next_event(game, rng)
        game.apply(event)
        story.append((event, game.phase, game.over()))
    return story, game.score()


@pytest.mark.parametrize("seed", range(size(6, 400)))
@pytest.mark.parametrize("key", CHOOSING)
def test_a_hidden_option_makes_no_difference(key, seed):
    rng = random.Random(f"{key} {seed}")
    least, most = game_class(key).PLAYERS
    players = rng.randint(least, most)
    options = chosen(key, rng, players)
    if key == "railroad" and seed % 3:
        options["boards"] = 0  # sheets on the gadget take long, and hide little
    usual = reported(key, options, players, seed)
    applies = game_class(key).applies
    hidden = [row for row in game_class(key).OPTIONS if not applies(row[0], options, players)]
    for name, _, allowed in rng.sample(hidden, min(len(hidden), 4)):
        for value in allowed:
            if name in RIVALS + game_class(key).ONE_GAME or (name == "draft" and players < 2):
                continue  # the rules refuse it, and the set-up leaves it out
            assert reported(key, options | {name: value}, players, seed) == usual, name


@pytest.mark.parametrize("key", CHOOSING)
def test_what_is_shown_at_the_default_is_known(key):
    """The set-up of a new gadget: two players, nothing changed."""
    options = {name: default for name, default, _ in game_class(key).OPTIONS}
    shown = [name for name in options if game_class(key).applies(name, options, 2)]
    hidden = {
        "railroad": lambda name: name not in ("edition", "expansion", "draft", "boards", "rival"),
        "emma": lambda name: (
            name.startswith(("solo", "betsy", "deck", "rival")) or "limit" in name
        ),
        "off_the_rails": lambda name: (
            name in ("bag_empty", "swallowed", "fists", "loop_pick", "bumper", "passing")
        ),
    }
    assert shown == [name for name in options if not hidden.get(key, lambda _name: False)(name)]


def test_the_expansions_of_the_box_come_first():
    allowed = next(row[2] for row in game_class("railroad").OPTIONS if row[0] == "expansion")
    orders = {
        "deep_blue": ("", "river", "lake", "lava", "meteor"),
        "deep_blue_de": ("", "river", "lake", "lava", "meteor"),
        "blazing_red": ("", "lava", "meteor", "river", "lake"),
    }
    for edition, order in orders.items():
        offered = game_class("railroad").offered("expansion", allowed, {"edition": edition})
        assert offered == order and sorted(offered) == sorted(allowed)
