"""Every rule of drawing can be met on the drawing board by the buttons, or the board offers
nothing that breaks it."""

from random import Random

from firmware.games.railroad.rules.why_keys import WHY_KEYS
from firmware.games.why_keys import WHY_KEYS as SHARED_KEYS
from host_tools.games.railroad_demo import next_event
from tests.gadget.sheets import begin, choose, game_of, press, screen, seat
from tests.gadget.test_drawing_expansions import lava

# Told where somebody tries it: in words at the place, or by what must be done and blinks there.
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
# The set-up's, the draft's, those of paper sheets, and of sheets that `score` and `check` read.
ELSEWHERE = {
    *("draft_players", "rival_seats", "not_your_pick", "no_such_pair", "paper_only"),
    *("boards_only", "no_crater"),
    *("bad_scores", "no_equals", "no_such_round", "space_twice", "tile_has_round"),
    *("not_in_this_game", "face_of_other_game", "first_volcano", "flood_not_due", "not_on_dice"),
    *("too_many_faces", "too_many_rounds", "crater_first", "crater_twice", "meteor_elsewhere"),
}
ARROWS = ("press UP", "press RIGHT", "press DOWN", "press LEFT")
GAMES = [("lava", 2), ("lava", 7), ("meteor", 0), ("lake", 1)]  # the others are met here


def test_every_reason_is_met_or_prevented_or_of_something_else():
    assert sorted([*MET, *PREVENTED, *ELSEWHERE]) == sorted(set(WHY_KEYS) - set(SHARED_KEYS))


def watch(script) -> set[str]:
    """A set that grows by every reason that the gadget says."""
    met: set[str] = set()
    say = script.gadget.say

    def watched(why):
        met.add(why[0])
        return say(why)

    script.gadget.say = watched
    return met


def try_everything(script, rng: Random, met: set[str]) -> None:
    """Take what does not fit and go around with it; end the round too early."""
    for name in [choice.name for choice in screen(script).choices if not choice.gone]:
        choice = choose(script, name)
        if choice.why:
            press(script, "press A")
        elif not choice.places.search().spaces:
            press(script, "press A")
            for _ in range(6):
                press(script, rng.choice(ARROWS), "press A", "hold A")
            press(script, "press B")
    why = seat(script).why_not_end()
    if why:
        press(script, "hold A")
        assert screen(script).hand is not None, "what must be done is in the hand"
        met.add(why[0])
        press(script, "press B")


def met_in_a_game(folder, expansion: str, seed: int) -> set[str]:
    """By somebody who tries everything, and then draws as a demo player does."""
    script = begin(folder, {"expansion": expansion})
    met = watch(script)
    rng = Random(f"{expansion} {seed}")
    gadget, game = script.gadget, game_of(script)
    while not game.over():
        if game.asks():
            gadget.session.roll(script.now)
        else:
            try_everything(script, rng, met)
            assert gadget.do(next_event(game, rng))
        gadget.home()
        script.settle()
    return met


def fill(script, face: str, free=()) -> None:
    """Draw this face in every space that is empty, but for some."""
    faces = seat(script).sheet.faces
    for space in range(49):
        if not faces[space] and space not in free:
            seat(script).sheet.draw(space, face)
    screen(script).look(0)
    script.settle()


def met_on_full_sheets(folder) -> set[str]:
    """What seldom comes: no special route fits but on a crater; a die only at an exit of the other
    kind; a volcano only beside lava."""
    found = set()
    for number, (expansion, name) in enumerate([("meteor", "S1"), ("", 0), ("lava", "volcano")]):
        (folder / str(number)).mkdir()
        script = begin(folder / str(number), {"expansion": expansion})
        met = watch(script)
        if expansion == "meteor":
            seat(script).meteor_due = False
            seat(script).sheet.draw(24, "~")
            fill(script, "HRHRx")
        elif expansion == "lava":
            fill(script, "HRHRx", free=(17, 23, 25, 31))
        else:
            seat(script).faces[0] = "H-H-"
            fill(script, "RRRR", free=(3,))
        choose(script, name)
        press(script, "press A", "press UP", "press UP", "press UP")
        found |= met
    return found


def met_around_a_volcano(folder) -> set[str]:
    """No lava fits where something could be erased for it, so a new volcano is due."""
    beside = [(23, "HVH-"), (25, "H-HV"), (31, "VH-H")]
    script = lava(folder, *beside, (17, "R-R-"), (10, "R-R-"), (16, "-R-R"), (18, "-R-R"))
    seat(script).faces[4:] = ["VV--", "VV--"]
    screen(script).look(0)
    met = watch(script)
    met.add(seat(script).why_not_end()[0])
    press(script, "hold A")
    assert screen(script).choices[screen(script).at].name == "volcano"
    press(script, "press B")
    choose(script, "erase")
    press(script, "press A", "press UP")
    return met


def test_what_breaks_a_rule_is_told_where_somebody_tries_it(tmp_path):
    met = set()
    for number, find in enumerate((met_on_full_sheets, met_around_a_volcano)):
        (tmp_path / str(number)).mkdir()
        met |= find(tmp_path / str(number))
    for expansion, seed in GAMES:
        folder = tmp_path / f"{expansion} {seed}"
        folder.mkdir()
        met |= met_in_a_game(folder, expansion, seed)
    assert met == MET, "and nothing that the board prevents was ever refused"
