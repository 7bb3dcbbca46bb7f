"""`signalbox coach`: the strongest player of Railroad Ink that we have."""

import sys
from typing import Annotated

import typer

from host_tools.commands.flags import progress_bar
from host_tools.commands.railroad_choices import Edition, Expansion
from host_tools.common.errors import BadInput, one_of
from host_tools.common.streams import as_json

USUAL_SECONDS = 5.0


def coach(
    codes: Annotated[list[str], typer.Argument(metavar="CODE", help="Shared codes.")],
    play: Annotated[
        bool, typer.Option("--play", help="Play the dice of these codes, not knowing them ahead.")
    ] = False,
    seconds: Annotated[
        float | None,
        typer.Option("--seconds", metavar="S", help="Core-seconds a game, at most; else 5."),
    ] = None,
    steps: Annotated[
        int | None,
        typer.Option("--steps", metavar="N", help="The same in steps, alike on every computer."),
    ] = None,
    seed: Annotated[
        int, typer.Option("--seed", metavar="N", help="Of the dice that it plays on with.")
    ] = 1,
    edition: Edition = "deep_blue",
    expansion: Expansion = "",
    json: Annotated[bool, typer.Option("--json", help="For programs: JSON Lines.")] = False,
) -> None:
    """Let the coach play Railroad Ink with the dice of shared codes.

    It draws each round without knowing the dice to come. With --json each line is as that of
    `signalbox rival --json`, with "level": "coach". Its parts are compiled at the first use.

    Example: signalbox coach --play --steps 200000 ABC234
    """
    from firmware.games.railroad.editions import EDITIONS
    from host_tools.railroad.json_request import EXPANSIONS
    from host_tools.railroad.rival import shared_code
    from host_tools.railroad.terminal_sheet import show

    one_of("--edition", edition, EDITIONS)
    one_of("--expansion", expansion, ("", *EXPANSIONS))
    if not play:
        raise BadInput("say what the coach shall do with the codes: --play plays their dice")
    if seconds is not None and steps is not None:
        raise BadInput("give --seconds or --steps, not both: either says how long it may think")
    if seconds is not None and not 0 < seconds <= 3600:
        raise BadInput("--seconds must be more than 0 and at most 3600 core-seconds a game")
    if steps is not None and not 1 <= steps <= 10**12:
        raise BadInput("--steps must be at least 1 and at most 1000000000000")
    if not 0 <= seed < 1 << 31:
        raise BadInput("--seed must be at least 0 and less than 2147483648")
    wanted = [shared_code(code) for code in codes]
    from host_tools.coach.games import play_all

    options = {"edition": edition, "expansion": expansion}
    with progress_bar("Playing") as progress:
        progress(0, len(wanted))
        games = play_all(wanted, options, steps, seconds or USUAL_SECONDS, seed)
        for number, played in enumerate(games, 1):
            if json:
                sys.stdout.write(as_json(played.as_dict()) + "\n")
                sys.stdout.flush()
            else:
                typer.echo(f"{played.code}, coach: {played.score.total} points")
                show(played.sheet, played.score)
            progress(number, len(wanted))
