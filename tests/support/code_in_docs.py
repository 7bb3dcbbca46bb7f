"""The code in our pages: in the text, and in blocks of its own."""

from collections.abc import Iterator
from functools import cache
from pathlib import Path

from markdown_it import MarkdownIt
from markdown_it.token import Token


@cache
def _tokens(path: Path) -> list[Token]:
    return MarkdownIt("commonmark").enable("table").parse(path.read_text(encoding="utf-8"))


def spans(path: Path) -> list[str]:
    """What stands between backquotes."""
    return [
        inner.content
        for token in _tokens(path)
        for inner in token.children or ()
        if inner.type == "code_inline"
    ]


def blocks(path: Path) -> Iterator[tuple[str, str]]:
    """(kind, text) of each block; the kind of most is empty."""
    for token in _tokens(path):
        if token.type in ("fence", "code_block"):
            yield token.info, token.content
