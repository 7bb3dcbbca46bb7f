"""The whole gadget with its real OLED driver on MicroPython's unix build, in little memory."""

import shutil

import pytest

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
    found = played(name, language, tmp_path, GADGET_HEAP)
    assert {key: digest(picture) for key, picture in found.items()} == goldens(name, language)


LITTLE_HEAP = f"{int(GADGET_HEAP[:-1]) * 4 // 5}K"  # a fifth smaller
THRESHOLDS = (1 << 10, 8 << 10, 64 << 10)  # bytes after which memory is collected
SAMPLE = [("sheet_draft", "de", 8 << 10)]  # it met a fault before


@pytest.mark.parametrize(
    ("name", "language", "threshold"),
    [(*run, threshold) for run in RUNS for threshold in THRESHOLDS] if SOAK else SAMPLE,
)
def test_no_script_meets_a_fault_in_memory_that_lies_in_pieces(
    name, language, threshold, tmp_path
):
    found = played(name, language, tmp_path, LITTLE_HEAP, str(threshold))
    assert {key: digest(picture) for key, picture in found.items()} == goldens(name, language)


def played(name, language, tmp_path, heap, *more):
    """The pictures of a script; its runner fails if the gadget met a fault."""
    library = tmp_path / "lib"
    for target, source in driver_sources().items():
        (library / target).parent.mkdir(parents=True, exist_ok=True)
        shutil.copyfile(source, library / target)
    (tmp_path / "data").mkdir()
    bus = tmp_path / "bus"
    script = place(SCRIPTS) / f"{name}.txt"
    done = micropython(
        *("-m", "tests.micropython.run_gadget"),
        *(str(script), str(tmp_path / "data"), language, str(bus), *more),
        heap=heap,
        path=f".:.frozen:{library}",
    )
    assert done.returncode == 0, done.stdout + done.stderr
    names = [line.split()[1] for line in done.stdout.splitlines() if line.startswith("picture")]
    return shown(bus.read_bytes(), names)
