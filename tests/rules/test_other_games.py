"""What holds for all games but Railroad Ink, which has tests of its own, over random games."""

import importlib

import pytest

from firmware.games import KEYS
from firmware.games.parts import game_module
from firmware.games.why_keys import WHY_KEYS as SHARED_KEYS
from firmware.ui.texts.lines import filled
from firmware.ui.texts.say import say
from host_tools.games import about
from tests.refusals import why_keys
from tests.rules.random_play import check_event, events_of, random_game, seeds, spoiled
from tests.sizes import size

OTHERS = [key for key in KEYS if key != "railroad"]
# Events that only people need, to put right what the gadget cannot know.
CORRECTIONS = {"emma": {"pile", "hand"}, "off_the_rails": {"return", "end"}}


def player_of(key):
    return about(key).next_event


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
    table = game_module(key).EVENTS
    used = set()
    for rng in seeds(150):
        game = random_game(key, rng)
        for event in events_of(game, player_of(key), rng):
            used.add(event["e"])
            assert set(event) == {"e", *table[event["e"]]}
        while about(key).late_scores and (event := about(key).next_event(game, rng)):
            used.add(event["e"])
            game.apply(event)
    assert used | CORRECTIONS.get(key, set()) == set(table)


@pytest.mark.parametrize("key", OTHERS)
def test_a_refused_event_changes_nothing(key):
    table = game_module(key).EVENTS
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
    game = game_module(key).Game({}, 2)
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
@pytest.mark.parametrize("lang", ["en", "de"])
def test_every_reason_has_its_words(key, lang):
    module = game_module(key)
    texts = importlib.import_module(f"firmware.games.{key}.words.why_{lang}")
    assert set(texts.WHY) == set(why_keys(module)) - set(SHARED_KEYS)
    for sentence, short in texts.WHY.values():
        assert sentence.endswith((".", "?")) and not sentence[0].islower()
        assert len(filled(short, ("12", "4"))) <= 21, short


@pytest.mark.parametrize("key", OTHERS)
def test_every_reason_given_is_listed_and_said(key):
    """Reasons met in random play: a sentence and one line of the display, in two languages."""
    module = game_module(key)
    met = set()
    for rng in seeds(60):
        game = random_game(key, rng)
        for event in events_of(game, player_of(key), rng):
            for _ in range(3):
                met.add(game.why_not(spoiled(event, module.EVENTS, rng)))
    met.discard(None)
    for why in met:
        assert why[0] in why_keys(module)
        for lang in ("en", "de"):
            sentence, short = say(why, key, lang), say(why, key, lang, short=True)
            assert "{" not in sentence and "#" not in sentence and len(short) <= 21, short
    assert len({why[0] for why in met}) > len(why_keys(module)) // 2
