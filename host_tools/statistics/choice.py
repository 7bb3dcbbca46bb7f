"""Which games are counted."""

from typing import NamedTuple

from firmware.games import KEYS
from host_tools.common.days import good_day
from host_tools.common.errors import BadInput


class Choice(NamedTuple):
    """As in `signalbox games`: a game's key, a player's name, the first and the last day."""

    game: str | None = None
    player: str | None = None
    since: str | None = None
    until: str | None = None

    def takes(self, day: str, players: list[str]) -> bool:
        if self.since and day < self.since:
            return False
        wanted = self.player
        return wanted is None or wanted.casefold() in [name.casefold() for name in players]


def checked(choice: Choice) -> Choice:
    """BadInput for a game or a day that is none."""
    if choice.game and choice.game not in KEYS:
        raise BadInput(f"--game {choice.game!r} is no game here: take one of {', '.join(KEYS)}")
    since, until = choice.since and good_day(choice.since), choice.until and good_day(choice.until)
    if since and until and since > until:
        raise BadInput(f"--since {since} is after --until {until}: swap them")
    return choice._replace(since=since, until=until)
