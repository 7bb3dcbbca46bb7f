"""The players of a game by name. A rival is named by its level, with the gadget's own words: its
name in the journal depends on the gadget's version."""

from collections.abc import Mapping, Sequence
from functools import cache
from typing import Any

from firmware.games import KEYS
from firmware.games.railroad.rival.rival import LEVELS
from firmware.ui.texts.lines import Lines, filled
from firmware.ui.texts.say import texts_of
from host_tools.common.safe_text import plain
from host_tools.games import game_info, known_options


@cache
def rival_name(level: str, language: str = "en", number: int = 1) -> str:
    """A second rival of the same level gets a number."""
    if level not in LEVELS:
        return level
    words = Lines(texts_of("railroad", language).TEXTS)
    return filled(words["rival_" + level], (f" {number}" if number > 1 else "",))


def levels_of(key: str, options: Mapping[str, Any], players: int) -> list[str]:
    """For every seat the rival's level, empty for a person. Rivals sit last."""
    found = game_info(key).rivals(known_options(key, options)) if key in KEYS else []
    return [""] * (players - len(found)) + found[:players]


def names_of(
    key: str, options: Mapping[str, Any], players: Sequence[str], language: str = "en"
) -> list[str]:
    levels = levels_of(key, options, len(players))
    found = []
    for seat, (name, level) in enumerate(zip(players, levels, strict=True)):
        number = levels[: seat + 1].count(level)
        found.append(rival_name(level, language, number) if level else plain(name, 40))
    return found
