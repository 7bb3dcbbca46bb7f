"""What the commands share: --db, --device, --force and --json, and the progress bar."""

import os
import sys
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from typing import TYPE_CHECKING, Annotated, Any

import typer

from host_tools.common.errors import BadInput
from host_tools.common.streams import as_json

if TYPE_CHECKING:
    from host_tools.store import Damaged


def device_names(incomplete: str) -> list[tuple[str, str]]:
    """For the shell's completion: the boards that are plugged in."""
    from host_tools.board.ports import ports

    found = [("auto", "the first board")]
    for port in ports():
        found.append(("id:" + port.serial if port.serial else port.device, port.what))
    return [(name, what) for name, what in found if name.startswith(incomplete)]


Db = Annotated[
    str | None,
    typer.Option(
        "--db",
        envvar="SIGNALBOX_DB",
        metavar="URL",
        help="Another store: an SQLite file, or postgresql://user@host/name.",
    ),
]
Device = Annotated[
    str,
    typer.Option(
        "--device",
        "-d",
        envvar="SIGNALBOX_DEVICE",
        metavar="BOARD",
        autocompletion=device_names,
        help="The board, as mpremote spells it: auto, a0, u0, c3, id:..., port:..., socket://...",
    ),
]
Open = Annotated[
    bool, typer.Option("--open/--no-open", help="Open the page in the browser, or do not.")
]
AlsoOpen = Annotated[bool, typer.Option("--browser/--no-browser", hidden=True)]  # the same
Port = Annotated[
    int,
    typer.Option(
        "--port",
        metavar="PORT",
        min=0,
        max=65535,
        help="Port to listen on; if it is busy, another one is used.",
    ),
]
Force = Annotated[bool, typer.Option("--force", help="Replace a file that exists already.")]
Json = Annotated[bool, typer.Option("--json", help="For programs: JSON on standard output.")]


def print_json(value: Any) -> None:
    typer.echo(as_json(value, indent=2))


def name_damaged(damaged: "list[Damaged]", remedy: str = "") -> None:
    """Name the rows of the store that are damaged; then the exit code is 1."""
    for row in damaged:
        typer.echo(f"signalbox: {row}{remedy}.", err=True)
    if damaged:
        raise typer.Exit(1)


def game_ids(start: str) -> list[tuple[str, str]]:
    """For the shell's completion: IDs of the user's own store, with the players."""
    from host_tools.store import open_store
    from host_tools.store.opening import default_file

    where = os.environ.get("SIGNALBOX_DB")
    if not where and not default_file().is_file():
        return []
    try:
        entries = open_store(where).games(limit=200)
    except BadInput:
        return []  # the command itself will say so
    return [(e.uid, f"{e.game} {e.day}") for e in entries if e.uid.startswith(start)]


@contextmanager
def progress_bar(what: str) -> Iterator[Callable[[int, int], None]]:
    """A bar on standard error, if a person sits there: call it with (done, of)."""
    if not sys.stderr.isatty():
        yield lambda done, of: None
        return
    from rich.console import Console
    from rich.progress import Progress

    with Progress(console=Console(stderr=True), transient=True) as progress:
        task = progress.add_task(what, total=None)
        yield lambda done, of: progress.update(task, completed=done, total=of)


def styled(text: str, **style: Any) -> str:
    """In colour where a person sees it, plain into a file or with NO_COLOR."""
    return typer.style(text, **style) if colourful() else text


def colourful() -> bool:
    return sys.stdout.isatty() and not os.environ.get("NO_COLOR")
