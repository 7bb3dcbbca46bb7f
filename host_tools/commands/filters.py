"""Which games a command is about: the filters that `games`, `export` and others share."""

from dataclasses import asdict
from typing import TYPE_CHECKING, Annotated

import typer

from host_tools.commands.choices import choice, game_choice, game_key
from host_tools.common.days import good_day
from host_tools.common.errors import BadInput, one_of
from host_tools.common.safe_text import plain

if TYPE_CHECKING:
    from host_tools.store import Store
    from host_tools.store.selecting import Wanted

STATES = ("open", "finished", "abandoned", "damaged")
Game = Annotated[str | None, game_choice("Only this game")]
Player = Annotated[str | None, typer.Option(metavar="NAME", help="Only games with this player.")]
State = Annotated[str | None, choice("--state", STATES, "Only games in this state")]
Since = Annotated[str | None, typer.Option(metavar="DAY", help="From this day on.")]
Until = Annotated[str | None, typer.Option(metavar="DAY", help="Up to this day.")]


def wanted_games(
    game: str | None = None,
    player: str | None = None,
    state: str | None = None,
    since: str | None = None,
    until: str | None = None,
) -> "Wanted":
    """The filters, checked; BadInput names the one that is wrong."""
    if game:
        game = game_key("--game", game)
    if state:
        one_of("--state", state, STATES)
    from host_tools.store.selecting import Wanted

    first, last = since and good_day(since), until and good_day(until)
    if first and last and first > last:
        raise BadInput(f"--since {first} is after --until {last}: swap them")
    return Wanted(game, player, state, first, last)


def why_none(store: "Store", wanted: "Wanted", otherwise: str = "") -> str:
    """Why there is nothing to show, and what to do; `otherwise` if there are such games."""
    from host_tools.store.selecting import Selection

    if not len(Selection(store)):
        return "There are no games yet. `signalbox sync` brings them from the gadget."
    if store.games(**asdict(wanted), limit=1):
        return otherwise
    given = " ".join(f"--{name} {plain(value)}" for name, value in asdict(wanted).items() if value)
    return f"No game matches {given}. `signalbox games` lists them all." if given else otherwise
