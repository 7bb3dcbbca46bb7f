"""The puzzles: their list, their stars on flash and in the journal, that they can be solved."""

from functools import cache

import pytest

from firmware.games.railroad import puzzles
from firmware.games.railroad.game import Game
from firmware.games.railroad.rival.rival import Rival
from firmware.games.railroad.sheet.spaces import parse_item
from firmware.play.fair import good_code, secret_of_code
from firmware.play.session import Session
from host_tools.journals.examine import examine
from host_tools.railroad import make_puzzles
from tests.gadget.sheets import front, game_of, press, screen, words
from tests.play.forge import rechained
from tests.runners.driver import switched_on, table
from tests.runners.press_script import Flash
from tests.support.sizes import SOAK

LAST = range(puzzles.FIRST_SHEET * puzzles.EACH + 1, puzzles.COUNT + 1)
proof_of = cache(make_puzzles.proof_of)
PROVEN = LAST if SOAK else [LAST[0], LAST[11], LAST[19]]


def play(script, level="hard"):
    """Somebody who plays like a rival of this level, until the game is over."""
    gadget = script.gadget
    while not game_of(script).over():
        if game_of(script).asks():
            gadget.roll()
        mine = Rival(game_of(script).seats[0], level)
        while not mine.step():
            pass
        for event in mine.events:
            assert gadget.do(dict(event, p=0))
        assert gadget.do({"e": "end"})
    gadget.home(".ending")
    script.settle()


def started(folder, number, language="en"):
    folder.mkdir(exist_ok=True)
    script = switched_on(folder, language)
    script.gadget.settings.set("solo", [["puzzle", number]])
    press(script, "press DOWN", "press LEFT", "press LEFT")
    while script.gadget.screen.way[3] != "puzzle":
        press(script, "press LEFT")
    press(script, "hold A")
    return script


def test_a_puzzle_from_before_the_rival_learned_is_still_the_same(tmp_path):
    script = started(tmp_path / "puzzle", 1)
    (path,) = (tmp_path / "puzzle").rglob("g00001.jnl")
    older = rechained(path.read_bytes().replace(b',"rival_play":1', b"", 1))
    assert b'"rival_play"' not in older
    assert examine(older).game.options == game_of(script).options


def test_there_are_sixty_in_six_groups_each_with_its_own_code_and_three_limits():
    codes = [puzzles.code_of(number) for number in range(1, puzzles.COUNT + 1)]
    assert len(set(codes)) == 60 == 10 * len(puzzles.GROUPS)
    assert all(map(good_code, codes))
    for number in range(1, puzzles.COUNT + 1):
        one, two, three = puzzles.limits_of(number)
        assert 0 < one < two < three
    assert len(puzzles.SHEETS) == 20 * 49


@pytest.mark.parametrize("number", [1, 10, 11, 16, 21, 26, 31, 40])
def test_a_star_is_what_a_level_of_the_rival_reaches_with_these_dice(number):
    code = puzzles.code_of(number)
    found = make_puzzles.whole_game(number, code)
    assert found.limits == puzzles.limits_of(number)


@pytest.mark.parametrize("number", PROVEN)
def test_three_stars_of_a_last_round_are_the_most_that_any_drawing_reaches(number):
    proof = proof_of(number)
    assert proof.points == puzzles.limits_of(number)[2]
    assert proof.looked >= make_puzzles.LEAST


@pytest.mark.parametrize("number", PROVEN)
def test_the_proven_drawing_can_be_drawn_on_the_gadget(number, tmp_path):
    script = started(tmp_path, number)
    drawings = list(proof_of(number).best[0])
    while drawings:
        for event in game_of(script).moves():
            if event["e"] == "draw":
                space, face, _ = parse_item(event["tile"])
                if (space, face) in drawings:
                    assert script.gadget.do(event)
                    drawings.remove((space, face))
                    break
        else:
            raise AssertionError(drawings)
    assert script.gadget.do({"e": "end"})
    script.gadget.home(".ending")
    script.settle()
    assert game_of(script).score()["players"][0]["total"] == puzzles.limits_of(number)[2]
    assert "★★★" in words(script).split("\n")


@pytest.mark.parametrize("number", [1, 16, 26, 31, 41, 60])
def test_its_game_has_its_code_its_options_and_its_length(number, tmp_path):
    script = started(tmp_path, number)
    session = script.gadget.session
    assert session.code == puzzles.code_of(number) and session.header["code"] == 1
    options = session.header["options"]
    wanted = puzzles.options_of(number)
    assert {name: options[name] for name in wanted} == wanted
    rounds = {1: 3, 16: 6, 26: 6, 31: 7, 41: 1, 60: 1}[number]
    assert game_of(script).rounds == rounds and len(game_of(script).rolls) == 1
    assert any(face != "" for face in game_of(script).seats[0].sheet.faces) == (number > 40)
    assert session._secret == secret_of_code(puzzles.code_of(number))


