"""How pages write days, times and numbers in each language."""

from datetime import date
from functools import lru_cache
from typing import Any

from host_tools.common.numbers import decimal
from host_tools.common.safe_text import plain
from host_tools.games.rivals import rival_name
from host_tools.pieces.rendering import option_words

NARROW = "\N{NARROW NO-BREAK SPACE}"
BARS = "▁▂▃▄▅▆▇█"


@lru_cache(maxsize=2000)
def day(text: str, language: str) -> str:
    """2026-11-14 as people of this language write it."""
    found = date.fromisoformat(text)
    if language == "de":
        return f"{found.day}.{found.month}.{found.year}"
    months = ["Jan", "Feb", "Mar", "Apr", "May", "Jun", "Jul", "Aug", "Sep", "Oct", "Nov", "Dec"]
    return f"{found.day} {months[found.month - 1]} {found.year}"


def lasting(ms: int) -> str:
    """Milliseconds as hours and minutes."""
    minutes = max(ms, 0) // 60000
    if minutes < 60:
        return f"{minutes}{NARROW}min"
    return f"{minutes // 60}{NARROW}h{NARROW}{minutes % 60:02}"


def number(value: int, language: str) -> str:
    return f"{value:,}".replace(",", NARROW if language == "de" else ",")


def signed(value: object) -> str:
    """A number with a minus that is as wide as a digit; a dash for what is not known."""
    return "–" if value is None else str(value).replace("-", "−")


def spark(values: list[int]) -> str:
    """Totals as bars of text, the latest at the right."""
    if not values:
        return "–"
    low, high = min(values), max(values)
    if low == high:
        return BARS[3] * len(values)
    return "".join(BARS[(value - low) * (len(BARS) - 1) // (high - low)] for value in values)


def chance(value: float | None, language: str) -> str:
    """`5 of 100`, with more zeros for rarer cases."""
    of = "von" if language == "de" else "of"
    for whole in (100, 1000, 10_000, 100_000):
        many = round((value or 0) * whole)
        if many >= 1:
            return f"{min(many, whole - 1)} {of} {number(whole, language)}"
    return f"0 {of} {number(100_000, language)}"


def option(name: str, key: str, language: str) -> str:
    return plain(option_words(key, language).name(name) or name, 40)


def option_value(value: Any, name: str, key: str, language: str) -> str:
    shown = option_words(key, language).value(name, value)
    return plain(value if shown is None else shown, 40)


FILTERS = {
    "decimal": decimal,
    "spark": spark,
    "chance": chance,
    "option": option,
    "option_value": option_value,
    "day": day,
    "lasting": lasting,
    "number": number,
    "signed": signed,
    "rival_name": rival_name,
}
