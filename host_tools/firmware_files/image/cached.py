"""Images that are built once and kept in the user's cache; never in the repository."""

import json
import os
import shutil
from dataclasses import dataclass
from pathlib import Path

from host_tools.firmware_files.image import board_folder, uf2
from host_tools.firmware_files.image.binary_info import info
from host_tools.firmware_files.image.build import (
    CLOCKS,
    FAMILIES,
    build,
    check_tools,
    digest,
    recipe,
)
from host_tools.firmware_files.image.parts import parts
from host_tools.firmware_files.image.sources import (
    NoImage,
    Tell,
    cache,
    debian_place,
    debian_tree,
    one_at_a_time,
    own_tree,
)

IMAGES, BUILDS = 40, 10  # so many files and folders stay


@dataclass(frozen=True)
class Image:
    """An image with Signalbox frozen in."""

    path: Path
    size: int
    room: int  # until the file system begins
    mhz: int
    micropython: str
    parts: dict[str, int]  # bytes of each


def image(
    board: str, tell: Tell, micropython: Path | None = None, mhz: int | None = None
) -> Image:
    """The image of a board, from Debian's sources or from a source tree of one's own."""
    check_tools()
    mhz = mhz or next(iter(CLOCKS[board]))
    settings, modules = board_folder.settings(board), board_folder.modules(board)
    tree = own_tree(micropython) if micropython else debian_place()
    work = folder_of(board, mhz, settings)
    path = cache() / "images" / f"{work.name}-{digest(modules)}.uf2"
    if micropython or not path.is_file():  # what is in a folder of one's own may change
        with one_at_a_time():
            if not micropython:
                debian_tree(tell)
            if micropython or not path.is_file():
                again = "" if work.exists() else ": a minute or two"
                tell(f"building MicroPython with Signalbox for {board}{again}")
                data, facts = compiled(board, mhz, settings | modules, tree, work)
                path.parent.mkdir(exist_ok=True)
                _keep(path.with_suffix(".json"), json.dumps(facts).encode())
                _keep(path, data)
                forget_old(cache() / "images", IMAGES)
                forget_old(cache() / "builds", BUILDS)
    for used in (path, path.with_suffix(".json")):
        os.utime(used)
    return Image(path, **json.loads(path.with_suffix(".json").read_text(encoding="utf-8")))


def folder_of(board: str, mhz: int, settings: dict[str, bytes]) -> Path:
    """Where images with these settings are built, whatever is frozen in."""
    return cache() / "builds" / f"{board}-{mhz}-{recipe(board, mhz, settings)}"


def compiled(
    board: str, mhz: int, files: dict[str, bytes], tree: Path, work: Path
) -> tuple[bytes, dict]:
    """The UF2 file, and the facts about it."""
    out = build(board, mhz, files, tree, work)
    binary = (out / "firmware.bin").read_bytes()
    said = info(binary)
    if len(binary) > said.start:
        raise NoImage(
            f"the image is too large by {len(binary) - said.start} bytes: it must end before the"
            f" file system, {said.start} bytes from the start of the flash"
        )
    facts = {
        "size": len(binary),
        "room": said.start,
        "mhz": mhz,
        "micropython": said.version,
        "parts": parts((out / "firmware.elf.map").read_text(encoding="utf-8")),
    }
    return uf2.write({uf2.FLASH: binary}, FAMILIES[board]), facts


def forget_old(folder: Path, keep: int) -> None:
    """What was used last stays."""
    found = sorted(folder.iterdir(), key=lambda path: path.stat().st_mtime, reverse=True)
    for path in found[keep:]:
        if path.is_dir():
            shutil.rmtree(path)
        else:
            path.unlink()


def _keep(path: Path, data: bytes) -> None:
    part = path.with_suffix(".part")
    part.write_bytes(data)
    part.replace(path)
