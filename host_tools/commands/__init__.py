"""Every command of `signalbox`, by name. A command is imported when it is used.

May import: everything.
"""

from collections.abc import Iterator
from contextlib import contextmanager
from importlib import import_module
from typing import Any

import typer
from typer.core import TyperCommand, TyperGroup

from host_tools.common.safe_text import one_line

# Name -> module and function in this package, or a group of such; the order is that of `--help`.
TABLE = {
    "sim": "sim.sim",
    "devices": "devices.devices",
    "deploy": "deploy.deploy",
    "doctor": "doctor.doctor",
    "certify": "certify.certify",
    "sync": "sync.sync",
    "games": "games.games",
    "show": "show.show",
    "stats": "stats.stats",
    "verify": "verify.verify",
    "export": "export.export",
    "web": "web.web",
    "names": "roster.names",
    "settings": "roster.settings",
    "backup": "backup.backup",
    "restore": "backup.restore",
    "score": "score.score",
    "check": "score.check",
    "rival": "rival.rival",
    "coach": "coach.coach",
    "par": "par.par",
    "sheet": "sheet.sheet",
    "rules": "rules.rules",
    "demo": "demo.demo",
    "image": "image.image",
    "bundle": "bundle.bundle",
    "build-site": "build_site.build_site",
    "help": "help.show_help",
}


class Command(TyperCommand):
    """A command whose help shows no types of Python, in lines as long as the terminal's."""

    def __init__(self, *args: Any, **kwargs: Any) -> None:
        super().__init__(*args, **kwargs | {"help": _unwrapped(kwargs.get("help"))})

    def get_params(self, ctx: Any) -> list[Any]:
        return _without_types(super().get_params(ctx))


class Group(TyperGroup):
    """The same for a group of commands."""

    def get_params(self, ctx: Any) -> list[Any]:
        return _without_types(super().get_params(ctx))


class Commands(Group):
    """The commands of the table, each imported only when it is needed."""

    def make_context(self, *args: Any, **kwargs: Any) -> Any:
        with _harmless():
            return super().make_context(*args, **kwargs)

    def invoke(self, ctx: Any) -> Any:
        with _harmless():
            return super().invoke(ctx)

    def list_commands(self, ctx: Any) -> list[str]:
        return list(TABLE)

    def get_command(self, ctx: Any, cmd_name: str) -> Any:
        # For a wrong name typer suggests similar ones: that needs all of them.
        for name in [cmd_name] if cmd_name in TABLE else TABLE:
            if name not in self.commands:
                self.commands[name] = _load(name)
        return self.commands.get(cmd_name)


def _unwrapped(text: str | None) -> str | None:
    """Without the line breaks of the source inside its paragraphs."""
    return text and "\n\n".join(
        part if "\n " in part else part.replace("\n", " ") for part in text.split("\n\n")
    )


@contextmanager
def _harmless() -> Iterator[None]:
    """An error repeats the option or argument that is wrong: make it safe to print."""
    try:
        yield
    except Exception as error:
        if hasattr(error, "format_message") and hasattr(error, "message"):
            error.message = one_line(error.message)
        raise


def _load(name: str) -> Any:
    module, _, function = TABLE[name].rpartition(".")
    found = getattr(import_module("host_tools.commands." + module), function)
    if isinstance(found, typer.Typer):
        group = typer.main.get_command(found)
        group.name = name  # the list of commands shows it
        return group
    alone = typer.Typer(add_completion=False, pretty_exceptions_enable=False)
    alone.command(name, cls=Command)(found)
    return typer.main.get_command(alone)


def _without_types(params: list[Any]) -> list[Any]:
    """Newer versions of typer show `<bool>` beside a flag and `<path>` beside an argument."""
    for param in params:
        if getattr(param, "is_flag", False):
            param.metavar = ""
        elif param.param_type_name == "argument":
            param.display_type_rich = _nothing
    return params


def _nothing(ctx: Any) -> None:
    return None
