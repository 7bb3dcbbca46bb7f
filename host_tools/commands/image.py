"""`signalbox image`: one file to drag onto a board."""

import sys
from pathlib import Path
from typing import Annotated

import typer

from host_tools.board.boot_drive import CHIPS
from host_tools.commands.choices import choice
from host_tools.common.safe_text import plain


def image(
    out: Annotated[Path, typer.Argument(metavar="OUT", help="The file to write: .uf2.")],
    board: Annotated[str, choice("--board", list(CHIPS), "Which board")] = "pico",
    micropython: Annotated[
        Path | None,
        typer.Option(
            metavar="FOLDER", help="MicroPython's sources; else they are fetched from Debian."
        ),
    ] = None,
) -> None:
    """Make one file with MicroPython and Signalbox, to drag onto a Pico.

    Signalbox is built in and runs from flash; games, names and settings on the board stay.

    Examples:

      signalbox image --board pico signalbox-pico.uf2

      signalbox image --board pico2 --micropython ~/micropython signalbox-pico2.uf2
    """
    from firmware.version import VERSION
    from host_tools.firmware_files.image.command import built

    made = built(board, out, tell, micropython)
    typer.echo(
        f"{plain(out)}: Signalbox {VERSION} in MicroPython {made.micropython.lstrip('v')} for"
        f" {board}, {made.size // 1024} of {made.room // 1024} KB."
    )
    if board == "pico_w":
        typer.echo("It leaves the radio and the lamp of the Pico W alone.")
    typer.echo("Hold BOOTSEL while you plug the board in, then copy the file to its drive.")


def tell(what: str) -> None:
    """A build takes a while: show progress, if somebody is watching."""
    if sys.stderr.isatty():
        typer.echo(f"[image] {what}", err=True)
