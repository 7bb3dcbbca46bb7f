"""Text from strangers (boards, files, names) made harmless for a terminal and for a database."""

import json
import unicodedata
from typing import Any

from host_tools.common.passwords import masked

MARK = "\N{REPLACEMENT CHARACTER}"


def plain(text: object, longest: int = 200) -> str:
    """The text without anything that could steer a terminal; cut where it is too long."""
    if not isinstance(text, str):
        text = str(text)[: longest * 4]
    if not text.isprintable():
        text = "".join(c if safe(c) else MARK for c in text[: longest * 4])
    return text if len(text) <= longest else text[: longest - 1] + "…"


def harmless(value: Any) -> Any:
    """A JSON value with every text in it made plain, in lists and objects too."""
    if isinstance(value, str):
        return plain(value, 1000)
    if isinstance(value, list):
        return [harmless(one) for one in value]
    if isinstance(value, dict):
        return {harmless(key): harmless(one) for key, one in value.items()}
    return value


def safe_json(value: Any, indent: int | None = None, only_ascii: bool = False) -> str:
    """JSON in which everything that could steer a terminal is escaped."""
    text = json.dumps(value, ensure_ascii=only_ascii, indent=indent)
    if text.replace("\n", "").isprintable():  # a dump has line feeds only between its lines
        return text
    return "".join(c if c == "\n" or safe(c) else json.dumps(c)[1:-1] for c in text)


def one_line(text: str) -> str:
    """An error for the terminal: on one line, harmless, and without anybody's password."""
    return plain(" ".join(masked(text).split()), 1000)


def safe(character: str) -> bool:
    """No control character, no invisible mark that turns text around, no half of a character,
    nothing private or unknown: what Python calls printable, and spaces of all widths."""
    return character.isprintable() or unicodedata.category(character) == "Zs"


def width(text: str) -> int:
    """How many columns of a terminal the text takes."""
    if not text or max(text) < "\u0300":  # Latin letters: one column each
        return len(text)
    wide = sum(unicodedata.east_asian_width(c) in "WF" for c in text)
    return len(text) + wide - sum(unicodedata.combining(c) > 0 for c in text)


def columns(rows: list[list[str]], right: tuple[int, ...] = ()) -> list[str]:
    """Lines of a table: every column as wide as its widest cell; `right` are set to the right."""
    cells = list(zip(*rows, strict=True))
    line = []  # how to write one, as for the operator %
    for i, column in enumerate(cells):
        if max("".join(column), default="") < "\u0300":  # long lists are mostly like this
            line.append(f"%{'' if i in right else '-'}{max(map(len, column))}s")
        else:
            cells[i] = _padded(column, i in right)
            line.append("%s")
    template = "  ".join(line)
    return [(template % row).rstrip() for row in zip(*cells, strict=True)]


def _padded(column: tuple[str, ...], right: bool) -> tuple[str, ...]:
    widths = [width(cell) for cell in column]
    widest = max(widths)
    spaces = [" " * (widest - own) for own in widths]
    return tuple(s + c if right else c + s for c, s in zip(column, spaces, strict=True))
