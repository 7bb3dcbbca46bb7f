"""`signalbox par`: what a strong player reaches with the dice of a code or a day."""

from typing import Annotated

import typer

from host_tools.commands.flags import Json, print_json, progress_bar
from host_tools.commands.railroad_choices import Expansion
from host_tools.common.errors import BadInput, one_of

MOST_GAMES = 1000


def par(
    word: Annotated[
        str, typer.Argument(metavar="CODE|DAY", help="A shared code, or the day of a daily game.")
    ],
    expansion: Expansion = "",
    games: Annotated[
        int, typer.Option("--games", metavar="N", help="Games that the coach plays.")
    ] = 20,
    steps: Annotated[
        int, typer.Option("--steps", metavar="N", help="Steps of the coach in each game.")
    ] = 2_000_000,
    perfect: Annotated[
        bool,
        typer.Option("--perfect", help="Also bounds for a player who knows all dice in advance."),
    ] = False,
    json: Json = False,
) -> None:
    """What dice are worth: what the coach reaches with them, mean and best of many games.

    It does not know the dice to come. With --perfect it does: then a total that can be reached,
    and one that cannot be beaten.

    Example: signalbox par ABC234 --games 4 --steps 100000 --perfect
    """
    from firmware.games.railroad.game import Game
    from host_tools.railroad.json_request import EXPANSIONS
    from host_tools.railroad.puzzle import read_puzzle

    one_of("--expansion", expansion, ("", *EXPANSIONS))
    if not 1 <= games <= MOST_GAMES:
        raise BadInput(f"--games must be at least 1 and at most {MOST_GAMES}")
    if not 1 <= steps <= 10**12:
        raise BadInput("--steps must be at least 1 and at most 1000000000000")
    options = Game({"expansion": expansion}, 1).options
    puzzle = read_puzzle(word, options)
    from host_tools.coach import par as dice
    from host_tools.coach.games import warm_up

    warm_up()
    totals: list[int] = []
    with progress_bar("Playing") as progress:
        for total in dice.games(puzzle.code, {"expansion": expansion}, games, steps):
            totals.append(total)
            progress(len(totals), games)
    found = dice.Par(totals)
    answer = {
        "code": puzzle.code,
        "day": puzzle.day,
        "expansion": expansion,
        "games": games,
        "mean": round(found.mean, 2),
        "error": round(found.error, 2),
        "best": found.best,
    }
    if perfect:
        answer["reached"] = max(dice.reached(puzzle.rolls, options), found.best)
        answer["bound"] = dice.bound(puzzle.rolls, options)
    if json:
        print_json(answer)
        return
    mean = f"{found.mean:.1f} ± {found.error:.1f}" if games > 1 else f"{found.mean:.0f}"
    typer.echo(f"{puzzle.day or puzzle.code}: par {mean}, best {found.best} of {games} games")
    if perfect:
        typer.echo(f"With all dice known: at least {answer['reached']} can be reached")
        typer.echo(f"(lower bound), and no more than {answer['bound']} (upper bound).")
