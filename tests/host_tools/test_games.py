"""What the computer says about the games: the same for every game of the list."""

import json
import string

import pytest

from firmware.games import KEYS, game_class
from host_tools.games import box_of, game_info, title
from host_tools.journals import demo
from host_tools.journals.examine import examine
from host_tools.journals.story import story_of
from host_tools.journals.wording import sentence
from host_tools.page import site
from host_tools.store import record_of


@pytest.mark.parametrize("key", KEYS)
def test_every_event_has_a_sentence(key):
    assert set(game_info(key).sentences) == set(game_class(key).EVENTS) - {"roll"}
    assert set(game_info(key).counted) <= set(game_info(key).sentences)


@pytest.mark.parametrize("key", KEYS)
def test_every_option_is_explained(key):
    table = game_class(key).OPTIONS
    assert set(game_info(key).options) == {name for name, _, _ in table}
    for name, default, allowed in table:
        decides, source = game_info(key).options[name]
        assert decides.endswith(".") and source and default in allowed, name


@pytest.mark.parametrize("key", KEYS)
def test_a_game_is_described_whole(key):
    """No blank is left open in a sentence; every roll has its faces, or a sentence of its own."""
    blanks = set()
    for data in demo.journals(6, 7, [key]):
        for chapter in story_of(data).chapters:
            assert chapter.title
            for item in chapter.items:
                blanks |= {name for _, name, _, _ in string.Formatter().parse(item.text) if name}
                assert bool(item.faces) == item.text.startswith("Roll:")
                assert item.faces or item.text.endswith(".")
    assert blanks == set()


@pytest.mark.parametrize("key", KEYS)
def test_every_die_of_every_game_has_its_sides(key):
    """What `latest_dice` shows can be counted."""
    kind = game_info(key)

    def watch(event, game):
        if event["e"] == "roll":
            for die, face in kind.dice(game, event):
                assert face in kind.sides(game, die)

    for data in demo.journals(6, 3, [key]):
        assert examine(data, watch).valid


@pytest.mark.parametrize("key", KEYS)
def test_the_statistics_can_count_it(key):
    """Options that separate results, parts of totals, and a number for each player."""
    kind = game_info(key)
    assert set(kind.groups) <= {name for name, _, _ in game_class(key).OPTIONS}
    for data in demo.journals(6, 7, [key]):
        found = examine(data)
        seats = json.loads(record_of(data).figures["seats"])
        if found.state != "finished":
            assert seats == []
            continue
        if box_of(key, found.game.options) is None:
            assert seats == [], "nobody can win it"
            continue
        levels = list(getattr(found.game, "levels", ()))
        people = found.header["players"][: found.game.players - len(levels)]
        assert [seat[0] for seat in seats] == people + levels
        assert [seat[-1] for seat in seats] == [1] * len(people) + [0] * len(levels)
        for values in kind.figures(found.game).values():
            assert len(values) == len(seats)
        for _, total, place, _, parts, _, _ in seats:
            assert total is not None or place is None
            assert parts is None or (len(parts) == len(kind.parts) and sum(parts) == total)


def test_the_page_gets_the_titles():
    text = site.titles().decode()
    written = json.loads(text.removeprefix("export const TITLES = ").removesuffix(";\n"))
    assert all(list(titles) == list(KEYS) for titles in written.values())
    assert written["en"]["dice"] == "Just dice" and written["de"]["dice"] == "Nur Würfel"
    assert title("dice") == "plain dice"


def test_a_game_that_is_not_known_here_stands_for_itself():
    assert title("chess") == "chess"
    with pytest.raises(KeyError):
        game_info("chess")


@pytest.mark.parametrize("key", KEYS)
def test_german_says_as_much_as_english(key):
    """Every sentence, with the same player in it, and every word of a score."""
    other, kind = game_info(key).german, game_info(key)
    if other is None:  # a new game is described in English until somebody writes its German
        assert sentence(key, {"e": "abandon"}, [], "de") == "The game is abandoned."
        return
    assert other.sentences.keys() == kind.sentences.keys()
    for name, text in kind.sentences.items():
        assert ("{who}" in text) == ("{who}" in other.sentences[name]), name
    said = {*kind.parts, *(word for words in kind.counted.values() for word in words)}
    assert said <= other.words.keys()
