"""Emma with cards on the gadget: what one sees, what nobody else sees, and how it is played."""

import random
import statistics

import pytest

from firmware.boards.files import Files
from firmware.games.emma.odds import chance_to_derail
from firmware.games.emma.screens._pictures import draw_hand
from firmware.play.session import Session
from tests.gadget.emma_presses import presses_of
from tests.runners.driver import table
from tests.runners.press_script import entropy
from tests.support.sizes import size

NAMES = ["Ada", "Björn", "Chloé", "Dörte"]


def begin(folder, players=2, language="en", **options):
    """A game on the gadget, before anything is dealt."""
    script = table(folder, language)
    script.settle()
    gadget = script.gadget
    fixed = {"cards": "gadget", "pass_broken": 0}  # so that a pass never asks for an order
    gadget.session.new("emma", fixed | options, NAMES[:players], script.now)
    gadget.home()
    script.settle()
    return script


def dealt(folder, players=2, language="en", **options):
    script = begin(folder, players, language, **options)
    script.do("hold", "A")
    return script


def game_of(script):
    return script.gadget.session.game


def words(script):
    return script.gadget.screen.words()


def choose(script, e):
    """Move to the first action with this event."""
    screen = script.gadget.screen
    for _ in screen.can:
        if screen.event()["e"] == e:
            return
        script.do("press", "DOWN")
    raise AssertionError(f"{e} is not offered")


def play(script, fingers, most=900):
    """A whole game by somebody who presses what helps."""
    for _ in range(most):
        screen = script.gadget.screen
        game = game_of(script)
        if game.over():
            return
        if screen.page is not None or screen.covered:
            script.do("press", "A")
        elif screen.asked:
            script.do("hold", "A")
        else:
            for _ in range(fingers.randrange(len(screen.can))):
                script.do("press", "DOWN")
            script.do("hold" if screen.new else "press", "A")
            if type(script.gadget.screen).__module__.endswith("form"):
                script.do("press", "B")
    raise AssertionError("the game does not end")


@pytest.mark.parametrize(("language", "ours"), [("en", "our counts"), ("de", "von uns")])
def test_the_counts_of_the_deck_are_said_to_be_ours(language, ours, tmp_path):
    text = words(begin(tmp_path, 1, language))
    assert "13 13 12 12" in text and "1 2 3 4" in text and "1 2 2 3 4" in text and ours in text


def test_one_hold_deals_everything(tmp_path):
    script = dealt(tmp_path, 1)
    game = game_of(script)
    assert game.phase == "turn" and len(game.railway.cards) == 4 and game.hands == [3]
    assert game.pile == 37


def test_a_hand_is_covered_until_its_player_presses_a(tmp_path):
    script = dealt(tmp_path, 3)
    seat = game_of(script).seat
    assert f"Pass to {NAMES[seat]}" in words(script) and game_of(script).phase == "draw"
    for key in ("UP", "DOWN", "LEFT", "RIGHT"):
        script.do("press", key)
        assert game_of(script).phase == "draw" and "Pass to" in words(script)
    script.do("press", "A")
    assert game_of(script).phase == "turn" and NAMES[seat] in words(script)
    choose(script, "pass")
    script.do("press", "A")
    after = game_of(script).seat
    assert after == (seat + 1) % 3
    assert f"Pass to {NAMES[after]}" in words(script) and "passed" in words(script)


def test_the_cover_shows_no_hand_but_what_all_others_did(tmp_path):
    script = dealt(tmp_path, 4)
    seats = []
    for _ in range(4):
        seats.append(game_of(script).seat)
        script.do("press", "A")
        choose(script, "pass")
        script.do("press", "A")
    lines = words(script).split("\n")
    assert [line for line in lines if line in NAMES] == [NAMES[seat] for seat in seats[1:]]
    assert not any(line in tuple("1234") for line in lines)


def test_power_returns_to_the_cover(tmp_path):
    script = dealt(tmp_path, 2)
    script.do("press", "A")
    hand = game_of(script).deck.hands
    again = table(tmp_path)
    again.settle()
    assert "Pass to" in words(again) and game_of(again).deck.hands == hand
    again.do("press", "A")
    assert game_of(again).phase == "turn" and game_of(again).k == game_of(script).k


