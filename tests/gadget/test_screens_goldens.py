"""Every script in both languages: the pictures are the golden ones, after each of its presses is
shown and said what was last time, and no text is cut off."""

import ast
import importlib
from pathlib import Path

import pytest

from firmware.ui.texts import de, en
from tests.gadget.strict import StrictCanvas
from tests.gadget.tables import table_of
from tests.runners import driver
from tests.runners.press_script import digest
from tests.support.sizes import SOAK

FIRMWARE = Path(en.__file__).resolve().parents[2]


@pytest.mark.parametrize("language", driver.LANGUAGES)
@pytest.mark.parametrize("name", driver.scripts())
def test_a_script_draws_its_golden_pictures(name, language, tmp_path):
    found = {}
    script = driver.table(tmp_path, language, found.__setitem__)
    display = script.display
    strict = script.gadget.canvas = script.gadget._presenter.canvas = StrictCanvas(
        display.fb, display.buffer
    )
    presses = driver.every_press(script, driver.text_of(name))
    assert strict.complaints == []
    hashes = {picture: digest(data) for picture, data in found.items()}
    assert hashes == driver.goldens(name, language), (
        "a picture changed: look at it, then run `python -m tests.runners.driver`"
    )
    assert presses == driver.golden_presses(name, language), (
        "something between two pictures changed: look, then run `python -m tests.runners.driver`"
    )


# One sheet shows names as every other does.
NAMED = [name for name in driver.scripts() if SOAK or not name.startswith("sheet_")]


@pytest.mark.parametrize("name", NAMED)
def test_long_names_find_room_on_every_screen(name, tmp_path):
    script = driver.table(tmp_path, "de", name="WilhelmineWM")
    display = script.display
    strict = script.gadget.canvas = script.gadget._presenter.canvas = StrictCanvas(
        display.fb, display.buffer
    )
    strict.name = "WilhelmineWM"
    script.run(driver.text_of(name))
    assert strict.complaints == []


@pytest.mark.parametrize("language", driver.LANGUAGES)
def test_the_pictures_of_trouble_are_the_golden_ones(language):
    found = driver.pictures_of_trouble(language)
    hashes = {picture: digest(data) for picture, data in found.items()}
    assert hashes == driver.goldens("trouble", language)


def test_both_languages_have_the_same_texts():
    english, german = table_of(en.TEXTS), table_of(de.TEXTS)
    assert english.keys() == german.keys()
    for key, text in english.items():
        assert text.count("{}") == german[key].count("{}"), key


def test_every_text_key_in_the_screens_exists():
    """Literal keys of `t(...)` and `w(...)`; those put together are met by the scripts."""
    known = table_of(en.TEXTS)
    for path in [*FIRMWARE.glob("ui/**/*.py"), *FIRMWARE.glob("games/*/screens/*.py")]:
        key = path.parts[-3] if "games" in path.parts else ""
        own = table_of(importlib.import_module(f"firmware.games.{key}.en").TEXTS) if key else {}
        for node in ast.walk(ast.parse(path.read_text(encoding="utf-8"))):
            if not isinstance(node, ast.Call) or not node.args:
                continue
            called = node.func
            name = called.attr if isinstance(called, ast.Attribute) else getattr(called, "id", "")
            key = node.args[0]
            if name in ("t", "w") and isinstance(key, ast.Constant):
                assert key.value in (known if name == "t" else own), f"{path}: {key.value}"
