"""The best list: who is on it, with which letters, after power cuts and with damaged files."""

from random import Random

import pytest

from firmware.play.best import best_of, kinds
from firmware.play.fair import code_of_day
from host_tools.games.railroad_demo import next_event
from tests.gadget.sheets import front, game_of, press, screen, words
from tests.runners.driver import switched_on, table
from tests.runners.press_script import Flash

WORDS = {
    "en": ("Among the best", "best ▶", "Deep Blue, River"),
    "de": ("Unter den Besten", "Beste ▶", "Tiefblau, Fluss"),
}
RIVER = {"expansion": "river", "boards": 1}


def at_the_result(script, options=RIVER, names=("Ada",), seed=1, **how):
    """A game with sheets, drawn by the demo's players, at its result."""
    session = script.gadget.session
    session.new("railroad", dict(options), list(names), script.now, **how)
    rng = Random(seed)
    while not session.game.over():
        event = next_event(session.game, rng)
        session.roll(script.now) if event is None else session.do(event, script.now)
    script.gadget.home()
    script.settle()
    assert front(script) == "ranking"
    return script


def lines_of(script, options=RIVER):
    return best_of(script.gadget.storage, "railroad", full(options)).lines


def full(options):
    from firmware.games import game_class

    return {
        name: options.get(name, default) for name, default, _ in game_class("railroad").OPTIONS
    }


@pytest.mark.parametrize("language", WORDS)
def test_the_initials_come_from_the_name_and_one_press_takes_them(tmp_path, language):
    new, mark, kind = WORDS[language]
    script = at_the_result(switched_on(tmp_path, language), start=1_794_787_200)
    total = game_of(script).score()["players"][0]["total"]
    press(script, "hold A")
    assert front(script) == "initials" and new in words(script)
    assert lines_of(script) == [[total, "2026-11-16", "ADA", 16]], "saved before anybody is asked"
    press(script, "press A")
    assert front(script) == "best" and kind in words(script)
    assert f"1. ADA  {total}" in words(script) and "2026-11-16" in words(script)
    press(script, "press B", "press B")
    assert front(script) == "start"
    script.gadget.go("history")
    script.settle()
    assert mark in words(script)
    press(script, "press RIGHT")
    assert front(script) == "best" and "ADA" in words(script)


def test_letters_are_changed_with_the_arrows(tmp_path):
    script = at_the_result(switched_on(tmp_path))
    press(script, "hold A", "press DOWN", "press RIGHT", "press UP", "press UP", "press A")
    assert lines_of(script)[0][2] == "BBA" and "BBA" in words(script)
    script = table(tmp_path)
    script.settle()
    script.gadget.go("best")
    script.settle()
    assert "1. BBA" in words(script), "it is on the flash"


def test_every_player_of_a_table_is_asked_once(tmp_path):
    names = ("Ada", "Björn", "Anna Lena", "Player 4")
    script = at_the_result(switched_on(tmp_path), names=names)
    press(script, "hold A")
    asked = []
    while front(script) == "initials":
        asked.append(screen(script).line[2])
        press(script, "press A")
    assert sorted(asked) == ["ADA", "AL", "BJÖ", "P4"] and front(script) == "best"
    points = [line[0] for line in lines_of(script)]
    assert points == sorted(points, reverse=True) and len(points) == 4


def test_the_eleventh_result_is_only_listed_if_it_is_good_enough(tmp_path):
    script = switched_on(tmp_path)
    best = best_of(script.gadget.storage, "railroad", full(RIVER))
    best.enter([[500 + i, "", "OLD", -i - 1] for i in range(10)])
    at_the_result(script)
    press(script, "hold A")
    assert front(script) == "ranking" and script.gadget.session.revealed
    assert [line[2] for line in lines_of(script)] == ["OLD"] * 10
    press(script, "press B")
    best.lines = []
    best.enter([[-500 + i, "", "OLD", -i - 1] for i in range(10)])
    at_the_result(script)
    press(script, "hold A")
    assert front(script) == "initials" and "Place 1" in words(script)
    assert len(lines_of(script)) == 10 and lines_of(script)[0][2] == "ADA"