def test_undo_takes_back_one_press_and_covers_the_other_hand(tmp_path):
    script = dealt(tmp_path, 2)
    first = game_of(script).seat
    script.do("press", "A")
    state = game_of(script).state()
    choose(script, "pass")
    script.do("press", "A")
    script.do("hold", "B")
    script.do("press", "A")
    assert game_of(script).state() == state
    # The gadget may have been passed on already: its cover asked for that.
    assert f"Pass to {NAMES[first]}" in words(script) and script.gadget.screen.can == []
    script.do("press", "A")
    assert game_of(script).state() == state
    choose(script, "pass")
    script.do("press", "A")
    script.do("press", "A")  # the second player looks
    for _ in range(2):
        script.do("hold", "B")
        script.do("press", "A")
    assert game_of(script).state() == state and f"Pass to {NAMES[first]}" in words(script)


@pytest.mark.parametrize("solo", ["score", "betsy"])
def test_alone_one_undo_takes_back_the_build_and_all_that_followed(solo, tmp_path):
    script = dealt(tmp_path, 1, solo=solo)
    state = game_of(script).state()
    choose(script, "build")
    script.do("hold", "A")
    assert game_of(script).state() != state
    if game_of(script).phase == "lay":
        script.do("press", "A")
        script.do("hold", "B")
        script.do("press", "A")
    script.do("hold", "B")
    script.do("press", "A")
    assert game_of(script).state() == state


def test_betsy_draws_for_herself_and_the_number_alone_decides(tmp_path):
    script = dealt(tmp_path, 1, solo="betsy")
    for _ in range(6):
        railway = list(game_of(script).railway.cards)
        choose(script, "pass")
        script.do("press", "A")
        own, betsy = game_of(script).log
        assert own[0] == 0 and betsy[0] == 1 and "Betsy" in words(script)
        if betsy[1] != "rubble":
            fits = abs(abs(railway[-1]) - betsy[2]) != 2
            assert (betsy[1] == "build") == fits
        script.do("press", "A")


def test_the_odds_stand_there_before_the_roll(tmp_path):
    script = dealt(tmp_path, 1)
    choose(script, "build")
    event = script.gadget.screen.event()
    dice = event["number"] * event["count"]
    ahead = game_of(script).railway.ahead() + event["count"]
    odds = (chance_to_derail(dice, ahead, "111100") + 5) // 10
    assert f"{odds} % to derail" in words(script)
    script.do("press", "A")
    assert f"{odds} % to derail" in words(script) and "Hold A" in words(script)


def test_the_railway_scrolls_with_emma_in_sight(tmp_path):
    script = dealt(tmp_path, 1)
    railway = game_of(script).railway
    railway.cards, railway.at = [1, 2] * 10, 4
    script.gadget.screen.refresh()
    script.settle()
    assert "▲" in words(script)
    shown = script.display.seen
    script.do("press", "LEFT")
    script.do("press", "RIGHT")
    script.do("press", "RIGHT")
    assert script.display.seen != shown or railway.at < 9


def test_everybodys_pile_can_be_read(tmp_path):
    script = dealt(tmp_path, 2)
    game_of(script).piles[0] = [3, 1]
    game_of(script).piles[1] = [4, 2, 4]
    script.do("press", "A")
    while script.gadget.screen.can[script.gadget.screen.at][1][0] != "read":
        script.do("press", "UP")
    script.do("press", "A")
    text = words(script)
    assert "Ada: 4 pts" in text and "3 1" in text and "Björn: 10 pts" in text and "4 2 4" in text


def test_the_best_order_is_offered_and_what_combines_is_shown(tmp_path):
    script = dealt(tmp_path, 1)
    game = game_of(script)
    game.deck.hands[0] = [8, 9, 10]
    game.hands[0] = 3
    game.piles[0] = [3, 1]
    script.gadget.screen.refresh()
    choose(script, "rubble")
    script.do("press", "A")
    assert game_of(script).phase == "lay" and "Lay 1 3 2 (best)" in words(script)
    script.do("press", "A")
    assert game_of(script).piles[0] == [2]
    assert "+3 −4" in words(script)


