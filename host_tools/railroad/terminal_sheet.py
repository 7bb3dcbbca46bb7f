"""A sheet drawn in the terminal: networks in colour, longest routes bold, errors marked."""

from rich.console import Console, Group
from rich.padding import Padding
from rich.table import Table
from rich.text import Text

from firmware.games.railroad.scoring.networks import EXIT_POINTS
from firmware.games.railroad.scoring.ranking import CATEGORIES
from firmware.games.railroad.scoring.score import Score
from firmware.games.railroad.sheet.sheet import EXIT_LIST, Sheet
from firmware.games.railroad.sheet.tiles import CRATER
from host_tools.railroad.network_marks import network_ports

NETWORK_COLOURS = ("green", "cyan", "magenta", "yellow", "blue", "bright_red")
LOOSE = "white"
# The side's own sign: across (north, south) and along (east, west).
SIGNS = {"H": ("║", "══"), "R": ("┇", "┅┅"), "W": ("≀", "≈≈"), "L": ("░", "░░"), "V": ("▒", "▒▒")}
CORNERS = {
    "H": {"NE": "╚", "NS": "║", "NW": "╝", "ES": "╔", "EW": "═", "SW": "╗"}
    | {"NES": "╠", "NEW": "╩", "NSW": "╣", "ESW": "╦", "NESW": "╬"},
    "R": {"NE": "┗", "NS": "┇", "NW": "┛", "ES": "┏", "EW": "┅", "SW": "┓"}
    | {"NES": "┣", "NEW": "┻", "NSW": "┫", "ESW": "┳", "NESW": "╋"},
}
FILLING = {"W": "≈", "L": "░", "V": "▒"}
WIDTH = 5  # of a space: two for each side, one for the middle
ERROR = "×"
MIDDLE = 1000  # added to a port: the middle of the space has its colour but not its error


def show(sheet: Sheet, score: Score) -> None:
    """Print the sheet and its score table to the terminal."""
    Console(highlight=False).print(
        Padding(Group(picture(sheet, score), legend(score), table(score)), (1, 2))
    )


def picture(sheet: Sheet, score: Score | None = None) -> Text:
    """The sheet as lines of text: three lines a row, five characters a space."""
    colours = network_colours(sheet, score)
    bold = set(score.highway_spaces) | set(score.railway_spaces) if score else set()
    errors = set(score.error_ports) if score else set()
    text = Text("    " + " ".join(f"{column:^{WIDTH}}" for column in range(1, 8)) + "\n")
    text.append(_exit_row(0))
    for row in range(7):
        for line in range(3):
            text.append(f"{'ABCDEFG'[row]} " if line == 1 else "  ", "bold" if line == 1 else "")
            text.append(_side_exit(row * 7, 3) if line == 1 else " ")
            for space in range(row * 7, row * 7 + 7):
                text.append(" ")
                for piece, port in _line(sheet.faces[space], space, line):
                    style = colours.get(port % MIDDLE, LOOSE if sheet.faces[space] else "dim")
                    if piece.strip() and port in errors and len(piece) < WIDTH:
                        text.append(_with_error(piece, port), "red")
                    else:
                        text.append(piece, style + " bold" if space in bold else style)
            text.append(" " + (_side_exit(row * 7 + 6, 1) if line == 1 else "") + "\n")
    text.append(_exit_row(6))
    return text


def _with_error(piece: str, port: int) -> str:
    """The mark stands at the outer end of the side."""
    return piece[:-1] + ERROR if port & 3 == 1 else ERROR + piece[1:]


def _line(face: str, space: int, line: int) -> list[tuple[str, int]]:
    """One of the three lines of a space as (characters, the port they belong to)."""
    middle = space * 4
    if face == CRATER:
        return [("╭ ─ ╮" if line == 0 else "╰ ─ ╯" if line == 2 else "│   │", middle)]
    if not face:
        return [("  ·  " if line == 1 else "     ", middle)]
    if line != 1:
        side = line  # 0 north, 2 south
        sign = SIGNS[face[side]][0] if face[side] != "-" else " "
        return [("  ", middle), (sign, middle + side), ("  ", middle)]
    west = SIGNS[face[3]][1] if face[3] != "-" else "  "
    east = SIGNS[face[1]][1] if face[1] != "-" else "  "
    return [
        (west, middle + 3),
        (_middle(face), MIDDLE + _first(face) + middle),
        (east, middle + 1),
    ]


def _first(face: str) -> int:
    return next(side for side in range(4) if face[side] != "-")


def _middle(face: str) -> str:
    letters = set(face[:4]) - {"-"}
    if face[4:] == "*":
        return "■"
    if face[4:] == "x":
        return "╬" if face[0] == "H" else "╫"
    for letter in "HR":
        if letter in letters:
            sides = "".join(
                name for name, side in zip("NESW", face, strict=False) if side == letter
            )
            return CORNERS[letter][sides]
    return FILLING[letters.pop()]


def network_colours(sheet: Sheet, score: Score | None) -> dict[int, str]:
    """Port -> colour, for the networks that score."""
    if score is None:
        return {}
    numbers = network_ports(sheet, score)
    return {port: NETWORK_COLOURS[at % len(NETWORK_COLOURS)] for port, at in numbers.items()}


def _exit_row(row: int) -> Text:
    text = Text("   ")
    for column in range(7):
        side = 0 if row == 0 else 2
        text.append(" ")
        text.append(f"{_side_exit(row * 7 + column, side):^{WIDTH}}", "dim")
    text.append("\n")
    return text


def _side_exit(space: int, side: int) -> str:
    for where, at, letter in EXIT_LIST:
        if (where, at) == (space, side):
            return letter
    return " "


def legend(score: Score) -> Text:
    """What the colours and signs mean."""
    text = Text("\n")
    for number, (exits, _) in enumerate(score.networks):
        if exits > 1:
            colour = NETWORK_COLOURS[number % len(NETWORK_COLOURS)]
            text.append(f"■ {exits} exits, {EXIT_POINTS[exits]} points   ", colour)
    text.append("bold", "bold")
    text.append(" longest routes   ")
    text.append(ERROR, "red")
    text.append(" error   ║ highway   ┇ railway   ■ station\n")
    return text


def table(score: Score) -> Table:
    """The score row."""
    rows = Table(box=None, pad_edge=False)
    for name in (*CATEGORIES, "total"):
        rows.add_column(name, justify="right", header_style="dim")
    values = score.values()
    values[4] = -values[4]
    rows.add_row(*[str(value) for value in values], Text(str(score.total), "bold"))
    return rows
