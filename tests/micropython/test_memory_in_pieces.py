"""No script meets a fault on a heap a fifth smaller than a Pico's, however seldom memory is
collected, and so however it lies in pieces.

MicroPython's unix build runs the same compiled modules. Its objects are twice as large, so it gets
twice the heap; what a Pico has in flash lies in its heap too, so it gets as much more as that
takes: all names, as an image has them from the start (their tables double as they grow, and would
ask for 28 KB in one piece), and the byte code and constants of the modules that a script loads.
"""

from collections.abc import Iterator
from functools import cache

import pytest

from host_tools.firmware_files.bundle import STARTERS, compile_module, module_texts
from tests.bench.pico import EVERYTHING, MEASURED, modules, reported
from tests.micropython.test_gadget_unix import RUNS, played
from tests.micropython.unix import ROOT, micropython
from tests.pico import firmware
from tests.runners.driver import goldens
from tests.runners.press_script import digest
from tests.support.sizes import SOAK

PICO = 236_544  # bytes of heap: the last test measures it
CODE = 1.05  # bytes in the heap for each byte of a compiled module, without names: the same
LEFT = 0.8  # of a Pico's heap
NEVER = -1
THRESHOLDS = (NEVER, 1 << 10, 8 << 10, 64 << 10)  # bytes after which memory is collected
# sheet_draft met a fault before; the others load the most.
SAMPLE = [
    ("sheet_draft", "de", NEVER),
    ("rival", "de", NEVER),
    ("rival", "de", 8 << 10),
    ("emma_rival", "en", NEVER),
    ("tour", "en", 1 << 10),
    ("tour", "en", 64 << 10),
]
EVERY = [(*run, threshold) for run in RUNS for threshold in THRESHOLDS]
PLENTY = "8M"
RUNNER = "tests.micropython.run_gadget"
RUNNERS = ("tests/runners/press_script", RUNNER.replace(".", "/"))
PACKAGES = ("tests", "tests/runners", "tests/micropython")
NAMES = "names.txt"
START = f"""
import gc, sys
for name in open("{NAMES}"):
    hasattr(gc, name[:-1])  # from now on it is in the table
    gc.collect()  # so that the table lies in one piece
print("names", gc.mem_alloc())
__import__(sys.argv.pop(1))
"""
LOAD = """
import gc
gc.collect()
before = gc.mem_alloc()
for name in open("modules.txt"):
    if not name.startswith("firmware.boards."):  # they need the chip
        __import__(name[:-1])
gc.collect()
print("loaded", gc.mem_alloc() - before)
"""


@pytest.fixture(scope="module")
def compiled(tmp_path_factory):
    """A folder with what an image has frozen in, the runner of scripts, and `start`."""
    folder = tmp_path_factory.mktemp("compiled")
    texts = {name: text for name, text in module_texts("pico").items() if name not in STARTERS}
    texts |= {f"{name}.py": (ROOT / f"{name}.py").read_bytes() for name in RUNNERS}
    texts |= {f"{name}/__init__.py": b"" for name in PACKAGES}
    texts |= {"start.py": START.encode(), "load.py": LOAD.encode()}
    modules = {name: compile_module(text, name) for name, text in texts.items()}
    names = set().union(*map(names_of, modules.values()))
    lines = [name + "\n" for name in sorted(names) if "\n" not in name]
    (folder / NAMES).write_text("".join(lines), encoding="utf-8")
    for name, data in modules.items():
        path = (folder / name).with_suffix(".mpy")
        path.parent.mkdir(parents=True, exist_ok=True)
        path.write_bytes(data)
    return folder


