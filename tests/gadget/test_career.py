"""The ladder against the rival, and the week of days: what they remember and when."""

import pytest

from firmware.games.game import winners
from firmware.games.railroad.game import Game
from firmware.games.railroad.options import RUNGS
from firmware.games.railroad.rival.rival import Rival
from firmware.games.railroad.scoring.ranking import result
from firmware.play.replay import Replay
from firmware.play.tally import Tally
from firmware.ui.solo_records import points_of, streak
from firmware.ui.solo_ways import climbed
from tests.gadget.sheets import front, game_of, press, words
from tests.gadget.test_puzzles import play
from tests.runners.driver import switched_on, table

CLOCK = 1795000000  # 2026-11-18
DAY_S = 86400


def memory_of(script):
    return dict(script.gadget.settings.get("solo"))


def to_way(script, choice):
    press(script, "press DOWN")
    while script.gadget.screen.ways is None or script.gadget.screen.way[3] != choice:
        press(script, "press LEFT")


def on_the_ladder(folder, rung, language="en"):
    script = switched_on(folder, language)
    script.gadget.settings.set("solo", [["ladder", rung], ["climbed", rung]])
    to_way(script, "ladder")
    press(script, "hold A")
    return script


def both_play(script, mine, others):
    """The person and the rival, each like a rival of this level."""
    gadget = script.gadget
    while not game_of(script).over():
        if game_of(script).asks():
            gadget.roll()
        for seat, level in enumerate((mine, others)):
            seats = game_of(script).seats
            rival = Rival(seats[seat], level)
            while not rival.step():
                pass
            for event in rival.events:
                assert gadget.do(dict(event, p=seat))
        assert gadget.do({"e": "end"})
    gadget.home(".ending")
    script.settle()


@pytest.mark.parametrize("rung", range(1, 10))
def test_a_rung_seats_its_rival(tmp_path, rung):
    script = on_the_ladder(tmp_path, rung)
    options = script.gadget.session.header["options"]
    assert (options["rival"], options["ladder"]) == (RUNGS[rung - 1][0], rung)
    assert game_of(script).people == 1 and game_of(script).ahead == RUNGS[rung - 1][1]


@pytest.mark.parametrize(
    ("language", "said"), [("en", "Rung 2 climbed!"), ("de", "Stufe 2 geschafft!")]
)
def test_who_wins_climbs(tmp_path, language, said):
    script = on_the_ladder(tmp_path, 2, language)
    both_play(script, "hard", "easy")
    assert said in words(script)
    press(script, "press B", "hold A")
    assert memory_of(script)["ladder"] == memory_of(script)["climbed"] == 3
    again = table(tmp_path)
    again.settle()
    again.gadget.go("solo")
    again.settle()
    assert "3: ★" in words(again)


def test_who_loses_stays(tmp_path):
    script = on_the_ladder(tmp_path, 9)
    both_play(script, "easy", "hard")
    assert "Rung 9: again" in words(script)
    press(script, "press B", "hold A")
    assert memory_of(script)["ladder"] == memory_of(script)["climbed"] == 9


def test_a_draw_is_no_win(tmp_path):
    """The same dice, drawn in the same way."""
    script = on_the_ladder(tmp_path, 3)
    both_play(script, "easy", "easy")
    assert winners(game_of(script).score()) == [0, 1] and "Rung 3: again" in words(script)
    press(script, "press B", "hold A")
    assert memory_of(script)["ladder"] == memory_of(script)["climbed"] == 3


def test_the_points_ahead_decide_the_place_and_not_the_score(tmp_path):
    """An easy player has fewer points than a medium rival, but not ten fewer every time."""
    options = {"boards": 1, "rival": "medium", "ladder": 4}
    game = Game(options, 2)
    game.phase = "scores"
    for mine, places in ((35, [1, 2]), (31, [1, 2]), (29, [2, 1])):
        game.counted = {0: [mine, 0, 0, 0, 0, 0], 1: [40, 0, 0, 0, 0, 0]}
        found = result(game)["players"]
        assert [player["place"] for player in found] == places
        assert [player["total"] for player in found] == [mine, 40]
        assert found[0]["line"] == ("with_ahead", (10, mine))


def test_points_ahead_and_puzzles_are_in_no_list_and_no_statistics():
    for options, players, listed in (
        ({"rival": "medium", "ladder": 4}, 2, False),
        ({"rival": "medium", "ladder": 6}, 2, True),
        ({"puzzle": 1, "rival_play": 1}, 1, False),
        ({}, 1, True),
    ):
        replay = Replay()
        replay.game = game = Game(dict(options, boards=1), players)
        replay.header = {"players": ["Ada", "Rival"]}
        game.phase = "scores"
        game.counted = {0: [35, 0, 0, 0, 0, 0], 1: [40, 0, 0, 0, 0, 0]}
        assert game.listed == game.copy().listed == listed
        tally = Tally()
        tally.add(replay)
        assert [row[4] for row in tally.rows()] == ([35] if listed else [])


