"""Expansions of Railroad Ink on sheets that the gadget knows: floods, lava, craters."""

from firmware.games.railroad import game as railroad
from firmware.games.railroad.sheet.spaces import space_of
from tests.cases.railroad_table import draw, new
from tests.support.refusals import refused


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