@pytest.mark.parametrize("players", [1, 2, 3, 4])
@pytest.mark.parametrize("language", ["en", "de"])
def test_a_whole_game_to_its_result(players, language, tmp_path):
    script = dealt(tmp_path, players, language)
    play(script, random.Random(players))
    for _ in range(3):
        script.do("press", "A")
    gadget = script.gadget
    again = Session(Files(gadget.storage.folder), entropy, "script")
    assert again.resume() and again.game.state() == game_of(script).state()
    script.do("hold", "A")
    assert gadget.session.revealed
    totals = [player["total"] for player in game_of(script).score()["players"]]
    assert len(totals) == players and None not in totals


def test_a_turn_takes_four_presses_in_the_middle():
    counts = [count for number in range(size(4, 40)) for count in presses_of(number)]
    assert statistics.median(counts) <= 4 and min(counts) >= 1 and len(counts) > 50


def test_after_the_piles_were_read_the_cursor_is_where_it_was(tmp_path):
    """Only the piles and a pass are left: a second A by habit must not pass."""
    script = dealt(tmp_path, 2)
    script.do("press", "A")
    (number,) = {1, 2, 3, 4} - set(game_of(script).allowed())
    hand = game_of(script).deck.hands[game_of(script).seat]
    hand[:] = [number - 1] * len(hand)
    script.gadget.screen.begun = 0
    script.gadget.screen.refresh()
    screen = script.gadget.screen
    assert [text for text, _ in screen.can] == ["All piles", "Pass"] and screen.at == 1
    script.do("press", "UP")
    script.do("press", "A")
    assert screen.page
    script.do("press", "A")
    assert screen.page is None and screen.at == 0


def test_four_lines_under_the_dice_stay_on_the_screen(tmp_path):
    """The lowest line is drawn whole: nothing of it is below the display."""
    script = dealt(tmp_path, 4, rival="hard", rival_2="medium")
    game = game_of(script)
    game.log[:] = [(seat, "build", 2, 1, 1, 0, 0, 0, 0) for seat in range(4)]
    game.drawn = [("wheels", 0, (1, 2))]
    canvas = script.gadget.canvas
    lowest = []
    text = canvas.text
    canvas.text = lambda said, x, y, *rest: lowest.append(y) or text(said, x, y, *rest)
    script.gadget.screen.page = list(game.log)
    script.gadget.changed()
    script.settle()
    assert max(lowest) <= 64 - 7


def test_holding_a_while_the_last_turn_is_read_builds_nothing(tmp_path):
    """The next build is not in sight yet."""
    script = dealt(tmp_path, 1)
    choose(script, "build")
    script.do("hold", "A")
    assert script.gadget.screen.page
    event = script.gadget.session.events
    script.do("hold", "A")
    assert script.gadget.session.events == event and not script.gadget.screen.page
    script.do("hold", "A")
    assert script.gadget.session.events > event


@pytest.mark.parametrize("cards", [3, 7, 8, 9, 10, 11, 12])
def test_every_number_of_a_large_hand_can_be_read(tmp_path, cards):
    """The next card covers nothing of it, though the points leave little width."""
    script = dealt(tmp_path, 1)
    canvas = script.gadget.canvas
    drawn, numbers = [], []
    frame, text = canvas.frame, canvas.text
    canvas.frame = lambda x, *rest: drawn.append(x) or frame(x, *rest)
    canvas.text = lambda said, x, *rest: numbers.append((said, x)) or text(said, x, *rest)
    draw_hand(canvas, list(range(4)) * (cards // 4) + [3] * (cards % 4), (), 76)
    assert len(drawn) == len(numbers) == cards
    for (said, x), after in zip(numbers, [*drawn[1:], 77], strict=True):
        wide = canvas.width(said)
        assert x - wide // 2 + wide <= after
