"""More than one rival at the table: all can be looked at."""

import pytest

from tests.gadget.sheets import front, lines, press, words
from tests.gadget.test_rivals import begin


@pytest.mark.parametrize("count", [1, 2, 3])
def test_arrows_go_through_all_rivals_and_are_shown_only_for_more_than_one(count, tmp_path):
    seats = [("rival", "easy"), ("rival_2", "medium"), ("rival_3", "hard")]
    script = begin(tmp_path, dict(seats[:count]), 2)
    script.gadget.go(".rivals")
    script.settle()
    names = []
    for _ in range(count + 1):
        said = lines(script)
        names.append(next(line for line in said if line.startswith("Rival")))
        number = len(names) - 1
        assert (f"◀ {number % count + 1}/{count} ▶" in said) == (count > 1)
        press(script, "press RIGHT")
    assert names == [*["Rival, easy", "Rival, medium", "Rival, hard"][:count], "Rival, easy"]
    press(script, "press LEFT", "press LEFT")
    assert names[-2] in lines(script)


def test_that_more_than_one_rival_thinks_is_said(tmp_path):
    script = begin(tmp_path, {"rival": "easy", "rival_2": "hard"})
    script.gadget.shared.pop("planner", None)
    script.gadget.go(".rival")
    script.wait(10)
    assert front(script) == ".rival" and "The rivals are thinking" in words(script)
