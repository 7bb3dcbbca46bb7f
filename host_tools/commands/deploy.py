"""`signalbox deploy`: this Signalbox onto a board."""

from dataclasses import asdict
from pathlib import Path
from typing import Annotated

import typer

from host_tools.commands.choices import choice
from host_tools.commands.flags import Device, Json, print_json, progress_bar
from host_tools.common.errors import one_of
from host_tools.firmware_files.bundle import boards


def deploy(
    device: Device = "auto",
    board: Annotated[
        str | None, choice("--board", boards(), "Which board; by default it is detected")
    ] = None,
    image: Annotated[
        Path | None,
        typer.Option(metavar="FILE", help="A ready-made image; by default one is built here."),
    ] = None,
    drive: Annotated[
        Path | None,
        typer.Option(metavar="FOLDER", help="Where the board's boot drive is mounted."),
    ] = None,
    py: Annotated[
        bool, typer.Option("--py", help="Plain .py files instead of compiled .mpy.")
    ] = False,
    dry_run: Annotated[
        bool, typer.Option("--dry-run", help="Only say what would be sent.")
    ] = False,
    json: Json = False,
) -> None:
    """Put this Signalbox on a board; its games stay, the one in progress too.

    A Pico gets an image: it restarts into its boot drive and takes the file. Boards with at least
    512 KB of memory (ESP32 with PSRAM) get files, of which only changed ones are sent.

    Examples:

      signalbox deploy

      signalbox deploy --device a0 --dry-run

      signalbox deploy --image signalbox-pico.uf2 --drive /media/me/RPI-RP2
    """
    from host_tools.board.deploy import Request, deploy_to
    from host_tools.commands.image import say
    from host_tools.firmware_files.image.cached import image as built

    if board is not None:
        one_of("--board", board, boards())
    request = Request(device, board, py, dry_run, image, drive)
    with progress_bar("deploying") as progress:
        done = deploy_to(request, lambda name: built(name, say).path, progress)
    if json:
        print_json(asdict(done))
    elif done.image and not done.sent:
        typer.echo(f"The board already runs Signalbox {done.before}.")
    elif done.image:
        would = "would get" if dry_run else "has"
        typer.echo(f"The {done.board} {would} the image of Signalbox {done.version}.")
    else:
        would = "would be " if dry_run else ""
        typer.echo(
            f"Signalbox {done.version} for {done.board}: {len(done.sent)} files {would}sent,"
            f" {len(done.removed)} removed, {len(done.kept)} unchanged."
        )
