"""Random games from fixed seeds, and events that no game should fall for."""

import random

from firmware.games import game_class
from host_tools.games import game_info

JUNK = (None, True, 1.0, -1, 0, 1, 2, 5, 99, 10**9, "", "x", "lay", [], [1], [0] * 5, [[]], {})


def roll_of(game, rng):
    of = game.asks()
    return {"e": "roll", "k": game.k, "of": of, "got": [rng.randrange(n) for n in of]}


def random_options(key, rng, **fixed):
    """About a third of the options moved away from their defaults."""
    options = {}
    for name, default, allowed in game_class(key).OPTIONS:
        values = game_info(key).quick.get(name, allowed)
        options[name] = rng.choice(values) if rng.random() < 0.35 else default
    options.update(fixed)
    return options


def random_game(key, rng):
    """A game with options and a number of players that go together; plain dice need nobody."""
    while True:
        try:
            return game_class(key)(random_options(key, rng), rng.randint(0, 6))
        except ValueError:
            continue


def events_of(game, next_event, rng, most=4000):
    """Play to the end; every event is given out before it is applied."""
    for _ in range(most):
        if game.over():
            return
        event = next_event(game, rng) or roll_of(game, rng)
        yield event
        game.apply(event)
    raise AssertionError("the game does not end")


def spoiled(event, table, rng):
    """An event with something wrong, or a made-up one."""
    kind = rng.randrange(4)
    if kind == 0:
        name = rng.choice([*table, "undo", "x", None, 7, []])
        keys = table.get(name, ()) if isinstance(name, str) else ()
        return {"e": name, **{key: rng.choice(JUNK) for key in keys}}
    bad = dict(event)
    key = rng.choice(list(bad))
    if kind == 1:
        del bad[key]
    elif kind == 2:
        bad[key] = rng.choice(JUNK)
    else:
        value = bad[key]
        if isinstance(value, list) and value:
            value = list(value)
            value[rng.randrange(len(value))] = rng.choice(JUNK)
        elif isinstance(value, int):
            value += rng.choice((-1, 1, 2))
        bad[key] = value
    return bad


def check_event(game, event):
    """why_not is None exactly when apply accepts; a refusal changes nothing."""
    before = game.state()
    trial = game.copy()
    why = game.why_not(event)
    assert game.state() == before
    try:
        trial.apply(event)
    except ValueError as error:
        assert error.args == why
        assert trial.state() == before
    else:
        assert why is None
        return trial
    return None


def seeds(count):
    return [random.Random(seed) for seed in range(count)]
