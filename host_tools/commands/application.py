"""The typer application behind `signalbox`; every command lives in a module of its own."""

import os
import sys

import typer

from firmware.version import VERSION
from host_tools.commands import Commands
from host_tools.common.errors import BadInput
from host_tools.common.passwords import without_password
from host_tools.common.safe_text import one_line, plain
from host_tools.common.streams import complain, standard_streams

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
        False, "--version", "-V", callback=_version, is_eager=True, help="Print the version."
    ),
    debug: bool = typer.Option(False, "--debug", help="Show the trace-back of a failure."),
) -> None:
    """Signalbox: fair dice, rounds and scores for railway games."""


def run() -> None:
    """Run the command line: bad input ends in one sentence and exit code 2."""
    try:
        with standard_streams():
            app(prog_name="signalbox")
    except BrokenPipeError:
        sys.exit(1)  # the reader closed the pipe: exit silently
    except Exception as error:
        said = what_to_do(error)
        if said is None or "--debug" in sys.argv:
            raise
        complain(f"signalbox: {one_line(said)}")
        sys.exit(2)


def what_to_do(error: Exception) -> str | None:
    """What went wrong and what to do, if it is not a fault of this program."""
    if isinstance(error, BadInput):
        return str(error)
    if isinstance(error, OSError) and error.filename is not None:
        place, why = plain(error.filename), error.strerror or type(error).__name__
        return f"{place} cannot be used ({why}): name another file or folder"
    if isinstance(error, OSError):
        why = plain(error.strerror or error)
        return f"this computer refused ({why}): fix that and run the command again"
    databases = sys.modules.get("sqlalchemy.exc")  # if that is not loaded, it was no database
    if databases is not None and isinstance(error, databases.DBAPIError):
        urls = " ".join([*sys.argv, os.environ.get("SIGNALBOX_DB", "")])
        why = plain(without_password(str(error.orig), urls))
        return f"the store cannot be used ({why}): check --db and run the command again"
    return None
