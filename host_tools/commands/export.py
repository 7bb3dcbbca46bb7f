"""`signalbox export`: the games for other programs, a command for each format."""

import shutil
import sys
from collections.abc import Callable, Iterable
from functools import partial
from pathlib import Path
from typing import TYPE_CHECKING, Annotated

import typer

from host_tools.commands import Command, Group
from host_tools.commands.filters import Game, Player, Since, State, Until, wanted_games, why_none
from host_tools.commands.flags import (
    Db,
    Force,
    colourful,
    game_ids,
    name_damaged,
    progress_bar,
    styled,
)
from host_tools.common.errors import BadInput
from host_tools.common.safe_text import plain
from host_tools.common.sentences import games_are
from host_tools.common.whole_files import may_replace

if TYPE_CHECKING:
    from host_tools.exports import Report
    from host_tools.store import Store
    from host_tools.store.selecting import Wanted

OUTPUT = Path("-")
File = Annotated[
    Path, typer.Argument(metavar="FILE", help="The file to write; - is standard output.")
]

export = typer.Typer(
    cls=Group,
    no_args_is_help=True,
    add_completion=False,
    pretty_exceptions_enable=False,
    help="Write the games to a file for other programs, oldest first.\n\n"
    "Example: signalbox export csv games.csv --since 2026-01-01",
)


@export.command("csv", cls=Command)
def to_csv(
    file: File,
    game: Game = None,
    player: Player = None,
    state: State = None,
    since: Since = None,
    until: Until = None,
    semicolon: Annotated[
        bool, typer.Option("--semicolon", help="Separate cells with ; as German spreadsheets do.")
    ] = False,
    force: Force = False,
    db: Db = None,
) -> None:
    """A table for spreadsheets: one row for each player of each game.

    Examples:

      signalbox export csv games.csv

      signalbox export csv - --player Ada | head
    """
    from host_tools.exports import csv_bytes

    wanted = wanted_games(game, player, state, since, until)
    between, for_pipe = ";" if semicolon else ",", file == OUTPUT
    send(file, force, db, wanted, partial(csv_bytes, separator=between, for_pipe=for_pipe))


@export.command("json", cls=Command)
def to_json(
    file: File,
    game: Game = None,
    player: Player = None,
    state: State = None,
    since: Since = None,
    until: Until = None,
    journals: Annotated[
        bool, typer.Option("--journals", help="Every game with its whole journal.")
    ] = False,
    force: Force = False,
    db: Db = None,
) -> None:
    """Everything that is known of the games: results, rounds, dice, sheets.

    Examples:

      signalbox export json games.json --game railroad

      signalbox export json - | jq '.games[].players'
    """
    from host_tools.exports import json_bytes

    wanted = wanted_games(game, player, state, since, until)
    send(file, force, db, wanted, partial(json_bytes, journals=journals))


@export.command("bgstats", cls=Command)
def to_bgstats(
    file: Annotated[
        Path | None,
        typer.Argument(metavar="FILE", help="The file to write, as games.bgsplay; - is output."),
    ] = None,
    game: Game = None,
    player: Player = None,
    since: Since = None,
    until: Until = None,
    me: Annotated[str, typer.Option(metavar="NAME", help="Which player you are.")] = "",
    location: Annotated[
        str, typer.Option(metavar="NAME", help="Where all these games were played.")
    ] = "",
    abandoned: Annotated[
        bool, typer.Option("--abandoned", help="Abandoned games too; statistics ignore them.")
    ] = False,
    link: Annotated[
        str,
        typer.Option(metavar="ID", help="No file: the link of one game.", autocompletion=game_ids),
    ] = "",
    qr: Annotated[
        Path | None, typer.Option(metavar="FILE", help="With --link: its QR code, .svg or .png.")
    ] = None,
    force: Force = False,
    db: Db = None,
) -> None:
    """A file that the app BG Stats imports, or a link that opens it with one play. Importing the
    same games again doubles nothing.

    Examples:

      signalbox export bgstats games.bgsplay --me Ada

      signalbox export bgstats --link 630dcd29 --qr game.png
    """
    if (file is None) == (not link) or (qr and not link):
        raise BadInput("name a file, or a game with --link ID; --qr goes with --link")
    if link:
        show_link(link, qr, force, db)
        return
    from host_tools.exports import Wishes, bgstats_bytes

    wanted = wanted_games(game, player, None, since, until)
    wishes = Wishes(me, location, abandoned)
    send(file or OUTPUT, force, db, wanted, partial(bgstats_bytes, wishes=wishes))


