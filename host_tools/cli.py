"""The command `signalbox`: one typer application; every command lives in a module of its own."""

import sys

import typer

from firmware.version import VERSION
from host_tools.commands import Commands
from host_tools.errors import BadInput

app = typer.Typer(
    name="signalbox",
    cls=Commands,
    help="Signalbox: fair dice, rounds and scores for railway games.",
    no_args_is_help=True,
    pretty_exceptions_enable=False,
    context_settings={"help_option_names": ["-h", "--help"]},
)


def _version(wanted: bool) -> None:
    if wanted:
        typer.echo(f"signalbox {VERSION}")
        raise typer.Exit()


@app.callback()
def options(
    version: bool = typer.Option(
        False, "--version", callback=_version, is_eager=True, help="Print the version."
    ),
    debug: bool = typer.Option(False, "--debug", help="Show the trace-back of a failure."),
) -> None:
    """Signalbox: fair dice, rounds and scores for railway games."""


def main() -> None:
    """Run the command line: bad input ends in one sentence and exit code 2."""
    try:
        app()
    except BadInput as error:
        if "--debug" in sys.argv:
            raise
        typer.echo(f"signalbox: {error}", err=True)
        sys.exit(2)
