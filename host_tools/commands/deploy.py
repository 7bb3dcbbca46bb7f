"""`signalbox deploy`: this Signalbox onto a board."""

from dataclasses import asdict
from typing import Annotated

import typer

from host_tools.commands.choices import choice
from host_tools.commands.flags import Device, Json, print_json, progress_bar
from host_tools.common.errors import one_of
from host_tools.firmware_files.bundle import boards


def deploy(
    device: Device = "auto",
    board: Annotated[
        str | None, choice("--board", boards(), "Which board; else it is asked")
    ] = None,
    py: Annotated[
        bool, typer.Option("--py", help="Plain .py files instead of compiled .mpy.")
    ] = False,
    dry_run: Annotated[
        bool, typer.Option("--dry-run", help="Only say what would be copied.")
    ] = False,
    remove: Annotated[
        bool, typer.Option("--remove", help="Go back to the Signalbox in the board's image.")
    ] = False,
    json: Json = False,
) -> None:
    """Put this Signalbox on a board; its games stay, the one in progress too.

    If the board's image has a Signalbox built in, this one is added as files that take its place,
    unless the built-in one is as new.

    Examples:

      signalbox deploy

      signalbox deploy --device a0 --dry-run

      signalbox deploy --remove
    """
    from host_tools.board.deploy import deploy_to, go_back

    if board is not None:
        one_of("--board", board, boards())
    with progress_bar("deploying") as progress:
        if remove:
            done = go_back(device, board, dry_run)
        else:
            done = deploy_to(device, board, py, dry_run, progress)
    if json:
        print_json(asdict(done))
        return
    would = "would be " if dry_run else ""
    if done.built_in and not (done.sent or done.kept):
        new = "runs again" if remove else "is as new: nothing to send"
        gone = f"; {len(done.removed)} files {would}removed" if done.removed else ""
        typer.echo(f"Signalbox {done.built_in}, built into the board's image, {new}{gone}.")
        return
    typer.echo(
        f"Signalbox {done.version} for {done.board}: {len(done.sent)} files {would}sent,"
        f" {len(done.removed)} removed, {len(done.kept)} unchanged."
    )
