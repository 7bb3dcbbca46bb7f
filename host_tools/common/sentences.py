"""Pieces of sentences."""

from collections.abc import Sequence


def games_are(count: int) -> str:
    """`1 game is`, `2 games are`."""
    return f"{count} game is" if count == 1 else f"{count} games are"


def either(words: Sequence[str]) -> str:
    """`a, b or c`."""
    return " or ".join(filter(None, (", ".join(words[:-1]), words[-1])))


def listed(names: Sequence[str]) -> str:
    """`a, b`; `a; b, c` where a name has a comma itself."""
    return ("; " if any("," in name for name in names) else ", ").join(names)
