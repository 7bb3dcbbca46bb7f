"""`signalbox demo`: journals of random games."""

from pathlib import Path
from typing import Annotated

import typer

from firmware.games import KEYS
from firmware.play import file_names
from host_tools.common.errors import BadInput
from host_tools.common.safe_text import plain
from host_tools.common.whole_files import write_all


def demo(
    out: Annotated[Path, typer.Option(help="Folder for the journals; made if it is not there.")],
    games: Annotated[int, typer.Option(min=1, max=100_000, help="How many games.")] = 50,
    seed: Annotated[int | None, typer.Option(help="The same seed, the same journals.")] = None,
    game: Annotated[list[str] | None, typer.Option(help="Only this game; repeatable.")] = None,
) -> None:
    """Play random games and write their journals, for trying the tools.

    Example: signalbox demo --games 20 --game railroad --out games
    """
    from host_tools.journals.demo import journals

    unknown = [key for key in game or [] if key not in KEYS]
    if unknown:
        raise BadInput(f"--game {unknown[0]!r} is no game here. Use one of: {', '.join(KEYS)}.")
    taken = sorted(out.glob("g[0-9]*.jnl"))
    if taken:
        raise BadInput(f"--out {out} already holds {taken[0].name}. Name an empty folder.")
    played = enumerate(journals(games, seed, game or list(KEYS)), 1)
    write_all(
        out, {file_names.name_of(number, file_names.RUNNING): data for number, data in played}
    )
    typer.echo(f"{games} games are in {plain(out)}.")
