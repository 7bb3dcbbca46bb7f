"""Images, built once and cached in the user's cache folder."""

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
from host_tools.firmware_files.image.sections import sections
from host_tools.firmware_files.image.sources import (
    NoImage,
    Say,
    cache,
    debian_place,
    debian_tree,
    one_at_a_time,
    own_tree,
)

IMAGES, BUILDS = 40, 10  # files and folders to keep


@dataclass(frozen=True)
class Image:
    """An image with Signalbox frozen in."""

    path: Path
    size: int
    limit: int  # the file system begins here
    mhz: int
    micropython: str
    sections: dict[str, int]  # bytes of each


def image(board: str, say: Say, micropython: Path | None = None, mhz: int | None = None) -> Image:
    """The image of a board, from Debian's sources or from a source tree of one's own."""
    check_tools()
    mhz = mhz or next(iter(CLOCKS[board]))
    settings, modules = board_folder.settings(board), board_folder.modules(board)
    tree = own_tree(micropython) if micropython else debian_place()
    work = folder_of(board, mhz, settings)
    path = cache() / "images" / f"{work.name}-{digest(modules)}.uf2"
    facts_file = path.with_suffix(".facts.json")  # written last
    if micropython or not facts_file.is_file():  # a source tree of one's own may change
        with one_at_a_time():
            if not micropython:
                debian_tree(say)
            if micropython or not facts_file.is_file():
                again = "" if work.exists() else ": a minute or two"
                say(f"building MicroPython with Signalbox for {board}{again}")
                data, facts = compiled(board, mhz, settings | modules, tree, work)
                path.parent.mkdir(exist_ok=True)
                _save(path, data)
                _save(facts_file, json.dumps(facts).encode())
                forget_old(cache() / "images", IMAGES)
                forget_old(cache() / "builds", BUILDS)
    for used in (path, facts_file):
        os.utime(used)
    return Image(path, **json.loads(facts_file.read_text(encoding="utf-8")))


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
        "limit": said.start,
        "mhz": mhz,
        "micropython": said.version,
        "sections": sections((out / "firmware.elf.map").read_text(encoding="utf-8")),
    }
    return uf2.write({uf2.FLASH: binary}, FAMILIES[board]), facts


def forget_old(folder: Path, keep: int) -> None:
    """Remove all but the most recently used."""
    found = sorted(folder.iterdir(), key=lambda path: path.stat().st_mtime, reverse=True)
    for path in found[keep:]:
        if path.is_dir():
            shutil.rmtree(path)
        else:
            path.unlink()


def _save(path: Path, data: bytes) -> None:
    part = path.with_suffix(".part")
    part.write_bytes(data)
    part.replace(path)