@pytest.mark.parametrize("code", ["", "ABC234"])
def test_verify_names_a_puzzle_that_has_not_its_own_dice(code, tmp_path):
    session = Session(Flash(str(tmp_path)), lambda: b"e" * 32, "test")
    own = puzzles.code_of(41)
    session.new("railroad", puzzles.options_of(41), ["Ada"], 0, code or own)
    session.roll(0)
    session.abandon(0)
    found = examine((tmp_path / "g00001.fin").read_bytes())
    assert [fault.key for fault in found.faults] == (["other_code"] if code else [])
    if code:
        assert own in found.wrong("en")[0] and own in found.wrong("de")[0]


def test_a_puzzle_with_other_options_or_people_is_none():
    options = Game(puzzles.options_of(1), 1).options
    for change in ({"expansion": "river"}, {"longest": "trail"}, {"rival": "easy"}):
        with pytest.raises(ValueError, match="other_puzzle"):
            Game(options | change, 1 + ("rival" in change))
    with pytest.raises(ValueError, match="other_puzzle"):
        Game(options, 2)


@pytest.mark.parametrize(("language", "word"), [("en", "Goals"), ("de", "Ziele")])
def test_the_ending_says_how_many_stars_and_what_the_others_cost(tmp_path, language, word):
    script = started(tmp_path, 1, language)
    play(script, "medium")
    said = words(script).split("\n")
    limits = puzzles.limits_of(1)
    assert word in said and f"1. {puzzles.code_of(1)}" in said
    for stars, limit in zip(("★", "★★", "★★★"), limits, strict=True):
        assert f"{stars}{limit}" in said
    assert "★★" in said and screen(script).thinking is None


def test_stars_stay_and_fewer_never_replace_more(tmp_path):
    script = started(tmp_path, 2)
    for level, stars in (("medium", 2), ("hard", 3), ("easy", 3)):
        play(script, level)
        press(script, "press B", "hold A")
        memory = dict(script.gadget.settings.get("solo"))
        assert memory["stars_1"] == f"0{stars}00000000" and memory["puzzle"] == 3
        assert not [name for name in script.gadget.storage.names() if name.startswith("best")]
        (tmp_path / "again").mkdir(exist_ok=True)
        script = table(tmp_path)
        script.settle()
        script.gadget.settings.set("solo", [[key, memory[key]] for key in memory if key != "way"])
        script.gadget.settings.set("animation", 0)
        script.gadget.go("solo")
        script.settle()
        press(script, "press DOWN", "press DOWN")
        assert script.gadget.screen.lines[script.gadget.screen.chosen][2] == "3"
        press(script, "press A")
        assert front(script) == "railroad.puzzles"
        assert f"2. {puzzles.code_of(2)}" in words(script)
        assert ("★★★" if stars == 3 else "★★·") in words(script)
        press(script, "press UP", "press A", "hold A")
        assert game_of(script).options["puzzle"] == 2


def test_left_and_right_go_through_the_groups(tmp_path):
    script = switched_on(tmp_path)
    script.gadget.go("railroad.puzzles")
    script.settle()
    seen = []
    for _ in range(6):
        seen.append(words(script).split("\n")[0])
        press(script, "press RIGHT")
    assert len(set(seen)) == 6 and words(script).split("\n")[0] == seen[0]


def test_errors_count_three_times_in_their_group(tmp_path):
    script = started(tmp_path, 31)
    play(script)
    six = game_of(script).values(0)
    total = game_of(script).score()["players"][0]["total"]
    assert six[4], "this one has errors"
    assert f"Puzzle 31 · errors ×3: {total - 2 * six[4]}".replace("-", "−") in words(script)
    assert "★★★" in words(script).split("\n")


def test_the_next_game_is_no_puzzle(tmp_path):
    script = started(tmp_path, 41)
    script.gadget.session.abandon(script.now)
    script.gadget.leave_game()
    script.gadget.home("start")
    script.settle()
    press(script, "press A")
    options = script.gadget.session.header["options"]
    assert (options["puzzle"], options["boards"], script.gadget.session.code) == (0, 1, None)


@pytest.mark.parametrize("text", ["", "9", "abc", 7, "0120000000000"])
def test_damaged_stars_are_none(text):
    memory = {"stars_1": text}
    assert puzzles.known_stars(memory, 1) == 0
    assert puzzles.keep_stars(memory, 1, 1)
    assert memory["stars_1"][0] == "1" and len(memory["stars_1"]) == 10
