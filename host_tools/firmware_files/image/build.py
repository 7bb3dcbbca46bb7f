"""Builds an image for a Pico: runs MicroPython's own `make` on one of our board folders.

The same sources give the same bytes: no current date, no local path and no hash order gets in.
"""

import hashlib
import os
import shutil
import subprocess
from pathlib import Path

from host_tools.firmware_files.image import board_folder, uf2
from host_tools.firmware_files.image.sources import NoImage, run

TOOLS = ("cmake", "make", "cc", "arm-none-eabi-gcc")
PACKAGES = (
    "gcc-arm-none-eabi libnewlib-arm-none-eabi libstdc++-arm-none-eabi-newlib cmake make gcc"
)
FAMILIES = {
    "pico": uf2.RP2040,
    "pico_w": uf2.RP2040,
    "pico2": uf2.RP2350,
    "pico2_w": uf2.RP2350,
}
# MHz -> variant of the board; the first is the usual one.
RP2040 = {200: "", 125: "125MHZ"}
RP2350 = {150: ""}
CLOCKS = {"pico": RP2040, "pico_w": RP2040, "pico2": RP2350, "pico2_w": RP2350}
RELEASED = 1744675200  # 2025-04-15, when MicroPython 1.25.0 was released: the date in every image
# Of the user's environment a build gets only the paths.
PASSED_ON = ("PATH", "HOME", "TMPDIR", "SYSTEMROOT")
FIXED = {
    "SOURCE_DATE_EPOCH": str(RELEASED),
    "PYTHONHASHSEED": "0",
    "PYTHONDONTWRITEBYTECODE": "1",
    "LC_ALL": "C",
    # We write the UF2 file ourselves, and nobody reads the disassembly, which takes seconds.
    "CMAKE_ARGS": "-DPICO_NO_PICOTOOL=1 -DCMAKE_OBJDUMP:STRING=true",
}


def check_tools() -> None:
    absent = [tool for tool in TOOLS if not shutil.which(tool)]
    if absent:
        raise NoImage(
            f"an image cannot be built without {', '.join(absent)}: install them (Debian:"
            f" `sudo apt-get install {PACKAGES}`), or write the board's folder with --board-folder"
            " and build it with mpbuild"
        )


def recipe(board: str, mhz: int, settings: dict[str, bytes]) -> str:
    """Everything but the frozen modules that decides about the bytes, in a few digits."""
    compiler = subprocess.check_output(("arm-none-eabi-gcc", "-dumpfullversion"), text=True)
    return digest(settings, board, str(mhz), compiler, *map(str, FIXED.items()))


def digest(files: dict[str, bytes], *about: str) -> str:
    found = hashlib.sha256("\0".join(about).encode())
    for name, content in files.items():
        found.update(f"{name} {len(content)}\n".encode() + content)
    return found.hexdigest()[:12]


def build(board: str, mhz: int, files: dict[str, bytes], tree: Path, work: Path) -> Path:
    """Build the board folder `files` in the folder `work`, which may hold an earlier build of the
    same recipe; the folder of the results `firmware.bin` and `firmware.elf.map`."""
    for folder in (tree, work):
        if len(str(folder).split()) > 1:
            raise NoImage(
                f"`make` cannot work in {folder}, because of the space in its name: choose another"
                " folder for the sources, or another XDG_CACHE_HOME"
            )
    unfinished = work / "unfinished"
    if unfinished.exists():  # the last build was killed, and may have left half a file
        shutil.rmtree(work)
    board_folder.write(files, work)
    unfinished.touch()
    # MicroPython's build goes by the age of files, and would miss a module that is gone.
    (work / "out/frozen_content.c").unlink(missing_ok=True)
    try:
        make(tree / "mpy-cross", tree, work, BUILD=work / "mpy-cross")
        make(
            tree / "ports/rp2",
            tree,
            work,
            BUILD=work / "out",
            BOARD_DIR=work / board_folder.name_of(board),
            BOARD_VARIANT=CLOCKS[board][mhz],
        )
    except NoImage:  # after an error `make` removes what is half done
        unfinished.unlink()
        raise
    unfinished.unlink()
    return work / "out"


def make(folder: Path, tree: Path, work: Path, **variables: Path | str) -> None:
    passed_on = {name: os.environ[name] for name in PASSED_ON if name in os.environ}
    ours = {
        "MICROPY_MPYCROSS": str(work / "mpy-cross/mpy-cross"),
        "CFLAGS_EXTRA": f"-ffile-prefix-map={tree}=. -ffile-prefix-map={work}=.",
    }
    settings = [f"{name}={value}" for name, value in variables.items()]
    jobs = f"-j{os.cpu_count() or 1}"
    run(work, "make", jobs, "-C", str(folder), *settings, environment=passed_on | FIXED | ours)
