"""`signalbox coach`: what the strongest player we have would have drawn, and its own games."""

import re
import sys
from collections.abc import Sequence
from pathlib import Path
from typing import Annotated, Any, NamedTuple

import typer

from host_tools.commands.flags import Db, Force, game_ids, progress_bar
from host_tools.commands.railroad_choices import Edition, Expansion
from host_tools.commands.verify import journals_of
from host_tools.common.errors import BadInput, one_of
from host_tools.common.safe_text import plain
from host_tools.common.streams import as_json
from host_tools.common.whole_files import may_replace, write_whole

USUAL_SECONDS = 5.0


def coach(
    games: Annotated[
        list[str],
        typer.Argument(
            metavar="ID|FILE|DAY|CODE",
            help="A game, or dice to play: with --play shared codes alone.",
            autocompletion=game_ids,
        ),
    ],
    play: Annotated[
        bool, typer.Option("--play", help="Play the dice of these codes, not knowing them ahead.")
    ] = False,
    seconds: Annotated[
        float | None,
        typer.Option(
            "--seconds", metavar="S", help="Core-seconds per game at most; by default 5."
        ),
    ] = None,
    steps: Annotated[
        int | None,
        typer.Option(
            "--steps",
            metavar="N",
            help="The same in steps, which give the same result on every computer.",
        ),
    ] = None,
    seed: Annotated[
        int, typer.Option("--seed", metavar="N", help="Seed of the dice with which it plays on.")
    ] = 1,
    edition: Edition = "deep_blue",
    expansion: Expansion = "",
    json: Annotated[bool, typer.Option("--json", help="For programs: JSON Lines.")] = False,
    png: Annotated[
        Path | None, typer.Option(metavar="FILE", help="Write a picture of the costliest rounds.")
    ] = None,
    dask: Annotated[
        str | None,
        typer.Option(metavar="ADDRESS", help="Think on the cluster of this dask scheduler."),
    ] = None,
    force: Force = False,
    db: Db = None,
) -> None:
    """What the coach would have done in a game of Railroad Ink or Emma; or let it play.

    For a game whose sheets the gadget knows: each round with what was drawn, what the coach would
    have drawn, and what either was worth on average, the costliest round first. For a game of
    Emma: each decision, what would have been better, and what that cost. For a code or a
    day: what it draws with these dice. It never knows the dice to come. Several games, or a
    folder of journals, give a line for each player; what was thought through is stored, so that
    an interrupted run goes on where it stopped. With --play --json each line is as that of
    `signalbox rival --json`, with "level": "coach".

    Examples:

      signalbox coach --play --steps 200000 ABC234

      signalbox coach --steps 200000 2026-11-17

      signalbox coach --steps 200000 --json ~/Downloads
    """
    from firmware.games.railroad.editions import EDITIONS
    from host_tools.railroad.json_request import EXPANSIONS

    one_of("--edition", edition, EDITIONS)
    one_of("--expansion", expansion, ("", *EXPANSIONS))
    check_budget(seconds, steps, seed)
    options = {"edition": edition, "expansion": expansion}
    effort = Effort(steps, seconds or USUAL_SECONDS, seed)
    if play:
        if png:
            raise BadInput("--png is for a game that was played, not for --play")
        _play(games, options, effort, json, dask)
        return
    several = len(games) > 1 or Path(games[0]).is_dir()
    if dask and not several:
        raise BadInput("--dask is for many games: name several, or a folder, or use --play")
    if png and several:
        raise BadInput("--png is for one game: name one")
    if png:
        may_replace(png, force)
    if several:
        _look_at_many(games, effort, json, dask, db)
    else:
        _look_at(games[0], options, effort, json, png, db)


class Effort(NamedTuple):
    steps: int | None
    seconds: float
    seed: int


