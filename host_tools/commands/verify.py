"""`signalbox verify`: dice and rules of a game, checked and told in plain words."""

from pathlib import Path
from typing import Annotated, Any

import typer

from host_tools.commands.flags import Db, Json, game_ids, print_json, styled
from host_tools.common.errors import BadInput
from host_tools.common.safe_text import plain
from host_tools.games import title
from host_tools.journals.examine import HIDDEN, LARGEST, MATCH, NONE, OPEN, Examined, examine


def verify(
    games: Annotated[
        list[str],
        typer.Argument(metavar="FILE|ID", help="Journals, or IDs.", autocompletion=game_ids),
    ],
    json: Json = False,
    db: Db = None,
) -> None:
    """Check the dice and the rules of games. Exit code 1: something is not right.

    Examples:

      signalbox verify g00012.jnl

      signalbox verify 3fa29c1e
    """
    found = [(name, examine(journal_of(name, db))) for name in games]
    if json:
        print_json([{"name": plain(name)} | as_dict(one) for name, one in found])
    else:
        for name, one in found:
            for line in report(plain(name), one):
                typer.echo(line)
    if not all(one.sound for _, one in found):
        raise typer.Exit(1)


def journal_of(name: str, db: str | None = None) -> bytes:
    """The bytes of a file, or of a stored game by its ID."""
    path = Path(name)
    if path.is_file():
        try:
            if path.stat().st_size > LARGEST:
                raise BadInput(f"{plain(name)} is larger than any journal: name another file")
            return path.read_bytes()
        except OSError as error:
            raise BadInput(f"{plain(name)} cannot be read ({error.strerror})") from error
    if path.suffix or len(path.parts) != 1:
        raise BadInput(f"there is no file {plain(name)}: name a journal, or the ID of a game")
    from host_tools.store import open_store

    store = open_store(db)
    return store.journal(store.find(name).uid)


def as_dict(found: Examined) -> dict[str, Any]:
    return {
        "sound": found.sound,
        "state": found.state,
        "dice": found.dice,
        "draws": found.draws,
        "events": len(found.events),
        "faults": [plain(fault, 300) for fault in found.faults],
    }


def report(name: str, found: Examined) -> list[str]:
    """Sentences for people."""
    good = styled("ok", fg="green") if found.sound else styled("NOT ALL IS RIGHT", fg="red")
    lines = [f"{name}: {headline(found)}: {good}"]
    if found.header is not None:
        events = len(found.events)
        part = "All" if found.sound or found.good == len(found.data) else "The first"
        lines.append(f"  {part} {events} events are unchanged, in order and follow the rules.")
        lines.append("  " + dice_sentence(found))
    return lines + [f"  {plain(fault, 300)}" for fault in found.faults]


def headline(found: Examined) -> str:
    if found.header is None:
        return "no game"
    who = ", ".join(plain(player, 40) for player in found.header["players"]) or "nobody named"
    return f"{title(found.header['game'])}, {who}, {found.state}"


def dice_sentence(found: Examined) -> str:
    if found.dice == NONE:
        return "No dice were rolled."
    if found.dice == MATCH:
        return (
            f"All {found.draws} draws come from the secret that was promised before the first one."
        )
    if found.dice == HIDDEN:
        when = "the game still runs" if found.state == OPEN else "the secret was lost"
        return f"The dice are not yet revealed ({when}), so they cannot be checked."
    return "The dice do not come from the secret that was promised."
