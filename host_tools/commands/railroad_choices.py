"""The options of `rival`, `score` and `sheet` that have a list of values."""

from typing import Annotated

from firmware.games.railroad.editions import EDITIONS
from firmware.games.railroad.rival.rival import LEVELS
from host_tools.commands.choices import choice
from host_tools.railroad.json_request import EXPANSIONS

Edition = Annotated[str, choice("--edition", EDITIONS, "Rulebook")]
Expansion = Annotated[str, choice("--expansion", EXPANSIONS, "Expansion; by default none")]
Level = Annotated[str, choice("--level", LEVELS, "How well the rival plays")]
