"""`signalbox show`: one game, round by round, with its dice, sheets and scores."""

from pathlib import Path
from typing import TYPE_CHECKING, Annotated

import typer

from firmware.games import KEYS
from host_tools.commands.flags import Db, Force, Json, game_ids, print_json, styled
from host_tools.common.safe_text import columns, plain
from host_tools.common.sentences import listed
from host_tools.common.whole_files import may_replace, write_whole
from host_tools.games import game_info, special_options, title
from host_tools.journals.proof import sentences
from host_tools.journals.results import of_seat
from host_tools.journals.story import Story, story_of

if TYPE_CHECKING:
    from host_tools.store import Entry

AT_ONCE = 6  # dice beside each other
SIZE = 28
HELP = "The first digits of its ID: `signalbox games` lists them."


def show(
    game: Annotated[str, typer.Argument(metavar="ID", help=HELP, autocompletion=game_ids)],
    json: Json = False,
    png: Annotated[
        Path | None, typer.Option(metavar="FILE", help="Write a picture of the sheets and rolls.")
    ] = None,
    svg: Annotated[
        Path | None, typer.Option(metavar="FILE", help="The same picture as SVG.")
    ] = None,
    force: Force = False,
    db: Db = None,
) -> None:
    """Show a game: rolls, what the players did, sheets and scores.

    Examples:

      signalbox show 630dcd29

      signalbox show 630dcd29 --png evening.png
    """
    from host_tools.store import open_store

    for path in filter(None, (png, svg)):
        may_replace(path, force)
    store = open_store(db)
    entry = store.find(game)
    story = story_of(store.journal(entry.uid))
    if png or svg:
        write_pictures(entry, story, png, svg)
    if json:
        print_json(entry._asdict() | story.as_dict())
    elif not (png or svg):
        print_game(entry, story)


def print_game(entry: "Entry", story: Story) -> None:
    typer.echo(styled(headline(entry), bold=True))
    for line in facts(entry, story):
        typer.echo(line)
    for chapter in story.chapters:
        typer.echo("\n" + styled(chapter.title, bold=True))
        for item in chapter.items:
            if item.taken_back:
                typer.echo(styled(f"  ({item.text}) taken back later", dim=True))
            elif item.faces:
                typer.echo("\n".join(dice_lines([face for face, _ in item.faces], item.faces)))
            else:
                typer.echo("  " + item.text)
    for name, sheet in story.sheets():
        typer.echo("\n" + styled(name, bold=True))
        sheet.show()
    for line in score_lines(entry):
        typer.echo(line)
    # The store does not check the rivals' moves.
    for fault in dict.fromkeys([*entry.faults, *story.found.wrong()]):
        typer.echo(styled("! " + fault, fg="red"))


def headline(entry: "Entry") -> str:
    return f"{title(entry.game)}: {listed(entry.players) or 'no names'}"


def facts(entry: "Entry", story: Story) -> list[str]:
    day = f"{entry.day} (estimated: the day of the sync)" if entry.estimated else entry.day
    minutes = entry.duration // 60000
    lines = [f"{day}, {entry.state}, {entry.events} events in {minutes} min, ID {entry.uid}"]
    if story.found.header is not None:
        lines += sentences(story.found)[1:]
        header = story.found.header
        special = special_options(header["game"], story.notes.options, len(header["players"]))
        changed = [f"{name} {value}" for name, value in special]
        if changed:
            lines.append("Options: " + ", ".join(changed))
    return lines


def dice_lines(names: list[str], faces: list[tuple[str, str | None]]) -> list[str]:
    """Dice drawn beside each other, their letters below."""
    from host_tools.pictures import bitmaps

    lines = []
    for first in range(0, len(faces), AT_ONCE):
        some = faces[first : first + AT_ONCE]
        drawn = [bitmaps.braille(bitmaps.face(face, die, SIZE)) for face, die in some]
        lines += ["  " + " ".join(row) for row in zip(*drawn, strict=True)]
        width = len(drawn[0][0])
        lines.append("  " + " ".join(name.center(width) for name in names[first:][: len(some)]))
    return lines


def score_lines(entry: "Entry") -> list[str]:
    """A table: the parts of every player's score, the total and the place."""
    result = entry.result
    if not result["totals"]:
        return ["", result["note"]] if result["note"] else []
    parts = game_info(entry.game).parts if entry.game in KEYS else ()
    rows = [["player", *parts, "total", "place"]]
    for seat, name in enumerate(entry.players):
        values, total, place = (
            of_seat(result[key], seat) for key in ("parts", "totals", "places")
        )
        if not isinstance(values, list) or len(values) != len(parts):
            values = [None] * len(parts)
        cells = [*values, total, place]
        rows.append([name, *("-" if value is None else str(value) for value in cells)])
    lines = columns(rows, tuple(range(1, len(rows[0]))))
    return [
        "",
        styled(lines[0], bold=True),
        *lines[1:],
        *([result["note"]] if result["note"] else []),
    ]


def write_pictures(entry: "Entry", story: Story, png: Path | None, svg: Path | None) -> None:
    from host_tools.pictures.game_picture import picture_of

    lines = [facts(entry, story)[0], *score_lines_plain(entry)]
    picture = picture_of(headline(entry), story.rolls(), story.sheets(), lines)
    for path, content in ((png, picture.png), (svg, lambda: picture.svg().encode())):
        if path is not None:
            write_whole(path, content())
            typer.echo(f"{plain(path)} is written.", err=True)


def score_lines_plain(entry: "Entry") -> list[str]:
    totals = entry.result["totals"]
    return [
        f"{name}: {total}"
        for name, total in zip(entry.players, totals, strict=False)
        if total is not None
    ]
