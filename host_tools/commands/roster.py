"""`signalbox names` and `signalbox settings`: what the gadget remembers, read and written."""

from typing import Annotated

import typer

from host_tools.commands.flags import Device, Json, print_json
from host_tools.common.safe_text import columns


def setting_words(incomplete: str) -> list[str]:
    """For the shell's completion: KEY=VALUE, or KEY= where there are too many values."""
    from host_tools.board.settings import FEW, changeable, values_of

    words: list[str] = []
    for key in changeable():
        values = values_of(key)
        words += [f"{key}={value}" for value in (values if len(values) <= FEW else [""])]
    return [word for word in words if word.startswith(incomplete)]


def names(
    players: Annotated[
        list[str] | None,
        typer.Argument(metavar="NAME", help="The new roster; without names it is shown."),
    ] = None,
    clear: Annotated[bool, typer.Option("--clear", help="Forget all names.")] = False,
    device: Device = "auto",
    json: Json = False,
) -> None:
    """Show the names of the gadget's roster, or write new ones (at most 12).

    Examples:

      signalbox names

      signalbox names Ada Björn Chloé
    """
    from host_tools.board.link import connected
    from host_tools.board.settings import check_names, get_names, set_names

    check_names(players or [])  # before the gadget is stopped
    with connected(device, show="connected") as board:
        found = set_names(board, players or []) if players or clear else get_names(board)
    if json:
        print_json(found)
    else:
        typer.echo("\n".join(found) or "The roster is empty.")


def settings(
    changes: Annotated[
        list[str] | None,
        typer.Argument(
            metavar="KEY=VALUE",
            help="What to change; without any, all are shown.",
            autocompletion=setting_words,
        ),
    ] = None,
    device: Device = "auto",
    json: Json = False,
) -> None:
    """Show the gadget's settings, or change some.

    Examples:

      signalbox settings

      signalbox settings language=de sound=0 dim_min=5
    """
    from host_tools.board import settings as board_settings
    from host_tools.board.link import connected

    wanted = dict(board_settings.parse_change(text) for text in changes or [])
    board_settings.check_values(wanted)  # before the gadget is stopped
    with connected(device, show="connected") as board:
        if wanted:
            board_settings.write_settings(board, wanted)
        found = board_settings.shown_settings(board_settings.read_settings(board))
    if json:
        print_json(found)
    else:
        in_words = board_settings.in_words
        rows = [[key, str(value), in_words(key, value)] for key, value in found.items()]
        typer.echo("\n".join(columns(rows)))
