"""Railroad Ink at the table as events: rounds, paper players, sheets, meteor, lava, draft."""

from firmware.games.railroad.rules import draft
from firmware.games.railroad.rules import game as railroad
from firmware.games.railroad.rules.meteor import landing
from firmware.games.railroad.rules.paper import LOST
from firmware.games.railroad.rules.spaces import name_of, space_of
from tests.refusals import not_taken, refused


def rolled(game, got):
    game.apply({"e": "roll", "k": game.k, "of": game.asks(), "got": got})
    return game


def new(got=None, players=1, **options):
    game = railroad.Game(options, players)
    return rolled(game, got) if got else game


def draw(tile, die, p=0):
    return {"e": "draw", "p": p, "tile": tile, "die": die}


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
    assert game.rolls == [["H-H-", "RRR-", "H--H", "HR--*"]]
    game = new([1, 3, 4, 0, 4, 5], expansion="river")
    assert game.rolls == [["R-R-", "R--R", "HHH-", "HRHRx", "WHWHx", "WRWRx"]]
    game = new([0, 0, 0, 0, 4, 3], expansion="meteor")
    assert game.rolls[0][4:] == ["any", "2"]


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


def told(game, seat):
    """Six categories, total and place; Nones where nothing was typed in."""
    found = game.score()["players"][seat]
    rows = found["rows"]
    return rows and [value for _, value in rows], found["total"], found["place"]


def case_typed_scores_add_up_and_can_be_corrected():
    game = new(players=3)
    for _ in range(7):
        rolled(game, [0, 0, 0, 0])
        refused(railroad, game, {"e": "scores", "p": 0, "v": [0] * 6}, "not_now")
        game.apply({"e": "end"})
    assert [told(game, seat) for seat in range(3)] == [(None, None, None)] * 3
    game.apply({"e": "scores", "p": 0, "v": [32, 8, 7, 5, 7, 0]})
    game.apply({"e": "scores", "p": 2, "v": [50, 0, 0, 0, 5, 0], "quick": 1})
    assert [told(game, seat) for seat in range(3)] == [
        ([32, 8, 7, 5, 7, 0], 45, 2),
        (None, None, None),
        ([50, 0, 0, 0, 5, 0], 45, 1),
    ]
    game.apply({"e": "scores", "p": 0, "v": [36, 8, 7, 5, 7, 0]})
    assert told(game, 0)[1:] == (49, 1)
    for values in ([0] * 5, [0, 0, 0, 0, -1, 0], [0, 0, 0, 0, 0, 251], "000000"):
        refused(railroad, game, {"e": "scores", "p": 1, "v": values}, "bad_scores")


def case_a_known_sheet_is_checked_and_scored():
    game = new([0, 1, 2, 2], boards=1)
    refused(railroad, game, draw("C3=H-H-", 0), "joins_no_route")
    refused(railroad, game, draw("A2=R-R-", 1), "meets_exit")
    refused(railroad, game, draw("A2=R-R-", 0), "other_face")
    refused(railroad, game, draw("A2=H-H-", 6), "no_such_die")
    refused(railroad, game, draw("A2=H-H-@1", 0), "tile_has_round")
    game.apply(draw("A2=H-H-", 0))
    refused(railroad, game, draw("A6=H-H-", 0), "die_used")
    refused(railroad, game, draw("A2=R--R", 1), "other_face")
    game.apply(draw("A4=R-R-", 1))
    refused(railroad, game, {"e": "end"}, "still_fits")
    game.apply(draw("B2=HH--", 2))
    game.apply(draw("B3=-R-H*", 3))
    refused(railroad, game, draw("B4=RRRR", "S3"), "other_face")
    game.apply(draw("B4=RRRR", "S4"))
    refused(railroad, game, draw("C2=HHHH", "S3"), "special_this_round")
    game.apply({"e": "end"})
    values, total, place = told(game, 0)
    assert values == [4, 3, 3, 0, 2, 0] and total == 8 and place == 1
    refused(railroad, game, {"e": "scores", "p": 0, "v": [0] * 6}, "paper_only")


def case_nothing_of_an_earlier_round_is_erased():
    game = new([0, 0, 0, 2], boards=1)
    for tile, die in (("A2=H-H-", 0), ("A6=H-H-", 1), ("G2=H-H-", 2), ("G4=H-R-*", 3)):
        game.apply(draw(tile, die))
    game.apply({"e": "end"})
    rolled(game, [0, 0, 0, 2])
    refused(railroad, game, draw("A2=H-H-", 0), "space_taken")


