"""`signalbox help`: the same as `--help`."""

from typing import Annotated

import typer

from host_tools.commands import TABLE
from host_tools.commands.choices import among


def show_help(
    ctx: typer.Context,
    words: Annotated[
        list[str] | None,
        typer.Argument(
            metavar="COMMAND",
            help="Which command; without one, all are listed.",
            autocompletion=among(TABLE),
        ),
    ] = None,
) -> None:
    """Show what a command does, with its options and examples.

    Examples:

      signalbox help

      signalbox help sync

      signalbox help export csv
    """
    root = ctx.find_root()
    root.command.main([*(words or []), "--help"], prog_name=root.info_name)