@export.command("sqlite", cls=Command)
def to_sqlite(
    file: Annotated[Path, typer.Argument(metavar="FILE", help="The file to write.")],
    game: Game = None,
    player: Player = None,
    state: State = None,
    since: Since = None,
    until: Until = None,
    force: Force = False,
    db: Db = None,
) -> None:
    """A plain database for your own tools; docs/computer.md describes its views.

    Example: signalbox export sqlite games.sqlite --since 2026-01-01
    """
    if file == OUTPUT:
        raise BadInput("a database cannot go to standard output: name a file")
    wanted = wanted_games(game, player, state, since, until)
    may_replace(file, force)
    from host_tools.exports import Report, write_database
    from host_tools.store import open_store

    store, report = open_store(db), Report()
    with progress_bar("exporting") as progress:
        write_database(store, file, wanted, progress, report)
    summarise(file, report, store, wanted)


def show_link(start: str, qr: Path | None, force: bool, db: str | None) -> None:
    """The link as text; its QR code as a picture, or in the terminal."""
    from host_tools.exports.bgstats_link import link_to, qr_lines, write_qr
    from host_tools.store import open_store

    if qr:
        may_replace(qr, force)
    link = link_to(open_store(db), start)
    if qr:
        write_qr(link, qr)
    typer.echo(link)
    if qr:
        typer.echo(f"{plain(qr)} is written.", err=True)
    elif sys.stdout.isatty():
        lines, width = qr_lines(link, colourful()), shutil.get_terminal_size().columns
        if len(lines[0]) > width:
            typer.echo(
                f"The QR code needs {len(lines[0])} columns, but the window has {width}: make it"
                " wider or the letters smaller, or add --qr FILE.",
                err=True,
            )
            return
        for line in lines:
            typer.echo(styled(line, fg="black", bg="bright_white"))


def send(
    file: Path,
    force: bool,
    db: str | None,
    wanted: "Wanted",
    made: Callable[..., Iterable[bytes]],
) -> None:
    """Write the games of a store to the file or to standard output, and report how many."""
    if file != OUTPUT:
        may_replace(file, force)
    from host_tools.exports import Report, write_pieces
    from host_tools.store import open_store

    store, report = open_store(db), Report()
    with progress_bar("exporting") as progress:
        pieces = made(store, wanted=wanted, progress=progress, report=report)
        if file == OUTPUT:
            say(pieces)
        else:
            write_pieces(store, file, pieces)
    summarise(file, report, store, wanted)


def say(pieces: Iterable[bytes]) -> None:
    """To standard output as they are: UTF-8, whatever the terminal's encoding is."""
    sys.stdout.flush()
    for piece in pieces:
        sys.stdout.buffer.write(piece)


def summarise(file: Path, report: "Report", store: "Store", wanted: "Wanted") -> None:
    """How many games are in the file, which are not, and why; on standard error if the games
    themselves are on standard output."""
    here = file == OUTPUT
    if not report.games and not report.left_out and (why := why_none(store, wanted)):
        typer.echo(why, err=True)
    if not here:
        typer.echo(f"{games_are(report.games)} in {plain(file)}.")
    for why, count in sorted(report.left_out.items()):
        typer.echo(f"{games_are(count)} left out: {why}.", err=here)
    name_damaged(report.damaged)
