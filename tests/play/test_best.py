"""The file of the best results: which it is, what it keeps, and what it makes of odd ones."""

import pytest

from firmware.games import game_class
from firmware.play.best import Best, best_of, kinds, mark_of
from firmware.play.checked_file import checked_line
from host_tools.journals.memory_files import MemoryFiles

ADA = [57, "2026-11-17", "ADA", 16]
OPTIONS = [["expansion", "river"], ["boards", 1]]


class Broken(MemoryFiles):
    """A flash of which one operation fails."""

    def __init__(self, operation, number=5):
        super().__init__()
        setattr(self, operation, self._fails)
        self._number = number

    def _fails(self, *_):
        raise OSError(self._number)


def options(**changed):
    return {
        name: changed.get(name, default) for name, default, _ in game_class("railroad").OPTIONS
    }


def written(storage, **parts):
    """A list with a right checksum that holds these parts."""
    kept = {"game": "railroad", "options": OPTIONS, "others": 1, "best": [ADA]} | parts
    storage.replace("best-GXX", checked_line(list(kept.items())))
    return Best(storage, "best-GXX")


def test_a_new_list_is_empty_and_what_is_entered_is_read_back():
    storage = MemoryFiles()
    river = options(expansion="river", boards=1)
    best = best_of(storage, "railroad", river)
    assert (best.lines, best.damaged, kinds(storage)) == ([], False, [])
    assert best.enter([ADA]) and best.place(16) == 1 and best.place(17) is None
    assert kinds(storage) == [best.name]
    again = Best(storage, best.name)
    assert (again.lines, again.game, again.others, again.damaged) == ([ADA], "railroad", 0, False)
    kind = [["edition", "deep_blue"], ["expansion", "river"], ["draft", 0], ["boards", 1]]
    assert again.options == kind == best_of(storage, "railroad", river).options


def test_every_kind_of_game_has_a_file_of_its_own():
    """Also one with a rule that is not a kind of its own: that is shown by one mark."""
    asked = [
        options(),
        options(boards=1),
        options(expansion="river"),
        options(expansion="lake"),
        options(expansion="river", river_loop="none"),
        options(edition="blazing_red", expansion="lava", draft=1),
    ]
    found = [best_of(MemoryFiles(), "railroad", each) for each in asked]
    names = [best.name for best in found]
    assert len(set(names)) == len(names)
    assert all(name.startswith("best-G") and len(name) == 8 for name in names)
    assert [best.others for best in found] == [0, 0, 0, 0, 1, 0]


def test_ten_stay_and_of_equal_points_the_older_game_is_ahead():
    storage = MemoryFiles()
    best = Best(storage, "best-GXX").of("railroad", options())
    lines = [[40, "", "NEW", 900], [40, "", "OLD", 16], [-3, "", "LOW", 32], [57, "", "TOP", 999]]
    assert best.enter(lines)
    assert [line[2] for line in best.lines] == ["TOP", "OLD", "NEW", "LOW"]
    assert [best.place(mark) for mark in (999, 16, 900, 32)] == [1, 2, 3, 4]
    assert best.enter([[50 + i, "", "ALL", 100 + i] for i in range(10)])
    assert len(best.lines) == 10 and best.place(32) is None
    assert Best(storage, "best-GXX").lines == best.lines


def test_who_is_there_already_has_the_new_line():
    best = Best(MemoryFiles(), "best-GXX").of("railroad", options())
    best.enter([ADA, [40, "", "EVE", 17]])
    best.enter([[30, "", "ADA", 16]])
    assert best.lines == [[40, "", "EVE", 17], [30, "", "ADA", 16]]


def test_a_player_has_one_number_in_all_games_of_a_gadget():
    marks = {mark_of({"number": number}, seat) for number in range(1, 9) for seat in range(6)}
    assert len(marks) == 48
    assert mark_of({"number": 2}, 5) < mark_of({"number": 3}, 0)
    assert mark_of({}, 0) is None, "0.1.0 gave its games no numbers"


def test_what_a_sealed_file_may_hold_is_not_trusted():
    storage = MemoryFiles()
    good = written(storage)
    assert (good.lines, good.options, good.others, good.damaged) == ([ADA], OPTIONS, 1, False)
    odd = [[], None, [1], [57, 1, "A", 1], [57, "", "ABCD", 1], [57, "", "A\n", 1]]
    odd += [[57, "x" * 11, "A", 1], [57, "", "A", "1"], ["57", "", "A", 1], [57, "", 1, 1]]
    assert written(storage, best=[*odd, ADA]).lines == [ADA]
    longest = [57, "x" * 10, "ABC", 1]
    assert written(storage, best=[longest]).lines == [longest]
    assert [written(storage, others=others).others for others in (0, 1, 2, "1", None)] == [
        *(0, 1, 0, 0, 0)
    ]
    most = [["edition", "deep_blue"], *OPTIONS, ["draft", 0]]
    assert written(storage, options=most).options == most
    for parts in (
        {"game": "chess"},
        {"game": 7},
        {"game": ["railroad"]},
        {"options": 7},
        {"options": [["expansion"]]},
        {"options": [["expansion", "snow"]]},
        {"options": [["expansion", [1]]]},
        {"options": [["expansion", "river", 1]]},
        {"options": [["colour", "river"]]},
        {"options": ["expansion"]},
        {"options": [[1, 2]]},
        {"options": [*most, ["draft", 0]]},
        {"best": "ADA"},
    ):
        found = written(storage, **parts)
        assert found.damaged and found.lines == [], parts
        assert found.game is None and found.options is None


def test_a_damaged_list_goes_aside_when_the_next_is_written():
    storage = MemoryFiles({"best-GXX": b"rust"})
    best = Best(storage, "best-GXX").of("railroad", options())
    assert best.damaged and best.enter([ADA]) and not best.damaged
    assert storage.read("best-GXX.bad") == b"rust"
    assert kinds(storage) == ["best-GXX"], "what is set aside is no list"
    assert best.enter([ADA]) and storage.read("best-GXX.bad") == b"rust"


@pytest.mark.parametrize(("number", "damaged"), [(2, False), (5, True)])
def test_a_list_that_cannot_be_read_is_not_taken_for_an_empty_one(number, damaged):
    assert Best(Broken("read", number), "best-GXX").damaged == damaged


def test_a_full_flash_is_said():
    best = Best(Broken("replace", 28), "best-GXX").of("railroad", options())
    assert best.enter([ADA]) is False
    assert kinds(Broken("names")) == []


def test_only_lists_are_found_among_the_files():
    storage = MemoryFiles({"best-GB2": b"", "best-GA2": b"", "g00001.jnl": b"", "settings": b""})
    assert kinds(storage) == ["best-GA2", "best-GB2"]
