"""Railroad Ink at the table as events: rounds, paper players, meteor, draft."""

from firmware.games.railroad import draft
from firmware.games.railroad import game as railroad
from firmware.games.railroad.expansions.meteor import landing
from firmware.games.railroad.paper import LOST
from firmware.games.railroad.sheet.spaces import name_of, space_of
from tests.cases.railroad_table import draw, new, reported, rolled
from tests.support.refusals import not_taken, refused


def case_seven_rounds_or_six_with_an_expansion():
    for expansion, rounds in (("", 7), ("river", 6), ("lake", 6), ("lava", 6), ("meteor", 6)):
        game = new(players=2, expansion=expansion)
        for number in range(1, rounds + 1):
            assert game.round == number and not game.over()
            rolled(game, [0] * (6 if expansion else 4))
            assert game.asks() is None
            game.apply({"e": "end"})
        assert game.over() and game.asks() is None
        refused(railroad, game, {"e": "end"}, "not_now")
        assert game.k == rounds * (6 if expansion else 4)


def case_the_roll_shows_the_faces_of_the_tables():
    game = new([0, 5, 2, 4], players=1)
    assert game.rolls == [("H-H-", "RRR-", "H--H", "HR--*")]
    game = new([1, 3, 4, 0, 4, 5], expansion="river")
    assert game.rolls == [("R-R-", "R--R", "HHH-", "HRHRx", "WHWHx", "WRWRx")]
    game = new([0, 0, 0, 0, 4, 3], expansion="meteor")
    assert game.rolls[0][4:] == ("any", "2")


def case_only_the_asked_draws_are_a_roll():
    game = new()
    for k, of, got in (
        (1, [6, 6, 6, 6], [0, 0, 0, 0]),
        (0, [6, 6, 6], [0, 0, 0]),
        (0, [6, 6, 6, 6], [0, 0, 0, 6]),
        (0, [6, 6, 6, 6], [0, 0, 0]),
        (0, [6, 6, 6, 6], [0, 0, 0, True]),
    ):
        assert game.why_not({"e": "roll", "k": k, "of": of, "got": got})
    assert game.k == 0


def case_options_and_players_that_no_game_takes():
    not_taken(
        railroad,
        (({"edition": "green"}, 2), ({"colour": "red"}, 2), ({}, 0), ({}, 7), ({"draft": 1}, 1)),
    )


def case_paper_players_cross_off_special_routes():
    game = new([0, 0, 0, 0], players=2)
    game.apply({"e": "special", "p": 1, "s": "S3"})
    refused(railroad, game, {"e": "special", "p": 1, "s": "S4"}, "special_this_round")
    game.apply({"e": "special", "p": 0, "s": "S3"})
    for special in ("S1", "S2"):
        game.apply({"e": "end"})
        rolled(game, [0, 0, 0, 0])
        refused(railroad, game, {"e": "special", "p": 1, "s": "S3"}, "special_used")
        game.apply({"e": "special", "p": 1, "s": special})
    game.apply({"e": "end"})
    rolled(game, [0, 0, 0, 0])
    refused(railroad, game, {"e": "special", "p": 1, "s": "S4"}, "specials_gone")
    refused(railroad, game, {"e": "special", "p": 2, "s": "S4"}, "no_such_player")
    refused(railroad, game, {"e": "special", "p": 0, "s": "S7"}, "no_such_special")
    refused(railroad, game, draw("A2=H-H-", 0), "boards_only")


def case_typed_scores_add_up_and_can_be_corrected():
    game = new(players=3)
    for _ in range(7):
        rolled(game, [0, 0, 0, 0])
        refused(railroad, game, {"e": "scores", "p": 0, "v": [0] * 6}, "not_now")
        game.apply({"e": "end"})
    assert [reported(game, seat) for seat in range(3)] == [(None, None, None)] * 3
    game.apply({"e": "scores", "p": 0, "v": [32, 8, 7, 5, 7, 0]})
    game.apply({"e": "scores", "p": 2, "v": [50, 0, 0, 0, 5, 0], "quick": 1})
    assert [reported(game, seat) for seat in range(3)] == [
        ([32, 8, 7, 5, -7, 0], 45, None),
        (None, None, None),
        ([50, 0, 0, 0, -5, 0], 45, None),
    ]
    game.apply({"e": "scores", "p": 1, "v": [20, 8, 7, 5, 3, 0]})
    assert [reported(game, seat)[1:] for seat in range(3)] == [(45, 2), (37, 3), (45, 1)]
    game.apply({"e": "scores", "p": 0, "v": [36, 8, 7, 5, 7, 0]})
    assert reported(game, 0)[1:] == (49, 1)
    for values in ([0] * 5, [0, 0, 0, 0, -1, 0], [0, 0, 0, 0, 0, 251], "000000"):
        refused(railroad, game, {"e": "scores", "p": 1, "v": values}, "bad_scores")


def no_craters(space):
    return False