def test_each_kind_has_a_list_of_its_own_and_paper_has_none(tmp_path):
    script = switched_on(tmp_path)
    for options in (RIVER, {"boards": 1}, dict(RIVER, river_loop="none")):
        at_the_result(script, options)
        press(script, "hold A", "press A", "press B", "press B")
    script.gadget.session.new("railroad", {}, ["Ada"], script.now)
    script.gadget.home()
    script.settle()
    press(script, *["hold A"] * 8, *["press A"] * 4, "hold A")
    assert script.gadget.session.revealed and front(script) == "ranking"
    assert len(kinds(script.gadget.storage)) == 3
    script.gadget.go("best")
    script.settle()
    seen = set()
    for number in (1, 2, 3):
        assert f"{number}/3" in words(script)
        seen.add(screen(script).title)
        press(script, "press RIGHT")
    assert seen == {"Deep Blue", "Deep Blue, River", "Deep Blue, River, other rules"}


def test_a_game_of_the_day_asks_for_letters_and_then_shows_its_code(tmp_path):
    day = "2026-11-17"
    script = switched_on(tmp_path)
    at_the_result(script, code=code_of_day(day), day=day)
    press(script, "hold A")
    assert front(script) == "initials"
    press(script, "press A")
    assert front(script) == "day_result" and lines_of(script)[0][1] == day
    press(script, "press A")
    assert front(script) == "ranking"
    press(script, "press B")
    at_the_result(script, code=code_of_day(day), day=day, seed=2)
    press(script, "hold A", "press A")
    assert len(lines_of(script)) == 2, "the same dice, but another game"


def test_a_game_that_ends_twice_is_there_once(tmp_path):
    """The power goes between the line and the reveal; then somebody undoes and draws again."""
    script = at_the_result(switched_on(tmp_path))
    script.gadget.session.finish = lambda now: (_ for _ in ()).throw(SystemExit)  # the cut
    with pytest.raises(SystemExit):
        press(script, "hold A")
    assert len(lines_of(script)) == 1
    again = table(tmp_path)
    again.settle()
    assert front(again) == "ranking"
    press(again, "hold A", "press A")
    assert len(lines_of(again)) == 1 and again.gadget.session.revealed


class CutFlash(Flash):
    """Power that goes at the n-th writing operation, before or after it took effect."""

    left = None

    def _count(self, act, *args):
        if self.left is not None:
            self.left -= 1
            if self.left < 0:
                raise SystemExit
        act(*args)

    def append(self, name, data):
        self._count(Flash.append, self, name, data)

    def replace(self, name, data):
        self._count(Flash.replace, self, name, data)

    def rename(self, old, new):
        self._count(Flash.rename, self, old, new)

    def remove(self, name):
        self._count(Flash.remove, self, name)


def test_a_power_cut_after_any_write_of_the_end_loses_nothing(tmp_path):
    operation = 0
    while True:
        folder = tmp_path / str(operation)
        folder.mkdir()
        flash = CutFlash(str(folder))
        script = table(folder, storage=flash)
        script.settle()
        at_the_result(script)
        flash.left = operation
        try:
            press(script, "hold A", "press DOWN", "press A")
        except SystemExit:
            pass
        else:
            break
        script = table(folder)
        script.settle()
        if front(script) == "ranking":
            press(script, "hold A", "press A")
        (line,) = lines_of(script)
        assert line[2] in ("ADA", "BDA") and line[3] == 16
        operation += 1
    assert operation >= 4


@pytest.mark.parametrize(
    "content",
    [
        b"",
        b"\xff" * 5000,
        b"{}\n",
        b'{"game":"railroad","options":[],"others":0,"best":[]} 00000000\n',
    ],
)
def test_a_damaged_list_is_said_and_set_aside_when_the_next_is_written(tmp_path, content):
    script = switched_on(tmp_path)
    name = best_of(script.gadget.storage, "railroad", full(RIVER)).name
    script.gadget.storage.replace(name, content)
    again = table(tmp_path)
    again.settle()
    again.gadget.go("best")
    again.settle()
    assert "This file cannot be read" in words(again)
    press(again, "press RIGHT", "press DOWN", "press A")
    at_the_result(again)
    press(again, "hold A", "press A")
    assert front(again) == "best" and "1. ADA" in words(again)
    assert again.gadget.storage.read(name + ".bad") == content


def test_a_full_flash_keeps_nobody_from_ending_a_game(tmp_path):
    script = at_the_result(switched_on(tmp_path))

    def full_flash(name, data):
        raise OSError(28)

    script.gadget.storage.replace = full_flash
    press(script, "hold A")
    assert front(script) == "ranking" and script.gadget.session.revealed
    assert not kinds(script.gadget.storage)