def names_of(mpy: bytes) -> Iterator[str]:
    """What a compiled module has in its table of names."""
    at = 4  # after the version and the like

    def number():
        nonlocal at
        found = 0
        while True:
            byte = mpy[at]
            at += 1
            found = found << 7 | byte & 0x7F
            if byte < 0x80:
                return found

    count, _ = number(), number()
    for _ in range(count):
        length = number()
        if not length & 1:  # the others are in every MicroPython
            yield mpy[at : at + length // 2].decode()
            at += length // 2 + 1


def code_of(compiled, names) -> float:
    """Bytes of heap that the code of these modules takes."""
    paths = [compiled / name.replace(".", "/") for name in names]
    files = [
        path / "__init__.mpy" if path.is_dir() else path.with_suffix(".mpy") for path in paths
    ]
    return CODE * sum(file.stat().st_size for file in files if file.exists())


def where(compiled) -> dict:
    """MicroPython finds only what is there, and first of all in the folder that it runs in."""
    return {"path": f"{compiled}:.frozen", "folder": compiled}


@pytest.fixture(scope="module")
def play(compiled, tmp_path_factory):
    """Plays a script in a folder of its own."""

    def played_there(name, language, threshold, heap):
        folder = tmp_path_factory.mktemp(f"{name}-{language}")
        program = ("start", RUNNER)
        options = {"program": program, "heap": heap} | where(compiled)
        return played(name, language, folder, str(threshold), **options)

    return played_there


@pytest.fixture(scope="module")
def heap_for(compiled, play):
    """How much heap a script gets."""

    @cache
    def bytes_for(name, language):
        _, said = play(name, language, NEVER, PLENTY)
        assert f"firmware.ui.texts.{language}" in said["module"]
        code = code_of(compiled, said["module"])
        return str(round(LEFT * 2 * PICO + int(said["names"][0]) + code))

    return bytes_for


@pytest.mark.parametrize(("name", "language", "threshold"), EVERY if SOAK else SAMPLE)
def test_no_script_meets_a_fault_in_memory_that_lies_in_pieces(
    name, language, threshold, play, heap_for
):
    found, _ = play(name, language, threshold, heap_for(name, language))
    assert {key: digest(data) for key, data in found.items()} == goldens(name, language)


def test_a_short_file_takes_no_more_memory_than_it_has_bytes(tmp_path):
    (tmp_path / "short").write_bytes(b"four")
    read = (
        "from firmware.boards.files import Files\n"
        f"files = Files({str(tmp_path)!r})\n"
        "print(files.read('short', 0, 1 << 24), files.read('short', 2, 1 << 24),"
        " files.read('short', 9, 1 << 24), files.read('short'), files.read('short', 1, 2))\n"
    )
    done = micropython("-c", read)
    assert done.stdout == "b'four' b'ur' b'' b'four' b'ou'\n", done.stderr


def test_a_module_whose_memory_ran_out_half_way_is_loaded_whole_the_next_time(tmp_path):
    """So a screen that is opened once more gets all of its module."""
    (tmp_path / "scarce.py").write_text("tries = []\n", encoding="utf-8")
    (tmp_path / "half.py").write_text(
        "import scarce\nfirst = 1\nscarce.tries.append(1)\n"
        "if len(scarce.tries) == 1:\n    bytearray(1 << 30)\nsecond = 2\n",
        encoding="utf-8",
    )
    twice = (
        "from firmware.loading import load\n"
        "try:\n    load('half')\nexcept MemoryError:\n    print('once more')\n"
        "print(load('half').first, load('half').second)\n"
    )
    done = micropython("-c", twice, path=f".:.frozen:{tmp_path}")
    assert done.stdout == "once more\n1 2\n", done.stderr


def test_a_pico_has_this_heap_and_code_takes_as_much_as_its_files(compiled):
    """With everything loaded: what the unix build uses beyond twice a Pico's objects is code."""
    names = modules()["/modules.txt"] + b"\n"
    program = f"import firmware.boards.pico\n{MEASURED}gc.collect()\n"
    program += "report('heap', gc.mem_free() + gc.mem_alloc())\nreport('before', gc.mem_alloc())\n"
    pico = firmware.rig(f"{program}{EVERYTHING}report('after', gc.mem_alloc())\n", modules())
    pico.run_until(lambda: "= after" in pico.text(), 20000, 100)
    assert reported(pico, "heap") == [PICO]
    objects = reported(pico, "after")[0] - reported(pico, "before")[0]
    (compiled / "modules.txt").write_bytes(names)
    done = micropython("-m", "start", "load", heap=PLENTY, **where(compiled))
    code = int(done.stdout.split()[-1]) - 2 * objects
    loaded = [name for name in names.decode().split() if not name.startswith("firmware.boards.")]
    assert code == pytest.approx(code_of(compiled, loaded), rel=0.02)
