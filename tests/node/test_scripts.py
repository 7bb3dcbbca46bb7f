"""Every script of button presses on WebAssembly: the same pictures and journals as elsewhere."""

import pytest

from tests.node.run import run_in_node
from tests.runners import driver
from tests.support.sizes import SOAK

EVERY = [(name, language) for name in driver.scripts() for language in ("en", "de")]
# Each game once, and the screens around them; the sheets are covered in every way by MicroPython's
# unix build, which is the same language.
FEW = [
    *(("first", "de"), ("stop", "en"), ("railroad", "de"), ("draft", "en"), ("emma", "de")),
    *(("off_the_rails", "en"), ("dice", "de"), ("tour", "en"), ("sheet_meteor", "de")),
]
EXTRA = ("firmware/boards/files.py", "tests/runners/press_script.py", "tests/node/replay.py")


def replay(script: str, language: str) -> dict:
    """The script on a MicroPython of its own: its pictures and its files."""
    return run_in_node("replay.mjs", EXTRA, script=script, language=language)


@pytest.mark.parametrize(("name", "language"), EVERY if SOAK else FEW)
def test_pictures_and_journals(name, language, tmp_path):
    script = driver.text_of(name)
    answer = replay(script, language)
    assert answer["pictures"] == driver.goldens(name, language)
    driver.table(tmp_path, language).run(script)
    here = {path.name: path.read_bytes().hex() for path in tmp_path.iterdir()}
    assert answer["files"] == here


@pytest.mark.parametrize(("language", "word"), [("en", "Round 1/7"), ("de", "Runde 1/7")])
def test_words_are_in_the_gadgets_language(language, word):
    assert word in replay("press A\nhold A", language)["words"]
