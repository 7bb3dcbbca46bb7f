"""The players of a game by name. A rival that the gadget plays is known by how well it plays:
what its seat is called in the journal depends on the gadget's language and version.
"""

from collections.abc import Mapping, Sequence
from typing import Any

from firmware.games import KEYS
from host_tools.common.safe_text import plain
from host_tools.games import about, known_options

NAMES = {
    "en": {"easy": "Rival, easy", "medium": "Rival, medium", "hard": "Rival, hard"},
    "de": {"easy": "Rivale, leicht", "medium": "Rivale, mittel", "hard": "Rivale, schwer"},
}


def rival_name(level: str, language: str = "en") -> str:
    return NAMES[language].get(level, level)


def levels_of(key: str, options: Mapping[str, Any], players: int) -> list[str]:
    """Of every seat: how well a rival plays there, nothing for a person. Rivals sit last."""
    found = about(key).rivals(known_options(key, options)) if key in KEYS else []
    return [""] * (players - len(found)) + found[:players]


def names_of(
    key: str, options: Mapping[str, Any], players: Sequence[str], language: str = "en"
) -> list[str]:
    """What the players of a game are called; a second rival that plays as well has a number."""
    levels = levels_of(key, options, len(players))
    found = []
    for seat, (name, level) in enumerate(zip(players, levels, strict=True)):
        number = levels[: seat + 1].count(level)
        rival = rival_name(level, language) + (f" {number}" if number > 1 else "")
        found.append(rival if level else plain(name, 40))
    return found
