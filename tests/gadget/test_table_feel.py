"""The gadget as it lies on the table: light, sleep, faults, warnings, power cuts, the far side."""

import pytest

from firmware.ui.keys import DOWN, UP
from tests.runners.driver import table
from tests.runners.press_script import Flash

MINUTE = 60000


@pytest.fixture
def script(tmp_path):
    script = table(tmp_path)
    script.settle()
    return script


def front(script):
    return type(script.gadget.screen).__module__.rpartition(".")[2]


def rolled(script):
    script.do("press", "A")
    script.do("hold", "A")
    return script.gadget.session


def test_the_first_step_already_shows_a_sign_of_life(tmp_path):
    script = table(tmp_path)
    script.gadget.step(1000)
    assert script.display.shown == 1
    assert any(script.display.seen)


def test_nothing_is_sent_to_the_display_while_nothing_changes(script):
    rolled(script)
    script.wait(1000)
    shown = script.display.shown
    script.wait(50000)
    assert script.display.shown == shown


def test_it_dims_after_3_minutes_and_goes_dark_after_15(script):
    rolled(script)
    bright = script.display.light
    script.wait(3 * MINUTE + 2000)
    assert script.display.light < bright
    assert script.display.on
    script.wait(12 * MINUTE)
    assert not script.display.on


def test_a_running_timer_never_goes_dark(script):
    script.gadget.settings.set_all({"timer_mode": "up", "timer_s": 0})
    rolled(script)
    script.wait(40 * MINUTE)
    assert script.display.on
    script.do("press", "A")  # wakes
    script.do("press", "A")  # pauses
    script.wait(16 * MINUTE)
    assert not script.display.on


@pytest.mark.parametrize("button", ["A", "B", "UP", "DOWN", "LEFT", "RIGHT"])
@pytest.mark.parametrize("minutes", [4, 16])
def test_the_press_that_wakes_it_does_nothing_else(script, button, minutes):
    session = rolled(script)
    script.do("hold", "A")
    before, state = script.display.seen, session.game.state()
    script.wait(minutes * MINUTE)
    script.do("press" if minutes < 15 else "hold", button)
    assert script.display.on
    assert script.display.light == 255
    assert script.display.seen == before
    assert session.game.state() == state
    assert not script.gadget._presenter.turned


def test_the_hold_that_wakes_a_dimmed_display_counts(script):
    session = rolled(script)
    script.wait(4 * MINUTE)
    assert script.display.light < 255
    script.do("hold", "A")
    assert script.display.light == 255 and len(session.game.rolls) == 2


def test_the_picture_moves_now_and_then_against_burn_in(script):
    rolled(script)
    home = script.display.seen
    seen = set()
    for _ in range(8):
        script.wait(MINUTE)
        seen.add(script.display.seen)
    assert len(seen) == 4
    script.do("press", "A")
    assert script.display.seen == home


def test_the_settings_change_dim_and_dark(script):
    script.gadget.settings.set_all({"dim_min": 0, "dark_min": 5})
    script.gadget.apply_settings()
    rolled(script)
    script.wait(4 * MINUTE)
    assert script.display.light == 255
    script.wait(2 * MINUTE)
    assert not script.display.on


def test_hold_up_turns_picture_and_arrows(script):
    rolled(script)
    script.do("hold", "A")
    upright = script.display.seen
    script.do("hold", "UP")
    turned = script.display.seen
    assert turned == bytes(int(f"{b:08b}"[::-1], 2) for b in reversed(upright))
    script.do("press", "RIGHT")  # seen from the other side this is left
    assert script.gadget.screen.back == 1
    script.do("press", "LEFT")
    script.do("hold", "DOWN")
    assert script.display.seen == upright


def test_an_animation_is_over_in_600_ms_and_any_button_skips_it(script):
    script.do("press", "A")
    script.buttons.mask = 16
    script.wait(640)
    script.buttons.mask = 0
    assert script.gadget.screen.tumble.since is not None
    start = script.now
    while script.gadget.screen.tumble.since is not None:
        script.wait(5)
    assert script.now - start <= 600
    still = script.display.seen
    script.do("hold", "B")
    script.do("press", "A")
    script.buttons.mask = 16
    script.wait(640)
    script.buttons.mask = 2
    script.wait(60)
    script.buttons.mask = 0
    assert script.gadget.screen.tumble.since is None
    script.settle()
    assert front(script) == "round"
    assert script.display.seen == still


def test_without_animation_the_dice_stand_at_once(script):
    script.gadget.settings.set("animation", 0)
    script.do("press", "A")
    script.buttons.mask = 16
    script.wait(640)
    assert script.gadget.screen.faces
    assert script.gadget.screen.tumble.since is None


