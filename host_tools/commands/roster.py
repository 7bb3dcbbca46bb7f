"""`signalbox names` and `signalbox settings`: what the gadget remembers, read and written."""

import json as json_text
from typing import TYPE_CHECKING, Annotated, Any

import typer

from firmware.play.names import SETTINGS
from firmware.play.roster import NAME_MAX, ROSTER_MAX, clean_name
from firmware.play.settings import Settings
from firmware.play.settings_table import TABLE
from firmware.play.timers import DOWN, LONGEST_S, OFF, UP
from host_tools.commands.flags import Device, Json, print_json
from host_tools.common.errors import BadInput
from host_tools.common.safe_text import columns, plain
from host_tools.journals.memory_files import MemoryFiles

if TYPE_CHECKING:
    from host_tools.board.link import Board

PATH = "/data/" + SETTINGS
WORDS = ("en", "de", OFF, DOWN, UP)  # that a setting may be
# Set by the gadget itself, not by hand.
OWN = ("roster", "favourites", "emma_record", "game")


def names(
    players: Annotated[
        list[str] | None, typer.Argument(metavar="NAME", help="The new roster; none: show it.")
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

    check_names(players or [])  # before the gadget is stopped
    with connected(device, show="connected") as board:
        found = set_names(board, players or []) if players or clear else get_names(board)
    if json:
        print_json(found)
    else:
        typer.echo("\n".join(found) or "The roster is empty.")


def get_names(board: "Board") -> list[str]:
    return [plain(name, 40) for name in read_settings(board).get("roster") if name]


def set_names(board: "Board", players: list[str]) -> list[str]:
    """Write the roster; the names as the gadget will show them."""
    check_names(players)
    write_settings(board, {"roster": players + [""] * (ROSTER_MAX - len(players))})
    return players


def check_names(players: list[str]) -> None:
    if len(players) > ROSTER_MAX:
        raise BadInput(f"the roster has {ROSTER_MAX} places: name at most {ROSTER_MAX} players")
    for name in players:
        if clean_name(name, 0) != name:
            raise BadInput(
                f"{plain(name, 40)!r} is no name for the gadget: take 1 to {NAME_MAX} letters"
            )


def settings(
    changes: Annotated[
        list[str] | None, typer.Argument(metavar="KEY=VALUE", help="What to change; none: show.")
    ] = None,
    device: Device = "auto",
    json: Json = False,
) -> None:
    """Show the gadget's settings, or change some.

    Examples:

      signalbox settings

      signalbox settings language=de sound=0 dim_min=5
    """
    from host_tools.board.link import connected

    wanted = dict(parse_change(text) for text in changes or [])
    changed(MemoryFiles({}), wanted)  # a bad value is refused before the gadget is stopped
    with connected(device, show="connected") as board:
        if wanted:
            write_settings(board, wanted)
        found = shown_settings(read_settings(board))
    if json:
        print_json(found)
    else:
        typer.echo("\n".join(columns([[key, str(value)] for key, value in found.items()])))


def changeable() -> dict[str, Any]:
    """The settings for people, with their defaults."""
    return {
        key: default
        for key, default, _ in TABLE
        if key not in OWN and not key.startswith(("options_", "names_"))
    }


def shown_settings(found: Settings) -> dict[str, Any]:
    return {key: found.get(key) for key in changeable()}


def parse_change(text: str) -> tuple[str, Any]:
    """`sound=0` -> ("sound", 0); BadInput names the settings that there are."""
    key, equals, value = text.partition("=")
    known = changeable()
    if not equals or key not in known:
        raise BadInput(
            f"{plain(text, 40)!r} is no setting: write KEY=VALUE, KEY one of {', '.join(known)}"
        )
    if isinstance(known[key], int):
        try:
            return key, int(json_text.loads(value))
        except (ValueError, TypeError):
            raise BadInput(f"{key} is a number: write for example {key}={known[key]}") from None
    return key, value


def allowed(key: str) -> str:
    """The values of a setting in words, found by asking its own check."""
    good = next(check for name, _, check in TABLE if name == key)
    words = [word for word in WORDS if good(word)]
    if words:
        return ", ".join(words[:-1]) + " or " + words[-1]
    numbers = [number for number in range(LONGEST_S + 1) if good(number)]
    return f"{numbers[0]} {'to' if len(numbers) > 2 else 'or'} {numbers[-1]}"


def read_settings(board: "Board") -> Settings:
    """The settings on the board, checked as the gadget checks them."""
    there = SETTINGS in board.names("/data")
    return Settings(MemoryFiles({SETTINGS: board.read(PATH)} if there else {}))


def write_settings(board: "Board", changes: dict[str, Any]) -> None:
    """Change some settings; the others stay. The gadget reads them when it starts again."""
    there = SETTINGS in board.names("/data")
    files = changed(MemoryFiles({SETTINGS: board.read(PATH)} if there else {}), changes)
    if SETTINGS in files.names():
        board.run("'data' in sb_names('/') or os.mkdir('/data')")
        board.replace(PATH, files.read(SETTINGS))


def changed(files: MemoryFiles, changes: dict[str, Any]) -> MemoryFiles:
    """The same files with other settings; BadInput names a value that cannot be."""
    try:
        Settings(files).set_all(changes)
    except ValueError as error:
        key = str(error).rpartition(" ")[2]
        raise BadInput(
            f"{key} cannot be {plain(changes.get(key), 30)}: it may be {allowed(key)}"
        ) from None
    return files
