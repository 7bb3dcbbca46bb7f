"""`signalbox stats`: who leads, how long it takes, what the dice did."""

from pathlib import Path
from typing import TYPE_CHECKING, Annotated

import typer

from host_tools.commands.filters import Game, Player, Since, Until, wanted_games, why_none
from host_tools.commands.flags import Db, Force, Json, name_damaged, print_json
from host_tools.common.safe_text import plain
from host_tools.common.whole_files import may_replace, new_file

if TYPE_CHECKING:
    from host_tools.statistics import DiceStatistics, Statistics

NOTHING = "None of these games is finished. `signalbox games` lists them."
NO_DICE = "No dice were rolled in these games. `signalbox games` lists them."


def stats(
    game: Game = None,
    player: Player = None,
    since: Since = None,
    until: Until = None,
    dice: Annotated[
        bool, typer.Option("--dice", help="The dice instead: are they fair, was it luck?")
    ] = False,
    json: Json = False,
    png: Annotated[
        Path | None, typer.Option(metavar="FILE", help="Write charts as a picture.")
    ] = None,
    svg: Annotated[
        Path | None, typer.Option(metavar="FILE", help="The same charts as SVG.")
    ] = None,
    force: Force = False,
    db: Db = None,
) -> None:
    """Show statistics: players, head to head, categories, lengths, records, ratings. Only finished
    games count.

    Examples:

      signalbox stats --game railroad --since 2026-01-01

      signalbox stats --dice --png dice.png
    """
    from host_tools.commands import stats_lines
    from host_tools.statistics import as_dict, dice_statistics, statistics
    from host_tools.store import Damaged, open_store
    from host_tools.store.errors import MEND

    for path in filter(None, (png, svg)):
        may_replace(path, force)
    wanted = wanted_games(game, player, None, since, until)
    damaged: list[Damaged] = []
    store = open_store(db)
    counted: Statistics | DiceStatistics
    if dice:
        counted = dice_statistics(store, wanted, damaged)
        lines, empty = stats_lines.of_dice(counted), NO_DICE
    else:
        counted = statistics(store, wanted, damaged)
        lines, empty = stats_lines.of_games(counted), NOTHING
    if (png or svg) and lines:
        write_charts(counted, png, svg)
    if json:
        print_json(as_dict(counted))
    elif not lines:
        typer.echo(why_none(store, wanted, empty), err=True)
    elif not (png or svg):
        typer.echo("\n".join(lines))
    name_damaged(damaged, "; " + MEND)


def write_charts(
    counted: "Statistics | DiceStatistics", png: Path | None, svg: Path | None
) -> None:
    from host_tools.charts import as_png, charts_of, one_picture

    picture = one_picture(charts_of(counted))
    for path, content in ((png, as_png), (svg, str.encode)):
        if path is not None:
            with new_file(path) as unfinished:  # refused before anything is drawn
                unfinished.write_bytes(content(picture))
            typer.echo(f"{plain(path)} is written.", err=True)
