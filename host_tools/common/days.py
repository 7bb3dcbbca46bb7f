"""A day as people write it."""

import re
from datetime import date

from host_tools.common.errors import BadInput


def good_day(text: str) -> str:
    try:
        if re.fullmatch(r"\d{4}-\d{2}-\d{2}", text):
            return date.fromisoformat(text).isoformat()
    except ValueError:
        pass
    raise BadInput(
        f"{text!r} is not a day: write it like 2026-11-14",
        f"{text!r} ist kein Tag: schreib ihn wie 2026-11-14",
    )
