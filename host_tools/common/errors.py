"""The error for bad input."""

from collections.abc import Iterable


class BadInput(Exception):
    """A clear sentence for the user: it names the place and the remedy. Exit code 2.

    Where a page may show it, `german` is the same in German.
    """

    def __init__(self, sentence: str, german: str = "") -> None:
        super().__init__(sentence)
        self.german = german

    def said(self, language: str) -> str:
        return self.german if language == "de" and self.german else str(self)


def unknown(value: str, known: Iterable[str]) -> BadInput:
    """The error for a value that is none of the known ones."""
    listed = ", ".join(known)
    return BadInput(
        f"{value!r} is unknown. Choose one of {listed}",
        f"{value!r} ist unbekannt. Möglich sind {listed}",
    )


def one_of(option: str, value: object, values: Iterable[object]) -> None:
    """BadInput if an option's value is not among those it knows."""
    if value not in values:
        from host_tools.common.safe_text import plain
        from host_tools.common.sentences import either

        known = either([str(one) for one in values if one != ""])
        raise BadInput(f"{option} must be {known}, not {plain(repr(value), 24)}")
