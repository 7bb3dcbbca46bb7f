"""Every rule of drawing can be met on the drawing board by the buttons, or the board offers
nothing that breaks it."""

from firmware.games.railroad import en
from tests.gadget.sheets import begin, choose, press, screen, seat
from tests.gadget.test_drawing_expansions import lava

# Said where it is tried: in words at the place, or by what must be done and blinks there.
MET = {
    *("meets_exit", "meets_side", "joins_no_lava", "joins_no_route", "space_taken"),
    *("special_on_crater", "lava_first", "volcano_near_lava", "not_erasable", "lava_has_space"),
    *("lava_fits_not", "lava_duty_space", "lava_duty_erase", "lava_duty_volcano", "meteor_first"),
    "still_fits",
}
# What would break these is crossed out, is no choice at all, or cannot be said with the buttons.
PREVENTED = {
    *("not_now", "other_face", "no_such_die", "die_used", "no_such_special", "special_used"),
    *("special_this_round", "specials_gone", "volcano_this_round", "no_lava_left"),
    *("no_meteor_due", "no_such_direction", "other_direction", "still_fits_for"),
    *("no_such_player", "no_such_space", "no_such_face", "bad_event"),
}
# The set-up's, the draft's, those of paper sheets, and of sheets that `score` reads.
ELSEWHERE = {
    *(
        "draft_players",
        "rival_seats",
        "other_puzzle",
        "other_rung",
        "not_your_pick",
        "no_such_pair",
        "paper_only",
    ),
    *("boards_only", "no_crater"),
    *("bad_scores", "no_equals", "no_such_round", "tile_has_round"),
    *("not_in_this_game", "first_volcano", "flood_not_due"),
}


def test_every_reason_is_met_or_prevented_or_of_something_else():
    assert sorted([*MET, *PREVENTED, *ELSEWHERE]) == sorted(en.WHY)


def watch(script) -> set[str]:
    """A set that grows by every reason that the gadget says."""
    met: set[str] = set()
    say = script.gadget.say

    def watched(why):
        met.add(why[0])
        return say(why)

    script.gadget.say = watched
    return met


def fill(script, face: str, free=()) -> None:
    """Draw this face in every space that is empty, but for some."""
    faces = seat(script).sheet.faces
    for space in range(49):
        if not faces[space] and space not in free:
            seat(script).sheet.draw(space, face)
    look(script)


def look(script) -> None:
    screen(script).refresh(0)
    script.settle()


def take(script, name, *keys: str) -> None:
    choose(script, name)
    press(script, "press A", *keys)


def end_too_early(script, met: set[str], name) -> None:
    """What must still be done is taken for the player, where it is possible."""
    met.add(seat(script).why_not_end()[0])
    press(script, "hold A")
    assert screen(script).choices[screen(script).at].name == name
    assert screen(script).hand is not None


# One sheet each on which somebody tries what does not fit.


def a_full_sheet(folder, met_by) -> None:
    script = begin(folder)
    met = met_by(script)
    end_too_early(script, met, 0)
    press(script, "press B")
    seat(script).faces[0] = "R-R-"
    fill(script, "HHHH", free=(24,))
    take(script, 0, "press UP")  # beside highways only; and there is a tile already


def a_space_with_nothing_to_join(folder, met_by) -> None:
    script = begin(folder)
    met_by(script)
    for space, face in ((17, "-R-R"), (23, "R-R-"), (25, "R-R-"), (31, "-R-R")):
        seat(script).sheet.draw(space, face)
    fill(script, "HRHRx", free=(24,))
    take(script, 0)


def an_exit_of_the_other_kind(folder, met_by) -> None:
    script = begin(folder)
    met_by(script)
    seat(script).faces[0] = "H-H-"
    fill(script, "RRRR", free=(3,))
    take(script, 0, "press UP", "press UP", "press UP")


def a_crater_for_a_special_route(folder, met_by) -> None:
    script = begin(folder, {"expansion": "meteor"})
    met_by(script)
    take(script, 0)  # while the meteor waits
    seat(script).meteor_due = False
    seat(script).sheet.draw(24, "~")
    fill(script, "HRHRx")
    take(script, "S1")


def a_volcano_beside_lava(folder, met_by) -> None:
    script = begin(folder, {"expansion": "lava"})
    met_by(script)
    fill(script, "HRHRx", free=(17, 23, 25, 31))
    take(script, "volcano", "press UP")


def lava_with_free_spaces(folder, met_by) -> None:
    script = lava(folder, (17, "R-R-"))
    met = met_by(script)
    end_too_early(script, met, 4)
    press(script, "press B")
    take(script, "erase", "press UP", "press UP")


def lava_without_free_spaces(folder, met_by) -> None:
    script = lava(folder, (17, "RR--"), (23, "H--H"), (25, "H-H-"), (31, "R-R-"))
    end_too_early(script, met_by(script), "erase")
    press(script, "hold A")
    take(script, "S1")  # before the lava for which something was erased


def lava_that_fits_nowhere(folder, met_by) -> None:
    beside = [(23, "HVH-"), (25, "H-HV"), (31, "VH-H")]
    script = lava(folder, *beside, (17, "R-R-"), (10, "R-R-"), (16, "-R-R"), (18, "-R-R"))
    seat(script).faces[4:] = ["VV--", "VV--"]
    look(script)
    end_too_early(script, met_by(script), "volcano")
    press(script, "press B")
    take(script, "erase", "press UP", "press UP", "press B")
    take(script, 4, "press LEFT", "press LEFT")


def test_a_broken_rule_is_named_where_it_is_tried(tmp_path):
    scenes = (
        *(a_full_sheet, a_space_with_nothing_to_join, an_exit_of_the_other_kind),
        *(a_crater_for_a_special_route, a_volcano_beside_lava, lava_with_free_spaces),
        *(lava_without_free_spaces, lava_that_fits_nowhere),
    )
    found = []

    def met_by(script) -> set[str]:
        found.append(watch(script))
        return found[-1]

    for scene in scenes:
        folder = tmp_path / scene.__name__
        folder.mkdir()
        scene(folder, met_by)
    met = set().union(*found)
    assert met == MET, "and nothing that the board prevents was ever refused"
