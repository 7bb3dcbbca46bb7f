"""Standard input, output and error: open, able to take any text, and missed where they are not."""

import io
import os
import sys
from collections.abc import Iterator
from contextlib import contextmanager
from typing import Any, TextIO

from host_tools.common.errors import BadInput
from host_tools.common.safe_text import safe_json


@contextmanager
def standard_streams() -> Iterator[None]:
    """What is said inside has arrived when this ends. BadInput if it cannot, before anything is
    done if nobody listens; BrokenPipeError if the reader has left."""
    _occupy()
    out = sys.stdout
    if out is None:
        raise BadInput("standard output is closed: send it to a file, or to /dev/null")
    for stream in (out, sys.stderr):
        if isinstance(stream, io.TextIOWrapper):
            stream.reconfigure(errors="replace")  # a terminal that knows no umlauts shows ?
    try:
        yield
    finally:
        try:
            out.flush()
        except OSError as error:
            # Else Python tries once more at its very end, and shows a trace-back.
            os.dup2(os.open(os.devnull, os.O_WRONLY), out.fileno())
            if isinstance(error, BrokenPipeError):
                raise
            raise BadInput(
                f"standard output takes no more ({error.strerror}): send it somewhere else"
            ) from error


def standard_input() -> TextIO:
    """As UTF-8; bytes that are none come as lone surrogates."""
    if sys.stdin is None:
        raise BadInput("standard input is closed: send it one JSON object a line")
    if isinstance(sys.stdin, io.TextIOWrapper):
        sys.stdin.reconfigure(encoding="utf-8", errors="surrogateescape")
    return sys.stdin


def as_json(value: Any, indent: int | None = None) -> str:
    """JSON for standard output; what could steer a terminal is escaped in it."""
    utf8 = (sys.stdout.encoding or "").lower() in ("utf-8", "utf8")
    return safe_json(value, indent, only_ascii=not utf8)


def _occupy() -> None:
    """A closed stream's number goes to the next file that is opened, and what anybody prints
    would go into that file: have it taken."""
    for number in range(3):
        try:
            os.fstat(number)
        except OSError:
            os.open(os.devnull, os.O_RDWR)
    if sys.stderr is None:
        sys.stderr = os.fdopen(2, "w", encoding="utf-8", closefd=False)