def check_budget(seconds: float | None, steps: int | None, seed: int) -> None:
    if seconds is not None and steps is not None:
        raise BadInput("give --seconds or --steps, not both: either says how long it may think")
    if seconds is not None and not 0 < seconds <= 3600:
        raise BadInput("--seconds must be more than 0 and at most 3600 core-seconds a game")
    if steps is not None and not 1 <= steps <= 10**12:
        raise BadInput("--steps must be at least 1 and at most 1000000000000")
    if not 0 <= seed < 1 << 31:
        raise BadInput("--seed must be at least 0 and less than 2147483648")


def _play(
    words: list[str], options: dict[str, Any], effort: Effort, json: bool, dask: str | None
) -> None:
    from host_tools.railroad.rival import shared_code
    from host_tools.railroad.terminal_sheet import show

    codes = [shared_code(word) for word in words]
    from host_tools.coach.games import play_all

    with progress_bar("Playing") as progress:
        progress(0, len(codes))
        for number, played in enumerate(play_all(codes, options, *effort, dask), 1):
            if json:
                sys.stdout.write(as_json(played.as_dict()) + "\n")
                sys.stdout.flush()
            else:
                typer.echo(f"{played.code}, coach: {played.score.total} points")
                show(played.sheet, played.score)
            progress(number, len(codes))


def _look_at(
    word: str,
    options: dict[str, Any],
    effort: Effort,
    json: bool,
    png: Path | None,
    db: str | None,
) -> None:
    """Coach one game, or show what the coach draws with the dice of a code or day."""
    from firmware.play.fair import good_code
    from host_tools.coach.coaching import Coached, coached_dice, coached_journal
    from host_tools.coach.emma import CoachedEmma
    from host_tools.coach.report import picture, show, show_emma

    dated = re.fullmatch(r"\d+-\d+-\d+", word)
    with progress_bar("Coaching") as progress:
        if not Path(word).exists() and (dated or good_code(word.upper())):
            found: Sequence[Coached | CoachedEmma] = coached_dice(word, options, *effort, progress)
        else:
            [(name, data)] = journals_of(word, db)
            found = coached_journal(name, data, *effort, progress)
    if png:
        sheets = [one for one in found if not isinstance(one, CoachedEmma)]
        if not sheets:
            raise BadInput("--png is for games of Railroad Ink: Emma has no sheets")
        write_whole(png, picture(sheets).png())
        typer.echo(f"{plain(png)} is written.", err=True)
    for one in found:
        if json:
            sys.stdout.write(as_json(one.as_dict()) + "\n")
        elif isinstance(one, CoachedEmma):
            show_emma(one, typer.echo)
        elif not png:
            show(one)


def _look_at_many(
    words: list[str], effort: Effort, json: bool, dask: str | None, db: str | None
) -> None:
    """A line for each player. What was thought through is stored: Ctrl-C, and go on later."""
    journals = [journal for word in words for journal in journals_of(word, db)]
    from host_tools.coach.many import coached_all

    left_out = 0
    with progress_bar("Coaching") as progress:
        progress(0, len(journals))
        for number, (name, answer) in enumerate(coached_all(journals, *effort, dask), 1):
            left_out += answer is None
            for one in answer or ():
                if json:
                    sys.stdout.write(as_json(one) + "\n")
                else:
                    typer.echo(_in_a_line(name, one))
            sys.stdout.flush()
            progress(number, len(journals))
    if left_out:
        games = "game" if left_out == 1 else "games"
        typer.echo(f"{left_out} {games} left out: nothing that the coach can value.", err=True)


def _in_a_line(name: str, one: dict[str, Any]) -> str:
    rows, number, when = one.get("rounds"), "round", "round"
    if rows is None:
        rows, number, when = one["decisions"], "event", "turn"
    worst = next(row for row in rows if row[number] == one["costliest"][0])
    lost = sum(row["cost"][0] for row in rows)
    points = "" if one["total"] is None else f", {one['total']} points"
    return (
        f"{plain(name)}: {plain(one['player'])}{points}; "
        f"cost {lost:.1f} in all, {worst['cost'][0]:.1f} in {when} {worst[when]}"
    )
