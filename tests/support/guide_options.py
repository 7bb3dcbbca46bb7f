"""The tables of options and settings in the guides, from the words that the gadget itself uses.

A table stands between `<!-- options KEY -->` or `<!-- settings -->` and `<!-- end -->`; `python -m
tests.runners.driver` writes them, and a test compares them.
"""

import importlib
import re

from firmware.games import game_class
from firmware.play.settings_table import SETTINGS
from firmware.ui.option_words import OptionWords
from tests.gadget.tables import table_of

HEADS = {
    "en": ("on the screen", "values", "what it decides"),
    "de": ("auf der Anzeige", "Werte", "was sie entscheidet"),
}
SETTING_HEADS = {
    "en": ("on the screen", "values", "what it sets"),
    "de": ("auf der Anzeige", "Werte", "was sie einstellt"),
}
OPTIONS = re.compile(r"(<!-- options (\w+) -->\n).*?(<!-- end -->)", re.DOTALL)
OF_SETTINGS = re.compile(r"(<!-- settings -->\n).*?(<!-- end -->)", re.DOTALL)
FEW = 4


def refreshed(text: str, language: str) -> str:
    """A guide with its tables as they should be."""
    text = OPTIONS.sub(lambda part: part[1] + table(part[2], language) + part[3], text)
    return OF_SETTINGS.sub(lambda part: part[1] + settings_table(language) + part[2], text)


def settings_table(language: str) -> str:
    lines = ["| " + " | ".join(SETTING_HEADS[language]) + " |", "|---|---|---|"]
    for setting in SETTINGS:
        name = f"{setting.name(language)} (`{setting.key}`)"
        shown = [
            f"**{word}**" if value == setting.default else word
            for value in setting.values()
            for word in [setting.word(value, language)]
        ]
        known = ", ".join(shown) or f"**{setting.default}** …"
        lines.append(f"| {name} | {known} | {setting.help(language)} |")
    return "\n".join(lines) + "\n"


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
