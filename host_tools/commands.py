"""Every command of `signalbox`, by name. Add a line; heavy imports stay inside the functions."""

import typer


def register(app: typer.Typer) -> None:
    """Give the application its commands."""
    from host_tools import (
        backup,
        bundle,
        demo,
        deploy_command,
        devices,
        doctor,
        games,
        roster,
        rules_list,
        score_command,
        serve,
        show,
        site,
        sync_command,
        verify,
    )

    app.command("bundle")(bundle.command)
    app.command("demo")(demo.demo)
    app.command("score")(score_command.score)
    app.command("check")(score_command.check)
    app.command("rules")(rules_list.rules)
    app.command("devices")(devices.devices)
    app.command("deploy")(deploy_command.deploy)
    app.command("doctor")(doctor.doctor)
    app.command("names")(roster.names)
    app.command("settings")(roster.settings)
    app.command("games")(games.games)
    app.command("show")(show.show)
    app.command("verify")(verify.verify)
    app.command("sync")(sync_command.sync)
    app.command("backup")(backup.backup)
    app.command("restore")(backup.restore)
    app.command("sim")(serve.sim)
    app.command("build-site")(site.build_site)
