"""Options with a list of values: the help names them, and the shell completes them."""

from collections.abc import Callable, Iterable
from typing import Any

import typer

from firmware.games import KEYS
from host_tools.common.errors import one_of
from host_tools.common.sentences import either


def choice(option: str, values: Iterable[object], help: str) -> Any:
    """An option for one of these values; its help ends with them."""
    names = [str(value) for value in values]
    return typer.Option(
        option,
        metavar=option.strip("-").upper(),
        help=f"{help}: {either(names)}.",
        autocompletion=among(names),
    )


def among(names: Iterable[str]) -> Callable[[str], list[str]]:
    """For the shell's completion: those that begin with what was typed."""
    known = list(names)

    def complete(incomplete: str) -> list[str]:
        return [name for name in known if name.startswith(incomplete)]

    return complete


def game_choice(help: str) -> Any:
    return choice("--game", KEYS, help)


def game_key(place: str, name: str) -> str:
    """The key of a game, also from `off-the-rails`; BadInput if there is no such game."""
    key = name.replace("-", "_")
    one_of(place, key, KEYS)
    return key
