"""The round's timer to the second, and what it makes of a file that says something absurd."""

from firmware.play.encode import Keyed, encode
from firmware.play.journal import FIRST, line_of
from firmware.play.timers import DOWN, LONGEST_S, OFF, UP, Timer, timer_of

GOOD = (("id", "abc"), ("mode", DOWN), ("limit", 90), ("spent", 5000))


def kept(**changes):
    """The timer of a file whose checksum is right; a value of None is left out."""
    pairs = [(key, changes.get(key, value)) for key, value in GOOD]
    body = encode(Keyed([pair for pair in pairs if pair[1] is not None])).encode()
    return timer_of(line_of(body, FIRST), "abc")


def case_every_second_of_an_hour_is_shown_once():
    timer = Timer(DOWN, 3600)
    timer.start(0)
    for spent in range(0, 3601, 100):
        assert timer.shown_s(spent * 1000) == 3600 - spent
    timer = Timer(UP)
    timer.start(0)
    assert timer.shown_s(999) == 0 and timer.shown_s(3599999) == 3599


def case_the_shortest_timer_warns_and_rings():
    timer = Timer(UP, 1)
    timer.start(0)
    assert timer.warning(999) and not timer.alarm(999) and timer.alarm(1000)


def case_a_round_without_a_timer_starts_none():
    timer = Timer(OFF, 60)
    timer.start(0)
    assert not timer.running() and timer.spent(5000) == 0 and not timer.alarm(10**6)
    timer.go(0)
    assert not timer.running() and timer.spent(5000) == 0


def case_pressed_twice_it_goes_on_as_if_nothing_was():
    timer = Timer(DOWN, 60)
    timer.start(1000)
    timer.go(5000)
    assert timer.spent(7000) == 6000, "a timer that runs does not begin once more"
    timer.pause(8000)
    timer.pause(9000)
    assert timer.spent(9000) == 7000


def case_a_clock_that_goes_back_takes_nothing_away():
    timer = Timer(UP)
    timer.start(5000)
    assert timer.spent(4000) == 0
    timer.pause(8000)
    timer.go(9000)
    assert timer.spent(2000) == 3000


def case_after_a_power_cut_the_next_press_or_round_clears_the_mark():
    timer = kept()
    assert timer.after_cut and not timer.running()
    timer.go(100)
    assert timer.after_cut is False and timer.spent(1100) == 6000
    timer = kept()
    timer.start(100)
    assert timer.after_cut is False and timer.spent(1100) == 1000
    timer = kept(mode=OFF)
    timer.go(100)
    assert timer.after_cut, "nothing went on"


def case_every_state_of_a_timer_resumes():
    for mode in (OFF, DOWN, UP):
        for limit in (0, 1, LONGEST_S):
            for spent in (0, 1, 10**8):
                timer = kept(mode=mode, limit=limit, spent=spent)
                assert (timer.mode, timer.limit_s, timer.spent(77)) == (mode, limit, spent)


def case_a_file_that_says_something_absurd_is_no_timer():
    assert kept().limit_s == 90
    for wrong in ("sideways", "", 5, [], None):
        assert kept(mode=wrong) is None
    for wrong in ("90", [90], None):
        assert kept(limit=wrong) is None and kept(spent=wrong) is None
    assert kept(limit=-1) is None and kept(limit=LONGEST_S + 1) is None
    assert kept(spent=-1) is None and kept(id="abd") is None
