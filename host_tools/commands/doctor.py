"""`signalbox doctor`: looks at a board and says what is wrong and what to do about it."""

from dataclasses import asdict

import typer

from host_tools.commands.flags import Device, Json, print_json, styled


def doctor(device: Device = "auto", json: Json = False) -> None:
    """Look for faults: board, firmware, OLED, buttons, flash, clock. Exit code 1: there is one.

    Keep your hands off the buttons meanwhile; a game in progress stays as it is.

    Example: signalbox doctor --device a0
    """
    from host_tools.board.faults import examine_device

    runs: list[str] = []
    found = examine_device(device, runs.append)
    if json:
        print_json([asdict(fault) for fault in found])
    for what in runs if not json else []:
        typer.echo(f"Signalbox {what}.")
    for fault in found if not json else []:
        typer.echo(styled("! ", fg="red") + fault.what)
        typer.echo("  " + fault.remedy)
    if not found and not json:
        typer.echo("All is well.")
    if found:
        raise typer.Exit(1)
