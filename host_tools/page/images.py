"""Images of boards that a site carries: `build-site --images FOLDER`."""

import hashlib
import json
from collections.abc import Mapping
from pathlib import Path

from firmware.version import VERSION
from host_tools.board.boot_drive import CHIPS
from host_tools.common.errors import BadInput
from host_tools.common.safe_text import plain
from host_tools.firmware_files.bundle import LIB, build_id, files_of
from host_tools.firmware_files.image import uf2

LIST = "images.json"
BY_FILES = ("esp32",)  # boards that may have memory for plain files


def image_files(folder: Path | None) -> dict[str, bytes]:
    """The images `signalbox-BOARD.uf2` of a folder by their names in the site, and their list; the
    list alone without a folder."""
    found: dict[str, bytes] = {}
    images = {}
    for board, chip in CHIPS.items():
        name = f"signalbox-{board}.uf2"
        if folder is None or not (folder / name).is_file():
            continue
        data = (folder / name).read_bytes()
        try:
            family, _ = uf2.read(data)
        except BadInput as error:
            raise BadInput(f"{plain(folder / name)}: {error}") from error
        if family != chip.family:
            raise BadInput(f"{plain(folder / name)} is an image for another chip")
        found[f"images/{name}"] = data
        digest = hashlib.sha256(data).hexdigest()
        images[board] = {"file": f"images/{name}", "size": len(data), "sha256": digest}
    if folder is not None and not images:
        raise BadInput(
            f"there is no image (signalbox-BOARD.uf2) in {plain(folder)}: make one with"
            " `signalbox image`"
        )
    drives = {board: {"drive": chip.drive, "family": chip.family} for board, chip in CHIPS.items()}
    builds = {board: build_id(board) for board in (*CHIPS, *BY_FILES)}
    listed = {"version": VERSION, "builds": builds, "drives": drives, "images": images}
    found[LIST] = json.dumps(listed, indent=1).encode()
    return found


def board_files(board: str, own: Mapping[str, bytes]) -> dict[str, bytes | None]:
    """The files of a board by their paths; None for a module that `own`, the page's, has too."""
    return {
        f"/{name}": None if own.get(name.removeprefix(f"{LIB}/")) == data else data
        for name, data in files_of(board).items()
    }
