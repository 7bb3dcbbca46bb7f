"""Every command of `signalbox`, by name. Add a line; a command is imported when somebody asks."""

from collections.abc import Iterator
from contextlib import contextmanager
from importlib import import_module

import typer
from typer.core import TyperGroup

from host_tools.common.safe_text import one_line

# Name -> module and function in this room, or a group of such; the order is that of `--help`.
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
    "sheet": "sheet.sheet",
    "rules": "rules.rules",
    "demo": "demo.demo",
    "image": "image.image",
    "bundle": "bundle.bundle",
    "build-site": "build_site.build_site",
}


class Commands(TyperGroup):
    """The commands of the table: one that runs does not wait for the others' imports."""

    def make_context(self, *args, **kwargs):
        with _harmless():
            return super().make_context(*args, **kwargs)

    def invoke(self, ctx):
        with _harmless():
            return super().invoke(ctx)

    def list_commands(self, ctx):
        return list(TABLE)

    def get_command(self, ctx, cmd_name):
        # To a wrong name typer suggests similar ones, so that all are wanted.
        for name in [cmd_name] if cmd_name in TABLE else TABLE:
            if name not in self.commands:
                self.commands[name] = _load(name)
        return self.commands.get(cmd_name)


@contextmanager
def _harmless() -> Iterator[None]:
    """An option or argument that cannot be comes back in the error: not as it is."""
    try:
        yield
    except Exception as error:
        if hasattr(error, "format_message") and hasattr(error, "message"):
            error.message = one_line(error.message)
        raise


def _load(name: str):
    module, _, function = TABLE[name].rpartition(".")
    found = getattr(import_module("host_tools.commands." + module), function)
    if isinstance(found, typer.Typer):
        return typer.main.get_command(found)
    alone = typer.Typer(add_completion=False, pretty_exceptions_enable=False)
    alone.command(name)(found)
    return typer.main.get_command(alone)
