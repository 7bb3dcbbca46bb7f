"""`signalbox demo`: journals of random games."""

from pathlib import Path
from typing import Annotated

import typer

from firmware.games import KEYS
from firmware.play import file_names
from host_tools.commands.choices import game_choice, game_key
from host_tools.common.errors import BadInput
from host_tools.common.safe_text import plain
from host_tools.common.sentences import games_are
from host_tools.common.whole_files import write_all


def demo(
    out: Annotated[
        Path, typer.Option(metavar="FOLDER", help="Where the journals go; made if missing.")
    ],
    games: Annotated[
        int, typer.Option(metavar="N", min=1, max=100_000, help="How many games.")
    ] = 50,
    seed: Annotated[
        int | None, typer.Option(metavar="N", help="The same seed gives the same journals.")
    ] = None,
    game: Annotated[list[str] | None, game_choice("Only this game; may be repeated")] = None,
) -> None:
    """Play random games and write their journals, for trying the tools.

    Example: signalbox demo --games 20 --game railroad --out games
    """
    from host_tools.journals.demo import journals

    keys = [game_key("--game", name) for name in game or KEYS]
    taken = sorted(out.glob("g[0-9]*.jnl"))
    if taken:
        raise BadInput(
            f"{plain(out)} already has the journal {plain(taken[0].name)}: name an empty folder"
        )
    played = enumerate(journals(games, seed, keys), 1)
    write_all(
        out, {file_names.name_of(number, file_names.RUNNING): data for number, data in played}
    )
    typer.echo(f"{games_are(games)} in {plain(out)}.")
