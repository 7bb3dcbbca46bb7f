"""Stock MicroPython against Signalbox 0.1.0: which budgets are kept and which are missed."""

from collections.abc import Mapping

KEPT, MISSED = "kept", "**missed**"
SLOWER = 1.05  # times what 0.1.0 took
MOST_MS = 1000  # and never more than that
RESUME = "power-on to the game's own screen, 100 events, "
FREE = "free heap, the least on any screen of the script "
# What 0.1.0 (ea78a7f) had, row by row.
TIMES = {
    "power-on to the first picture": 140,
    "power-on to the round of the game in progress": 708,
    RESUME + "railroad on paper": 733,
    RESUME + "railroad, draft": 962,
    RESUME + "emma": 823,
    RESUME + "off the rails": 956,
    RESUME + "dice": 815,
    "button edge to the first changed byte": 45,
    "button edge to the first byte of another screen": 121,
}
HEAPS = {"railroad": 107, "meteor": 107, "emma": 105, "off_the_rails": 101, "dice": 118}
LEAST_KB = 90
FLASH = ("firmware on flash, compiled", 213, 300)
GAMES = ("games of one block that fit beside it", 199, 199)
HEAD = """\
## Stock MicroPython against 0.1.0

5 % more time than 0.1.0 is allowed, and every screen without sheets needs 90 KB of free heap. The
rows are those above.

| what | 0.1.0 | allowed | now | |
|---|---|---|---|---|"""


def against(measured: Mapping[str, float]) -> list[str]:
    """The lines of the table; `measured` has the figure of every row of the page."""
    lines = HEAD.split("\n")
    for what, old in TIMES.items():
        most = min(round(old * SLOWER), MOST_MS)
        lines.append(row(what, f"{old} ms", f"{most:,} ms", measured[what], "ms", most))
    for name, old in HEAPS.items():
        now = measured[FREE + name]
        limit = f"at least {LEAST_KB} KB"
        lines.append(row(FREE + name, f"{old} KB", limit, -now, "KB", -LEAST_KB))
    what, old, most = FLASH
    lines.append(row(what, f"{old} KB", f"{most} KB", measured[what], "KB", most))
    what, old, least = GAMES
    lines.append(row(what, str(old), f"at least {least}", -measured[what], "", -least))
    return lines


def row(what: str, old: str, allowed: str, now: float, unit: str, most: float) -> str:
    """One line; where the least counts, both figures are below zero."""
    verdict = KEPT if now <= most else MISSED
    return f"| {what} | {old} | {allowed} | {abs(now):,} {unit}".rstrip() + f" | {verdict} |"