def case_floods_come_by_themselves_and_cascade():
    game = new([0, 0, 0, 0, 0, 0], boards=1, expansion="lake")
    game.apply(draw("D3=-L--", 4))
    game.apply(draw("C4=--L-", 5))
    seat = game.seats[0]
    seat.faces[4:] = ["L---", "L---"]
    seat.drawn = []
    game.apply(draw("E4=L---", 4))
    assert seat.sheet.faces[space_of("D4")] == "LLLL"


def case_one_lava_face_is_a_duty():
    game = new([0, 0, 0, 0, 0, 2], boards=1, expansion="lava")
    seat = game.seats[0]
    for tile, die in (("A2=H-H-", 0), ("A6=H-H-", 1), ("G2=H-H-", 2), ("B2=HRHRx", 3)):
        game.apply(draw(tile, die))
    refused(railroad, game, {"e": "end"}, "lava_duty_space")
    refused(railroad, game, draw("E5=VV--", 4), "joins_no_lava")
    refused(railroad, game, {"e": "erase", "p": 0, "at": "A2"}, "not_erasable")
    refused(railroad, game, {"e": "volcano", "p": 0, "at": "D5"}, "volcano_near_lava")
    game.apply({"e": "volcano", "p": 0, "at": "F6"})
    refused(railroad, game, {"e": "volcano", "p": 0, "at": "F3"}, "volcano_this_round")
    game.apply(draw("D5=-V-V", 5))
    assert seat.why_not_end() is None
    game.apply({"e": "end"})


def case_lava_takes_a_route_when_no_space_is_free():
    game = new([0, 0, 0, 0, 2, 2], boards=1, expansion="lava")
    sheet = game.seats[0].sheet
    for name, face in (("C4", "HH--"), ("E4", "RR--"), ("D3", "H--H"), ("D5", "-HR-*")):
        sheet.draw(space_of(name), face)
    # D3's road faces C3 and D2, D5's end C5 to E5: no open side of D4 has a free neighbour.
    sheet.draw(space_of("C4"), "HH--")
    why = game.why_not({"e": "erase", "p": 0, "at": "D5"})
    assert why is None, why
    game.apply({"e": "erase", "p": 0, "at": "D5"})
    refused(railroad, game, draw("A2=H-H-", 0), "lava_first")
    refused(railroad, game, {"e": "volcano", "p": 0, "at": "F2"}, "lava_first")
    refused(railroad, game, {"e": "end"}, "lava_first")
    game.apply(draw("D5=-V-V", 4))
    assert sheet.faces[space_of("D5")] == "-V-V"


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
    rolled(game, [0, 0, 0, 0, 4, 0])  # any direction, never told
    game.apply({"e": "meteor", "p": 0, "dir": "S"})
    game.apply({"e": "end"})
    assert name_of(one.marker) == "D2" and two.marker == LOST


def case_the_table_may_share_the_free_direction():
    game = new([0, 0, 0, 0, 4, 0], players=2, expansion="meteor", meteor_any="table")
    game.apply({"e": "meteor", "p": 0, "dir": "S"})
    refused(railroad, game, {"e": "meteor", "p": 1, "dir": "N"}, "other_direction")
    game.apply({"e": "meteor", "p": 1, "dir": "S"})


def case_a_meteor_on_a_known_sheet_comes_first():
    game = new([0, 1, 0, 0, 3, 3], boards=1, expansion="meteor")
    refused(railroad, game, draw("A2=H-H-", 0), "meteor_first")
    game.apply({"e": "meteor", "p": 0, "dir": "W"})
    sheet = game.seats[0].sheet
    assert sheet.faces[space_of("D2")] == "~" and game.seats[0].marker == space_of("D2")
    game.apply(draw("A2=H-H-", 0))
    refused(railroad, game, draw("D2=HHHH", "S3"), "special_on_crater")


def case_a_die_may_be_drawn_over_a_crater_but_need_not():
    game = new([0, 0, 0, 0, 3, 3], boards=1, expansion="meteor")
    game.apply({"e": "meteor", "p": 0, "dir": "W"})
    game.apply(draw("D1=-H-H", 0))
    game.apply(draw("D2=-H-H", 1))
    assert game.seats[0].marker == space_of("D2")
    assert game.seats[0].sheet.faces[space_of("D2")] == "-H-H"


def case_the_draft_runs_from_pool_to_next_start_player():
    game = new(players=2, draft=1)
    assert game.asks() == [2]
    rolled(game, [1])
    assert game.start == 1
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
    assert game.next_start == 1  # 6 against 10
    game.apply({"e": "end"})
    assert game.start == 1 and game.round == 2


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
