"""The gadget sleeps most of the time: the battery's life in hardware/ is computed from that."""

import pytest

from hardware.power import POWER
from tests.pico.sleeping import awake


def test_the_time_awake_is_what_the_battery_life_is_computed_from():
    share, press = awake(still_ms=4000, presses=10)
    assert share == pytest.approx(POWER["awake_share"], rel=0.2)
    assert press == pytest.approx(POWER["press"], rel=0.2)
