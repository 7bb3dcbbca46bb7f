"""`signalbox sheet`: sheets of Railroad Ink to print."""

from pathlib import Path
from typing import Annotated

import typer

from firmware.games.railroad.editions import EDITIONS
from firmware.games.railroad.rival.rival import LEVELS
from host_tools.commands.choices import choice
from host_tools.commands.flags import Force, progress_bar
from host_tools.commands.par import par_or_none
from host_tools.commands.railroad_choices import Expansion
from host_tools.common.errors import BadInput
from host_tools.common.safe_text import plain
from host_tools.common.whole_files import may_replace, write_whole
from host_tools.railroad.paper_sheet import (
    LANGUAGES,
    NO_RIVAL,
    PAPERS,
    PER_PAGE,
    PLAYERS,
    Wanted,
    as_pdf,
    as_svg,
)
from host_tools.railroad.puzzle import read_puzzle


def sheet(
    out: Annotated[Path, typer.Argument(metavar="OUT.pdf", help="Or OUT.svg.")],
    expansion: Expansion = "",
    edition: Annotated[
        str, choice("--edition", EDITIONS, "Rulebook; by default that of the expansion's box")
    ] = "",
    players: Annotated[int, choice("--players", PLAYERS, "How many sheets")] = 2,
    paper: Annotated[str, choice("--paper", PAPERS, "Size of the paper")] = "a4",
    per_page: Annotated[int, choice("--per-page", PER_PAGE, "Sheets on a page")] = 2,
    language: Annotated[str, choice("--language", LANGUAGES, "Language")] = "en",
    puzzle: Annotated[
        str, typer.Option(metavar="CODE|DAY", help="Print all rolls of a shared code or a day.")
    ] = "",
    rival: Annotated[
        str, choice("--rival", (*LEVELS, NO_RIVAL), "Who plays the puzzle on the back")
    ] = "hard",
    force: Force = False,
) -> None:
    """Print sheets of Railroad Ink, with the rolls of a puzzle if you like.

    A puzzle is the game without the draft, since pairs depend on how many play. On its back is
    what the rival made of the same rolls, and par: print on both sides. As SVG each page is a
    file: the second is OUT-2.svg.

    Example: signalbox sheet --expansion river --puzzle 2026-11-17 --players 1 train.pdf
    """
    ending = out.suffix.lower()
    if ending not in (".pdf", ".svg"):
        raise BadInput(f"{plain(out)} must end in .pdf or .svg")
    may_replace(out, force)
    wanted = Wanted(players, edition, expansion, paper, per_page, language, puzzle, rival)
    wanted.check()
    par = None
    if puzzle and rival != NO_RIVAL:
        options = wanted.options()
        code = read_puzzle(puzzle, options).code
        with progress_bar("The coach is playing") as progress:
            par = par_or_none(code, options, progress)
    with progress_bar("The rival is playing") as progress:
        if ending == ".pdf":
            files = [as_pdf(wanted, progress, par)]
        else:
            files = [page.encode() for page in as_svg(wanted, progress, par)]
    names = [out, *(out.with_stem(f"{out.stem}-{number}") for number in range(2, len(files) + 1))]
    for name in names:
        may_replace(name, force)
    for name, data in zip(names, files, strict=True):
        write_whole(name, data)
        typer.echo(f"{plain(name)} is written.")
