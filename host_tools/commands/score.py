"""`signalbox score` and `signalbox check`: JSON Lines for programs, a drawn sheet for people."""

from typing import Annotated

import typer

from host_tools.commands.choices import choice
from host_tools.commands.railroad_choices import Edition, Expansion
from host_tools.railroad.json_request import LONGEST

SAMPLE = {
    "board": (
        "A2=H-H-@1 B2=HHRR*@2 B1=-R-R@1 B3=-H-H@2 B4=R--H*@3 A4=R-R-@1 C2=R-R-@3 D2=R--H*@4 "
        "D1=-H-H@1 A6=H-H-@1 B6=H-H-@2 C6=H-H-@2 D6=HHH-@3 E6=H-H-@4 F6=HRHH*@5 F7=-R-R@4 "
        "G6=H-H-@5 F5=-H-H@6 F4=-HR-*@6 G4=R-R-@5 B7=-RR-@6 C7=R-H-*@7 D7=HH-H@6 C3=-RRR@7"
    ),
    "edition": "deep_blue",
    "expansion": None,
}


def score(
    board: Annotated[
        str, typer.Option(metavar="ITEMS", help="One sheet, drawn for a person.")
    ] = "",
    edition: Edition = "deep_blue",
    expansion: Expansion = "",
    longest: Annotated[
        str,
        choice(
            "--longest",
            LONGEST,
            "How the longest route is counted; by default as the edition says",
        ),
    ] = "",
    sample: Annotated[bool, typer.Option("--sample", help="Draw a sample sheet.")] = False,
) -> None:
    """Score finished sheets of Railroad Ink.

    Reads JSON Lines, {"board": "A2=H-H-@1 B2=HRHRx@1", "edition": "deep_blue",
    "expansion": null}, and writes one JSON line each.

    Example: signalbox score --board "A2=H-H- B2=HRHRx" --edition deep_blue
    """
    if sample or board:
        from host_tools.railroad.json_score import read
        from host_tools.railroad.terminal_sheet import show

        request = {"board": board, "edition": edition, "expansion": expansion or None}
        request["longest"] = longest or None
        show(*read(SAMPLE if sample else request))
        return
    from host_tools.railroad.json_request import answer_lines
    from host_tools.railroad.json_score import score as answer

    raise typer.Exit(answer_lines(answer))


def check() -> None:
    """Check drawings of Railroad Ink against the rules. Exit code 1: one is illegal.

    Reads JSON Lines, {"tiles": ["A2=H-H-", ...]} or {"rounds": [["A2=H-H-", ...], ...],
    "dice": [["H-H-", ...], ...]}, with "edition" and "expansion", and writes one JSON line each.

    Example: echo '{"tiles": ["A2=H-H-"], "edition": "deep_blue"}' | signalbox check
    """
    from host_tools.railroad.json_check import check as answer
    from host_tools.railroad.json_request import answer_lines

    raise typer.Exit(answer_lines(answer))
