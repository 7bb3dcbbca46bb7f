"""`signalbox backup` and `restore`: the whole store as one file, and two stores into one."""

from pathlib import Path
from typing import TYPE_CHECKING, Annotated

import typer

from host_tools.commands.flags import Db, Force, Json, name_damaged, print_json, progress_bar
from host_tools.common.safe_text import plain
from host_tools.common.sentences import games_are
from host_tools.common.whole_files import may_replace

if TYPE_CHECKING:
    from host_tools.store import Damaged


def backup(
    file: Annotated[Path, typer.Argument(metavar="FILE", help="The file to write.")],
    force: Force = False,
    db: Db = None,
) -> None:
    """Write all games into one file, from whatever database they are in.

    Example: signalbox backup games-2026.sqlite
    """
    from host_tools.store import open_store
    from host_tools.store.backups import write_backup

    may_replace(file, force)
    damaged: list[Damaged] = []
    with progress_bar("backing up") as progress:
        count = write_backup(open_store(db), file, progress, damaged)
    typer.echo(f"{games_are(count)} in {plain(file)}.")
    name_damaged(damaged)


def restore(
    source: Annotated[
        str, typer.Argument(metavar="FILE|URL", help="A backup, or the URL of another store.")
    ],
    json: Json = False,
    db: Db = None,
) -> None:
    """Add the games of a backup or of another store to this one; none is doubled.

    Examples:

      signalbox restore games-2026.sqlite

      signalbox restore postgresql://me@server/games
    """
    from host_tools.statistics import save_ratings
    from host_tools.store import open_store
    from host_tools.store.backups import restore_from

    damaged: list[Damaged] = []
    store = open_store(db)
    with progress_bar("restoring") as progress:
        counts = restore_from(source, store, progress, damaged)
    if counts["new"] or counts["longer"]:
        save_ratings(store)
    if json:
        print_json(counts)
    else:
        typer.echo(f"{counts['new']} new, {counts['longer']} continued, {counts['known']} known.")
    name_damaged(damaged)
