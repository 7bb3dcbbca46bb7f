"""The gadget's settings and its roster of names, read and written from the computer."""

import re
from typing import Any

from firmware.play.file_names import SETTINGS as FILE
from firmware.play.roster import NAME_MAX, ROSTER_MAX, clean_name
from firmware.play.settings import Settings
from firmware.play.settings_table import SETTINGS
from host_tools.board.link import Board
from host_tools.common.errors import BadInput
from host_tools.common.safe_text import plain
from host_tools.common.sentences import either
from host_tools.journals.memory_files import MemoryFiles

PATH = "/data/" + FILE
FEW = 3  # values that are listed one by one
BY_KEY = {setting.key: setting for setting in SETTINGS}


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
    """The settings that users may change, with their defaults."""
    return {setting.key: setting.default for setting in SETTINGS}


def shown_settings(found: Settings) -> dict[str, Any]:
    return {key: found.get(key) for key in changeable()}


def in_words(key: str, value: Any) -> str:
    """`Sound: on`, as on the gadget's screen."""
    setting = BY_KEY[key]
    word = setting.word(value, "en") if setting.steps else value
    return f"{setting.name('en')}: {word}"


def parse_change(text: str) -> tuple[str, Any]:
    """`sound=0` -> ("sound", 0); BadInput lists the known settings."""
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
    """The values that a setting accepts."""
    _, _, kind, *limits = BY_KEY[key].row
    return limits if kind == "one_of" else list(range(limits[0], limits[1] + 1))


def allowed(key: str) -> str:
    """The same as a phrase."""
    values = values_of(key)
    if len(values) <= FEW:
        return either([str(value) for value in values])
    return f"{values[0]} to {values[-1]}"


def read_settings(board: Board) -> Settings:
    """The settings on the board, checked as the gadget checks them."""
    there = FILE in board.names("/data")
    return Settings(MemoryFiles({FILE: board.read(PATH)} if there else {}))


def write_settings(board: Board, changes: dict[str, Any]) -> None:
    """Change some settings; the others stay. The gadget reads them at its next start."""
    there = FILE in board.names("/data")
    files = changed(MemoryFiles({FILE: board.read(PATH)} if there else {}), changes)
    if FILE in files.names():
        board.run("'data' in sb_names('/') or os.mkdir('/data')")
        board.replace(PATH, files.read(FILE))


def check_values(changes: dict[str, Any]) -> None:
    """BadInput names an invalid value."""
    changed(MemoryFiles({}), changes)


def changed(files: MemoryFiles, changes: dict[str, Any]) -> MemoryFiles:
    """The same files with other settings; BadInput names an invalid value."""
    try:
        Settings(files).set_all(changes)
    except ValueError as error:
        key = str(error).rpartition(" ")[2]
        raise BadInput(
            f"{key} cannot be {plain(changes.get(key), 30)}: use {allowed(key)}"
        ) from None
    return files
