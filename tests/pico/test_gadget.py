"""The gadget at the table, on the emulated Pico: whole games, power cuts, broken parts.

What it must show is what the gadget shows on CPython after the same presses.
"""

import json

import pytest

from firmware.games import KEYS
from firmware.version import VERSION
from tests.pico import firmware, script
from tests.pico.rig import PicoRig
from tests.runners import driver
from tests.runners.press_script import BUTTONS, digest
from tests.support.sizes import SOAK

EVERY = [(name, lang) for name in driver.scripts() for lang in driver.LANGUAGES]
MIDDLE = "press A\nhold A\nhold A\npress UP\npress A\npress B\nhold A\nwait 3000\npicture middle\n"


def on_cpython(folder, text: str, language: str = "en", stuck: int = 0) -> dict[str, bytes]:
    """The pictures of a script; its files stay in the folder."""
    found: dict[str, bytes] = {}
    table = driver.table(folder, language, found.__setitem__)
    table.buttons.mask = stuck
    table.run(text)
    return found


def events(files: dict[str, bytes]) -> dict[str, list]:
    """Every journal line of every game without its time, which here comes from a real clock."""
    found = {}
    for name, data in files.items():
        if name.endswith((".jnl", ".fin")):
            header, *bodies = [json.loads(line[:-9]) for line in data.decode().splitlines()]
            header["fw"], _, build = header["fw"].partition("+")
            assert (header["fw"], len(build)) in ((VERSION, 8), (VERSION, 0)), "an image has one"
            found[name.rpartition("/")[2]] = [header, *(body | {"t": 0} for body in bodies)]
    return found


def folder_events(folder) -> dict[str, list]:
    return events({path.name: path.read_bytes() for path in folder.iterdir()})


SOME = [("draft", "en"), ("first", "de"), ("stop", "de")]
# Those of each game, and a few more: test_certify.py plays all of them on this chip, with presses
# that come over the wire.
MORE = [run for i, run in enumerate(EVERY) if run[0] in KEYS or i % 5 == 0]


@pytest.mark.parametrize(("name", "language"), MORE if SOAK else SOME)
def test_a_script_gives_the_same_pictures_and_the_same_journal(name, language, tmp_path):
    text = driver.text_of(name)
    wanted = on_cpython(tmp_path, text, language)
    pico = script.table(language)
    found = script.play(pico, text)
    assert "Traceback" not in pico.text()
    assert list(found) == list(wanted)
    if "# clock" not in text:
        assert {k: digest(v) for k, v in found.items()} == {
            k: digest(v) for k, v in wanted.items()
        }
        assert events(pico.files()) == folder_events(tmp_path)
        journals = [data for file, data in pico.files().items() if file.endswith((".jnl", ".fin"))]
        assert all(f'"fw":"{VERSION}+'.encode() in data for data in journals)


def come_to_rest(pico: PicoRig) -> None:
    """The real main.py has no pin that says so."""
    pico.run(800)
    pico.settle(300)


def started(dump: bytes) -> PicoRig:
    pico = PicoRig(dump=dump, pins=firmware.PINS)
    come_to_rest(pico)
    return pico


def test_after_a_power_cut_the_same_screen_comes_back(tmp_path):
    wanted = on_cpython(tmp_path, MIDDLE)["middle"]
    pico = script.table()
    assert script.play(pico, MIDDLE)["middle"] == wanted
    before = events(pico.files())
    assert len(next(iter(before.values()))) >= 4
    again = started(pico.dump())
    assert again.picture() == wanted
    assert events(again.files()) == before


def test_power_cut_while_a_roll_is_being_written():
    """Cut between any two writes to the flash: the game is there with the roll or without it."""
    pico = script.table()
    script.play(pico, "press A\nhold A\n")
    ready = pico.picture()
    states = [pico.dump()]
    pico.keys["A"].press()
    pico.run(590)
    while pico.ms - pico.last_bus_ms < 200:
        pico.run(0.5)
        if (now := pico.dump()) != states[-1]:
            states.append(now)
    assert len(states) > 2, "a roll takes several writes"
    pico.keys["A"].release()
    script.settle(pico)
    (whole,) = events(pico.files()).values()
    lengths = set()
    for state in states if SOAK else [states[1], states[-2], states[-1]]:
        again = started(state)
        assert not [name for name in again.files() if name.startswith("/data/crash")]
        (journal,) = events(again.files()).values()
        assert journal == whole[: len(journal)]
        rolls = sum(body.get("e") == "roll" for body in journal)
        if journal == whole:
            assert (rolls, again.picture()) == (2, pico.picture())
        elif journal[-1]["e"] == "roll":
            assert (rolls, again.picture()) == (1, ready)
        lengths.add(len(journal))
    assert len(whole) in lengths and len(lengths) > 1


def test_a_button_stuck_at_power_on_is_named_and_ignored(tmp_path):
    text = "picture start\npress DOWN\npicture moved\n"
    wanted = on_cpython(tmp_path, text, stuck=BUTTONS["LEFT"])
    pico = script.table(held=("LEFT",))
    assert script.play(pico, text) == wanted
    (tmp_path / "free").mkdir()
    assert wanted["start"] != on_cpython(tmp_path / "free", text)["start"]


def test_a_silent_oled_does_not_stop_the_game(tmp_path):
    wanted = on_cpython(tmp_path, MIDDLE)["middle"]
    pico = script.table(oled=False)
    light = pico.watch(firmware.BOARD["led"])
    script.play(pico, MIDDLE)
    assert events(pico.files()) == folder_events(tmp_path)
    assert len(light) > 6, "the status LED says that no OLED answers"
    pico.answers = True
    pico.run(4000)
    assert pico.picture() == wanted
    blinks = len(light)
    pico.run(3000)
    assert len(light) == blinks


def test_a_watchdog_reset_resumes_the_game():
    pico = script.table()
    shown = script.play(pico, MIDDLE)["middle"]
    starts = len(pico.oled.commands)
    pico.keys["HANG"].press()
    pico.press("RIGHT", 200)
    pico.keys["HANG"].release()
    pico.run_until(lambda: len(pico.oled.commands) > starts + 25, 9000)
    come_to_rest(pico)
    assert pico.picture() == shown
