"""What the sheet editor says about a drawing, on CPython and on MicroPython."""

import json
import random

import pytest

from firmware.games.railroad.sheet.spaces import space_of
from host_tools.railroad.json_check import check
from host_tools.railroad.json_score import score
from host_tools.railroad.rival import play
from host_tools.railroad.sheet_checker import check_sheet
from host_tools.refusals import sentence
from tests.micropython.unix import micropython
from tests.rules.railroad_examples import EXAMPLES
from tests.rules.random_railroad import random_sheet
from tests.rules.rivals import code
from tests.support.sizes import size

EXPANSIONS = ("", "river", "lake", "lava", "meteor")
EDITIONS = ("blazing_red", "deep_blue", "deep_blue_de")


def question(text: str, expansion: str, edition: str = "deep_blue", at: int = -1, language="en"):
    return {
        "edition": edition,
        "expansion": expansion,
        "language": language,
        "items": text.split(),
        "at": at,
    }


def checked(*parts, **more) -> dict:
    return json.loads(check_sheet(json.dumps(question(*parts, **more))))


# The editor counts longest routes by an edition's own rule.
@pytest.mark.parametrize("example", [e for e in EXAMPLES if not e[4]], ids=lambda e: e[0])
def test_it_counts_what_signalbox_score_counts(example):
    _, text, edition, expansion, _, expected = example
    found = checked(text, expansion or "", edition)
    reported = {"networks": found["networks"], **found["values"], "total": found["total"]}
    assert reported == expected


@pytest.mark.parametrize("expansion", EXPANSIONS)
def test_a_sheet_that_was_played_is_legal_in_any_order(expansion):
    rng = random.Random(expansion)
    for _ in range(size(6, 300)):
        edition = rng.choice(EDITIONS)
        items = random_sheet(rng, edition, expansion or None).split()
        rng.shuffle(items)
        text = " ".join(items)
        found = checked(text, expansion, edition)
        assert (found["illegal"], found["unread"]) == ([], []), text
        request = {"board": text, "edition": edition, "expansion": expansion or None}
        assert found["total"] == score(request)["total"]


@pytest.mark.parametrize("expansion", ("", "river", "lava"))
def test_the_order_that_it_finds_is_one_that_check_allows(expansion):
    rng = random.Random(7)
    for number in range(size(2, 20)):
        played = play(code(number), "easy", {"expansion": expansion})
        items = [item.partition("@")[0] for item in str(played.sheet).split()]
        rng.shuffle(items)
        found = checked(" ".join(items), expansion)
        reported = {
            "edition": "deep_blue",
            "expansion": expansion or None,
            "tiles": found["order"],
        }
        if expansion != "lava":  # where lava took a route's place, nobody knows what it joined
            assert check(reported) == {"legal": True}
        assert sorted(found["order"]) == sorted(items)


def test_what_a_meteor_took_may_have_been_joined():
    """G2 was built over a crater: what its road joined there before is gone."""
    legal = "F2=HHH- F3=H--H G2=HH-- D2=~"
    assert checked(legal, "meteor")["illegal"] == []
    assert [space for space, _ in checked(legal.replace(" D2=~", ""), "")["illegal"]] == [
        36,
        37,
        43,
    ]
    assert [space for space, _ in checked("D4=H-H- C3=~", "meteor")["illegal"]] == [24]


# (sheet, expansion, space, the key of the reason and its arguments)
ILLEGAL = (
    ("A2=R-R-", "", "A2", ("meets_exit", ("A2", "#R", "#H"))),
    ("A2=H-H- B2=R-R-", "", "B2", ("meets_side", ("B2", "#R", "#H"))),
    ("D4=H-H-", "", "D4", ("joins_no_route", ("D4",))),
    ("A2=W-W-", "", "A2", ("face_of_other_game", ("A2", "W-W-"))),
    ("A2=W-W-", "river", "A2", ("meets_exit", ("A2", "#W", "#H"))),
    ("A4=RRRR B4=RRRR", "", "B4", ("special_used", ("S4",))),
    ("A2=HHHH A4=RRRR A6=HHRH* D1=HRHH*", "", "D1", ("special_used", ("S1",))),
    ("A2=HHHH A4=RRRR A6=HHRH* D1=RHHR*", "", "D1", ("specials_gone", ())),
    ("A2=HHHH@1 A4=RRRR@1", "", "A4", ("special_this_round", ())),
    ("A1=LLLL", "lake", "A1", ("flood_not_due", ("A1",))),
    ("D4=H-H-", "lava", "D4", ("first_volcano", ("D4",))),
    ("D5=VVVV", "lava", "D5", ("volcano_near_lava", ("D5",))),
    ("A1=VV--", "lava", "A1", ("joins_no_lava", ("A1",))),
)


@pytest.mark.parametrize(("text", "expansion", "space", "why"), ILLEGAL)
@pytest.mark.parametrize("language", ["en", "de"])
def test_why_a_drawing_is_illegal_is_said_in_the_firmwares_words(
    text, expansion, space, why, language
):
    found = checked(text, expansion, language=language)
    assert [space_of(space), sentence(why, "railroad", language)] in found["illegal"]


@pytest.mark.parametrize(
    ("text", "said"),
    [
        ("A2=H-H- A2=H-H-", "A2 is there twice; name each space once."),
        ("H9=H-H-", "H9 is not a space; the spaces are A1 to G7."),
        ("A2=HAHA", "A2: HAHA is on no die and no special route."),
        ("nonsense", "nonsense: write it like B3=HRHRx."),
    ],
)
def test_what_cannot_be_read_is_said_and_left_out(text, said):
    found = checked(f"B1=-R-R {text}", "")
    assert said in found["unread"] and found["items"][0] == "B1=-R-R"


def test_what_fits_into_a_space_is_what_is_legal_there():
    text = "A2=H-H- B1=-R-R C3=-RRR"
    for at in (8, 9, 24):
        fits = checked(text, "", at=at)["fits"]
        assert len(fits) == 50  # route, station and special faces, in every orientation
        for face, why in fits.items():
            space = "ABCDEFG"[at // 7] + "1234567"[at % 7]
            illegal = dict(checked(f"{text} {space}={face}", "")["illegal"])
            assert bool(why) == (at in illegal), face
            assert not why or illegal[at] == why


def test_micropython_says_the_same():
    """In one run: the browser's worker asks many questions, too."""
    rng = random.Random(16)
    questions = [
        question(random_sheet(rng, "blazing_red", expansion or None), expansion, at=at)
        for expansion in EXPANSIONS
        for at in (-1, 24, 3)
    ]
    asked = [json.dumps(one) for one in questions]
    program = (
        "import json; from host_tools.railroad.sheet_checker import check_sheet; "
        f"print(json.dumps([json.loads(check_sheet(one)) for one in {asked!r}]))"
    )
    done = micropython("-c", program, heap="4M")
    assert done.returncode == 0, done.stderr
    assert json.loads(done.stdout) == [json.loads(check_sheet(one)) for one in asked]