def test_a_power_cut_brings_back_the_same_screen(tmp_path):
    script = table(tmp_path)
    script.run("press A\nhold A\nhold A\npress UP\npress A\nwait 3000")
    again = table(tmp_path)
    again.settle()
    assert again.display.seen == script.display.seen
    assert again.gadget.session.game.state() == script.gadget.session.game.state()


def test_after_a_power_cut_the_timer_stands_still_and_says_so(tmp_path):
    script = table(tmp_path)
    script.settle()
    script.gadget.settings.set_all({"timer_mode": "down", "timer_s": 90})
    rolled(script)
    script.wait(70000)
    again = table(tmp_path)
    again.settle()
    timer = again.gadget.session.timer
    assert not timer.running()
    assert timer.after_cut
    assert "Power cut" in again.gadget.screen.words()


def test_a_roll_taken_back_stops_the_timer(script):
    script.gadget.settings.set_all({"timer_mode": "down", "timer_s": 90})
    session = rolled(script)
    script.run("hold B\npress A")
    assert session.game.rolls == []
    assert not session.timer.running()


def test_the_bar_fills_only_where_holding_a_does_something(script):
    """Emma's list of actions answers a press at once; her dice want a hold."""
    script.gadget.settings.keep_setup("emma", {}, ["", ""])
    script.gadget.home("start")
    script.settle()
    script.do("press", "A")
    script.do("hold", "A")
    script.do("press", "A")
    before = script.display.seen
    script.buttons.mask = 16
    script.wait(40)
    assert front(script) == "form"
    assert script.display.seen != before


def test_a_fault_is_shown_and_written_down_and_one_press_returns_to_the_game(script):
    session = rolled(script)
    state = session.game.state()

    def broken(canvas):
        raise ZeroDivisionError("the dice fell off the table")

    script.gadget.screen.draw = broken
    script.gadget.changed()
    script.settle()
    assert front(script) == "crash"
    assert "ZeroDivisionError" in script.gadget.screen.words()
    kept = script.gadget.storage.read("crash.txt").decode()
    assert "the dice fell off the table" in kept
    assert "test_table_feel.py" in kept
    script.do("press", "RIGHT")
    assert front(script) == "round"
    assert script.gadget.session.game.state() == state


def test_no_crash_file_holds_the_secret(script):
    session = rolled(script)
    secret = session._secret

    def broken(now):
        raise ValueError("in the middle of a roll")

    script.gadget.screen.step = broken
    script.settle()
    kept = script.gadget.storage.read("crash.txt")
    assert secret not in kept
    assert secret.hex().encode() not in kept


def test_a_button_stuck_at_power_on_is_named_and_ignored(tmp_path):
    script = table(tmp_path)
    script.buttons.mask = UP | DOWN
    script.settle()
    assert "Up" in script.gadget.warning()
    script.do("press", "A")
    assert front(script) == "round"
    assert "stuck" in script.gadget.screen.words()
    script.buttons.mask = 0
    script.settle()
    assert script.gadget.warning() is None


def test_a_stuck_button_is_named_on_the_first_screen(tmp_path):
    script = table(tmp_path, "de")
    script.buttons.mask = 4
    script.settle()
    assert front(script) == "start"
    assert "Taste Links klemmt" in script.gadget.screen.words()


class FullFlash(Flash):
    full = False

    def append(self, name, data):
        if self.full:
            raise OSError(28)
        super().append(name, data)


def test_a_full_flash_is_shown_and_the_game_goes_on(tmp_path):
    storage = FullFlash(str(tmp_path))
    script = table(tmp_path, storage=storage)
    script.settle()
    session = rolled(script)
    storage.full = True
    script.do("hold", "A")
    assert session.game.round == 2
    assert "Not saving" in script.gadget.screen.words()
    storage.full = False
    script.do("hold", "A")
    assert "Not saving" not in script.gadget.screen.words()


class Sound:
    def __init__(self):
        self.played = []

    def play(self, *tune):
        self.played.append(tune)


def test_the_timer_warns_10_seconds_before_and_sounds_the_alarm(tmp_path):
    sound = Sound()
    script = table(tmp_path, sound=sound)
    script.settle()
    script.gadget.settings.set_all({"timer_mode": "down", "timer_s": 60})
    rolled(script)
    script.wait(48000)
    assert sound.played == []
    script.wait(4000)
    assert len(sound.played) == 1
    script.wait(10000)
    assert len(sound.played) == 2
    script.do("hold", "A")  # it forces nothing: the round goes on until somebody ends it
    assert script.gadget.session.game.round == 2


def test_both_languages_can_be_chosen_at_once(script):
    script.run("press UP\n" * 3 + "press A\npress RIGHT")
    assert front(script) == "settings"
    assert "Einstellungen" in script.gadget.screen.words()
