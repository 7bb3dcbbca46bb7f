"""A gadget on its battery: the sign, the warnings, the clean stop, off by itself, quiet mode."""

import pytest

from firmware.boards.cell import percent
from tests.runners.driver import table

SECOND = 1000
MINUTE = 60 * SECOND
HOUR = 60 * MINUTE


class Battery:
    """A cell of some mV, as a board measures it; None: USB is plugged in."""

    def __init__(self, mv=4000):
        self.mv = mv

    def percent(self):
        return None if self.mv is None else percent(self.mv)

    def alone(self):
        return self.mv is not None

    def empty(self):
        return self.mv is not None and self.mv < 3400

    def unsafe(self):
        return self.mv is not None and self.mv < 3200


class Part:
    """A buzzer or a motor that remembers what it did."""

    def __init__(self):
        self.did = []

    def play(self, *tune):
        self.did.append(tune)

    def run(self, ms):
        self.did.append(ms)


@pytest.fixture
def battery():
    return Battery()


@pytest.fixture
def offs():
    return []


@pytest.fixture
def script(tmp_path, battery, offs):
    parts = {"sound": Part(), "motor": Part()}
    script = table(tmp_path, battery=battery, off=lambda: offs.append(script.now), **parts)
    script.settle()
    script.do("press", "A")
    script.do("hold", "A")
    script.wait(11 * SECOND)
    return script


def front(script):
    return type(script.gadget.screen).__module__.rpartition(".")[2]


def words(script):
    return script.gadget.screen.words()


def in_menu(script):
    script.do("hold", "B")
    return words(script)


def test_the_menu_says_how_full_the_battery_is(script, battery):
    assert f"{percent(4000)} %" in in_menu(script)
    sign = script.display.seen
    battery.mv = 3800
    script.wait(11 * SECOND)
    assert "40 %" in words(script) and script.display.seen != sign
    battery.mv = None
    script.wait(11 * SECOND)
    assert "%" not in words(script), "on USB"


def test_it_warns_at_10_percent_and_says_it_once(script, battery):
    sound = script.gadget.board.sound.did
    battery.mv = 3695
    script.wait(30 * SECOND)
    assert "Battery" not in words(script) and sound == []
    battery.mv = 3680
    script.wait(60 * SECOND)
    assert "Battery 9 %" in words(script) and len(sound) == 1


def pictures(script, ms):
    found = set()
    for _ in range(ms // 250):
        script.wait(250)
        found.add(script.display.seen)
    return found


def test_it_blinks_at_5_percent(script, battery):
    battery.mv = 3640
    script.wait(20 * SECOND)
    assert len(pictures(script, 8 * SECOND)) == 1
    battery.mv = 3600
    script.wait(20 * SECOND)
    assert len(pictures(script, 8 * SECOND)) > 1


def test_an_empty_battery_is_a_clean_stop(script, battery, offs):
    game = script.gadget.session.game
    battery.mv = 3390
    script.wait(11 * SECOND)
    assert front(script) != "empty", "one measurement alone may be wrong"
    script.wait(10 * SECOND)
    assert front(script) == "empty" and "saved" in words(script) and not offs
    script.wait(7 * SECOND)
    assert len(offs) == 1
    again = table(script.gadget.storage.folder, battery=Battery())
    again.settle()
    assert again.gadget.session.game.round == game.round


def test_plugged_in_just_in_time_it_goes_on(script, battery, offs):
    battery.mv = 3390
    script.wait(21 * SECOND)
    assert front(script) == "empty"
    battery.mv = None
    script.wait(20 * SECOND)
    assert front(script) == "round" and not offs


def test_it_switches_itself_off_after_hours_in_the_dark(script, offs):
    script.gadget.settings.set("off_hours", 2)
    start = script.now
    script.wait(2 * HOUR + 14 * MINUTE)
    assert not offs and not script.display.on
    script.wait(2 * MINUTE)
    assert len(offs) >= 1 and offs[0] - start >= 2 * HOUR + 14 * MINUTE


@pytest.mark.parametrize("why", ["never", "usb", "timer", "unsaved"])
def test_it_stays_on_when_it_should(script, battery, offs, why):
    gadget = script.gadget
    gadget.settings.set("off_hours", 0 if why == "never" else 1)
    if why == "usb":
        battery.mv = None
    if why == "timer":
        gadget._may_darken = lambda: False
    if why == "unsaved":
        gadget.session.unsaved = lambda: True
    script.wait(5 * HOUR)
    assert not offs


def test_off_is_among_the_settings_only_where_it_works(script, tmp_path):
    script.gadget.go("settings")
    script.settle()
    assert "off_hours" in [line[0] for line in script.gadget.screen.lines]
    plain = table(tmp_path / "plain")
    plain.settle()
    plain.gadget.go("settings")
    plain.settle()
    assert "off_hours" not in [line[0] for line in plain.gadget.screen.lines]


def test_quiet_mode_is_one_press_in_the_menu_and_the_motor_takes_over(script):
    sound, motor = script.gadget.board.sound.did, script.gadget.board.motor.did
    assert "Quiet" in in_menu(script)
    script.gadget.screen.choose("quiet")
    script.do("press", "A")
    assert front(script) == "round" and script.gadget.settings.get("sound") == 0
    assert len(motor) == 1 and not sound, "it shakes once, as a sign"
    script.gadget.beep(880, 150)
    assert motor[-1] == 150 and not sound
    assert "Sound on" in in_menu(script)
    script.gadget.screen.choose("quiet")
    script.do("press", "A")
    assert len(sound) == 1 and len(motor) == 2


@pytest.mark.parametrize("language", ["en", "de"])
def test_one_press_restarts_a_pico_as_a_drive(tmp_path, language):
    calls = []
    script = table(tmp_path, language, updates=True, update=lambda: calls.append(1))
    script.settle()
    script.gadget.screen.choose("update")
    script.do("press", "A")
    assert front(script) == "update" and not calls
    script.do("press", "B")
    assert front(script) == "start" and not calls
    script.do("press", "A")
    script.do("press", "A")
    assert calls == [1]


@pytest.mark.parametrize("language", ["en", "de"])
def test_an_esp32_says_how(tmp_path, language):
    script = table(tmp_path, language, updates=True)
    script.settle()
    script.gadget.screen.choose("update")
    script.do("press", "A")
    assert "signalbox deploy" in words(script)
    script.do("press", "A")
    assert front(script) == "update"


def test_a_board_without_updates_offers_none(tmp_path):
    script = table(tmp_path)
    script.settle()
    assert "update" not in [line[0] for line in script.gadget.screen.lines]
