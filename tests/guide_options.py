"""The tables of options in the guides, from the words that the gadget itself uses.

A table stands between `<!-- options KEY -->` and `<!-- end -->`; `python -m tests.scripts_driver`
writes them anew, a test holds them.
"""

import importlib
import re

from firmware.games import game_class
from firmware.ui.option_words import OptionWords
from tests.ui.tables import table_of

HEADS = {
    "en": ("on the screen", "values", "what it decides"),
    "de": ("auf der Anzeige", "Werte", "was sie entscheidet"),
}
PART = re.compile(r"(<!-- options (\w+) -->\n).*?(<!-- end -->)", re.DOTALL)
FEW = 4


def refreshed(text: str, language: str) -> str:
    """A guide with its tables as they should be."""
    return PART.sub(lambda part: part[1] + table(part[2], language) + part[3], text)


def table(game: str, language: str) -> str:
    words = OptionWords(game, language)
    module = importlib.import_module(f"firmware.games.{game}.{language}")
    helps = table_of(module.HELP)
    lines = ["| " + " | ".join(HEADS[language]) + " |", "|---|---|---|"]
    for name, default, allowed in game_class(game).OPTIONS:
        called = f"{words.name(name)} (`{name}`)"
        lines.append(f"| {called} | {values(words, name, default, allowed)} | {helps[name]} |")
    return "\n".join(lines) + "\n"


def values(words: OptionWords, name: str, default, allowed) -> str:
    """All values with the default in bold; of many only that and how many there are."""
    shown = [str(words.value(name, value) or value) for value in allowed]
    usual = shown[list(allowed).index(default)]
    if len(shown) > FEW and all(isinstance(value, int) for value in allowed):
        return f"{shown[0]}–{shown[-1]}, **{usual}**"
    if len(shown) > FEW:
        return f"**{usual}** …"
    return ", ".join(f"**{text}**" if text == usual else text for text in shown)
