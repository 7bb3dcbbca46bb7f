"""Pieces of sentences."""

from collections.abc import Sequence


def either(words: Sequence[str]) -> str:
    """`a, b or c`."""
    return " or ".join(filter(None, (", ".join(words[:-1]), words[-1])))


def listed(names: Sequence[str]) -> str:
    """`a, b`; `a; b, c` where a name has a comma itself."""
    return ("; " if any("," in name for name in names) else ", ").join(names)
