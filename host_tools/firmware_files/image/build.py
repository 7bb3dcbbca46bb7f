"""Compiles MicroPython for a Pico, with Signalbox frozen in or alone.

The same sources give the same bytes: no date of today, no path of this machine and no order that
Python's hashes choose gets in.
"""

import hashlib
import os
import re
import shutil
import subprocess
import sys
from dataclasses import dataclass
from pathlib import Path

from host_tools.firmware_files.image import uf2
from host_tools.firmware_files.image.sources import NoImage, run

TOOLS = ("cmake", "make", "cc", "arm-none-eabi-gcc")
PACKAGES = (
    "gcc-arm-none-eabi libnewlib-arm-none-eabi libstdc++-arm-none-eabi-newlib cmake make gcc"
)
CONFIG, FIND = "signalbox_config.h", "find_frozen.c"
SETTINGS, HEADER = "mpconfigboard.cmake", "mpconfigboard.h"  # of every board
# What a step of the firmware goes through: there is room to have it fast and not small.
FAST = {
    "py": "argcheck bc builtinimport gc malloc modbuiltins obj objarray objboundmeth objdict"
    " objexcept objfun objgenerator objgetitemiter objint objint_mpz objlist objmodule objrange"
    " objslice objstr objtuple objtype parsenum qstr runtime sequence smallint stream vstr",
    "extmod": "modbinascii modframebuf modjson",
}
CONFIGURED = f"""
list(APPEND MICROPY_DEF_BOARD MP_CONFIGFILE="{CONFIG}")
list(APPEND MICROPY_SOURCE_BOARD ${{MICROPY_BOARD_DIR}}/{FIND})
add_link_options(-Wl,--wrap=mp_find_frozen_module)
""" + "".join(
    f"set_source_files_properties(${{MICROPY_DIR}}/{room}/{name}.c"
    " PROPERTIES COMPILE_OPTIONS -O2)\n"
    for room, names in FAST.items()
    for name in names.split()
)
HERE = Path(__file__).parent
RELEASED = 1744675200  # 2025-04-15, when MicroPython 1.25.0 was released: the date in every image
JOBS = 2
# From the user's surroundings a build takes only where things are.
KEPT = ("PATH", "HOME", "TMPDIR", "SYSTEMROOT")
FIXED = {
    "SOURCE_DATE_EPOCH": str(RELEASED),
    "PYTHONHASHSEED": "0",
    "PYTHONDONTWRITEBYTECODE": "1",
    "LC_ALL": "C",
}
ALONE = 'freeze("$(PORT_DIR)/modules")\ninclude("$(MPY_DIR)/extmod/asyncio")\n'
WITH_SIGNALBOX = 'freeze("$(PORT_DIR)/modules", ("_boot.py", "rp2.py"))\nfreeze("modules", %r)\n'


@dataclass(frozen=True)
class Target:
    """A board of ours, as MicroPython's build knows it."""

    board: str
    family: int
    like: str = ""  # another board whose name and place of the file system it has


# The driver of the Pico W's radio is not among Debian's sources: its image is the Pico's, without
# radio and lamp, but with the file system where MicroPython for the Pico W has it.
TARGETS = {
    "pico": Target("RPI_PICO", uf2.RP2040),
    "pico_w": Target("RPI_PICO", uf2.RP2040, like="RPI_PICO_W"),
    "pico2": Target("RPI_PICO2", uf2.RP2350),
}


def check_tools() -> None:
    absent = [tool for tool in TOOLS if not shutil.which(tool)]
    if absent:
        raise NoImage(
            f"an image cannot be built without {', '.join(absent)}: install them (Debian:"
            f" `sudo apt-get install {PACKAGES}`)"
        )


def recipe(board: str, tree: Path) -> str:
    """Everything but the frozen modules that decides about the bytes, in a few digits."""
    compiler = subprocess.check_output(("arm-none-eabi-gcc", "-dumpfullversion"), text=True)
    settings = (*options(tree), *FIXED.items(), CONFIGURED, TARGETS[board])
    ours = (_text(HERE / name) for name in (CONFIG, FIND))
    parts = (board, compiler, *ours, *map(str, settings))
    return hashlib.sha256("\0".join(parts).encode()).hexdigest()[:12]


