"""What holds for all games but Railroad Ink, which has tests of its own, over random games."""

import pytest

from firmware.games import KEYS, game_class
from firmware.ui.texts import en
from firmware.ui.texts.say import short_form
from host_tools.games import game_info
from host_tools.refusals import sentence
from tests.rules.random_play import check_event, events_of, random_game, seeds, spoiled
from tests.rules.reasons import of_game
from tests.support.sizes import size

OTHERS = [key for key in KEYS if key != "railroad"]
# Events that only people need, to put right what the gadget cannot know.
CORRECTIONS = {"emma": {"pile", "hand"}, "off_the_rails": {"return", "end"}}


def player_of(key):
    return game_info(key).next_event


@pytest.mark.parametrize("key", OTHERS)
def test_a_random_game_ends_and_scores_and_replays(key):
    for rng in seeds(size(15, 1000)):
        game = random_game(key, rng)
        again = game.copy()
        stage = game.stage()
        for event in events_of(game, player_of(key), rng):
            assert game.why_not(event) is None
            again.apply({"n": 1, "t": 2, **event})
            assert again.stage() >= stage
            stage = again.stage()
        assert again.state() == game.state()
        assert again.score() == game.score()
        assert game.asks() is None


@pytest.mark.parametrize("key", OTHERS)
def test_the_players_use_every_event(key):
    table = game_class(key).EVENTS
    used = set()
    for rng in seeds(150):
        game = random_game(key, rng)
        for event in events_of(game, player_of(key), rng):
            used.add(event["e"])
            assert set(event) == {"e", *table[event["e"]]}
        while game_info(key).late_scores and (event := game_info(key).next_event(game, rng)):
            used.add(event["e"])
            game.apply(event)
    assert used | CORRECTIONS.get(key, set()) == set(table)


@pytest.mark.parametrize("key", OTHERS)
def test_a_refused_event_changes_nothing(key):
    table = game_class(key).EVENTS
    taken = refused = 0
    for rng in seeds(size(6, 300)):
        game = random_game(key, rng)
        for event in events_of(game, player_of(key), rng):
            for _ in range(3):
                trial = check_event(game, spoiled(event, table, rng))
                if trial:
                    taken += 1
                    trial.score()
                else:
                    refused += 1
            assert check_event(game, event)
    assert refused > 2 * taken > 0


@pytest.mark.parametrize("key", OTHERS)
@pytest.mark.parametrize("event", [None, [], "pass", 7, {}, {"e": []}, {"e": {}}, {"e": "roll"}])
def test_what_is_no_event_at_all(key, event):
    game = game_class(key)({}, 2)
    assert game.why_not(event) == ("no_such_event", ())


@pytest.mark.parametrize("key", OTHERS)
def test_states_are_plain_tuples(key):
    def plain(value):
        return type(value) in (int, str) or (type(value) is tuple and all(map(plain, value)))

    for rng in seeds(5):
        game = random_game(key, rng)
        for _ in events_of(game, player_of(key), rng):
            assert plain(game.state())


@pytest.mark.parametrize("key", OTHERS)
def test_every_reason_given_is_listed_and_said(key):
    """Reasons met in random play: a sentence and one line of the display, in two languages."""
    met = set()
    for rng in seeds(60):
        game = random_game(key, rng)
        for event in events_of(game, player_of(key), rng):
            for _ in range(3):
                met.add(game.why_not(spoiled(event, game_class(key).EVENTS, rng)))
    met.discard(None)
    for why in met:
        assert why[0] in of_game(key) | set(en.WHY)
        for lang in ("en", "de"):
            whole, short = sentence(why, key, lang), short_form(why, key, lang)
            assert "{" not in whole and "#" not in whole and len(short) <= 21, short
    assert len({why[0] for why in met}) > len(of_game(key)) // 2
