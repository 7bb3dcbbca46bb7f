"""`signalbox web`: the games as pages for a browser."""

import getpass
import os
import sys
from pathlib import Path
from typing import Annotated

import typer

from host_tools.commands.flags import AlsoOpen, Db, Open, Port
from host_tools.common.errors import BadInput
from host_tools.common.safe_text import plain

READ, ADD = "SIGNALBOX_WEB_READ", "SIGNALBOX_WEB_ADD"
LONGEST_FILE = 1000


def web(
    port: Port = 8747,
    host: Annotated[
        str,
        typer.Option(
            metavar="ADDRESS", help="Let others in at this address: asks for pass phrases."
        ),
    ] = "127.0.0.1",
    phrases: Annotated[
        Path | None,
        typer.Option(
            metavar="FILE",
            help="Pass phrases in a file: the first line to read, the second to add.",
        ),
    ] = None,
    certificate: Annotated[
        tuple[Path, Path] | None,
        typer.Option(metavar="CERT KEY", help="Speak TLS with this certificate and its key."),
    ] = None,
    name: Annotated[
        list[str] | None,
        typer.Option(
            "--name",
            metavar="NAME",
            help="Answer to this name too, as behind a proxy: asks for pass phrases.",
        ),
    ] = None,
    proxy: Annotated[
        list[str] | None,
        typer.Option(
            metavar="ADDRESS",
            help="Trust only the proxy at this address to name the client.",
        ),
    ] = None,
    show: Open = True,
    browser: AlsoOpen = True,
    db: Db = None,
) -> None:
    """Show the games in the browser: history, replay, statistics, adding, downloading.

    Only this computer gets in. For others at the club, name an address with --host, or behind a
    proxy the public name with --name: they need a pass phrase to read, and another one to add
    games. Both are asked for, or come from --phrases or from SIGNALBOX_WEB_READ
    and SIGNALBOX_WEB_ADD, and stay in memory as hashes only.

    Examples:

      signalbox web

      signalbox web --host 0.0.0.0 --phrases phrases.txt --no-open

      signalbox web --name games.club.example --proxy 127.0.0.1 --phrases phrases.txt
    """
    from host_tools.store import open_store
    from host_tools.web.rights import Rights, with_phrases
    from host_tools.web.serve import for_others, is_local, serve

    for file in certificate or ():
        if not file.is_file():
            raise BadInput(f"there is no file {plain(file)}: name the certificate and its key")
    given = given_phrases(phrases)
    names = name or []
    if not given and for_others(host, names):
        given = asked_phrases()
    rights: Rights = with_phrases(*given) if given else Rights()
    if given and not certificate and not is_local(host):
        typer.echo(
            "Without --certificate anybody on the network can read the pass phrases.",
            err=True,
        )
    opens = show and browser
    serve(open_store(db), rights, host, port, opens, certificate, names, proxy or [])


def given_phrases(file: Path | None) -> tuple[str, ...]:
    """To read, and to add if there is one; none at all: ()."""
    if file is None:
        read, add = os.environ.get(READ, ""), os.environ.get(ADD, "")
        if add and not read:
            raise BadInput(f"{ADD} is set, but not {READ}: set both, or only the one for reading")
        return (read, add) if read else ()
    try:
        if not file.is_file() or file.stat().st_size > LONGEST_FILE:
            raise BadInput(f"{plain(file)} must be a file with one or two pass phrases")
        lines = file.read_text(encoding="utf-8").splitlines()
    except (OSError, UnicodeDecodeError) as error:
        raise BadInput(f"{plain(file)} cannot be read: name a file with two lines") from error
    read, add, *_ = [line.strip() for line in lines] + ["", ""]
    if not read:
        raise BadInput(f"the first line of {plain(file)} is empty: write a pass phrase there")
    return read, add


def asked_phrases() -> tuple[str, str]:
    """From a person at the terminal."""
    if not (sys.stdin and sys.stdin.isatty()):
        raise BadInput(
            "--host and --name let others in, with a pass phrase: name a file with --phrases, or"
            f" set {READ}"
        )
    read = getpass.getpass("Pass phrase to read: ")
    return read, getpass.getpass("Pass phrase to add games (empty: nobody may): ")