def build(board: str, tree: Path, work: Path, modules: dict[str, bytes] | None) -> Path:
    """Compile in the folder `work`, which may hold an earlier build of the same recipe; the
    folder of the results `firmware.bin` and `firmware.elf.map`. Without modules: MicroPython
    alone, as it comes."""
    target = TARGETS[board]
    for folder in (tree, work):
        if len(str(folder).split()) > 1:
            raise NoImage(
                f"`make` cannot work in {folder}, because of the blank: take another folder for"
                " the sources, or another XDG_CACHE_HOME"
            )
    work.mkdir(parents=True, exist_ok=True)
    manifest = work / "manifest.py"
    frozen = WITH_SIGNALBOX % (tuple(modules),) if modules else ALONE
    manifest.write_text(frozen, encoding="utf-8")
    write(modules or {}, work / "modules")
    out = work / "out"
    # MicroPython's build would go by the age of files, and miss one that is gone.
    shutil.rmtree(out / "frozen_mpy", ignore_errors=True)
    (out / "frozen_content.c").unlink(missing_ok=True)
    environment = surroundings(tree, work)
    make = ("make", f"-j{JOBS}", "-C")
    run(work, *make, str(tree / "mpy-cross"), f"BUILD={work}/mpy-cross", environment=environment)
    run(
        work,
        *("cmake", "-S", str(tree / "ports/rp2"), "-B", str(out)),
        f"-DMICROPY_BOARD={target.board}",
        *([f"-DMICROPY_BOARD_DIR={board_folder(target, tree, work)}"] if modules else []),
        f"-DMICROPY_FROZEN_MANIFEST={manifest}",
        f"-DPython3_EXECUTABLE={sys.executable}",
        *options(tree),
        environment=environment,
    )
    run(work, *make, str(out), environment=environment)
    return out


def options(tree: Path) -> tuple[str, ...]:
    return f"-DPICO_SDK_PATH_OVERRIDE={tree}/lib/pico-sdk", "-DPICO_NO_PICOTOOL=1"


def write(modules: dict[str, bytes], folder: Path) -> None:
    shutil.rmtree(folder, ignore_errors=True)
    for name, content in modules.items():
        path = folder / name
        path.parent.mkdir(parents=True, exist_ok=True)
        path.write_bytes(content)


def surroundings(tree: Path, work: Path) -> dict[str, str]:
    kept = {name: os.environ[name] for name in KEPT if name in os.environ}
    return kept | {
        **FIXED,
        "MICROPY_MPYCROSS": str(work / "mpy-cross/mpy-cross"),
        "CFLAGS_EXTRA": f"-ffile-prefix-map={tree}=. -ffile-prefix-map={work}=.",
    }


def board_folder(target: Target, tree: Path, work: Path) -> Path:
    """MicroPython's own folder of the board, with our configuration."""
    boards = tree / "ports/rp2/boards"
    folder = work / "board"
    folder.mkdir(exist_ok=True)
    for path in (boards / target.board).iterdir():
        if path.is_file():
            _put(folder / path.name, _text(path))
    for name in (CONFIG, FIND):
        _put(folder / name, _text(HERE / name))
    _put(folder / SETTINGS, _text(boards / target.board / SETTINGS) + CONFIGURED)
    if target.like:
        other = _text(boards / target.like / HEADER)
        text = _text(folder / HEADER)
        for name in ("MICROPY_HW_BOARD_NAME", "MICROPY_HW_FLASH_STORAGE_BYTES"):
            line = rf"(?m)^#define {name}\s.*$"
            found = re.search(line, other)
            if not found:
                raise NoImage(f"{boards / target.like} does not say {name}: take MicroPython 1.25")
            text = re.sub(line, found[0], text)
        _put(folder / HEADER, text)
    return folder


def _put(path: Path, text: str) -> None:
    """A file that stays as it is keeps its age: what was compiled from it need not be again."""
    if not path.is_file() or _text(path) != text:
        path.write_text(text, encoding="utf-8")


def _text(path: Path) -> str:
    return path.read_text(encoding="utf-8")
