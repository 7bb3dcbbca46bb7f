"""Every hand-made sheet of the rulebooks' examples and sentences, on both runtimes."""

from firmware.games.game import complete
from firmware.games.railroad.editions import is_house_rule, longest_rule
from firmware.games.railroad.options import OPTIONS
from firmware.games.railroad.scoring.ranking import ranking, total
from firmware.games.railroad.scoring.score import Score, count_up
from firmware.games.railroad.sheet.spaces import Malformed, parse_item, print_item, space_of
from host_tools.railroad.final_sheet import final_sheet, parse_sheet
from tests.rules.railroad_examples import EXAMPLES


def case_every_example():
    for name, sheet, edition, expansion, longest, expected in EXAMPLES:
        options = {
            "edition": edition,
            "expansion": expansion or "",
            "longest": longest or "edition",
        }
        final, full = final_sheet(sheet, expansion or ""), complete(OPTIONS, options)
        score = Score(final, full)
        assert sum([points for _, points, _ in count_up(final, full)]) == score.total, name
        assert score.values() == [
            expected[key]
            for key in ("exits", "highway", "railway", "centre", "errors", "expansion")
        ], name
        assert score.total == expected["total"], name
        assert [n for n, _ in score.networks if n > 1] == expected["networks"], name


def case_the_printed_score_row_adds_up():
    assert total([32, 8, 7, 5, 7, 0]) == 45


def case_notation_reads_and_prints():
    assert parse_item("B3=HRHRx@4") == (9, "HRHRx", 4)
    assert print_item(9, "HRHRx", 4) == "B3=HRHRx@4"
    text = "A2=H-H-@1 C3=~@4 D4=VVVV"
    assert str(parse_sheet(text)) == text
    assert space_of("A1") == 0 and space_of("G7") == 48


def case_what_cannot_be_read_names_the_item():
    for text, key in (
        ("A2", "no_equals"),
        ("H1=H-H-", "no_such_space"),
        ("A2=H-R-", "no_such_face"),
        ("A2=H-H-@8", "no_such_round"),
        ("A2=H-H- A2=H-H-", "space_twice"),
    ):
        try:
            parse_sheet(text)
        except Malformed as error:
            assert error.args[0] == key and error.args[1], text
        else:
            raise AssertionError(text)


def case_ranking_breaks_ties_by_errors_and_shares_places():
    found = ranking([(40, 3), (45, 5), (45, 4), (40, 3)])
    assert found == [(3, "shared"), (2, "errors"), (1, "errors"), (3, "shared")]
    assert ranking([(10, 0)]) == [(1, "")]


def case_in_the_draft_nobody_shares_a_place():
    # Seat 2 began: seat 1 is on its right, then 0, then 3.
    assert [place for place, _ in ranking([(40, 3)] * 4, 2)] == [2, 1, 4, 3]
    found = ranking([(40, 3), (40, 2), (41, 9), (40, 3)], 2)
    assert found == [(3, "seat"), (2, "errors"), (1, ""), (4, "seat")]


def case_editions_have_their_own_rule():
    for edition, rule in (("blazing_red", "simple"), ("deep_blue", "simple")):
        assert longest_rule(complete(OPTIONS, {"edition": edition})) == rule
    german = complete(OPTIONS, {"edition": "deep_blue_de"})
    assert longest_rule(german) == "trail" and not is_house_rule(german)
    assert longest_rule(complete(OPTIONS, {"longest": "trail"})) == "trail"
    assert is_house_rule(complete(OPTIONS, {"expansion": "lava"}))
    assert not is_house_rule(complete(OPTIONS, {"edition": "blazing_red", "expansion": "lava"}))


def scored(sheet, **choices):
    options = complete(OPTIONS, choices)
    return Score(final_sheet(sheet, options["expansion"]), options)


def case_every_choice_of_scoring_has_two_sides():
    corner = "A1=W--W"
    assert scored(corner, expansion="river").expansion == 4
    assert scored(corner, expansion="river", river_corner="none").expansion == 1
    loop = "C3=-WW- C4=--WW D3=WW-- D4=W--W"
    assert scored(loop, expansion="river").expansion == 4
    assert scored(loop, expansion="river", river_loop="none").expansion == 0
    pier = "D1=-L-H*"
    assert scored(pier, expansion="lake").expansion == 1
    assert scored(pier, expansion="lake", lone_pier="none").expansion == 0
    crater = "D4=~ D1=-H-H D2=-H-H D3=-H-H"
    assert scored(crater, expansion="meteor").centre == 2
    assert scored(crater, expansion="meteor", centre_craters="skip").centre == 1
    twice = "D4=~ D1=-H-H D2=-H-H D3=-HHH E3=HH-- E4=H--H"
    assert scored(twice, expansion="meteor").expansion == 4
    both = "C4=~ D3=~ A2=H-H- B2=H-H- C2=HH-- C3=-HHH"
    assert scored(both, expansion="meteor").expansion == 4
    assert scored(both, expansion="meteor", crater_points="space").expansion == 2
    blank = "A4=R-R- B4=R-R- C4=RR--"
    assert scored(blank, expansion="lava").errors == 5
    assert scored(blank, expansion="lava", lava_blank="closed").errors == 4
    ring = "A2=HHH- A3=--HH B2=HH-- B3=H--H"
    assert scored(ring, longest="trail").highway == 5
    assert scored(ring, longest="trail", trail_ring="once").highway == 4
    assert scored(ring, longest="simple").highway == 4
