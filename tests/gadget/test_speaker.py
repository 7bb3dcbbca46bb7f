"""The gadget for people who do not see it: every change is said, and nothing is said twice."""

import pytest

from firmware.games.die import face_name
from firmware.play.timers import Timer
from firmware.ui.screens.entry import KINDS
from firmware.ui.speaker import Speaker
from tests.runners.driver import scripts, switched_on, table, text_of
from tests.support.sizes import SOAK

SEEN_ONLY = {("hold", "UP"), ("hold", "DOWN")}  # turns the picture round; zooms in or out
EVERY = [(name, language) for name in scripts() for language in ("en", "de")]
# Every script in one of the languages, but of the sheets with an expansion only one.
FEWER = [one for one in EVERY[::4] + EVERY[3::4] if one[0] not in ("sheet_lake", "sheet_river")]


@pytest.fixture
def script(tmp_path):
    return switched_on(tmp_path)


def begin(script, **options):
    gadget = script.gadget
    gadget.session.new("railroad", options, ["Ada", "Björn"], script.now)
    gadget.home()
    script.settle()
    return Speaker(gadget)


@pytest.mark.parametrize(("name", "language"), EVERY if SOAK else FEWER)
def test_whatever_a_press_changes_on_the_screen_is_said(name, language, tmp_path):
    script = table(tmp_path, language)
    script.settle()
    speaker = Speaker(script.gadget)
    assert speaker.said().startswith("Signalbox")
    for line in text_of(name).split("\n"):
        words = line.partition("#")[0].split()
        if not words or words[0] not in ("press", "hold"):
            continue
        before = script.display.seen
        script.do(*words)
        said = speaker.said()
        assert said or script.display.seen == before or tuple(words) in SEEN_ONLY, line
        assert speaker.said() == "", "nothing has changed since"


def test_the_timer_is_said_at_its_warning_and_at_its_end_only(script):
    speaker = begin(script)
    script.gadget.session.timer = Timer("down", 60)
    script.do("hold", "A")
    assert "Round 1/7" in speaker.said()
    said = []
    for second in range(70):
        script.wait(1000)
        said.append((second, speaker.said()))
    assert [text for _, text in said if text] == ["10 seconds left", "Time is up"]
    assert [second for second, text in said if text] == pytest.approx([50, 60], abs=2)


def test_a_stopped_timer_says_where_it_stands(script):
    speaker = begin(script)
    script.gadget.session.timer = Timer("down", 60)
    script.do("hold", "A")
    speaker.said()
    script.wait(5000)
    script.do("press", "A")
    assert speaker.said() == "Timer stopped at 0:55"
    script.do("press", "A")
    assert speaker.said() == "Timer running"


@pytest.mark.parametrize("language", ["en", "de"])
@pytest.mark.parametrize("kind", KINDS)
def test_every_key_of_the_keyboard_has_a_name(kind, language, tmp_path):
    script = switched_on(tmp_path, language)
    script.gadget.go("entry", kind)
    script.settle()
    speaker = Speaker(script.gadget)
    names = [speaker.said().rpartition("→ ")[2]]
    for _ in KINDS[kind][0][1:]:
        script.do("press", "RIGHT")
        names.append(speaker.said())
    assert len(set(names)) == len(names) == len(KINDS[kind][0])
    assert all(name.replace(" ", "").isalnum() for name in names), names


def test_what_was_written_is_said(script):
    script.gadget.go("entry", "name")
    script.settle()
    speaker = Speaker(script.gadget)
    speaker.said()
    script.do("press", "A")
    assert speaker.said() == "1/12. A"
    script.do("press", "RIGHT")
    assert speaker.said() == "B"
    script.do("press", "A")
    assert speaker.said() == "2/12. Ab"


def test_a_move_in_the_draft_says_the_pair_and_its_value(script):
    speaker = begin(script, draft=1)
    script.do("hold", "A")
    assert "pick 1 of 2" in speaker.said()
    game = script.gadget.session.game
    for at in (1, 2, 3, 0):
        script.do("press", "RIGHT")
        pair = [face_name(face, "en") for face in game.pairs[at]]
        assert speaker.said().endswith(". ".join(pair))
    script.do("press", "A")
    said = speaker.said()
    assert "pick 1 of 2" in said and said.count("→") == 1


def test_a_refusal_is_said_each_time(script):
    speaker = begin(script)
    script.do("hold", "A")
    script.do("press", "UP")
    script.do("press", "A")
    script.do("press", "UP")
    speaker.said()
    for _ in range(2):
        script.do("press", "A")
        assert speaker.said() == "One a round"


def test_a_list_that_moves_says_the_chosen_line_alone(script):
    script.gadget.go("settings")
    script.settle()
    speaker = Speaker(script.gadget)
    speaker.said()
    screen = script.gadget.screen
    for _ in screen.lines:
        script.do("press", "DOWN")
        line = screen.lines[screen.chosen]
        assert speaker.said() == ". ".join(line[1:])
