"""The tables of docs/lab/benchmarks.md: a row with a budget says whether it is met or missed."""

from operator import ge, le, lt

MET, MISSED = "met", "**missed**"
HEAD = ("| what | measured | budget | |", "|---|---|---|---|")
CLOCKS = (125, 200)  # MHz
BOTH = ("| what | 125 MHz | budget | | 200 MHz | budget | |", "|---|---|---|---|---|---|---|")
LIMITS = {"at most": le, "at least": ge, "under": lt}


def table(rows: list) -> list[str]:
    """Rows of (what, figure, unit) or (what, figure, unit, budget) as lines. Those whose figures
    and budgets are by clock come first, in a table of their own. Lines stay as they are."""
    if all(isinstance(row, str) for row in rows):
        return rows
    by_clock = [row for row in rows if isinstance(row[1], dict)]
    others = [row for row in rows if not isinstance(row[1], dict)]
    lines = [*BOTH, *(line_by_clock(*row) for row in by_clock), ""] if by_clock else []
    return [*lines, *HEAD, *(line(*row) for row in others)]


def line(what: str, figure: float, unit: str, budget: str = "") -> str:
    return f"| {what} | {cells(figure, unit, budget)} |"


def line_by_clock(what: str, figures: dict, unit: str, budgets: dict) -> str:
    return f"| {what} | {' | '.join(cells(figures[mhz], unit, budgets[mhz]) for mhz in CLOCKS)} |"


def cells(figure: float, unit: str, budget: str) -> str:
    number = f"{figure:,.3g}" if isinstance(figure, float) else f"{figure:,}"
    measured = f"{number} {unit}".rstrip()
    return f"{measured} | {budget} | {verdict(figure, budget)}"


def verdict(figure: float, budget: str) -> str:
    """A budget is `at most 50`, `at least 90`, `under 200`, `15 to 25`, or none."""
    if not budget:
        return ""
    words, _, number = budget.rpartition(" ")
    limit = float(number.replace(",", ""))
    if words in LIMITS:
        within = LIMITS[words](figure, limit)
    else:
        least, to = words.split()
        if to != "to":
            raise ValueError(budget)
        within = float(least) <= figure <= limit
    return MET if within else MISSED


def summary(lines: list[str]) -> str:
    """How many budgets of these tables are missed."""
    found = [cell.strip() for line in lines if line.startswith("|") for cell in line.split("|")]
    budgets = [cell for cell in found if cell in (MET, MISSED)]
    return f"{budgets.count(MISSED)} of {len(budgets)} budgets are missed; each is marked."
