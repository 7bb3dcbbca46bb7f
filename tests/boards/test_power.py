"""Naps, battery, and off by itself: on a chip whose time and pins the test controls."""

import pytest

from firmware.boards import cell
from firmware.boards.pins import PINS
from tests.boards.fake_chip import FakeChip, Off, boards, leave

SECOND = 1000
A = 14  # of the Picos
VSYS, USB = 29, 24


@pytest.fixture
def chip():
    return FakeChip()


@pytest.fixture
def make(monkeypatch, chip):
    yield boards(monkeypatch, chip)
    leave()


def volts(chip, name, mv):
    chip.converter[PINS[name]["battery"]] = mv // PINS[name]["divider"]


def on_battery(chip, make, name="pico", origin="image"):
    """A Pico that was switched on a while ago, with a cell of 3.9 V."""
    chip.levels[USB] = 0
    volts(chip, name, 3550)
    board = make(name, origin)
    board.rest(20 * SECOND)
    return board


def slept(chip, since):
    return [(start, end) for start, end in chip.light_sleeps if start >= since]


@pytest.mark.parametrize("name", ["pico", "pico_w", "pico2", "pico2_w"])
@pytest.mark.parametrize("mv", [0, 4700])
def test_a_pico_with_usb_never_stops_its_clock(chip, make, name, mv):
    """0 V: nothing is measured, so a computer may be there."""
    chip.levels[USB] = 0
    volts(chip, name, mv)
    make(name).rest(60 * SECOND)
    assert chip.light_sleeps == [] and chip.ms >= 60 * SECOND


@pytest.mark.parametrize("name", ["pico", "pico_w", "pico2", "pico2_w"])
def test_a_pico_on_its_battery_sleeps_lightly_after_10_seconds(chip, make, name):
    on_battery(chip, make, name)
    assert min(start for start, _ in chip.light_sleeps) >= 10 * SECOND
    asleep = sum(end - start for start, end in slept(chip, 10 * SECOND))
    assert asleep > 9 * SECOND


def test_plugged_in_usb_ends_the_naps_at_once(chip, make):
    board = on_battery(chip, make)
    board.display.power(False)
    chip.at(chip.ms + 7042, USB, 1)
    chip.at(chip.ms + 9000, USB, 0)
    start = chip.ms
    board.rest(9 * SECOND)
    assert max(end for _, end in chip.light_sleeps) == start + 7042
    board.rest(5 * SECOND)
    assert slept(chip, start + 9000), "unplugged again"


def test_usb_ends_the_naps_where_only_the_voltage_shows_it(chip, make):
    board = on_battery(chip, make, "pico_w")
    volts(chip, "pico_w", 4700)
    start = chip.ms
    board.rest(5 * SECOND)
    assert not slept(chip, start + 1100)


@pytest.mark.parametrize("lit", [True, False])
def test_a_press_ends_a_nap_and_counts(chip, make, lit):
    board = on_battery(chip, make)
    board.display.power(lit)
    board.rest(SECOND)
    start = chip.ms
    chip.press(A, start + 533, 20)  # shorter than a nap in the dark
    board.rest(10 * SECOND)
    assert chip.ms <= start + 533 + 10
    assert board.buttons.read() == 16
    board.rest(10 * SECOND)
    assert board.buttons.read() == 0


def test_naps_in_the_dark_are_ten_times_as_long(chip, make):
    board = on_battery(chip, make)
    assert {end - start for start, end in chip.light_sleeps} == {10}
    board.display.power(False)
    start = chip.ms
    board.rest(10 * SECOND)
    assert {end - start for start, end in slept(chip, start)} == {100}


def test_the_end_of_a_wait_is_slept_as_well(chip, make):
    board = on_battery(chip, make)
    board.display.power(False)
    start = chip.ms
    board.rest(250)
    assert [end - begun for begun, end in slept(chip, start)] == [100, 100, 50]


