"""`signalbox bundle`: the files of a board in a folder."""

from pathlib import Path
from typing import Annotated

import typer

from host_tools.common.safe_text import plain


def bundle(
    folder: Annotated[Path, typer.Argument(help="Folder to write; must be new or empty.")],
    board: str = typer.Option("pico", help="pico, pico_w, pico2 or esp32."),
    py: bool = typer.Option(False, "--py", help="Plain .py files instead of compiled .mpy."),
) -> None:
    """Write exactly the files that go on a board.

    Example: signalbox bundle --board pico build/pico
    """
    from host_tools.firmware_files.bundle import bundle as write_bundle

    written = write_bundle(board, folder, py)
    size = sum(path.stat().st_size for path in written)
    typer.echo(f"{len(written)} files, {size} bytes for {board} in {plain(folder)}")
