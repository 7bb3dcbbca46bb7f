"""`signalbox bundle`: the files of a board in a folder."""

from pathlib import Path
from typing import Annotated

import typer

from host_tools.commands.choices import choice
from host_tools.common.safe_text import plain
from host_tools.firmware_files.bundle import boards
from host_tools.firmware_files.bundle import bundle as write_bundle


def bundle(
    folder: Annotated[
        Path, typer.Argument(metavar="FOLDER", help="A folder that is new or empty.")
    ],
    board: Annotated[str, choice("--board", boards(), "Which board")] = "pico",
    py: Annotated[
        bool, typer.Option("--py", help="Plain .py files instead of compiled .mpy.")
    ] = False,
    mip: Annotated[
        bool, typer.Option("--mip", help="Add package.json for `mpremote mip install`.")
    ] = False,
) -> None:
    """Write exactly the files that go on a board.

    Example: signalbox bundle --board pico build/pico
    """
    written = write_bundle(board, folder, py, mip)
    size = sum(path.stat().st_size for path in written)
    typer.echo(f"{len(written)} files, {size} bytes for {board} in {plain(folder)}")
