"""`signalbox image`: one file to drag onto a board."""

import sys
from pathlib import Path
from typing import Annotated

import typer


def image(
    out: Annotated[Path, typer.Argument(metavar="OUT", help="The file to write: OUT.uf2.")],
    board: Annotated[str, typer.Option(help="pico, pico_w or pico2.")] = "pico",
    micropython: Annotated[
        Path | None,
        typer.Option(metavar="FOLDER", help="MicroPython's sources; else Debian's are fetched."),
    ] = None,
) -> None:
    """Make one file with MicroPython and Signalbox, to drag onto a board.

    Hold BOOTSEL while you plug the Pico in, and copy the file to the drive that appears. An empty
    board needs nothing else; games, names and settings stay where they are.

    Examples:

      signalbox image --board pico signalbox-pico.uf2

      signalbox image --board pico2 --micropython ~/micropython signalbox-pico2.uf2
    """
    from firmware.version import VERSION
    from host_tools.firmware_files.image.command import built

    made = built(board, out, tell, micropython)
    typer.echo(
        f"{out}: Signalbox {VERSION} in MicroPython {made.micropython.lstrip('v')} for {board},"
        f" {made.size // 1024} of {made.room // 1024} KB."
    )
    if board == "pico_w":
        typer.echo("It leaves the radio and the lamp of the Pico W alone.")
    typer.echo("Hold BOOTSEL while you plug the board in, then copy the file to its drive.")


def tell(what: str) -> None:
    """A build takes a while: say so, if a person sits there."""
    if sys.stderr.isatty():
        typer.echo(f"[image] {what}", err=True)
