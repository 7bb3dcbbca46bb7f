"""Hints never lie: what a line says about a key, that key does; what is over has its name."""

import random

import pytest

from host_tools.games import game_info
from tests.runners.driver import switched_on

NAMES = ("Ada", "Björn", "Chloé", "Dora")
NEXT = {"en": "next roll", "de": "nächster Wurf"}
SCORES = {"en": "Hold A: scores", "de": "A halten: Wertung"}


def front(script):
    return script.gadget.front()


def begin(folder, key="railroad", options=None, players=2, language="en"):
    script = switched_on(folder, language)
    script.gadget.session.new(key, options or {}, list(NAMES[:players]), script.now)
    script.gadget.home()
    script.settle()
    return script


def words(script):
    return script.gadget.screen.words().replace("\n", " ")


def helped(script):
    """What a press of A says on a screen where it has nothing else to do."""
    script.do("press", "A")
    said = words(script)
    script.gadget._presenter.hush()
    return said


def to_round(script, number):
    """Hold A, and let everybody draft, until this round's dice are on the table."""
    game = script.gadget.session.game
    while (game.round, game.phase) != (number, "draw"):
        script.do("press" if game.phase == "pick" else "hold", "A")
        if front(script) == ".meteor":  # it asks once for the directions of four arrows
            script.do("press", "B")
        game = script.gadget.session.game


KINDS = [
    ({}, 2),
    ({}, 1),
    ({"draft": 1}, 3),
    ({"expansion": "meteor"}, 2),
    ({"expansion": "lake"}, 1),
]


@pytest.mark.parametrize("language", ["en", "de"])
@pytest.mark.parametrize(("options", "players"), KINDS)
def test_the_last_round_promises_no_next_roll(options, players, language, tmp_path):
    script = begin(tmp_path, "railroad", options, players, language)
    rounds = script.gadget.session.game.rounds
    for number in (1, rounds - 1, rounds):
        to_round(script, number)
        script.gadget._presenter.hush()
        said = words(script) + helped(script)
        assert (NEXT[language] in said) == (number < rounds), said
        assert (SCORES[language] in said) == (number == rounds), said
        for button in ("UP", "DOWN"):  # special routes, and one die at a time
            script.do("press", button)
            assert number < rounds or NEXT[language] not in words(script)
            script.do("press", "B")


# What the help names, the key for it, and the screen that must open.
KEYS = (
    ("↑ special routes", "UP", ".specials"),
    ("↓ large", "DOWN", "die"),
    ("↓ fair dice", "DOWN", "fair"),
    ("→ meteor", "RIGHT", ".meteor"),
)


@pytest.mark.parametrize(("options", "players"), KINDS)
def test_the_help_of_the_round_names_what_the_keys_do(options, players, tmp_path):
    script = begin(tmp_path, "railroad", options, players)
    for number in (0, 1, 2):
        if number:
            to_round(script, number)
        said = helped(script)
        assert said.count("Hold A") >= 1
        for text, button, screen in KEYS:
            script.do("press", button)
            assert (text in said) == (front(script) == screen), (said, text)
            if front(script) != ".round":
                script.do("press", "B")
        before = script.gadget.screen.words()
        script.do("press", "LEFT")
        turned = script.gadget.screen.words() != before
        assert turned == ("← earlier" in said or "← hands" in said), said
        assert ("← earlier" in said) == ("earlier" in words(script))
        script.do("press", "RIGHT")


def play(key, options, players, folder, seed):
    """A whole game by the demo player; yields the screen after each roll and who was to roll."""
    script = begin(folder, key, options, players)
    gadget, session = script.gadget, script.gadget.session
    rng = random.Random(seed)
    while not session.game.over():
        game = session.game
        if game.asks():
            gadget.home()
            script.settle()
            while gadget.screen.page is not None:
                script.do("press", "A")
            if key == "emma":
                roller = gadget.screen.seat_name(game.seat) if game.phase == "turn" else None
            else:
                roller = NAMES[game.active()] if game.turn else None
            script.do("hold", "A")
            yield gadget, roller
        else:
            assert gadget.do(game_info(key).next_event(game, rng))


