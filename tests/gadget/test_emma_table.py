"""Emma at the table: what is typed in, what is said, and the records of one player alone."""

import pytest

from tests.scripts_driver import table


def begin(tmp_path, options, players=("Ada", "Björn"), language="en"):
    script = table(tmp_path, language)
    script.settle()
    script.gadget.session.new("emma", options, list(players), script.now)
    return script


def show(script):
    script.gadget.home()
    script.settle()
    return script.gadget.screen


def end(script, *counts, pile=None):
    """Pass until the draw pile is empty, then type in the hands."""
    gadget = script.gadget
    if gadget.session.game.phase == "first":
        gadget.do({"e": "first", "p": 0})
    if gadget.session.game.phase == "railway":
        gadget.do({"e": "railway", "cards": [1, 1, 1, 1], "broken": []})
    while gadget.session.game.phase != "count":
        seat = gadget.session.game.seat
        assert gadget.do({"e": "pass", "p": seat})
    for p, v in enumerate(counts):
        assert gadget.do({"e": "scores", "p": p, "v": v})
    return show(script)


def test_two_broken_cards_are_typed_in(tmp_path):
    script = begin(tmp_path, {"first": "choose"})
    script.gadget.do({"e": "first", "p": 0})
    screen = show(script)
    kind, _, fields, name = screen.can[0][1]
    assert kind == "form" and [field[0] for field in fields if "broken" in str(field[0])]
    told = dict.fromkeys(range(4), 1) | {f"broken{i}": 0 for i in range(4)}
    screen.hear(name, told | {"broken0": 4, "broken1": 2})
    railway = script.gadget.session.game.railway
    assert railway.cards == [1, -1, 1, -1]
    assert script.gadget.session.game.broken_left == 2


@pytest.mark.parametrize(
    ("language", "words"),
    [
        ("en", ("Take 11 cards out", "third card", "2 cards")),
        ("de", ("11 Karten", "dritten Karte", "2 Karten")),
    ],
)
def test_the_set_up_is_told(language, words, tmp_path):
    script = begin(tmp_path, {"first": "choose"}, language=language)
    script.gadget.do({"e": "first", "p": 0})
    show(script)
    script.do("press", "DOWN")
    script.do("press", "A")
    text = script.gadget.screen.words().replace("\n", " ")
    for _ in range(4):
        script.do("press", "DOWN")
        text += " " + script.gadget.screen.words().replace("\n", " ")
    assert all(word in text for word in words), text


def test_a_pass_says_what_it_did(tmp_path):
    script = begin(tmp_path, {"first": "choose"})
    script.gadget.do({"e": "first", "p": 0})
    script.gadget.do({"e": "railway", "cards": [1, 1, 1, 1], "broken": []})
    show(script)
    script.do("press", "DOWN")
    script.do("press", "A")
    assert "Emma moves 1, 1 penalty card" in script.gadget.screen.words()


def test_a_hand_that_cannot_be_left_is_asked_for_twice(tmp_path):
    script = begin(tmp_path, {"first": "choose"})
    end(script)
    hand = script.gadget.session.game.hands[0]
    for doubted in (True, False):
        assert script.gadget.session.game.typed[0] == []
        script.do("press", "A")
        script.do("press", "A")
        told = script.gadget.screen.words()
        assert (f"There should be {hand} cards" in told) == doubted
    assert script.gadget.session.game.typed[0] == [0, 0, 0, 0]


def test_what_decided_a_tie_is_said(tmp_path):
    script = begin(tmp_path, {"first": "choose"})
    end(script)
    game = script.gadget.session.game
    game.piles = [[], []]
    for p, v in enumerate(([2, 0, 0, 1], [0, 3, 0, 0])):
        assert script.gadget.do({"e": "scores", "p": p, "v": v})
    assert "fewer 4s" in show(script).words()


def test_too_many_derailments_are_said_and_set_no_record(tmp_path):
    script = begin(tmp_path, {"derail_limit": 3}, ("Ada",))
    gadget = script.gadget
    gadget.do({"e": "railway", "cards": [1, 1, 1, 1], "broken": []})
    while not gadget.session.game.lost:
        game = gadget.session.game
        number = game.allowed()[-1]
        gadget.do({"e": "build", "p": 0, "number": number, "count": 1, "broken": []})
        while gadget.session.game.asks():
            gadget.roll()
        game = gadget.session.game
        if game.phase == "lay":
            gadget.do({"e": "lay", "p": 0, "order": game.offer()})
        elif not game.hands[0]:
            gadget.do({"e": "hand", "p": 0, "cards": 4})
    text = show(script).words()
    script.do("press", "A")
    text += script.gadget.screen.words()
    assert "Lost" in text and "4 derailments" in text
    script.do("hold", "A")
    assert gadget.settings.own("emma", "emma_best_score_limit") == -1


def test_a_record_belongs_to_its_mode_and_may_be_0(tmp_path):
    script = begin(tmp_path, {}, ("Ada",))
    end(script)
    game = script.gadget.session.game
    game.piles[0] = []
    assert script.gadget.do({"e": "scores", "p": 0, "v": [0, 0, 0, 0]})
    show(script)
    script.do("hold", "A")
    own = script.gadget.settings.own
    assert own("emma", "emma_best_score") == 0 and "record" in script.gadget.screen.words().lower()
    assert own("emma", "emma_best_betsy") == -1
