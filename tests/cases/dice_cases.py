"""Plain dice: throws, faces, throws as texts."""

import firmware.games.dice.game as plain_dice
from firmware.games.dice.game import NAMES, Game, favourite, favourite_throw
from firmware.games.die import DICE
from tests.support import refusals


def thrown(game, dice, counts, got):
    game.apply({"e": "throw", "dice": dice, "counts": counts})
    game.apply({"e": "roll", "k": game.k, "of": game.asks(), "got": got})


def refused(game, event, key):
    refusals.refused(plain_dice, game, event, key)


def case_every_die_is_offered():
    assert sorted(NAMES) == sorted(DICE)
    for name in NAMES:
        assert len(DICE[name].faces) == 6


def case_a_throw():
    game = Game({}, 0)
    assert game.asks() is None
    thrown(game, ["route", "station", "speed"], [3, 1, 1], [0, 5, 1, 2, 5])
    assert game.latest_dice() == [
        ("route", "H-H-"),
        ("route", "RRR-"),
        ("route", "R-R-"),
        ("station", "H-R-*"),
        ("speed", "6"),
    ]
    assert game.k == 5 and not game.over()
    game.apply({"e": "end"})
    assert game.over() and game.k == 5 and game.score()["note"] == ("throws", (1,))
    refused(game, {"e": "end"}, "over")


def case_faces_of_the_table():
    game = Game({}, 0)
    for name in NAMES:
        thrown(game, [name], [6], [0, 1, 2, 3, 4, 5])
        assert tuple(face for _, face in game.latest_dice()) == DICE[name].faces


def case_what_no_throw_is():
    game = Game({}, 2)
    refused(game, {"e": "throw", "dice": [], "counts": []}, "dice_names")
    refused(game, {"e": "throw", "dice": ["cube"], "counts": [1]}, "dice_names")
    refused(game, {"e": "throw", "dice": ["speed", "route"], "counts": [1, 1]}, "dice_names")
    refused(game, {"e": "throw", "dice": ["route", "route"], "counts": [1, 1]}, "dice_names")
    refused(game, {"e": "throw", "dice": ["route"], "counts": [0]}, "dice_counts")
    refused(game, {"e": "throw", "dice": ["route"], "counts": [61]}, "too_many")
    refused(game, {"e": "roll", "k": 0, "of": [6], "got": [1]}, "no_roll")
    game.apply({"e": "throw", "dice": ["route"], "counts": [60]})
    refused(game, {"e": "end"}, "roll_first")


def case_a_throw_as_a_text():
    text = favourite(["route", "station"], [3, 1])
    assert text == "3 route 1 station"
    event = favourite_throw(text)
    assert event == {"e": "throw", "dice": ["route", "station"], "counts": [3, 1]}
    for bad in ("", "3", "x route", "3 cube", "-1 route", "3 route 1", "99999999 route"):
        assert favourite_throw(bad) is None


def case_a_copy_lives_alone():
    game = Game({}, 0)
    thrown(game, ["wheel"], [4], [0, 1, 4, 5])
    other = game.copy()
    assert other.state() == game.state()
    thrown(other, ["wheel"], [1], [0])
    assert game.outcomes == [0, 1, 4, 5] and other.state() != game.state()
