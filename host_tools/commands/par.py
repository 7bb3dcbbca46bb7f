"""`signalbox par`: what a strong player reaches with the dice of a code or a day."""

from typing import TYPE_CHECKING, Annotated, Any

import typer

from firmware.play.fair import code_of_day
from host_tools.commands.flags import Json, print_json, progress_bar
from host_tools.commands.railroad_choices import Expansion
from host_tools.common.errors import BadInput, one_of
from host_tools.common.progress import Progress
from host_tools.common.streams import complain

if TYPE_CHECKING:
    from firmware.play.read_result import Result
    from host_tools.railroad.puzzle import Par

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

    with progress_bar("Playing") as progress:
        found = dice.par_of(puzzle.code, {"expansion": expansion}, progress, games, steps)
    answer = {"code": puzzle.code, "day": puzzle.day, "expansion": expansion, **found.as_dict()}
    if perfect:
        answer["reached"] = max(dice.reached(puzzle.rolls, options), found.best)
        answer["bound"] = dice.bound(puzzle.rolls, options)
    if json:
        print_json(answer)
        return
    typer.echo(f"{puzzle.day or puzzle.code}: par {found}")
    if perfect:
        typer.echo(f"With all dice known: at least {answer['reached']} can be reached")
        typer.echo(f"(lower bound), and no more than {answer['bound']} (upper bound).")


def par_or_none(code: str, options: dict[str, Any], progress: Progress) -> "Par | None":
    """Par as it is printed and reported beside other things; None, and a sentence, where it
    would take hours."""
    from host_tools.coach.answers import stored
    from host_tools.coach.fast import COMPILES
    from host_tools.coach.par import par_of
    from host_tools.railroad.puzzle import Par

    if not COMPILES:
        complain("no par: numba is missing, and the coach would take hours without it")
        return None
    chosen = [options["edition"], options["expansion"]]
    totals = stored((["par", code, *chosen],), lambda: par_of(code, options, progress).totals)
    return Par(totals)


def par_of_code(says: "Result", progress: Progress) -> "Par | None":
    """Par for the dice of a result code; None if the coach cannot play such a game, or the code
    does not say by which rules it was played."""
    options = says.options
    if says.game != "railroad" or options["draft"] or says.others:
        return None
    chosen = {name: options[name] for name in ("edition", "expansion")}
    return par_or_none(code_of_day(says.day), chosen, progress)
