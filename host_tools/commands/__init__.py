"""Every command of `signalbox`, by name. Add a line; a command is imported when somebody asks."""

from importlib import import_module

import typer
from typer.core import TyperGroup

# Name -> module and function in host_tools; the order is that of `signalbox --help`.
TABLE = {
    "sim": "page.serve.sim",
    "devices": "commands.devices.devices",
    "deploy": "commands.deploy.deploy",
    "doctor": "commands.doctor.doctor",
    "sync": "commands.sync.sync",
    "games": "commands.games.games",
    "show": "commands.show.show",
    "verify": "commands.verify.verify",
    "names": "commands.roster.names",
    "settings": "commands.roster.settings",
    "backup": "commands.backup.backup",
    "restore": "commands.backup.restore",
    "score": "commands.score.score",
    "check": "commands.score.check",
    "rules": "commands.rules.rules",
    "demo": "commands.demo.demo",
    "bundle": "firmware_files.bundle.command",
    "build-site": "page.site.build_site",
}


class Commands(TyperGroup):
    """The commands of the table: one that runs does not wait for the others' imports."""

    def list_commands(self, ctx):
        return list(TABLE)

    def get_command(self, ctx, cmd_name):
        # To a wrong name typer suggests similar ones, so that all are wanted.
        for name in [cmd_name] if cmd_name in TABLE else TABLE:
            if name not in self.commands:
                self.commands[name] = _load(name)
        return self.commands.get(cmd_name)


def _load(name: str):
    module, _, function = TABLE[name].rpartition(".")
    alone = typer.Typer(add_completion=False, pretty_exceptions_enable=False)
    alone.command(name)(getattr(import_module("host_tools." + module), function))
    return typer.main.get_command(alone)
