"""Images that are built once and kept in the user's cache; never in the repository."""

import hashlib
import json
import os
import shutil
from dataclasses import dataclass
from pathlib import Path

from host_tools.firmware_files.image import frozen, uf2
from host_tools.firmware_files.image.binary_info import info
from host_tools.firmware_files.image.build import TARGETS, build, check_tools, recipe
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

KEEP = 20  # images and build folders


@dataclass(frozen=True)
class Image:
    """An image with Signalbox frozen in."""

    path: Path
    size: int
    room: int  # until the file system begins
    micropython: str
    parts: dict[str, int]  # bytes of each


def image(board: str, tell: Tell, micropython: Path | None = None) -> Image:
    """The image of a board, from Debian's sources or from a source tree of one's own."""
    modules = frozen.modules(board)
    check_tools()
    tree = own_tree(micropython) if micropython else debian_place()
    key = recipe(board, tree)
    path = cache() / "images" / f"{board}-{key}-{_digest(modules)}.uf2"
    if micropython or not path.is_file():  # what is in a folder of one's own may change
        with one_at_a_time():
            if not micropython:
                debian_tree(tell)
            if micropython or not path.is_file():
                tell(f"building MicroPython with Signalbox for {board}: a minute or two")
                data, facts = compiled(board, tree, cache() / "builds" / f"{board}-{key}", modules)
                path.parent.mkdir(exist_ok=True)
                _keep(path.with_suffix(".json"), json.dumps(facts).encode())
                _keep(path, data)
                forget_old(cache() / "images", 2 * KEEP)
                forget_old(cache() / "builds", KEEP)
    for used in (path, path.with_suffix(".json")):
        os.utime(used)
    return Image(path, **json.loads(path.with_suffix(".json").read_text(encoding="utf-8")))


def compiled(board: str, tree: Path, work: Path, modules: dict[str, bytes]) -> tuple[bytes, dict]:
    """The UF2 file, and the facts about it."""
    out = build(board, tree, work, modules)
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
        "micropython": said.version,
        "parts": parts((out / "firmware.elf.map").read_text(encoding="utf-8")),
    }
    return uf2.write({uf2.FLASH: binary}, TARGETS[board].family), facts


def forget_old(folder: Path, keep: int) -> None:
    """What was used last stays."""
    found = sorted(folder.iterdir(), key=lambda path: path.stat().st_mtime, reverse=True)
    for path in found[keep:]:
        if path.is_dir():
            shutil.rmtree(path)
        else:
            path.unlink()


def _digest(modules: dict[str, bytes]) -> str:
    digest = hashlib.sha256()
    for name, content in modules.items():
        digest.update(f"{name} {len(content)}\n".encode() + content)
    return digest.hexdigest()[:12]


def _keep(path: Path, data: bytes) -> None:
    part = path.with_suffix(".part")
    part.write_bytes(data)
    part.replace(path)
