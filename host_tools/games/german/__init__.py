"""What the computer says about a game in German, in the words of docs/german_words.md: a file per
game beside its English. A game without one is told in English."""

from collections.abc import Callable, Mapping
from dataclasses import dataclass, field
from functools import cache
from importlib import import_module
from importlib.util import find_spec
from typing import Any


@dataclass(frozen=True)
class German:
    sentences: Mapping[str, str]  # as those of About
    # For parts of a score, what is counted, and figures: from the English word.
    words: Mapping[str, str] = field(default_factory=dict)
    values: Callable[[dict[str, Any], list[str]], dict[str, str]] = lambda event, players: {}


@cache
def german(key: str) -> German | None:
    module = f"host_tools.games.german.{key}"
    return import_module(module).GERMAN if find_spec(module) else None


def word(key: str, english: str, language: str) -> str:
    """A part of a score or a figure in this language."""
    found = german(key) if language == "de" else None
    return found.words.get(english, english) if found else english
