"""Names in the set-up and in the roster, and forgetting copied games to free the flash."""

import pytest

from tests.gadget.sheets import front, press, words
from tests.gadget.test_history import Evening
from tests.runners.driver import switched_on


def roster_of(script):
    return [name for name in script.gadget.settings.get("roster") if name]


def written(script, name):
    """Write a name on the screen that asks for it, instead of what is there."""
    assert front(script) == "entry"
    script.gadget.screen.text = name
    script.gadget.screen.write("✓")
    script.settle()


@pytest.fixture
def names(tmp_path):
    """The names of a table for four, with two names in the roster."""
    script = switched_on(tmp_path)
    script.gadget.settings.set("roster", ["Ada", "Ben"] + [""] * 10)
    script.gadget.settings.keep_setup("emma", {}, [""] * 4)
    script.gadget.go("setup", "emma")
    script.settle()
    script.gadget.go("names")
    script.settle()
    return script


def test_a_new_name_joins_the_roster_and_a_known_one_does_not_again(names):
    for name, known in (("Ben", 2), ("Cleo", 3), ("Cleo", 3), ("", 3)):
        press(names, "press A")
        written(names, name)
        assert roster_of(names) == ["Ada", "Ben", "Cleo"][:known], name
        assert names.gadget.new_game.seats[0] == name


def test_nobody_sits_at_a_table_twice(names):
    press(names, "press RIGHT", "press DOWN")
    seats = names.gadget.new_game.seats
    assert seats == ["Ada", "", "", ""]
    offered = []
    for _ in range(3):
        press(names, "press RIGHT")
        offered.append(seats[1])
    assert offered == ["Ben", "", "Ben"]


def test_a_name_that_is_written_into_another_line_of_the_roster_moves_there(tmp_path):
    script = switched_on(tmp_path)
    script.gadget.settings.set("roster", ["Ada", "Ben"] + [""] * 10)
    script.gadget.go("roster")
    script.settle()
    press(script, "press DOWN", "press DOWN", "press A")
    written(script, "Ada")
    assert script.gadget.settings.get("roster") == ["", "Ben", "Ada"] + [""] * 9
    press(script, "press A")
    written(script, "")
    assert roster_of(script) == ["Ben"], "an empty line takes no other line away"


def test_every_copied_game_is_forgotten_however_much_is_free(tmp_path):
    """The flash of the script says that 212 of 256 blocks are free."""
    evening = Evening(tmp_path)
    for _ in range(4):
        evening.given_up("emma", ["Ada", "Eve"])
    storage = evening.session.storage
    for number in (1, 2, 4):
        storage.rename(f"g0000{number}.fin", f"g0000{number}.cop")
    script = evening.switched_on(tmp_path)
    script.gadget.go("storage")
    script.settle()
    assert "212" in words(script) and script.gadget.screen.copied == 3
    press(script, "press A")
    assert script.gadget.session.finished_games.newest_first() == [(3, False)]
    assert script.gadget.screen.copied == 0 and script.gadget.screen.games == 1


def test_the_end_of_the_widest_text_is_in_sight(tmp_path):
    """A salt of twelve letters W is wider than the display."""
    script = switched_on(tmp_path)
    script.gadget.go("entry", "salt", "W" * 12)
    script.settle()
    rows = range(12, 24)
    seen = script.display.seen
    edge = [y for y in rows if seen[127 + y // 8 * 128] >> y % 8 & 1]
    assert not edge, "the last letter is cut off"
