"""`signalbox image`: one file to drag onto a board."""

import sys
from pathlib import Path
from typing import Annotated

import typer

from host_tools.commands.choices import choice
from host_tools.common.errors import BadInput
from host_tools.common.safe_text import plain
from host_tools.firmware_files.bundle import boards
from host_tools.firmware_files.image.build import RP2040 as CLOCKS


def image(
    out: Annotated[
        Path, typer.Argument(metavar="OUT", help="The file to write: .uf2; or see --board-folder.")
    ],
    board: Annotated[str, choice("--board", boards(), "Which board")] = "pico",
    mhz: Annotated[
        int | None, choice("--mhz", CLOCKS, "Clock of a Pico or Pico W; by default the first")
    ] = None,
    micropython: Annotated[
        Path | None,
        typer.Option(
            metavar="FOLDER",
            help="MicroPython's sources; by default they are fetched from Debian.",
        ),
    ] = None,
    board_folder: Annotated[
        bool,
        typer.Option(
            "--board-folder",
            help="Build nothing: write the folder from which MicroPython's `make BOARD_DIR=...`"
            " or mpbuild builds the image. Also for an esp32.",
        ),
    ] = False,
) -> None:
    """Make one file with MicroPython and Signalbox, to drag onto a Pico.

    Signalbox is built in and runs from flash; games, names and settings on the board stay.

    Examples:

      signalbox image --board pico signalbox-pico.uf2

      signalbox image --board pico2 --micropython ~/micropython signalbox-pico2.uf2

      signalbox image --board esp32 --board-folder ~/micropython/ports/esp32/boards
    """
    from firmware.version import VERSION
    from host_tools.firmware_files.image.command import built, folder

    if board_folder:
        if mhz or micropython:
            raise BadInput("--board-folder builds nothing: leave --mhz and --micropython out")
        where = plain(folder(board, out))
        typer.echo(f"{where}: Signalbox {VERSION} as a board of MicroPython's.")
        return
    made = built(board, out, say, micropython, mhz)
    typer.echo(
        f"{plain(out)}: Signalbox {VERSION} in MicroPython {made.micropython.lstrip('v')} for"
        f" {board} at {made.mhz} MHz, {made.size // 1024} of {made.limit // 1024} KB."
    )
    if board in ("pico_w", "pico2_w"):
        typer.echo("It leaves the board's radio alone, and the lamp that hangs on it.")
    typer.echo("Hold BOOTSEL while you plug the board in, then copy the file to its drive.")


def say(what: str) -> None:
    """A build takes a while: show progress, if somebody is watching."""
    if sys.stderr.isatty():
        typer.echo(f"[image] {what}", err=True)
