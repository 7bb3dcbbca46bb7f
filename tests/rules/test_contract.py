"""One contract for all games: the same calls, the same attributes, a score of the same form."""

import pytest

from firmware.games import KEYS, game_class
from firmware.games.game import WON, winners
from host_tools.games import game_info
from tests.rules.random_play import events_of, random_game, seeds

CALLS = ("asks", "why_not", "apply", "over", "stage", "state", "copy", "score")
STANDING = {"place", "total", "rows", "tie", "line"}


def games(key, count):
    """Random games with the numbers of players that their options allow."""
    for rng in seeds(count):
        yield random_game(key, rng), rng


@pytest.mark.parametrize("key", KEYS)
def test_a_game_has_what_the_session_and_the_screens_use(key):
    kind = game_class(key)
    for game, _ in games(key, 3):
        assert all(callable(getattr(game, call)) for call in CALLS)
        assert type(game.players) is int and game.k == 0 and type(game.phase) is str
        assert all(callable(getattr(game, "do_" + event)) for event in kind.EVENTS)
        assert kind.EVENTS["roll"] == ("k", "of", "got")
        assert [row[0] for row in game_class(key).OPTIONS] == list(game.options)
        for name, default, allowed in game_class(key).OPTIONS:
            assert default in allowed and game.options[name] in allowed


@pytest.mark.parametrize("key", KEYS)
def test_a_score_has_the_same_form_in_all_games_at_any_time(key):
    for game, rng in games(key, 12):
        has_scores(game)
        for _ in events_of(game, game_info(key).next_event, rng):
            has_scores(game)
        has_scores(game)
        while game_info(key).late_scores and (event := game_info(key).next_event(game, rng)):
            game.apply(event)
        places = [player["place"] for player in has_scores(game)["players"]]
        known = sorted(place for place in places if place)
        assert all(place <= i + 1 for i, place in enumerate(known))


def has_scores(game):
    score = game.score()
    assert set(score) == {"players", "note", "record"}
    assert len(score["players"]) in (0, game.players)
    labels = set()
    for player in score["players"]:
        assert set(player) == STANDING
        assert player["place"] is None or 1 <= player["place"] <= game.players
        assert player["total"] is None or type(player["total"]) is int
        if player["rows"] is not None:
            labels.add(tuple(label for label, _ in player["rows"]))
            assert all(type(points) is int for _, points in player["rows"])
            assert sum(points for _, points in player["rows"]) == player["total"]
        assert type(player["tie"]) is str and (player["place"] or not player["tie"])
        said(player["line"])
    assert len(labels) <= 1
    places = [player["place"] for player in score["players"]]
    if None in places:
        assert set(places) == {None}, "a place means nothing where one is missing"
    if {player["total"] for player in score["players"]} & {None} or not game.over():
        assert set(places) <= {None}
    first = [seat for seat, place in enumerate(places) if place == 1]
    assert winners(score) == (first if len(places) > 1 else [0] * (score["note"] == WON))
    said(score["note"])
    assert score["record"] is None or type(score["record"]) is int
    return score


def said(line):
    """(key, args) for the texts to make a sentence of, or None."""
    if line is not None:
        key, args = line
        assert type(key) is str and type(args) is tuple


@pytest.mark.parametrize("key", KEYS)
def test_what_a_form_offers_can_be_typed_in(key):
    """A player who takes the form as it stands makes a legal event."""
    met = False
    for game, rng in games(key, 12):
        assert game.form(0) is None
        for _ in events_of(game, game_info(key).next_event, rng):
            pass
        for seat in range(game.players):
            fields = game.form(seat)
            if fields:
                met = True
                assert all(start in values for _, _, values, start in fields)
                event = {"e": "scores", "p": seat, "v": [field[3] for field in fields]}
                assert game.why_not(event) is None
    assert met == (key in ("emma", "off_the_rails"))
