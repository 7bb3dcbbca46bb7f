"""`signalbox rival`: what the rival draws with the dice of shared codes."""

import sys
from typing import Annotated

import typer

from host_tools.commands.flags import progress_bar
from host_tools.commands.railroad_choices import Edition, Expansion, Level
from host_tools.common.errors import one_of
from host_tools.common.streams import as_json


def rival(
    codes: Annotated[list[str], typer.Argument(metavar="CODE", help="Shared codes.")],
    level: Level = "hard",
    edition: Edition = "deep_blue",
    expansion: Expansion = "",
    json: Annotated[bool, typer.Option("--json", help="For programs: JSON Lines.")] = False,
) -> None:
    """Play Railroad Ink with the dice of shared codes, as the gadget's rival does.

    Roll the same code on the gadget, draw on paper, and compare. With --json each line is
    {"code": "ABC234", "level": "hard", "rounds": [["A2=H-H-", ...], ...], "board": "...",
    "total": 41}: `signalbox check` and `signalbox score` read the rounds and the board.

    Example: signalbox rival --level medium ABC234
    """
    from firmware.games.railroad.editions import EDITIONS
    from firmware.games.railroad.rival.rival import LEVELS
    from host_tools.railroad.json_request import EXPANSIONS
    from host_tools.railroad.rival import play_all, shared_code
    from host_tools.railroad.terminal_sheet import show

    one_of("--level", level, LEVELS)
    one_of("--edition", edition, EDITIONS)
    one_of("--expansion", expansion, ("", *EXPANSIONS))
    wanted = [shared_code(code) for code in codes]
    options = {"edition": edition, "expansion": expansion}
    with progress_bar("Playing") as progress:
        progress(0, len(wanted))
        for number, played in enumerate(play_all(wanted, level, options), 1):
            if json:
                sys.stdout.write(as_json(played.as_dict()) + "\n")
            else:
                typer.echo(f"{played.code}, {level}: {played.score.total} points")
                show(played.sheet, played.score)
            progress(number, len(wanted))
