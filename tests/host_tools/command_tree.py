"""Every command and subcommand of `signalbox`, as typer knows it."""

from collections.abc import Iterator
from typing import Any

import typer
from typer.core import TyperGroup

from host_tools.commands.application import app


def commands(command: Any = None, words: tuple[str, ...] = ()) -> Iterator[tuple[tuple, Any]]:
    """(words, command) of each; the words of the whole application are ()."""
    command = command or typer.main.get_command(app)
    yield words, command
    if isinstance(command, TyperGroup):
        for name in command.list_commands(None):
            yield from commands(command.get_command(None, name), (*words, name))


def parameters(words: tuple[str, ...], command: Any) -> list[Any]:
    """Of one command, its --help too; hidden ones are left out."""
    context = command.make_context(" ".join(words), [], resilient_parsing=True)
    return [one for one in command.get_params(context) if not getattr(one, "hidden", False)]