def test_nobody_begins_above_what_was_climbed(tmp_path):
    script = switched_on(tmp_path)
    script.gadget.settings.set("solo", [["ladder", 2], ["climbed", 2]])
    script.gadget.go("solo")
    script.settle()
    while script.gadget.screen.lines[script.gadget.screen.chosen][0][3] != "ladder":
        press(script, "press DOWN")
    seen = set()
    for _ in range(5):
        seen.add(script.gadget.screen.lines[script.gadget.screen.chosen][2])
        press(script, "press RIGHT")
    assert seen == {"1: ★ +10", "2: ★ +5"}
    for damaged in ({}, {"climbed": "x"}, {"climbed": -1}):
        assert climbed(damaged) == 1


def test_a_rung_with_another_rival_is_none():
    with pytest.raises(ValueError, match="other_rung"):
        Game({"boards": 1, "rival": "easy", "ladder": 9}, 2)
    with pytest.raises(ValueError, match="other_rung"):
        Game({"boards": 1, "ladder": 1}, 1)


def day_played(folder, days, level="easy"):
    """Play the game of the day, this number of days after CLOCK."""
    script = table(folder, utc=lambda: CLOCK + days * DAY_S)
    script.settle()
    script.gadget.settings.set("animation", 0)
    to_way(script, "day")
    press(script, "hold A")
    assert script.gadget.session.day
    play(script, level)
    said = words(script)
    press(script, "press B", "hold A")
    script.gadget.leave_game()
    return script, said


def test_days_in_a_row_are_counted_and_a_gap_ends_them(tmp_path):
    for days, wanted in ((0, 1), (1, 2), (2, 3), (4, 1)):
        script, said = day_played(tmp_path, days)
        assert (f"{wanted} in a row" in said) == (wanted > 1)
        assert memory_of(script)["streak"] == wanted
    today = "2026-11-22"
    assert streak(memory_of(script), today) == 1
    assert streak(memory_of(script), "2026-11-23") == 1, "today's game may still be played"
    assert streak(memory_of(script), "2026-11-24") == 0
    assert points_of(memory_of(script), "2026-11-21") is None
    assert points_of(memory_of(script), today) is not None
    script.gadget.home("week")
    script.settle()
    lines = script.gadget.screen.lines
    assert [line[0] for line in lines][:2] == ["2026-11-22", "2026-11-21"] and len(lines) == 7
    assert [line[2] != "–" for line in lines] == [True, False, True, True, True, False, False]
    assert "1 in a row" in words(script)


def test_the_first_result_of_a_day_counts(tmp_path):
    script, _ = day_played(tmp_path, 0)
    first = points_of(memory_of(script), "2026-11-18")
    script, _ = day_played(tmp_path, 0, "hard")
    assert points_of(memory_of(script), "2026-11-18") == first
    assert memory_of(script)["streak"] == 1


def test_a_day_of_the_week_is_played_from_its_page(tmp_path):
    script = table(tmp_path, utc=lambda: CLOCK)
    script.settle()
    press(script, "press DOWN", "press A")
    while script.gadget.screen.lines[script.gadget.screen.chosen][0][2] != "week":
        press(script, "press DOWN")
    press(script, "press A")
    assert front(script) == "week"
    press(script, "press DOWN", "press A")
    assert script.gadget.session.day == "2026-11-17"


@pytest.mark.parametrize("broken", [["day_1", 5], ["streak", "x"], ["streak_day", "soon"]])
def test_damaged_notes_are_none(tmp_path, broken):
    script = switched_on(tmp_path)
    script.gadget.settings.set("solo", [broken])
    script.gadget.home("week")
    script.settle()
    assert streak(memory_of(script), "2026-11-18") == 0
    assert "in a row" not in words(script)


@pytest.mark.parametrize("choice", ["ladder", "puzzle"])
def test_back_from_a_rung_or_a_puzzle_leads_to_its_line_and_not_to_another_game(tmp_path, choice):
    script = switched_on(tmp_path)
    script.gadget.settings.set("solo", [["ladder", 7], ["climbed", 9], ["puzzle", 5]])
    press(script, "press DOWN", "press A")
    lines = script.gadget.screen.lines
    chosen = next(at for at, line in enumerate(lines) if line[0][3] == choice)
    press(script, *["press DOWN"] * chosen, "press A")
    if choice == "puzzle":  # from their list
        press(script, "press A")
    assert game_of(script).options[choice] and not game_of(script).rolls
    press(script, "press B")
    assert front(script) == "solo" and script.gadget.screen.chosen == chosen
    press(script, "hold A")
    assert game_of(script).options[choice] and game_of(script).rolls, "the same again"


def test_the_ending_says_what_the_points_ahead_were_worth(tmp_path):
    script = on_the_ladder(tmp_path, 7)
    both_play(script, "medium", "hard")
    mine = game_of(script).score()["players"][0]["total"]
    assert f"{mine} +20 = {mine + 20}" in words(script)
