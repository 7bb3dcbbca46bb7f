"""The lessons: each is played to its end, right and wrong, and leaves nothing but its tick."""

import pytest

from firmware.games import FIRST_LESSON, KEYS, game_class
from firmware.ui.keys import HOLD
from firmware.ui.screens.lesson import FREE
from tests.runners.driver import switched_on, table
from tests.runners.press_script import BUTTONS

EVERY = [(game, key) for game in KEYS for key in game_class(game).LESSONS]
NAMES = {mask: name for name, mask in BUTTONS.items()}


def opened(folder, lesson, language="en", double=0):
    folder.mkdir(exist_ok=True)
    script = switched_on(folder, language)
    if double:
        script.gadget.settings.set("double_press", 1)
        script.gadget.apply_settings()
    script.gadget.go("lesson", *lesson)
    script.settle()
    return script


def press(script, kind, button):
    name = NAMES[button]
    if kind == HOLD and script.gadget.double_press:
        script.do("press", name)
        script.wait(300)
        script.do("press", name)
    else:
        script.do("hold" if kind == HOLD else "press", name)


def room(lesson):
    """Pixels for a line of words; below or above a screen the next key stands beside them."""
    left, wide, _ = (2, 124, 0) if lesson.page else lesson.desk.screen.WORDS
    return wide if left else wide - 33


def ended(lesson):
    return lesson.at == len(lesson.steps)


def play_freely(script, lesson):
    """The first die that fits, where it fits first; hold A when nothing is left."""
    inner = lesson.desk.screen
    if lesson.desk.front() == ".final":
        script.do("press", "A")
    elif inner.hand is not None:
        script.do("press" if inner.hand.only() else "hold", "A")
    else:
        script.do("press" if inner.next_press() == "press_take" else "hold", "A")


def go_on(script, lesson):
    if lesson.keys == FREE:
        play_freely(script, lesson)
    else:
        press(script, *lesson.expected())


@pytest.mark.parametrize("lesson", EVERY, ids=lambda lesson: lesson[1])
@pytest.mark.parametrize("language", ["en", "de"])
def test_played_right_it_comes_to_its_end_and_all_its_words_fit(lesson, language, tmp_path):
    script = opened(tmp_path, lesson, language)
    before = sorted(script.gadget.storage.names())
    screen = script.gadget.screen
    presses = script.presses
    while not ended(screen):
        canvas = script.gadget.canvas
        for line in screen.words_shown:
            assert canvas.width(line) <= room(screen), line
            assert line in script.gadget.screen.words()
        most = 4 if screen.page else screen.desk.screen.WORDS[2] // 8
        assert len(screen.words_shown) <= most, screen.words_shown
        go_on(script, screen)
        assert script.gadget.screen is screen, script.gadget.screen.words()
    assert len(screen.words_shown) <= 4
    if FREE not in screen.steps and lesson[0] == "railroad":
        assert 5 <= script.presses - presses <= 10
    assert script.gadget.settings.get("lessons") == [lesson[1]]
    assert sorted(script.gadget.storage.names()) == before, "no journal, no secret"
    assert script.gadget.session.key is None
    for number in range(len(screen.steps) + 2):
        assert screen.texts[f"{lesson[1]}_{number}"]
    with pytest.raises(KeyError):
        screen.texts[f"{lesson[1]}_{len(screen.steps) + 2}"]


@pytest.mark.parametrize("lesson", EVERY, ids=lambda lesson: lesson[1])
def test_a_wrong_key_changes_nothing_and_the_next_one_is_said(lesson, tmp_path):
    script = opened(tmp_path, lesson)
    screen = script.gadget.screen
    while not ended(screen):
        if screen.keys != FREE:
            state = screen.desk.session.game.state()
            step = screen.at, screen.done
            for name, button in BUTTONS.items():
                if name != "B" and button != screen.expected()[1]:
                    script.do("press", name)
                    assert (screen.at, screen.done) == step
                    assert screen.desk.session.game.state() == state
                    assert screen.sign() in script.gadget.message()[0]
        go_on(script, screen)


@pytest.mark.parametrize("lesson", EVERY, ids=lambda lesson: lesson[1])
def test_b_leaves_at_any_time(lesson, tmp_path):
    count = 0
    while True:
        script = opened(tmp_path / str(count), lesson)
        screen = script.gadget.screen
        for _ in range(count):
            go_on(script, screen)
        if ended(screen) or count > 12:
            break
        if screen.keys == FREE or NAMES[screen.expected()[1]] != "B":
            hand = getattr(screen.desk.screen, "hand", None)
            script.do("press", "B")
            if screen.keys == FREE and hand is not None:
                script.do("press", "B")  # the first one only puts the die down
            assert script.gadget.front() == "start"
            assert script.gadget.settings.get("lessons") == []
        count += 1


@pytest.mark.parametrize("lesson", EVERY, ids=lambda lesson: lesson[1])
def test_it_can_be_played_by_pressing_twice(lesson, tmp_path):
    script = opened(tmp_path, lesson, double=1)
    screen = script.gadget.screen
    while not ended(screen) and screen.keys != FREE:
        assert "hold" not in script.gadget.screen.words().lower()
        press(script, *screen.expected())
        assert script.gadget.front() == "lesson"
    assert ended(screen) or screen.steps[0] == FREE


def test_one_follows_the_other_and_done_ones_have_a_tick(tmp_path):
    script = opened(tmp_path, EVERY[0])
    first = script.gadget.screen
    while not ended(first):
        go_on(script, first)
    script.do("press", "A")
    assert script.gadget.screen.name == EVERY[1][1]
    script.do("press", "B")
    script.gadget.go("lessons")
    script.settle()
    lines = script.gadget.screen.lines
    assert [line[2] for line in lines] == ["✓"] + [""] * (len(EVERY) - 1)
    assert script.gadget.screen.chosen == 1, "the first one that was not done"


def test_a_game_in_progress_is_not_touched(tmp_path):
    script = switched_on(tmp_path)
    script.do("press", "A")
    script.do("hold", "A")
    session = script.gadget.session
    state, number = session.game.state(), session.header["number"]
    script.gadget.go("lesson", *EVERY[0])
    script.settle()
    screen = script.gadget.screen
    while not ended(screen):
        go_on(script, screen)
    script.gadget.home()
    script.settle()
    assert script.gadget.front() == ".round" and session.game.state() == state
    assert table(tmp_path).gadget is not None and session.header["number"] == number


def test_a_new_gadget_offers_the_keys_until_they_are_known_or_a_game_was_started(tmp_path):
    script = table(tmp_path)
    script.settle()
    offer = script.gadget.t("learn_keys")
    assert offer in script.gadget.screen.words()
    script.do("press", "B")
    screen = script.gadget.screen
    assert (screen.game, screen.name) == FIRST_LESSON
    while not ended(screen):
        go_on(script, screen)
    script.do("press", "A")
    assert script.gadget.front() == "start" and offer not in script.gadget.screen.words()
    (tmp_path / "other").mkdir()
    script = table(tmp_path / "other")
    script.run("press A\nhold A")
    assert script.presses == 2 and len(script.gadget.session.game.rolls) == 1
    script.gadget.home("start")
    script.settle()
    assert offer not in script.gadget.screen.words()
    script.do("press", "B")
    assert script.gadget.front() != "lesson"
