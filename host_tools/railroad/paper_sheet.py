"""Sheets of Railroad Ink to print: two or four a page, for every expansion, with or without the
rolls of a puzzle, and what the rival made of them on the back."""

from typing import Any, NamedTuple

from firmware.games.game import complete
from firmware.games.railroad.editions import EDITIONS
from firmware.games.railroad.options import OPTIONS
from firmware.games.railroad.rival.rival import LEVELS
from host_tools.common.errors import one_of
from host_tools.common.progress import Progress
from host_tools.pictures import pdf, svg
from host_tools.pictures.pdf import Page
from host_tools.pictures.shapes import Group, Path, Shape, line
from host_tools.railroad.json_request import EXPANSIONS
from host_tools.railroad.paper_block import empty, filled
from host_tools.railroad.paper_words import LANGUAGES, WORDS
from host_tools.railroad.puzzle import Par, read_puzzle
from host_tools.railroad.rival import play

PAPERS = {"a4": (210.0, 297.0), "letter": (215.9, 279.4)}  # upright, in millimetres
PER_PAGE = {2: (1, 2), 4: (2, 2)}  # how many across and down
PLAYERS = (1, 2, 3, 4, 5, 6)
NO_RIVAL = "none"
EDGE = 8.0  # printers leave about 5 empty
GAP = 8.0  # between two sheets, where they are cut


class Wanted(NamedTuple):
    """What to print."""

    players: int = 2
    edition: str = ""  # or the one whose box has the expansion
    expansion: str = ""
    paper: str = "a4"
    per_page: int = 2
    language: str = "en"
    puzzle: str = ""  # a shared code or a day
    rival: str = "hard"  # it plays puzzles only

    def check(self) -> None:
        """BadInput names what is invalid."""
        one_of("--players", self.players, PLAYERS)
        one_of("--edition", self.edition, ("", *EDITIONS))
        one_of("--expansion", self.expansion, ("", *EXPANSIONS))
        one_of("--paper", self.paper, PAPERS)
        one_of("--per-page", self.per_page, PER_PAGE)
        one_of("--language", self.language, LANGUAGES)
        one_of("--rival", self.rival, (*LEVELS, NO_RIVAL))

    def options(self) -> dict[str, Any]:
        """What a puzzle is played by."""
        edition = self.edition or edition_with(self.expansion)
        return complete(OPTIONS, {"edition": edition, "expansion": self.expansion})


def as_pdf(wanted: Wanted, progress: Progress | None = None, par: Par | None = None) -> bytes:
    """The pages in one file, with their fonts."""
    made = pages(wanted, progress, par)
    return pdf.document(made, title=WORDS[wanted.language]["title"], language=wanted.language)


def as_svg(wanted: Wanted, progress: Progress | None = None, par: Par | None = None) -> list[str]:
    """Every page as a picture of its own, in millimetres."""
    made = pages(wanted, progress, par)
    title = WORDS[wanted.language]["title"]
    return [svg.document(p.shapes, p.width, p.height, title=title, unit="mm") for p in made]


def pages(wanted: Wanted, progress: Progress | None = None, par: Par | None = None) -> list[Page]:
    """The pages; where the rival plays, each is followed by its back, which is the same for all
    sheets of the page: however it is turned and cut, everybody has it. Par is printed there, if
    it is known."""
    wanted.check()
    options = wanted.options()
    puzzle = read_puzzle(wanted.puzzle, options) if wanted.puzzle else None
    width, height = _block_size(wanted)
    sides = [empty(width, height, options, wanted.language, puzzle)]
    if puzzle and wanted.rival != NO_RIVAL:
        played = play(puzzle.code, wanted.rival, options, progress)
        sides.append(filled(width, height, options, wanted.language, played, par))
    made = []
    for first in range(0, wanted.players, wanted.per_page):
        count = min(wanted.per_page, wanted.players - first)
        made += [_page(wanted, side, count) for side in sides]
    return made


def edition_with(expansion: str) -> str:
    """The edition in whose box an expansion is."""
    return next((key for key in EDITIONS if expansion in EDITIONS[key][0]), "deep_blue")


def _paper(wanted: Wanted) -> tuple[float, float]:
    """Two sheets stand on an upright page one above the other, four lie on a wide one."""
    short, long = PAPERS[wanted.paper]
    return (short, long) if wanted.per_page == 2 else (long, short)


def _block_size(wanted: Wanted) -> tuple[float, float]:
    width, height = _paper(wanted)
    across, down = PER_PAGE[wanted.per_page]
    return (
        (width - 2 * EDGE - (across - 1) * GAP) / across,
        (height - 2 * EDGE - (down - 1) * GAP) / down,
    )


def _page(wanted: Wanted, block: Group, count: int) -> Page:
    width, height = _paper(wanted)
    wide, high = _block_size(wanted)
    across, down = PER_PAGE[wanted.per_page]
    shapes: list[Shape] = [
        block._replace(
            x=EDGE + i % across * (wide + GAP),
            y=EDGE + i // across * (high + GAP),
        )
        for i in range(count)
    ]
    cuts = [((EDGE, height / 2), (width - EDGE, height / 2))] * (down - 1)
    cuts += [((width / 2, EDGE), (width / 2, height - EDGE))] * (across - 1)
    shapes += [Path(line(*cut), "", "grid", 0.2, (2, 2)) for cut in cuts]
    return Page(width, height, shapes)
