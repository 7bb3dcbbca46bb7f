"""The tables of docs/lab/benchmarks.md: a row with a budget says whether it is met or missed."""

from operator import ge, le, lt

MET, MISSED = "met", "**missed**"
HEAD = ("| what | measured | budget | |", "|---|---|---|---|")
LIMITS = {"at most": le, "at least": ge, "under": lt}


def table(rows: list[tuple]) -> list[str]:
    """Rows of (what, figure, unit) or (what, figure, unit, budget) as lines."""
    return [*HEAD, *(line(*row) for row in rows)]


def line(what: str, figure: float, unit: str, budget: str = "") -> str:
    number = f"{figure:,.3g}" if isinstance(figure, float) else f"{figure:,}"
    measured = f"{number} {unit}".rstrip()
    return f"| {what} | {measured} | {budget} | {verdict(figure, budget)} |"


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
    verdicts = [line.split("|")[-2].strip() for line in lines if line.startswith("|")]
    budgets = [one for one in verdicts if one in (MET, MISSED)]
    return f"{budgets.count(MISSED)} of {len(budgets)} budgets are missed; each is marked."
