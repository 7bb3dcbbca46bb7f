"""Railroad Ink with sheets that the gadget knows: what fits, what it scores."""

from firmware.games.railroad import game as railroad
from tests.cases.railroad_table import draw, new, reported, rolled
from tests.support.refusals import refused


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
    values, total, place = reported(game, 0)
    assert values == [4, 3, 3, 0, -2, 0] and total == 8 and place is None  # the game goes on
    refused(railroad, game, {"e": "scores", "p": 0, "v": [0] * 6}, "paper_only")


def case_nothing_of_an_earlier_round_is_erased():
    game = new([0, 0, 0, 2], boards=1)
    for tile, die in (("A2=H-H-", 0), ("A6=H-H-", 1), ("G2=H-H-", 2), ("G4=H-R-*", 3)):
        game.apply(draw(tile, die))
    game.apply({"e": "end"})
    rolled(game, [0, 0, 0, 2])
    refused(railroad, game, draw("A2=H-H-", 0), "space_taken")
