"""`signalbox sheet`: sheets of Railroad Ink to print."""

from pathlib import Path
from typing import Annotated

import typer

from host_tools.commands.flags import progress_bar
from host_tools.common.errors import BadInput
from host_tools.common.safe_text import plain


def sheet(
    out: Annotated[Path, typer.Argument(metavar="OUT.pdf", help="Or OUT.svg.")],
    expansion: Annotated[str, typer.Option(help="river, lake, lava or meteor.")] = "",
    edition: Annotated[
        str, typer.Option(help="Rulebook: see `rules railroad`; else the expansion's own.")
    ] = "",
    players: Annotated[int, typer.Option(help="How many sheets: 1 to 6.")] = 2,
    paper: Annotated[str, typer.Option(help="a4 or letter.")] = "a4",
    per_page: Annotated[int, typer.Option("--per-page", help="Sheets on a page: 2 or 4.")] = 2,
    language: Annotated[str, typer.Option(help="en or de.")] = "en",
    puzzle: Annotated[
        str, typer.Option(metavar="CODE|DAY", help="Print all rolls of a shared code or a day.")
    ] = "",
    rival: Annotated[
        str, typer.Option(help="Who plays the puzzle on the back: easy, medium, hard or none.")
    ] = "hard",
) -> None:
    """Print sheets of Railroad Ink, with the rolls of a puzzle if you like.

    A puzzle is the game without the draft, since pairs depend on how many play. On its back is
    what the rival made of the same rolls: print on both sides. As SVG each page is a file: the
    second is OUT-2.svg.

    Example: signalbox sheet --expansion river --puzzle 2026-11-17 --players 1 train.pdf
    """
    from host_tools.common.whole_files import may_replace, write_whole
    from host_tools.railroad.paper_sheet import Wanted, as_pdf, as_svg

    ending = out.suffix.lower()
    if ending not in (".pdf", ".svg"):
        raise BadInput(f"{plain(out)} ends neither in .pdf nor in .svg: name it so")
    may_replace(out)
    wanted = Wanted(players, edition, expansion, paper, per_page, language, puzzle, rival)
    with progress_bar("The rival is playing") as progress:
        if ending == ".pdf":
            files = [as_pdf(wanted, progress)]
        else:
            files = [page.encode() for page in as_svg(wanted, progress)]
    names = [out, *(out.with_stem(f"{out.stem}-{number}") for number in range(2, len(files) + 1))]
    for name in names:
        may_replace(name)
    for name, data in zip(names, files, strict=True):
        write_whole(name, data)
        typer.echo(f"{plain(name)} is written.")
