"""Emma at the table: what is typed in, what is said, and the records of one player alone."""

import pytest

from firmware.ui.listener import Listener
from tests.gadget.png import rows_of
from tests.runners.driver import table


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
    reported = dict.fromkeys(range(4), 1) | {f"broken{i}": 0 for i in range(4)}
    screen.on_form(name, reported | {"broken0": 4, "broken1": 2})
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
def test_the_set_up_is_described(language, words, tmp_path):
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
    assert "Emma: 1 step, 1 penalty card" in script.gadget.screen.words()


def test_a_hand_that_cannot_be_left_is_doubted_once_and_then_taken(tmp_path):
    """The count is said before; what was typed stays; the player's second word is the last."""
    script = begin(tmp_path, {"first": "choose"})
    end(script)
    game = script.gadget.session.game
    hand = game.hands[0]
    assert hand > 2
    script.do("press", "A")
    assert f"0 of {hand} cards" in script.gadget.screen.words()
    script.do("press", "RIGHT")
    script.do("press", "DOWN")
    script.do("press", "RIGHT")
    assert f"2 of {hand} cards" in script.gadget.screen.words()
    script.do("press", "A")
    assert script.gadget.front() == "form" and game.typed[0] == []
    told = script.gadget.screen.words().replace("\n", " ")
    assert f"There should be {hand} cards. A: it is so" in told
    assert script.gadget.screen.values() == {0: 1, 1: 1, 2: 0, 3: 0}
    script.do("press", "LEFT")
    script.do("press", "A")
    assert script.gadget.front() == "ranking" and game.typed[0] == [0, 1, 0, 0]


def test_whoever_ends_it_too_early_is_led_to_the_missing_hand(tmp_path):
    script = begin(tmp_path, {"first": "choose"})
    end(script, [1, 1, 0, 0])
    script.do("press", "UP")
    script.do("hold", "A")
    screen = script.gadget.screen
    assert "Not over yet" in screen.words()
    assert screen.lines[screen.chosen][0] == 1


def test_a_by_habit_takes_no_start_cards(tmp_path):
    script = begin(tmp_path, {"first": "choose"})
    script.gadget.do({"e": "first", "p": 0})
    show(script)
    for _ in range(3):
        script.do("press", "A")
    assert script.gadget.session.game.phase == "railway"
    assert "Card 1: choose" in script.gadget.screen.words()
    for presses in (2, 1, 4):
        for _ in range(presses):
            script.do("press", "RIGHT")
        script.do("press", "DOWN")
    script.do("press", "A")
    assert "Card 4: choose" in script.gadget.screen.words()
    script.do("press", "LEFT")
    script.do("press", "A")
    assert script.gadget.session.game.railway.cards == [2, 1, 4, 4]
    assert "Ada: draw a card" in script.gadget.screen.words()


def test_everybody_is_told_to_draw_a_card(tmp_path):
    script = begin(tmp_path, {"first": "choose"})
    script.gadget.do({"e": "first", "p": 0})
    script.gadget.do({"e": "railway", "cards": [1, 1, 1, 1], "broken": []})
    show(script)
    script.do("press", "A")
    script.do("hold", "A")
    assert "Björn: draw" not in script.gadget.screen.words()
    script.do("press", "B")
    assert "Björn: draw a card" in script.gadget.screen.words()


@pytest.mark.parametrize("cards", ["table", "gadget"])
def test_the_last_draw_is_shown_once_and_not_after_the_next_build_or_menu(tmp_path, cards):
    script = begin(tmp_path, {"cards": cards}, ["Ada"])
    gadget = script.gadget
    if cards == "table":
        gadget.do({"e": "railway", "cards": [1, 1, 1, 1], "broken": []})
        gadget.do({"e": "build", "p": 0, "number": 1, "count": 1, "broken": []})
    show(script)
    script.do("hold", "A")
    if cards == "gadget":
        script.do("hold", "A")
    assert gadget.screen.page
    script.do("press", "A")
    script.do("hold", "B")
    script.do("press", "DOWN")
    script.do("press", "A")
    assert gadget.screen.page, "asked for in the menu"
    script.do("press", "A")
    if cards == "table":
        script.do("press", "A")
        script.do("press", "A")
        assert gadget.session.game.asks() and gadget.screen.page is None, "no roll of this build"
    script.do("hold", "B")
    script.do("press", "B")
    assert gadget.screen.page is None


def test_an_undone_roll_shows_the_table_and_says_what_was_undone(tmp_path):
    """The earlier roll is another player's, and not new."""
    script = begin(tmp_path, {"first": "choose"})
    gadget = script.gadget
    gadget.do({"e": "first", "p": 0})
    gadget.do({"e": "railway", "cards": [1, 1, 1, 1], "broken": []})
    show(script)
    for _ in range(2):
        script.do("press", "A")
        script.do("hold", "A")
        if gadget.session.game.phase == "lay":
            script.do("press", "A")
        script.do("press", "B")
    assert gadget.session.game.seat == 0
    script.do("hold", "B")
    script.do("press", "A")
    assert gadget.session.game.seat == 1 and gadget.session.game.fresh
    assert gadget.screen.page is None
    assert "Build undone" in gadget.screen.words()


