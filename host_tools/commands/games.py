"""`signalbox games`: the list of the games that this computer keeps."""

from dataclasses import asdict
from typing import TYPE_CHECKING, Annotated, Any

import typer

from host_tools.commands.filters import Game, Player, Since, State, Until, wanted_games, why_none
from host_tools.commands.flags import Db, Json, game_ids, name_damaged, print_json, styled
from host_tools.common.days import good_day
from host_tools.common.safe_text import columns
from host_tools.common.sentences import listed
from host_tools.games import title
from host_tools.journals.results import of_seat

if TYPE_CHECKING:
    from host_tools.store import Entry, Store

MOST = 1 << 31  # games in any store: a database counts no further than 64 bits
SHORT = 8  # digits of an ID in the list


def games(
    game: Game = None,
    player: Player = None,
    state: State = None,
    since: Since = None,
    until: Until = None,
    limit: Annotated[int | None, typer.Option(metavar="N", min=1, help="At most N games.")] = None,
    date: Annotated[
        tuple[str, str] | None,
        typer.Option(
            metavar="ID DAY",
            help="Correct the day of a game, then stop.",
            autocompletion=game_ids,
        ),
    ] = None,
    json: Json = False,
    db: Db = None,
) -> None:
    """List the games, newest first. A day after ~ is estimated: it is the day of the sync.
    Below the list are games of a gadget that are missing.

    Examples:

      signalbox games --game railroad --player Ada --since 2026-01-01

      signalbox games --date 630dcd29 2026-11-14
    """
    from host_tools.journals.links import missing
    from host_tools.store import Damaged, open_store
    from host_tools.store.errors import MEND
    from host_tools.store.headers import headers

    wanted = wanted_games(game, player, state, since, until)
    store = open_store(db)
    if date:
        typer.echo(f"{set_day(store, *date)}: played on {good_day(date[1])}.")
        return
    most = limit and min(limit, MOST)
    damaged: list[Damaged] = []
    found = store.games(**asdict(wanted), limit=most, damaged=damaged)
    if json:
        print_json([entry._asdict() for entry in found])
    elif found:
        gaps = missing(headers(store), {entry.id for entry in found})
        typer.echo("\n".join(table(found) + gaps))
    else:
        typer.echo(why_none(store, wanted, "No game can be read."), err=True)
    name_damaged(damaged, "; " + MEND)


def set_day(store: "Store", start: str, day: str) -> str:
    """Correct the day of the game whose ID begins like this; its whole ID."""
    uid = store.uid_of(start)
    store.set_day(uid, good_day(day))
    return uid


def table(entries: list["Entry"]) -> list[str]:
    """The lines of the list, its head first."""
    starts: dict[str, int] = {}
    for entry in entries:
        starts[entry.uid[:SHORT]] = starts.get(entry.uid[:SHORT], 0) + 1
    rows = [["ID", "day", "game", "players", "result", "dice"]]
    for entry in entries:
        short = entry.uid[:SHORT]
        rows.append(
            [
                short if starts[short] == 1 else entry.uid,
                ("~" if entry.estimated else "") + entry.day,
                title(entry.game),
                listed(entry.players) or "-",
                outcome(entry),
                entry.dice if entry.valid else "see `show`",
            ]
        )
    lines = columns(rows)
    marked = [
        line if entry.valid else styled(line, fg="red")
        for line, entry in zip(lines[1:], entries, strict=True)
    ]
    return [styled(lines[0], bold=True), *marked]


def outcome(entry: "Entry") -> str:
    """What came out, in a few words."""
    if not entry.valid:
        return "does not verify"
    if entry.state != "finished":
        return "still open" if entry.state == "open" else entry.state
    result: dict[str, Any] = entry.result
    parts = [result["note"]] if result["note"] else []
    best = [name for seat, name in enumerate(entry.players) if seat in result["winners"]]
    if len(entry.players) > 1 and best:
        parts.append(" and ".join(best) + (" win" if len(best) > 1 else " wins"))
    if result["totals"]:
        seats = range(len(entry.players))
        totals = [of_seat(result["totals"], seat) for seat in seats]
        parts.append(" : ".join("-" if total is None else str(total) for total in totals))
    return " ".join(parts) or "no scores"
