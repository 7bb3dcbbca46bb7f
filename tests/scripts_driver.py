"""The CPython driver of the button scripts in tests/scripts; what a line means is told in
tests/scripts_runner.py. `python -m tests.scripts_driver` writes the golden hashes anew and the
pictures of the guide (docs/pictures)."""

import sys
import tempfile
from pathlib import Path

from firmware.boards.cpython import png
from firmware.boards.framebuf_cpython import FrameBuffer
from firmware.gadget import Gadget
from tests.scripts_runner import Buttons, Display, Flash, Script, digest, entropy, prepare

HERE = Path(__file__).resolve().parent
SCRIPTS = HERE / "scripts"
GOLDENS = HERE / "goldens"
PICTURES = HERE.parent / "docs" / "pictures"
LANGUAGES = ("en", "de")


def scripts() -> list[str]:
    return sorted(path.stem for path in SCRIPTS.glob("*.txt"))


def text_of(name: str) -> str:
    return (SCRIPTS / f"{name}.txt").read_text(encoding="utf-8")


def table(folder, language="en", picture=None, **parts) -> Script:
    """A gadget on a table, in a folder of its own, with somebody to press its buttons."""
    storage = parts.pop("storage", None) or Flash(str(folder))
    prepare(storage, language)
    buttons = Buttons()
    display = Display(FrameBuffer)
    gadget = Gadget(display, buttons, storage, entropy, "script", **parts)
    return Script(gadget, buttons, display, picture)


def pictures(name: str, language: str) -> dict[str, bytes]:
    """All pictures of a script, in order."""
    found: dict[str, bytes] = {}
    with tempfile.TemporaryDirectory() as folder:
        table(folder, language, found.__setitem__).run(text_of(name))
    return found


def golden_path(name: str, language: str) -> Path:
    return GOLDENS / f"{name}.{language}.txt"


def goldens(name: str, language: str) -> dict[str, str]:
    lines = golden_path(name, language).read_text(encoding="utf-8").split("\n")
    return dict(line.split() for line in lines if line)


def main() -> None:
    only = sys.argv[1:]
    PICTURES.mkdir(exist_ok=True)
    for name in scripts():
        if only and name not in only:
            continue
        for language in LANGUAGES:
            found = pictures(name, language)
            lines = [f"{picture} {digest(data)}\n" for picture, data in found.items()]
            golden_path(name, language).write_text("".join(lines), encoding="utf-8")
            for picture, data in found.items():
                path = PICTURES / f"{picture}.{language}.png"
                path.write_bytes(png(data, 4))
        print(f"{name}: {len(found)} pictures in {len(LANGUAGES)} languages")


if __name__ == "__main__":
    main()
