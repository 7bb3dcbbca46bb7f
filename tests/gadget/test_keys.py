"""Buttons as fingers use them: bounces, presses, holds, repeats, and one that is stuck."""

from hypothesis import given, settings
from hypothesis import strategies as st

from firmware.ui.keys import (
    ALL,
    BOUNCE_MS,
    DOWN,
    HOLD,
    HOLD_MS,
    LEFT,
    PRESS,
    RIGHT,
    UP,
    A,
    B,
    Keys,
)


def play(keys, masks, start=0):
    """Feed (ms, mask) pairs; what happened, with its time."""
    happened = []
    now = start
    for ms, mask in masks:
        end = now + ms
        while now < end:
            happened += [(now, *event) for event in keys.read(mask, now)]
            now += 5
    return happened


def test_a_press_counts_when_the_button_goes_down():
    assert play(Keys(), [(20, 0), (80, A), (50, 0)]) == [(20, PRESS, A)]


def test_a_press_of_a_button_with_a_hold_counts_on_release():
    assert play(Keys(), [(80, B), (50, 0)]) == [(80, PRESS, B)]


def test_a_hold_counts_once_and_is_no_press_afterwards():
    assert play(Keys(), [(2000, B), (100, 0)]) == [(HOLD_MS, HOLD, B)]


def test_the_hold_of_a_shows_how_far_it_is():
    keys = Keys()
    keys.holds |= A
    play(keys, [(305, A)])
    assert keys.progress(A) == 300
    assert play(keys, [(50, 0)], 305) == [(305, PRESS, A)]
    assert keys.progress(A) == 0


def test_a_bouncing_contact_is_one_press():
    bounces = [(5, DOWN if i % 2 == 0 else 0) for i in range(4)]
    assert play(Keys(), [*bounces, (100, DOWN), *bounces[::-1], (100, 0)]) == [(0, PRESS, DOWN)]


def test_an_arrow_repeats_while_it_stays_down():
    keys = Keys()
    keys.repeats = RIGHT
    times = [t for t, _, _ in play(keys, [(1000, RIGHT)])]
    assert times == [0, 500, 620, 740, 860, 980]


def test_a_busy_second_does_not_turn_a_press_into_a_hold():
    keys = Keys()
    keys.holds |= A
    assert not keys.read(A, 0)
    assert not keys.read(A, 1000)
    assert keys.read(0, 2000) == [(PRESS, A)]


def test_a_muted_button_does_nothing_until_it_is_pressed_again():
    keys = Keys()
    keys.read(B, 0)
    keys.mute()
    assert play(keys, [(900, B), (100, 0)], 5) == []
    assert play(keys, [(60, B), (50, 0)], 1005) == [(1065, PRESS, B)]


def test_a_button_that_is_down_at_power_on_is_ignored_until_it_is_free():
    keys = Keys()
    keys.boot(LEFT)
    assert play(keys, [(900, LEFT)]) == []
    assert keys.stuck == LEFT
    assert play(keys, [(90, LEFT | A)], 900) == [(900, PRESS, A)]
    play(keys, [(100, 0)], 1000)
    assert keys.stuck == 0
    assert play(keys, [(90, LEFT)], 1100) == [(1100, PRESS, LEFT)]


def test_the_arrows_turn_with_the_picture():
    keys = Keys()
    keys.turned = True
    assert play(keys, [(60, UP), (60, 0), (60, LEFT), (60, 0)]) == [
        (0, PRESS, DOWN),
        (120, PRESS, RIGHT),
    ]
    assert play(keys, [(700, DOWN), (60, 0)], 300) == [(900, HOLD, UP)]


@settings(deadline=None)
@given(st.lists(st.tuples(st.integers(1, 900), st.integers(0, 63)), max_size=40))
def test_no_finger_makes_more_presses_than_it_has_edges(fingers):
    """Whatever happens: per edge at most one event, never two within the bounce time."""
    keys = Keys()
    keys.repeats = 0
    keys.holds = A | B | UP
    last = dict.fromkeys(ALL, -1000)
    now = 0
    for ms, mask in fingers:
        for kind, button in keys.read(mask, now):
            assert kind in (PRESS, HOLD)
            assert now - last[button] >= BOUNCE_MS
            last[button] = now
        now += ms
