"""How pages write days, times and numbers in each language."""

from datetime import date

NARROW = "\N{NARROW NO-BREAK SPACE}"


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


FILTERS = {"day": day, "lasting": lasting, "number": number, "signed": signed}
