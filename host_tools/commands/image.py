"""`signalbox image`: one file to drag onto a board."""

import sys
from pathlib import Path
from typing import Annotated

import typer

from host_tools.commands.choices import choice
from host_tools.common.errors import BadInput
from host_tools.common.safe_text import plain
from host_tools.firmware_files.bundle import boards


def image(
    out: Annotated[
        Path, typer.Argument(metavar="OUT", help="The file to write: .uf2, or .bin for an ESP32.")
    ],
    board: Annotated[
        str, choice("--board", boards(), "Which board; the esp32 only with --stock")
    ] = "pico",
    stock: Annotated[
        Path | None,
        typer.Option(metavar="FILE", help="MicroPython's own image: needs no compiler."),
    ] = None,
    micropython: Annotated[
        Path | None,
        typer.Option(
            metavar="FOLDER", help="MicroPython's sources; else they are fetched from Debian."
        ),
    ] = None,
) -> None:
    """Make one file with MicroPython and Signalbox, to drag onto a board.

    Signalbox is built in and runs from flash; games, names and settings on the board stay. With
    --stock the given MicroPython comes with Signalbox as files: this replaces the board's file
    system, so it is for empty boards.

    Examples:

      signalbox image --board pico signalbox-pico.uf2

      signalbox image --board pico2 --micropython ~/micropython signalbox-pico2.uf2

      signalbox image --board esp32 --stock ESP32_GENERIC-v1.25.0.bin signalbox-esp32.bin
    """
    from firmware.version import VERSION
    from host_tools.firmware_files.image.command import built, from_stock

    if stock and micropython:
        raise BadInput("--stock needs no sources: leave --micropython out")
    if stock:
        size = from_stock(board, out, stock)
        typer.echo(
            f"{plain(out)}: Signalbox {VERSION} as files on {plain(stock.name)},"
            f" {size // 1024} KB."
        )
        typer.echo("It replaces the board's file system, games and all: it is for empty boards.")
    else:
        made = built(board, out, tell, micropython)
        typer.echo(
            f"{plain(out)}: Signalbox {VERSION} in MicroPython {made.micropython.lstrip('v')} for"
            f" {board}, {made.size // 1024} of {made.room // 1024} KB."
        )
        if board == "pico_w":
            typer.echo("It leaves the radio and the lamp of the Pico W alone.")
    typer.echo(ONTO["esp32" if board == "esp32" else "pico"].format(out=plain(out)))


ONTO = {
    "pico": "Hold BOOTSEL while you plug the board in, then copy the file to its drive.",
    "esp32": "Run `esptool write_flash 0 {out}`.",
}


def tell(what: str) -> None:
    """A build takes a while: show progress, if somebody is watching."""
    if sys.stderr.isatty():
        typer.echo(f"[image] {what}", err=True)
