"""What the coach says, on the terminal and as a picture."""

from collections.abc import Callable

from rich.console import Console, Group
from rich.table import Table

from host_tools.coach.analysis import Moment
from host_tools.coach.coaching import Coached
from host_tools.coach.emma import CoachedEmma, in_words
from host_tools.common.safe_text import plain
from host_tools.pictures.game_picture import picture_of
from host_tools.pictures.picture import Picture
from host_tools.railroad import terminal_sheet
from host_tools.railroad.scored_sheet import ScoredSheet

BESIDE = 100  # columns: enough for two sheets beside each other
PICTURED = 3  # rounds in a picture: what was drawn beside what the coach would have drawn


def show(coached: Coached) -> None:
    """The costliest round first."""
    console = Console(highlight=False, markup=False)
    head = f"{plain(coached.name)}: {plain(coached.player)}, {coached.total} points"
    console.print(head, style="bold")
    for moment in coached.costliest:
        console.print()
        console.print(headline(moment), style="bold")
        console.print("  drawn: " + " ".join(moment.drawn))
        if not moment.cost.points and moment.drawn == moment.would:
            console.print(terminal_sheet.picture(moment.drawn_sheet))
            continue
        console.print("  coach: " + " ".join(moment.would))
        cells = (
            Group(f"drawn: {moment.drawn_worth}", terminal_sheet.picture(moment.drawn_sheet)),
            Group(f"coach: {moment.would_worth}", terminal_sheet.picture(moment.would_sheet)),
        )
        if console.width >= BESIDE:
            table = Table.grid(padding=(0, 4))
            table.add_row(*cells)
            console.print(table)
        else:
            console.print(*cells, sep="\n")


def show_emma(coached: CoachedEmma, say: Callable[[str], None]) -> None:
    """The costliest decision first."""
    points = "" if coached.total is None else f", {coached.total} points"
    say(f"{plain(coached.name)}: {plain(coached.player)}{points}")
    for one in coached.costliest:
        played = f"Turn {one.turn}: {_risky(in_words(one.played), one.derails)}"
        if one.played == one.would:
            say(f"{played}: as the coach would")
        else:
            cost = f"{one.cost} points" + (" exactly" if one.exact else "")
            say(f"{played}: cost {cost}; coach: {_risky(in_words(one.would), one.would_derails)}")


def _risky(words: str, derails: float) -> str:
    return f"{words} (derails: {100 * derails:.0f} %)" if derails else words


def headline(moment: Moment) -> str:
    start = f"Round {moment.number} ({' '.join(moment.dice)})"
    if moment.drawn == moment.would:
        return f"{start}: as the coach would; worth {moment.drawn_worth}"
    return f"{start}: cost {moment.cost} points; worth {moment.drawn_worth}"


def picture(found: list[Coached]) -> Picture:
    """The costliest rounds of the first player."""
    coached = found[0]
    sheets = []
    for moment in coached.costliest[:PICTURED]:
        for who, sheet, worth in (
            ("drawn", moment.drawn_sheet, moment.drawn_worth),
            ("coach", moment.would_sheet, moment.would_worth),
        ):
            label = _drawable(f"Round {moment.number}: {who}, {worth}")
            sheets.append((label, ScoredSheet(sheet, coached.options)))
    lines = [_drawable(headline(moment)) for moment in coached.costliest]
    return picture_of(f"{coached.player}: {coached.total} points", [], sheets, lines)


def _drawable(text: str) -> str:
    """In signs that the gadget's fonts have."""
    return text.replace("±", "+-")
