"""The whole gadget with its real OLED driver on MicroPython's unix build, in little memory."""

import shutil

import pytest

from firmware.games import KEYS
from host_tools.certify.scripts import SCRIPTS
from host_tools.common.places import place
from host_tools.firmware_files.bundle import driver_sources
from tests.micropython.unix import GADGET_HEAP, micropython
from tests.pico.oled import Oled
from tests.runners.driver import LANGUAGES, goldens, scripts
from tests.runners.press_script import digest
from tests.support.sizes import SOAK

RUNS = [(name, language) for name in scripts() for language in LANGUAGES]


def shown(record: bytes, names: list[str]) -> dict[str, bytes]:
    """The pictures that the bytes on the bus make on a panel."""
    panel, found, at = Oled(), {}, 0
    names = list(names)
    while at < len(record):
        length = int.from_bytes(record[at : at + 2], "big")
        if length:
            panel.transaction(record[at + 2 : at + 2 + length])
        else:
            found[names.pop(0)] = panel.picture()
        at += 2 + length
    return found


@pytest.mark.parametrize(("name", "language"), RUNS if SOAK else RUNS[::4] + RUNS[3::4])
def test_a_script_shows_its_golden_pictures(name, language, tmp_path):
    found, _ = played(name, language, tmp_path, **with_drivers(tmp_path / "lib"))
    assert {key: digest(picture) for key, picture in found.items()} == goldens(name, language)


def test_only_the_game_that_is_played_takes_memory(tmp_path):
    """Of the others, the menus and the settings need their packages alone."""
    _, said = played("railroad", "en", tmp_path, **with_drivers(tmp_path / "lib"))
    opened = [key for key in KEYS if f"firmware.games.{key}.game" in said["module"]]
    assert opened == ["railroad"]
    assert all(f"firmware.games.{key}" in said["module"] for key in KEYS)


def with_drivers(library) -> dict:
    """What MicroPython needs for the whole gadget: heap, and where modules are."""
    for target, source in driver_sources().items():
        (library / target).parent.mkdir(parents=True, exist_ok=True)
        shutil.copyfile(source, library / target)
    return {"heap": GADGET_HEAP, "path": f".:.frozen:{library}"}


def played(
    name, language, work, *more, program=("tests.micropython.run_gadget",), **options
) -> tuple[dict[str, bytes], dict[str, list[str]]]:
    """The pictures of a script, and what else its runner says; it fails if the gadget met a
    fault."""
    (work / "data").mkdir()
    bus = work / "bus"
    script = place(SCRIPTS) / f"{name}.txt"
    args = (str(script), str(work / "data"), language, str(bus), *more)
    done = micropython("-m", *program, *args, **options)
    assert done.returncode == 0, done.stdout + done.stderr
    said = {}
    for line in done.stdout.splitlines():
        what, value = line.split()
        said.setdefault(what, []).append(value)
    return shown(bus.read_bytes(), said["picture"]), said
