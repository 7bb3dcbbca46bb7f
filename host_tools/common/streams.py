"""Standard input, output and error: open, able to take any text, and reported where they fail."""

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
    """Everything printed inside has been written when this ends. BadInput if that fails,
    at once if standard output is closed; BrokenPipeError if the reader closed the pipe."""
    _occupy()
    out = sys.stdout
    if out is None:
        raise BadInput("standard output is closed: redirect it to a file or to /dev/null")
    for stream in (out, sys.stderr):
        if isinstance(stream, io.TextIOWrapper):
            stream.reconfigure(errors="replace")  # a terminal that knows no umlauts shows ?
    try:
        yield
    finally:
        _flush(out, "standard output")
        _flush(sys.stderr, "standard error")


def _flush(stream: TextIO, name: str) -> None:
    try:
        stream.flush()
    except OSError as error:
        _discard(stream)
        if isinstance(error, BrokenPipeError):
            raise
        raise BadInput(f"{name} cannot be written ({error.strerror}): redirect it") from error


def complain(sentence: str) -> None:
    """One line on standard error, if that can be written."""
    try:
        print(sentence, file=sys.stderr, flush=True)
    except OSError:
        _discard(sys.stderr)


def _discard(stream: TextIO) -> None:
    """Send it to nowhere: else Python flushes it again at exit: a trace-back, or code 120."""
    with open(os.devnull, "wb") as nowhere:
        os.dup2(nowhere.fileno(), stream.fileno())


def standard_input() -> TextIO:
    """Standard input as UTF-8; invalid bytes become lone surrogates."""
    if sys.stdin is None:
        raise BadInput("standard input is closed: it must have one JSON object a line")
    if isinstance(sys.stdin, io.TextIOWrapper):
        sys.stdin.reconfigure(encoding="utf-8", errors="surrogateescape")
    return sys.stdin


def as_json(value: Any, indent: int | None = None) -> str:
    """JSON for standard output; what could steer a terminal is escaped in it."""
    utf8 = (sys.stdout.encoding or "").lower() in ("utf-8", "utf8")
    return safe_json(value, indent, only_ascii=not utf8)


def _occupy() -> None:
    """Occupy the numbers of closed standard streams: otherwise the next file opened would get
    one, and printed text would go into it."""
    for number in range(3):
        try:
            os.fstat(number)
        except OSError:
            os.open(os.devnull, os.O_RDWR)
    if sys.stderr is None:
        sys.stderr = os.fdopen(2, "w", encoding="utf-8", closefd=False)
