"""`signalbox verify`: checks the dice and rules of a game, and explains the result."""

from pathlib import Path
from typing import Annotated, Any

import typer

from host_tools.commands.flags import (
    Db,
    Json,
    game_ids,
    print_json,
    progress_bar,
    styled,
)
from host_tools.commands.par import par_of_code
from host_tools.common.errors import BadInput
from host_tools.common.safe_text import plain
from host_tools.common.sentences import listed
from host_tools.games import title
from host_tools.journals import result_codes
from host_tools.journals.examine import LARGEST, MATCH, Examined, examine
from host_tools.journals.links import missing
from host_tools.journals.proof import compare, promise_digits, sentences, verdict
from host_tools.journals.result_codes import checked_code, is_code


def verify(
    games: Annotated[
        list[str],
        typer.Argument(
            metavar="FILE|FOLDER|ID|CODE",
            help="Journals, folders with journals, IDs, or result codes of games of the day.",
            autocompletion=game_ids,
        ),
    ],
    promise: Annotated[
        str | None,
        typer.Option(metavar="DIGITS", help="The promise that you wrote down before the game."),
    ] = None,
    json: Json = False,
    db: Db = None,
) -> None:
    """Check the dice and the rules of games, and say what cannot be known.

    Every move of a rival is computed again: for a hard one that takes some seconds. With the
    result code of a game of Railroad Ink comes par: what the coach reaches with these dice.

    Exit code 1: something is wrong. Games that are missing between others are named, but do not
    count as wrong.

    Examples:

      signalbox verify g00012.jnl --promise "630d cd29 66c4 3366"

      signalbox verify 630dcd29

      signalbox verify ~/Downloads

      signalbox verify G4MUXCRND8 g00013.jnl
    """
    digits = None if promise is None else promise_digits(promise)
    words = [word for word in games if is_code(word) and not Path(word).exists()]
    found = [
        (name, examine(data, check_rivals=True))
        for word in games
        if word not in words
        for name, data in journals_of(word, db)
    ]
    if digits is not None:
        if len(found) != 1:
            raise BadInput("--promise is for one game: name one journal")
        compare(found[0][1], digits)
    codes = [checked_code(word, found) for word in words]
    with progress_bar("The coach is playing") as progress:
        pars = [par_of_code(code.says, progress) for code in codes]
    headers = [one.header for _, one in found if one.header is not None]
    if json:
        answers = [{"name": plain(name)} | as_dict(one, headers) for name, one in found]
        for code, par in zip(codes, pars, strict=True):
            known = {"par": par.as_dict() if par else None}
            answers.append({"name": code.text} | result_codes.as_dict(code) | known)
        print_json(answers)
    else:
        for name, one in found:
            for line in report(plain(name), one):
                typer.echo(line)
        for code, par in zip(codes, pars, strict=True):
            for line in result_codes.report(code):
                typer.echo(line)
            if par:
                typer.echo(f"  Par for these dice: {par}.")
        for gap in missing(headers) if len(found) > 1 else ():
            typer.echo(plain(gap, 300))
    if not all([one.valid for _, one in found] + [code.valid for code in codes]):
        raise typer.Exit(1)


def journals_of(name: str, db: str | None = None) -> list[tuple[str, bytes]]:
    """(name, bytes) of a file, of every journal in a folder, or of a stored game by its ID."""
    path = Path(name)
    if path.is_dir():
        from host_tools.store.importing import journals_in

        return [(str(file), file_bytes(file)) for file in journals_in(path)]
    if path.is_file():
        return [(name, file_bytes(path))]
    if path.suffix or len(path.parts) != 1:
        raise BadInput(f"there is no file {plain(name)}: name a journal, or the ID of a game")
    from host_tools.store import open_store

    store = open_store(db)
    return [(name, store.journal(store.find(name).uid))]


def file_bytes(path: Path) -> bytes:
    try:
        if path.stat().st_size > LARGEST:
            raise BadInput(f"{plain(path)} is larger than any journal: name another file")
        return path.read_bytes()
    except OSError as error:
        raise BadInput(f"{plain(path)} cannot be read ({error.strerror})") from error


def as_dict(found: Examined, headers: list[dict[str, Any]]) -> dict[str, Any]:
    """`headers` are those of all games that were named: which are missing between them?"""
    header = found.header or {}
    return {
        "sound": found.valid,
        "state": found.state,
        "dice": found.dice,
        "draws": found.draws,
        "rival_moves": found.rival_moves,
        "events": len(found.events),
        "faults": found.wrong(),
        "promise": header.get("commit"),
        "noted": found.promise_matches,
        "proven": found.valid and found.dice == MATCH and found.promise_matches is True,
        "shared_code": found.shared,
        "number": header.get("number"),
        "before": header.get("before"),
        "missing": missing(headers, {header["id"]}) if header and len(headers) > 1 else [],
    }


def report(name: str, found: Examined) -> list[str]:
    """Sentences for people."""
    good = styled(verdict(found), fg="green" if found.valid else "red")
    lines = [f"{name}: {headline(found)}: {good}"]
    answers = sentences(found) + found.wrong()
    return lines + ["  " + line for line in answers]


def headline(found: Examined) -> str:
    if found.header is None:
        return "no game"
    who = listed(found.names()) or "no names"
    return f"{title(found.header['game'])}, {who}, {found.state}"
