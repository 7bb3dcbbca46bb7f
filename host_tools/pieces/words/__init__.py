"""What the pages say. One table per language; a test holds that both have the same keys."""

from functools import cache
from importlib import import_module

LANGUAGES = ("en", "de")


class Words:
    def __init__(self, language: str) -> None:
        self.language = language
        self.texts: dict[str, str] = import_module(f"host_tools.pieces.words.{language}").TEXTS

    def say(self, key: str, *values: object) -> str:
        return self.texts[key].format(*values)

    def count(self, key: str, number: int) -> str:
        """`1 game`, `12 games`: the text has both, with a bar between."""
        one, _, more = self.texts[key].partition("|")
        return (one if number == 1 else more).format(number)


@cache
def words(language: str) -> Words:
    return Words(language)
