"""The final count: what makes up the points blinks on the sheet, part by part, and can be
skipped."""

from random import Random

import pytest

from firmware.games.railroad.scoring.score import count_up
from firmware.ui.texts.lines import signed
from host_tools.games.railroad_demo import next_event
from tests.gadget.sheets import begin, front, game_of, press, screen, words

WORDS = {
    "en": ("Network 1", "Highway", "Total", "Place {}", "A count  hold A end"),
    "de": ("Netzwerk 1", "Straße", "Summe", "Platz {}", "A zählen  A halten: Ende"),
}
LAVA = {"expansion": "lava", "edition": "blazing_red"}


def before_the_end(folder, options, players=1, language="en", seed=0):
    """Everything is drawn by the demo's players; the last round waits for its end."""
    script = begin(folder, options, players, language)
    session = script.gadget.session
    rng = Random(seed)
    while True:
        event = next_event(session.game, rng)
        if event == {"e": "end"} and session.game.round == session.game.rounds:
            break
        session.roll(script.now) if event is None else session.do(event, script.now)
    script.gadget.home()
    script.settle()
    return script


def end(script):
    """Everybody says in turn that nothing more is to be drawn."""
    while not game_of(script).over():
        press(script, "press A" if screen(script).covered else "hold A")
    assert front(script) == ".ending"


def count(script):
    """The end, then on to the count."""
    end(script)
    press(script, "press A")


@pytest.mark.parametrize("language", WORDS)
def test_every_part_blinks_with_its_points_and_then_the_total(tmp_path, language):
    network, highway, total, _, hint = WORDS[language]
    script = before_the_end(tmp_path, LAVA, language=language)
    count(script)
    assert game_of(script).over() and front(script) == ".final"
    game = game_of(script)
    parts = [part for part in count_up(game.seats[0].sheet, game.options) if part[1]]
    so_far = 0
    said = []
    for _, points, spaces in parts:
        so_far += points
        lines = words(script).split("\n")
        assert f"{points:+}".replace("-", "−") in lines and signed(so_far) in lines
        _, shown, blinking = screen(script).entries[screen(script).at]
        assert (shown, blinking) == (points, spaces)
        said.append(lines[1])
        press(script, "press A")
    assert network in said and highway in said
    assert total in words(script) and signed(so_far) in words(script)
    assert so_far == game.score()["players"][0]["total"]
    press(script, "press A")
    assert front(script) == "ranking" and hint in words(script)


def test_it_goes_on_by_itself_and_waits_with_the_total(tmp_path):
    script = before_the_end(tmp_path, {"expansion": "river"})
    count(script)
    first = words(script)
    lit = script.display.seen
    script.wait(400)
    assert words(script) == first and script.display.seen != lit, "it blinks"
    for _ in range(40):
        script.wait(1000)
    total = game_of(script).score()["players"][0]["total"]
    assert front(script) == ".final" and f"Total\n{total}" in words(script)
    press(script, "press LEFT")
    assert "+" in words(script) or "-" in words(script), "back to the last part"


def test_b_skips_it_and_a_on_a_player_shows_it_again(tmp_path):
    script = before_the_end(tmp_path, LAVA, players=2)
    count(script)
    assert front(script) == ".final" and words(script).startswith("Ada")
    press(script, "press B")
    assert front(script) == "ranking"
    lines = screen(script).lines
    for line in lines:
        seat = line[0]
        press(script, "press A")
        name = script.gadget.player_name(seat)
        assert front(script) == ".final" and words(script).startswith(name)
        for _ in range(20):
            if front(script) == ".final":
                assert words(script).startswith(name)
                last = words(script)
                press(script, "press A")
        assert front(script) == "ranking" and f"Place {lines.index(line) + 1}" in last
        press(script, "press DOWN")


@pytest.mark.parametrize("language", WORDS)
def test_one_player_after_the_other_with_the_place(tmp_path, language):
    script = before_the_end(tmp_path, LAVA, players=3, language=language)
    count(script)
    seen = []
    for _ in range(80):
        if front(script) != ".final":
            break
        name = words(script).split("\n")[0]
        place = [seat["place"] for seat in game_of(script).score()["players"]][
            len(set(seen) - {name})
        ]
        seen.append(name)
        if screen(script).ended():
            assert WORDS[language][3].format(place) in words(script)
        press(script, "press RIGHT")
    assert list(dict.fromkeys(seen)) == ["Ada", "Björn", "Chloé"]
    assert front(script) == "ranking"


def test_a_power_cut_in_the_show_leads_to_the_result_and_undo_to_the_sheet(tmp_path):
    from tests.runners.driver import table

    script = before_the_end(tmp_path, {})
    count(script)
    again = table(tmp_path)
    again.settle()
    assert front(again) == "ranking"
    press(again, "press A", "hold B", "press A")
    assert front(again) == ".sheet" and not game_of(again).over()
    press(again, "hold A", "press A")
    assert front(again) == ".final"
    press(again, "press B", "hold A")
    assert front(again) == "initials"
    press(again, "press A", "press B")
    assert again.gadget.session.revealed and "A count  B leave" in words(again)
    press(again, "press A")
    assert front(again) == ".final", "the game can be looked at until it is left"
    press(again, "press B", "press B")
    assert front(again) == "start"
