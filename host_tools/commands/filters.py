"""Which games a command is about: the filters that `games`, `export` and others share."""

from typing import TYPE_CHECKING, Annotated

import typer

from firmware.games import KEYS
from host_tools.commands.flags import game_keys
from host_tools.common.days import good_day
from host_tools.common.errors import BadInput

if TYPE_CHECKING:
    from host_tools.store.selecting import Wanted

STATES = ("open", "finished", "abandoned", "damaged")
Game = Annotated[str | None, typer.Option(help="Only this game.", autocompletion=game_keys)]
Player = Annotated[str | None, typer.Option(help="Only games with this player.")]
State = Annotated[str | None, typer.Option(help="open, finished, abandoned or damaged.")]
Since = Annotated[str | None, typer.Option(metavar="DAY", help="From this day on.")]
Until = Annotated[str | None, typer.Option(metavar="DAY", help="Up to this day.")]


def wanted_games(
    game: str | None = None,
    player: str | None = None,
    state: str | None = None,
    since: str | None = None,
    until: str | None = None,
) -> "Wanted":
    """The filters, checked; BadInput names the one that cannot be."""
    if game and game not in KEYS:
        raise BadInput(f"--game {game!r} is no game here: take one of {', '.join(KEYS)}")
    if state and state not in STATES:
        raise BadInput(f"--state {state!r} is none: take one of {', '.join(STATES)}")
    from host_tools.store.selecting import Wanted

    first, last = since and good_day(since), until and good_day(until)
    if first and last and first > last:
        raise BadInput(f"--since {first} is after --until {last}: turn them round")
    return Wanted(game, player, state, first, last)
