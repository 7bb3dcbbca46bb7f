"""What bad input gets."""

from collections.abc import Iterable


class BadInput(Exception):
    """A clear sentence for the user: it names the place and the remedy. Exit code 2."""


def one_of(option: str, value: object, values: Iterable[object]) -> None:
    """BadInput if an option has none of its values."""
    if value not in values:
        from host_tools.common.safe_text import plain
        from host_tools.common.sentences import either

        known = either([str(one) for one in values if one != ""])
        raise BadInput(f"{option} must be {known}, not {plain(repr(value), 24)}")
