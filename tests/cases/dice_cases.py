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


def again(game, places, got):
    game.apply({"e": "again", "dice": places})
    game.apply({"e": "roll", "k": game.k, "of": game.asks(), "got": got})


def case_some_are_thrown_again_and_the_others_stay():
    game = Game({}, 0)
    refused(game, {"e": "again", "dice": [0]}, "again_dice")
    thrown(game, ["route", "speed"], [2, 2], [0, 1, 2, 3])
    for places in ([], [4], [-1], [1, 0], [0, 0], [True], "0"):
        refused(game, {"e": "again", "dice": places}, "again_dice")
    before = game.copy()
    again(game, [1, 3], [5, 0])
    assert game.table() == [("route", "H-H-"), ("route", "RRR-"), ("speed", "3"), ("speed", "1")]
    assert game.latest_dice() == [("route", "RRR-"), ("speed", "1")]
    assert (game.k, game.throws) == (6, 2)
    assert before.outcomes == [0, 1, 2, 3]
    again(game, [0, 1, 2, 3], [1, 1, 1, 1])
    assert game.k == 10


def pulled(game, got):
    game.apply({"e": "pull"})
    assert game.asks() == [sum(game.left)]
    game.apply({"e": "roll", "k": game.k, "of": game.asks(), "got": [got]})
    return game.faces[game.pulled[-1]]


def case_a_bag_gives_each_of_its_faces_once():
    game = Game({}, 0)
    refused(game, {"e": "pull"}, "bag_empty")
    faces = ["route H-H-", "station HRHRx", "speed 6"]
    game.apply({"e": "bag", "faces": faces, "counts": [2, 1, 1]})
    assert game.asks() is None
    assert pulled(game, 2) == "station HRHRx"
    before = game.copy()
    assert [pulled(game, 2), pulled(game, 0), pulled(game, 0)] == [faces[2], faces[0], faces[0]]
    assert game.latest_dice() == [] and game.k == 4
    refused(game, {"e": "pull"}, "bag_empty")
    assert before.left == [2, 0, 1] and before.pulled == [1]
    game.apply({"e": "bag", "faces": faces[:1], "counts": [1]})
    assert pulled(game, 0) == faces[0]


def case_what_no_bag_is():
    game = Game({}, 0)
    for faces in ([], ["route"], ["route 7"], ["speed 6", "route H-H-"], ["speed 6"] * 2, 7, [7]):
        refused(game, {"e": "bag", "faces": faces, "counts": [1] * 2}, "bag_faces")
    for counts in ([0], [61], [1, 1], [], "1", [True]):
        refused(game, {"e": "bag", "faces": ["speed 6"], "counts": counts}, "bag_counts")
