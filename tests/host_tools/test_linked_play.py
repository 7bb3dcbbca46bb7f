"""The linked firmware shows the same pictures as its modules, whichever words it is made with."""

import os
import random
import subprocess
import sys
from pathlib import Path

import pytest

from host_tools.certify.scripts import LANGUAGES, goldens, scripts, text_of
from host_tools.firmware_files import bundle
from host_tools.firmware_files.linker import Linker, attributes
from host_tools.firmware_files.linker.groups import groups
from host_tools.firmware_files.linker.top_names import TOP_WORDS, WORDS
from tests.sizes import SOAK, size

RUNNER = (bundle.ROOT / "tests/scripts_runner.py").read_text(encoding="utf-8")
FRAMEBUF = (bundle.ROOT / "firmware/boards/framebuf_cpython.py").read_text(encoding="utf-8")
MAIN = """
import sys
from framebuf import FrameBuffer
from firmware.gadget import Gadget
from scripts_runner import Board, Buttons, Display, Flash, Script, digest, prepare

language, script, folder = sys.argv[1:]
storage = Flash(folder)
prepare(storage, language)
buttons = Buttons()
display = Display(FrameBuffer)
played = Script(Gadget(Board(display, buttons, storage)), buttons, display)
played.picture = lambda name, picture: print(name, digest(picture))
with open(script) as f:
    played.run(f.read())
"""


def linked_for_a_computer() -> Linker:
    """The firmware without the rooms with wires."""
    texts = bundle.texts("pico")
    wired = [name for name in texts if name.startswith("firmware.boards.")]
    for name in wired:
        if name != "firmware.boards.files":
            del texts[name]
    joined = {first: rest for first, rest in groups("pico", (), texts).items() if first in texts}
    return bundle.link(texts | {"scripts_runner": RUNNER}, joined, bundle.callers())


def write(linked: Linker, folder: Path) -> None:
    files = linked.files | {"framebuf": FRAMEBUF, "main": linked.script(MAIN)}
    for name, text in files.items():
        path = folder / name.replace(".", "/")
        package = (bundle.ROOT / name.replace(".", "/")).is_dir()
        path = path / "__init__.py" if package else path.with_suffix(".py")
        path.parent.mkdir(parents=True, exist_ok=True)
        path.write_text(text, encoding="utf-8")


def shuffled(seed: int) -> tuple[str, ...]:
    words = list(WORDS + TOP_WORDS)
    random.Random(seed).shuffle(words)
    return tuple(words)


@pytest.mark.parametrize("seed", range(size(1, 4)))
def test_the_linked_firmware_shows_the_same_pictures(tmp_path, monkeypatch, seed):
    if seed:
        monkeypatch.setattr(attributes, "WORDS", shuffled(seed))
        monkeypatch.setattr(attributes, "TOP_WORDS", ())
    write(linked_for_a_computer(), tmp_path)
    names = scripts() if SOAK else ("off_the_rails", "sheet")
    for name in names:
        (tmp_path / f"{name}.txt").write_text(text_of(name), encoding="utf-8")
        for language in LANGUAGES if SOAK else ("de",):
            flash = tmp_path / f"{name}.{language}"
            flash.mkdir()
            command = [sys.executable, "main.py", language, f"{name}.txt", flash.name]
            done = subprocess.run(
                command,
                cwd=tmp_path,
                capture_output=True,
                text=True,
                check=False,
                env={**os.environ, "PYTHONPATH": ""},
            )
            assert done.returncode == 0, done.stderr
            shown = dict(line.split() for line in done.stdout.splitlines())
            assert shown == goldens(name, language)
