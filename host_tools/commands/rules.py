"""`signalbox rules GAME`: every option of a game, its default, and where the choice comes from."""

from typing import Annotated, Any

import typer

from firmware.games import KEYS, game_class
from host_tools.commands.choices import among, game_key
from host_tools.commands.flags import Json, print_json
from host_tools.common.sentences import either
from host_tools.games import game_info

MANY = 20  # values: only the first and the last are named
NO_LETTER = (None, None)  # the book decides, or is silent


def options_of(game: str) -> list[dict]:
    """The options of a game as rows; BadInput if there is no such game."""
    key = game_key("the game", game)
    says, letters = game_info(key).options, game_info(key).letters
    columns = ("option", "default", "allowed", "decides", "source", "reading", "letter")
    return [
        dict(
            zip(
                columns,
                (name, default, _listed(allowed), *says[name], *letters.get(name, NO_LETTER)),
                strict=True,
            )
        )
        for name, default, allowed in game_class(key).OPTIONS
    ]


def _listed(allowed: Any) -> Any:
    return list(allowed) if isinstance(allowed, range) else allowed


def rules(
    game: Annotated[
        str,
        typer.Argument(metavar="GAME", help=either(KEYS) + ".", autocompletion=among(KEYS)),
    ],
    json: Json = False,
) -> None:
    """List the options of a game: what each decides, its default and its source.

    Example: signalbox rules railroad
    """
    rows = options_of(game)
    if json:
        print_json(rows)
        return
    from rich.console import Console
    from rich.padding import Padding
    from rich.text import Text

    def indented(text: str, style: str = "") -> Padding:
        return Padding(Text(text, style), (0, 0, 0, 4))

    console = Console(highlight=False)
    if books := game_info(game_key("the game", game)).books:
        console.print(Text(books, "dim"))
    if not rows:
        console.print("This game has no options: its dice are all there is.")
    for row in rows:
        console.print(Text(row["option"], "bold"), Text(f" = {row['default']!r}", "green"), sep="")
        allowed = row["allowed"]
        if isinstance(allowed, tuple | list):
            others = [repr(value) for value in allowed if value != row["default"]]
            named = ", ".join(others) if len(others) < MANY else f"{others[0]} to {others[-1]}"
            console.print(indented(f"or {named}", "dim"))
        console.print(indented(row["decides"]))
        console.print(indented(f"[{row['source']}]", "dim"))
        if row["letter"]:
            console.print(indented("Our default reads the book freely: " + row["reading"]))
            console.print(indented("By its letter: " + row["letter"]))
