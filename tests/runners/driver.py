"""The CPython driver of the button scripts in tests/scripts; tests/runners/press_script.py says
what a line means. `python -m tests.runners.driver [SCRIPT...]` rewrites the golden hashes of these
scripts or of all, and the pictures and tables of the guides."""

import gc
import re
import sys
import tempfile
from pathlib import Path
from zlib import crc32

from firmware.boards.framebuf_cpython import FrameBuffer
from firmware.gadget import Gadget
from host_tools.certify.scripts import (
    LANGUAGES,
    goldens,  # noqa: F401 # for the tests
    scripts,
    text_of,
)
from tests.gadget.png import screen
from tests.runners.press_script import Board, Buttons, Display, Flash, Script, digest, prepare
from tests.support.guide_options import refreshed

HERE = Path(__file__).resolve().parents[1]
GOLDENS = HERE / "goldens"
DOCS = HERE.parent / "docs"
PICTURES = DOCS / "pictures"
REMARK = "# after every press: "
GUIDES = {"en": DOCS / "guide.md", "de": DOCS / "anleitung.md"}


def table(folder, language="en", picture=None, **parts) -> Script:
    """A gadget on a table, in a folder of its own, with somebody to press its buttons."""
    gc.freeze()  # the gadget collects at every change of screen: spare it the tests' own objects
    storage = parts.pop("storage", None) or Flash(str(folder))
    prepare(storage, language, parts.pop("name", ""))
    buttons = Buttons()
    display = Display(FrameBuffer)
    board = Board(display, buttons, storage)
    for part, value in parts.items():
        setattr(board, part, value)
    return Script(Gadget(board), buttons, display, picture)


def switched_on(folder, language="en") -> Script:
    """A gadget at its first screen; its dice stand at once."""
    script = table(folder, language)
    script.settle()
    script.gadget.settings.set("animation", 0)
    return script


def pictures(name: str, language: str) -> dict[str, bytes]:
    """All pictures of a script, in order."""
    return watched(name, language)[0]


def watched(name: str, language: str) -> tuple[dict[str, bytes], list[str]]:
    """The pictures of a script, and in short what is shown and said after every press."""
    found: dict[str, bytes] = {}
    with tempfile.TemporaryDirectory() as folder:
        script = table(folder, language, found.__setitem__)
        return found, every_press(script, text_of(name))


def every_press(script: Script, text: str) -> list[str]:
    """Play a script; what is shown and said after each of its presses."""
    script.settle()
    found = []
    for line in text.splitlines():
        words = line.partition("#")[0].split()
        if words:
            script.do(*words)
        if words and words[0] != "picture":
            found.append(in_short(script))
    script.must_have_no_fault()
    return found


def in_short(script: Script) -> str:
    """What is shown and said now."""
    said = script.gadget.screen.words().encode()
    return f"{crc32(said, crc32(script.display.seen)) % 0x10000:04x}"


def golden_presses(name: str, language: str) -> list[str]:
    *_, remark = golden_path(name, language).read_text(encoding="utf-8").splitlines()
    return remark.removeprefix(REMARK).split()


def pictures_of_trouble(language: str) -> dict[str, bytes]:
    """What no script of presses can bring about: a fault, and a button that is stuck."""
    found: dict[str, bytes] = {}
    with tempfile.TemporaryDirectory() as folder:
        script = table(folder, language)
        script.settle()
        script.gadget.go("crash", "MemoryError: memory allocation failed", "round.py:61")
        script.settle()
        found["crash"] = script.display.seen
        script = table(folder, language)
        script.buttons.mask = 1
        script.settle()
        found["stuck"] = script.display.seen
    return found | pictures_of_power(language)


def pictures_of_power(language: str) -> dict[str, bytes]:
    """What only a board with a battery, or with updates, shows."""
    found: dict[str, bytes] = {}
    with tempfile.TemporaryDirectory() as folder:
        script = table(folder, language, updates=True, update=print)
        script.settle()
        script.do("press", "A")
        script.do("hold", "A")
        for percent, name in ((63, "battery"), (9, "battery_low")):
            script.gadget.power.percent = percent
            script.do("hold", "B")
            found[name] = script.display.seen
            script.do("press", "B")
        found["battery_round"] = script.display.seen
        script.gadget.power.percent = None
        for screen_name in ("empty", "update"):
            script.gadget.go(screen_name)
            script.settle()
            found[screen_name] = script.display.seen
        script.gadget.board.update = None
        script.gadget.swap("update")
        script.settle()
        found["update_cable"] = script.display.seen
    return found


def golden_path(name: str, language: str) -> Path:
    return GOLDENS / f"{name}.{language}.txt"


def all_pictures(language: str):
    """(name of the golden file, its pictures, the presses), and at last the trouble."""
    for name in scripts():
        yield name, *watched(name, language)
    yield "trouble", pictures_of_trouble(language), []


def main(*names: str) -> None:
    wanted = set()
    for language, path in GUIDES.items():
        text = refreshed(path.read_text(encoding="utf-8"), language)
        path.write_text(text, encoding="utf-8")
        wanted |= set(re.findall(r"pictures/(\w+)\.(en|de)\.png", text))
    for language in LANGUAGES:
        some = ((name, *watched(name, language)) for name in names)
        for name, found, presses in some if names else all_pictures(language):
            lines = [f"{picture} {digest(data)}\n" for picture, data in found.items()]
            if presses:
                lines.append(REMARK + " ".join(presses) + "\n")
            golden_path(name, language).write_text("".join(lines), encoding="utf-8")
            for picture, data in found.items():
                if (picture, language) in wanted:
                    (PICTURES / f"{picture}.{language}.png").write_bytes(screen(data))


if __name__ == "__main__":
    main(*sys.argv[1:])