def test_what_decided_a_tie_is_said(tmp_path):
    script = begin(tmp_path, {"first": "choose"})
    end(script)
    game = script.gadget.session.game
    game.piles = [[], []]
    for p, v in enumerate(([2, 0, 0, 1], [0, 3, 0, 0])):
        assert script.gadget.do({"e": "scores", "p": p, "v": v})
    assert show(script).words().startswith("> Björn wins\n6\n")
    script.do("press", "A")
    assert "fewer 4s" in script.gadget.screen.words()


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
    assert gadget.settings.get("emma_best_score_limit") == -1


def test_a_record_belongs_to_its_mode_and_may_be_0(tmp_path):
    script = begin(tmp_path, {}, ("Ada",))
    end(script)
    game = script.gadget.session.game
    game.piles[0] = []
    assert script.gadget.do({"e": "scores", "p": 0, "v": [0, 0, 0, 0]})
    show(script)
    script.do("press", "A")
    script.do("hold", "A")
    best = script.gadget.settings.get
    assert best("emma_best_score") == 0 and "record" in script.gadget.screen.words().lower()
    assert best("emma_best_betsy") == -1


def built(script, cards):
    """A railway of this number of cards, at the turn of the player who builds on."""
    gadget = script.gadget
    gadget.do({"e": "first", "p": 0})
    gadget.do({"e": "railway", "cards": [1, 2, 3, 4], "broken": []})
    gadget.session.game.railway.cards = [1 + i % 4 for i in range(cards)]
    gadget.session.game.hands[0] = 9
    return show(script)


def numbers(screen):
    """The cards of the railway that can be read, from the rear to the front."""
    return [int(line) for line in screen.words().split("\n") if line in tuple("1234")]


def test_the_newest_cards_are_visible_and_marks_show_where_more_are(tmp_path):
    script = begin(tmp_path, {"first": "choose"})
    screen = built(script, 20)
    newest = [1 + i % 4 for i in range(20)][-11:]
    assert numbers(screen) == newest

    def marks():
        """At the left and the right edge, in the row of the cards."""
        rows = rows_of(script.display.seen)[13:24]
        return any(row[0] for row in rows), any(row[127] for row in rows)

    assert marks() == (True, False)
    script.do("press", "LEFT")
    assert numbers(screen) != newest and marks() == (True, True)
    for _ in range(20):
        script.do("press", "LEFT")
    assert numbers(screen)[:4] == [1, 2, 3, 4] and marks() == (False, True)
    for _ in range(20):
        script.do("press", "RIGHT")
    assert numbers(screen) == newest


def test_a_railway_that_has_room_has_no_marks(tmp_path):
    script = begin(tmp_path, {"first": "choose"})
    screen = built(script, 11)
    script.do("press", "LEFT")
    assert len(numbers(screen)) == 11
    assert not any(row[0] or row[127] for row in rows_of(script.display.seen)[13:24])


@pytest.mark.parametrize(
    ("language", "one", "many"),
    [
        ("en", "1 die, 0 % to derail", "8 dice, 20 % to derail"),
        ("de", "1 Würfel, 0 % entgleist", "8 Würfel, 20 % entgleist"),
    ],
)
def test_the_odds_of_a_build_are_shown_while_it_is_typed(language, one, many, tmp_path):
    script = begin(tmp_path, {"first": "choose"}, language=language)
    built(script, 5)
    script.do("press", "A")
    assert one in script.gadget.screen.words()
    for key in ("RIGHT", "DOWN", "RIGHT", "RIGHT", "RIGHT"):
        script.do("press", key)
    assert many in script.gadget.screen.words()
    script.do("press", "A")
    assert many in script.gadget.screen.words()  # what was announced is what is rolled


@pytest.mark.parametrize(("number", "count"), [(2, 3), (1, 7), (3, 4), (4, 4), (4, 6), (4, 8)])
def test_all_wheels_are_drawn_and_none_is_clipped(number, count, tmp_path):
    script = begin(tmp_path, {"level": "dice"}, ())
    script.gadget.do({"e": "wheels", "number": number, "count": count})
    show(script)
    script.do("hold", "A")
    rolled = script.gadget.session.game.rolled
    for key in ("A", None):  # as news, then above the list of what can be done
        boxes = drawn_boxes(script.gadget.screen)
        assert len(boxes) == len(rolled) == number * count
        assert all(x >= 0 and x + w <= 128 and y >= 13 and y + h <= 40 for x, y, w, h in boxes)
        spots = [(x + i, y + j) for x, y, w, h in boxes for i in range(w) for j in range(h)]
        assert len(set(spots)) == len(spots)
        if key:
            script.do("press", key)


def drawn_boxes(screen):
    """Where draw_wheels puts its dice."""
    found = []

    class Ear(Listener):
        def face(self, name, x, y, size, die=None, turned=0):
            found.append((x, y, size, size))

        def fill(self, x, y, w, h, color=1):
            found.append((x, y, w, h))

        frame = fill

    screen.draw_middle(Ear(screen))
    return found