def case_the_meteor_bounces_and_passes_over_craters():
    assert name_of(landing(space_of("D4"), "W", 2, no_craters)) == "D2"
    # Three to the left with one space to the edge: two back to the right, one further.
    crater = space_of("D3")
    assert name_of(landing(space_of("D2"), "W", 3, lambda s: s == crater)) == "D4"
    assert name_of(landing(space_of("A1"), "N", 3, no_craters)) == "D1"
    full = [space_of("D" + column) for column in "1234567"]
    assert landing(space_of("D4"), "E", 1, lambda s: s in full) is None


def case_paper_players_have_a_marker_each():
    game = new([0, 0, 0, 0, 3, 3], players=2, expansion="meteor")  # west, 2
    refused(railroad, game, {"e": "meteor", "p": 0, "dir": "E"}, "other_direction")
    game.apply({"e": "meteor", "p": 0, "dir": "W"})
    refused(railroad, game, {"e": "meteor", "p": 0, "dir": "W"}, "no_meteor_due")
    game.apply({"e": "meteor", "p": 1, "ignore": "S5"})
    one, two = game.seats
    assert name_of(one.marker) == "D2" and one.craters == [space_of("D2")]
    assert name_of(two.marker) == "D4" and two.specials.used == ["S5"] and not two.craters
    refused(railroad, game, {"e": "special", "p": 1, "s": "S1"}, "special_this_round")
    game.apply({"e": "crater", "p": 0, "at": "D2"})
    refused(railroad, game, {"e": "crater", "p": 0, "at": "D2"}, "no_crater")
    assert name_of(one.marker) == "D2" and not one.craters
    game.apply({"e": "end"})
    rolled(game, [0, 0, 0, 0, 0, 0])  # north, 1: nobody says anything
    game.apply({"e": "end"})
    assert name_of(one.marker) == "C2" and name_of(two.marker) == "C4"
    rolled(game, [0, 0, 0, 0, 4, 0])  # any direction, never chosen
    game.apply({"e": "meteor", "p": 0, "dir": "S"})
    game.apply({"e": "end"})
    assert name_of(one.marker) == "D2" and two.marker == LOST


def case_the_table_may_share_the_free_direction():
    game = new([0, 0, 0, 0, 4, 0], players=2, expansion="meteor", meteor_any="table")
    game.apply({"e": "meteor", "p": 0, "dir": "S"})
    refused(railroad, game, {"e": "meteor", "p": 1, "dir": "N"}, "other_direction")
    game.apply({"e": "meteor", "p": 1, "dir": "S"})


def case_the_draft_runs_from_pool_to_next_start_player():
    game = new(players=2, draft=1)
    assert game.asks() == [2]
    rolled(game, [1])
    assert game.starter == 1
    assert game.asks() == [8, 7, 6, 6, 6, 5, 6, 6, 4, 3, 6, 6, 2, 1, 6, 6]
    # Six route dice before two station dice; the last pair holds what is left.
    rolled(game, [0, 0, 4, 4, 0, 0, 0, 1, 0, 0, 2, 2, 0, 0, 0, 2])
    assert game.pairs == [("HHH-", "HHH-"), ("H-H-", "R-R-"), ("H--H", "H--H"), ("HRHRx", "H-R-*")]
    refused(railroad, game, {"e": "pick", "p": 0, "pair": 0}, "not_your_pick")
    refused(railroad, game, {"e": "end"}, "not_now")
    game.apply({"e": "pick", "p": 1, "pair": 3})
    refused(railroad, game, {"e": "pick", "p": 0, "pair": 3}, "no_such_pair")
    game.apply({"e": "pick", "p": 0, "pair": 0})
    game.apply({"e": "pick", "p": 1, "pair": 1})  # not a snake
    game.apply({"e": "pick", "p": 0, "pair": 2})
    assert game.own_faces(1) == ["HRHRx", "H-R-*", "H-H-", "R-R-"]
    assert game.own_faces(0) == ["HHH-", "HHH-", "H--H", "H--H"]
    assert game.next_starter == 1  # 6 against 10
    game.apply({"e": "end"})
    assert game.starter == 1 and game.round == 2


def case_the_draft_shares_the_expansion_dice():
    game = new(players=3, draft=1, expansion="river")
    rolled(game, [0])
    assert len(game.asks()) == 26 and game.asks()[-2:] == [6, 6]


def case_draft_values_and_ties():
    values = (("HHH-", 3), ("RRR-", 3), ("H-H-", 2), ("R--R", 2), ("H-R-*", 2), ("HRHRx", 0))
    for face, value in values:
        assert draft.value(face) == value
    # The book's sums: players 2, 3 and 4 are tied, the last of them starts.
    assert draft.next_start([8, 6, 6, 6], 0) == 3
    assert draft.next_start([8, 6, 6, 6], 2) == 1
    assert draft.next_start([4, 6, 6, 6], 2) == 0


def case_the_stage_grows_with_every_round():
    game = new(players=1)
    stages = [game.stage()]
    for _ in range(7):
        rolled(game, [0, 0, 0, 0])
        game.apply({"e": "end"})
        stages.append(game.stage())
    assert stages == sorted(set(stages))
