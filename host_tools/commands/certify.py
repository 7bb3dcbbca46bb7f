"""`signalbox certify`: tries everything on a board, and writes a report about it."""

import sys
from pathlib import Path
from typing import Annotated

import typer

from host_tools.commands.flags import Device, Json, print_json, styled
from host_tools.common.errors import BadInput


def certify(
    device: Device = "auto",
    hands: Annotated[
        bool,
        typer.Option("--hands/--no-hands", help="Ask you to press the buttons, or do not."),
    ] = True,
    report: Annotated[
        Path, typer.Option(metavar="FOLDER", help="Where the report is written.")
    ] = Path(),
    json: Json = False,
) -> None:
    """Prove that Signalbox runs on your board, and write a report. Exit code 1: it does not.

    Plays the press scripts over USB, compares every picture, verifies the journals, measures, and
    resets the board in the middle of a game. The games on the board are set aside meanwhile
    and come back, even if the cable is pulled.

    Examples:

      signalbox certify

      signalbox certify --device a0 --no-hands
    """
    from host_tools.certify.report import as_data, check_folder, write
    from host_tools.certify.trial import Hands
    from host_tools.certify.trial import certify as try_board

    if hands and not (sys.stdin and sys.stdin.isatty()):
        raise BadInput("nobody is at the terminal to press the buttons: add --no-hands")
    check_folder(report)

    def say(what: str) -> None:
        typer.echo(what, err=True)

    person = Hands(say, lambda: typer.confirm("Did you hear them?", err=True)) if hands else None
    trial = try_board(device, say, person)
    files = write(trial.report, report, trial.pictures)
    if json:
        print_json(as_data(trial.report))
    for fault in trial.report.faults if not json else []:
        typer.echo(styled("! ", fg="red") + fault)
    if not json:
        typer.echo(f"{'Passed' if trial.report.passed else 'Not passed'}: see {files[0]}.")
    if not trial.report.passed:
        raise typer.Exit(1)