@pytest.mark.parametrize(
    ("key", "options", "players"),
    [
        ("emma", {}, 3),
        ("emma", {"solo": "betsy"}, 1),
        ("emma", {"level": "dice"}, 2),
        ("off_the_rails", {}, 3),
        ("off_the_rails", {"bag": 1, "holds": 1, "fists": "draw"}, 2),
    ],
)
def test_the_head_of_a_result_names_who_rolled(key, options, players, tmp_path):
    """Who starts, who has which clan and the first veins are drawn by nobody: the game's name."""
    seen = set()
    for gadget, roller in play(key, options, players, tmp_path, 7):
        if gadget.screen.page:
            assert gadget.screen.page_head[0] == (roller or gadget.title(key))
            seen.add(roller)
    if options.get("level") != "dice":
        assert seen >= set(NAMES[:players])
    if players > 1:
        assert None in seen


@pytest.mark.parametrize("again", [0, 1])
def test_the_chasm_card_is_announced_once(again, tmp_path):
    reported = 0
    options = {"chasm_again": again}
    for gadget, _ in play("off_the_rails", options, 2, tmp_path, 3):
        reported += words_of(gadget).count("The chasm card!")
    assert reported == 1


def words_of(gadget):
    """The whole result of a draw, also what has to be scrolled to."""
    return "\n".join(gadget.screen.page or ())


def test_a_press_where_a_draw_is_due_says_how_to_draw(tmp_path):
    script = begin(tmp_path, "off_the_rails", {"seats": "listed"})
    assert "Hold A to draw" in helped(script) and "roll" not in helped(script)


def test_exits_say_their_step(tmp_path):
    script = begin(tmp_path)
    to_round(script, 7)
    script.do("hold", "A")
    script.do("press", "RIGHT")
    script.do("press", "A")
    screen = script.gadget.screen
    for at, field in enumerate(screen.fields):
        said = words(script)
        one, five = ("4 … 45", "20") if field == "exits" else ("1", "5")
        assert f"↑↓ {one}  ←→ {five}" in said, field
        script.do("press", "UP")
        assert screen.values[at] == int(one.split()[0])
        script.do("press", "RIGHT")
        least = min(screen.values[at], 9) if field == "centre" else int(one.split()[0]) + int(five)
        assert screen.values[at] == least
        if field == "exits":
            for _ in range(9):
                script.do("press", "UP")
            assert screen.values[at] == 45
        script.do("press", "A")


@pytest.mark.parametrize("expansion", ["", "river", "lake", "lava", "meteor"])
def test_one_player_alone_has_no_keys_for_others(expansion, tmp_path):
    script = begin(tmp_path, "railroad", {"expansion": expansion}, 1)
    script.do("hold", "A")
    script.do("press", "UP")
    assert front(script) == ".specials" and "↑↓" not in words(script)
    script.do("press", "RIGHT")
    before = script.display.seen
    for button in ("UP", "DOWN"):
        script.do("press", button)
        assert script.display.seen == before
    script.do("press", "B")
    if expansion == "meteor":
        script.do("press", "RIGHT")
        before = script.display.seen
        for button in ("LEFT", "RIGHT"):
            script.do("press", button)
            assert script.display.seen == before


def test_several_players_have_them(tmp_path):
    script = begin(tmp_path)
    script.do("hold", "A")
    script.do("press", "UP")
    assert "↑↓ Ada" in words(script)
    script.do("press", "DOWN")
    assert "↑↓ Björn" in words(script)


@pytest.mark.parametrize(("score", "can_type"), [(1, True), (0, False)])
def test_the_result_offers_to_type_only_where_it_can_be_done(score, can_type, tmp_path):
    script = begin(tmp_path, "off_the_rails", {"score": score, "seats": "listed"})
    gadget, rng = script.gadget, random.Random(5)
    while gadget.session.game.phase not in ("count", "over"):
        game = gadget.session.game
        if game.asks():
            gadget.session.roll(script.now)
        else:
            assert gadget.do(game_info("off_the_rails").next_event(game, rng))
    gadget.home()
    script.settle()
    assert front(script) == "ranking"
    assert ("A type" in words(script)) == can_type
    script.do("press", "A")
    assert (front(script) == "form") == can_type


@pytest.mark.parametrize(("language", "word"), [("en", "abandoned"), ("de", "abgebrochen")])
def test_an_abandoned_game_is_called_so_on_the_gadget(language, word, tmp_path):
    script = begin(tmp_path, language=language)
    script.do("hold", "A")
    script.gadget.session.abandon(script.now)
    script.gadget.leave_game()
    script.gadget.home("history")
    script.settle()
    assert word in words(script)
    script.do("press", "A")
    assert front(script) == "past_game" and word in words(script)
