"""What the gadget remembers, the roster of names included: read and written from here."""

import re
from typing import Any

from firmware.games import KEYS, game_class
from firmware.play.file_names import SETTINGS
from firmware.play.roster import NAME_MAX, ROSTER_MAX, clean_name
from firmware.play.settings import Settings
from firmware.play.settings_table import check_of, whole_table
from firmware.play.timers import DOWN, LONGEST_S, OFF, UP
from host_tools.board.link import Board
from host_tools.common.errors import BadInput
from host_tools.common.safe_text import plain
from host_tools.common.sentences import either
from host_tools.journals.memory_files import MemoryFiles

PATH = "/data/" + SETTINGS
FEW = 3  # values that are listed one by one
WORDS = ("en", "de", OFF, DOWN, UP)  # that a setting may be
# Set by the gadget itself, not by hand.
OWN = {"roster", "game"} | {row[0] for key in KEYS for row in game_class(key).SETTINGS}


def get_names(board: Board) -> list[str]:
    return [plain(name, 40) for name in read_settings(board).get("roster") if name]


def set_names(board: Board, players: list[str]) -> list[str]:
    """Write the roster; the names as the gadget will show them."""
    check_names(players)
    write_settings(board, {"roster": players + [""] * (ROSTER_MAX - len(players))})
    return players


def check_names(players: list[str]) -> None:
    if len(players) > ROSTER_MAX:
        raise BadInput(f"the roster has {ROSTER_MAX} places: name at most {ROSTER_MAX} players")
    for at, name in enumerate(players):
        if clean_name(name, 0) != name:
            raise BadInput(
                f"{plain(name, 40)!r} is not a name for the gadget: use 1 to {NAME_MAX} letters"
            )
        if name in players[:at]:
            raise BadInput(f"{plain(name, 40)!r} is there twice: write every name once")


def changeable() -> dict[str, Any]:
    """The settings for people, with their defaults."""
    return {
        key: default
        for key, default, *_ in whole_table()
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
            f"{plain(text, 40)!r} is not a setting: write KEY=VALUE; the keys are"
            f" {', '.join(known)}"
        )
    if isinstance(known[key], int):
        if not re.fullmatch("-?[0-9]{1,9}", value):
            raise BadInput(f"{key} is a number: write {key}={known[key]}, for example")
        return key, int(value)
    return key, value


def values_of(key: str) -> list[str] | list[int]:
    """The values that a setting may have, found by asking its own check."""
    good = next(check_of(row) for row in whole_table() if row[0] == key)
    words = [word for word in WORDS if good(word)]
    return words or [number for number in range(LONGEST_S + 1) if good(number)]


def allowed(key: str) -> str:
    """The same as a phrase."""
    values = values_of(key)
    if len(values) <= FEW:
        return either([str(value) for value in values])
    return f"{values[0]} to {values[-1]}"


def read_settings(board: Board) -> Settings:
    """The settings on the board, checked as the gadget checks them."""
    there = SETTINGS in board.names("/data")
    return Settings(MemoryFiles({SETTINGS: board.read(PATH)} if there else {}))


def write_settings(board: Board, changes: dict[str, Any]) -> None:
    """Change some settings; the others stay. The gadget reads them when it starts again."""
    there = SETTINGS in board.names("/data")
    files = changed(MemoryFiles({SETTINGS: board.read(PATH)} if there else {}), changes)
    if SETTINGS in files.names():
        board.run("'data' in sb_names('/') or os.mkdir('/data')")
        board.replace(PATH, files.read(SETTINGS))


def check_values(changes: dict[str, Any]) -> None:
    """BadInput names a value that cannot be."""
    changed(MemoryFiles({}), changes)


def changed(files: MemoryFiles, changes: dict[str, Any]) -> MemoryFiles:
    """The same files with other settings; BadInput names a value that cannot be."""
    try:
        Settings(files).set_all(changes)
    except ValueError as error:
        key = str(error).rpartition(" ")[2]
        raise BadInput(
            f"{key} cannot be {plain(changes.get(key), 30)}: use {allowed(key)}"
        ) from None
    return files