def test_a_stock_micropython_looks_more_often_in_the_dark(chip, make):
    """There no edge ends a light sleep: a press of a finger must last longer than a nap."""
    chip.pins_have_a_clock = False
    board = on_battery(chip, make, "pico2", origin="files")
    board.display.power(False)
    board.rest(SECOND)
    chip.press(A, chip.ms + 333, 50)
    board.rest(10 * SECOND)
    assert board.buttons.read() == 16


def test_bounces_of_a_lit_gadget_are_not_caught(chip, make):
    board = on_battery(chip, make)
    board.display.power(False)
    board.rest(SECOND)
    board.display.power(True)
    board.rest(SECOND)
    assert all(handler is None for pin, (handler, _) in chip.handlers.items() if pin != USB)


@pytest.mark.parametrize("name", list(PINS))
@pytest.mark.parametrize(
    ("cell_mv", "full", "empty", "unsafe"),
    [(4200, 100, False, False), (3840, 50, False, False), (3690, 10, False, False),
     (3500, 3, False, False), (3390, 1, True, False), (3190, 0, True, True)],
)  # fmt: skip
def test_the_thresholds_mean_the_cell(chip, make, name, cell_mv, full, empty, unsafe):
    volts(chip, name, cell_mv - PINS[name]["drop_mv"])
    battery = make(name).battery
    assert battery.percent() == pytest.approx(full, abs=2)
    assert (battery.empty(), battery.unsafe()) == (empty, unsafe)


def test_the_diode_stands_between_every_pico_and_its_cell():
    drops = {name: pins["drop_mv"] for name, pins in PINS.items()}
    assert drops.pop("esp32") == 0, "it measures the cell itself"
    assert set(drops.values()) == {350}


def test_an_esp32_measures_with_its_whole_range(chip, make):
    make("esp32")
    assert chip.attenuated[PINS["esp32"]["battery"]] == 3


@pytest.mark.parametrize("name", ["pico", "esp32"])
def test_without_a_battery_nothing_is_said_of_it(chip, make, name):
    battery = make(name).battery
    assert battery.percent() is None and not battery.empty() and not battery.unsafe()


def test_the_curve_rises():
    assert sorted(cell.CURVE) == list(cell.CURVE)
    found = [cell.percent(mv) for mv in range(3000, 4400)]
    assert found == sorted(found) and (found[0], found[-1]) == (0, 100)


@pytest.mark.parametrize(
    ("name", "first", "last"),
    [("pico", 0x40014160, 4), ("pico2", 0x400282D8, 4), ("pico_w", 0x40014160, None)],
)
def test_a_button_or_usb_ends_the_sleep_of_a_pico(chip, make, name, first, last):
    board = make(name)
    with pytest.raises(Off):
        board.off()
    wakes = {pin: chip.mem32[first + pin // 8 * 4] >> pin % 8 * 4 & 0xF for pin in range(30)}
    expected = dict.fromkeys(PINS[name]["buttons"], 4)
    if last:
        expected[USB] = 8
    assert {pin: edge for pin, edge in wakes.items() if edge} == expected
    assert not board.display.lit


def test_a_or_b_ends_the_sleep_of_an_esp32(chip, make):
    board = make("esp32")
    with pytest.raises(Off):
        board.off()
    assert chip.wakes == dict.fromkeys(PINS["esp32"]["buttons"][-2:], False)


def test_the_motor_runs_and_stops(chip, make):
    board = make("pico")
    board.motor.run(60)
    assert chip.outputs[17] == 1
    board.rest(50)
    assert chip.outputs[17] == 1
    board.rest(50)
    assert chip.outputs[17] == 0


def test_a_light_that_hangs_on_the_radio_is_left_alone(chip, make):
    board = make("pico2_w")
    board.light.set(True)
    assert not {23, 24, 25, 29, "LED"} & set(chip.outputs)
