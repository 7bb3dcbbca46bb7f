"""BG Stats' import file for many plays, `.bgsplay`.

docs/computer.md says where the format is described. The plays come first, so that the file is
written while the games are read; players and games follow.
"""

from collections.abc import Iterator
from dataclasses import dataclass, field
from functools import partial
from typing import Any

from firmware.games import game_class
from host_tools.common.errors import BadInput
from host_tools.common.progress import Progress
from host_tools.common.safe_text import plain, safe_json
from host_tools.exports.bgstats_plays import Play, Seat, made_uuid, play_of, same, why_not
from host_tools.exports.rows import Report, game_rows, read_start
from host_tools.store import Store
from host_tools.store.selecting import ALL, Wanted

ABOUT = (
    "Games from Signalbox, for Board Game Stats. If you see this text, try to use a"
    " share, export or open-in function to open it with Board Game Stats."
)
NPC = '{"isNpc":1}'  # JSON in a text, as the app has it
NEVER = "2026-01-01 00:00:00"  # older than any change that a user made to a player or a game


@dataclass(frozen=True)
class Wishes:
    """What BG Stats asks for and journals do not contain."""

    me: str = ""  # the app owner's name
    location: str = ""  # where all these games were played
    abandoned: bool = False  # take them too, as plays that the statistics ignore


NO_WISHES = Wishes()


def bgstats_bytes(
    store: Store,
    wanted: Wanted = ALL,
    progress: Progress | None = None,
    report: Report | None = None,
    wishes: Wishes = NO_WISHES,
) -> Iterator[bytes]:
    """The file in pieces."""
    named = Named(wishes)
    reason = partial(why_not, abandoned=wishes.abandoned)
    yield f'{{"about": {safe_json(ABOUT)},\n"plays": ['.encode()
    before = "\n"
    for entry, start in game_rows(store, wanted, read_start, progress, report, reason):
        play = named.play(play_of(entry, start))
        yield (before + safe_json(play)).encode()
        before = ",\n"
    yield b"\n]"
    for key, value in named.rest().items():
        yield f',\n"{key}": {safe_json(value)}'.encode()
    yield b"}\n"


@dataclass
class Named:
    """The players and games of the file, by their UUIDs; plays name them by numbers."""

    wishes: Wishes
    players: dict[str, dict[str, Any]] = field(default_factory=dict)
    games: dict[str, dict[str, Any]] = field(default_factory=dict)

    def play(self, play: Play) -> dict[str, Any]:
        place = {"locationRefId": 1} if self.wishes.location else {}
        return {
            "uuid": play.uuid,
            "modificationDate": play.changed,
            "entryDate": play.played,
            "playDate": play.played,
            "playDateYmd": play.ymd,
            "usesTeams": False,
            "durationMin": play.minutes,
            "ignored": play.abandoned,
            "manualWinner": play.by_hand,
            "rounds": 0,
            "gameRefId": self._game(play),
            **place,
            "board": play.variant,
            "comments": play.comment,
            "rating": 0,
            "playerScores": [self._score(at, seat) for at, seat in enumerate(play.seats, 1)],
            "expansionPlays": [],
        }

    def rest(self) -> dict[str, Any]:
        """What follows the plays."""
        place = plain(self.wishes.location, 60)
        location = {"uuid": made_uuid("location", same(place)), "id": 1, "name": place}
        return {
            "players": list(self.players.values()),
            "games": list(self.games.values()),
            "locations": [location | {"modificationDate": NEVER}] if place else [],
            "userInfo": {"meRefId": self._me()},
        }

    def _me(self) -> int:
        """The number of the app's owner; 0 if unknown."""
        if not self.wishes.me:
            return 0
        found = self.players.get(made_uuid("player", same(self.wishes.me)))
        if found is None:
            who = plain(self.wishes.me, 40)
            raise BadInput(
                f"--me {who!r} played none of these games: spell it as `signalbox games` does"
            )
        return found["id"]

    def _score(self, order: int, seat: Seat) -> dict[str, Any]:
        player = {
            "uuid": seat.uuid,
            "id": len(self.players) + 1,
            "name": seat.name,
            "isAnonymous": False,
            "modificationDate": NEVER,
            **_npc(seat),
        }
        return {
            "score": "" if seat.score is None else str(seat.score),
            "winner": seat.winner,
            "newPlayer": False,
            "startPlayer": seat.start,
            "playerRefId": self.players.setdefault(seat.uuid, player)["id"],
            "role": "",
            "rank": seat.rank,
            "seatOrder": order,
            **_npc(seat),
        }

    def _game(self, play: Play) -> int:
        box = play.box
        least, most = game_class(play.game).PLAYERS
        game = {
            "uuid": play.box_uuid,
            "id": len(self.games) + 1,
            "name": box.name,
            "modificationDate": NEVER,
            "cooperative": False,
            "highestWins": not box.fewest_win,
            "noPoints": False,
            "usesTeams": False,
            "bggName": box.bgg_name or (box.name if box.bgg_id else ""),
            "bggYear": box.year,
            "bggId": box.bgg_id,
            "isBaseGame": 1,
            "isExpansion": 0,
            "rating": 0,
            "minPlayerCount": least,
            "maxPlayerCount": most,
        }
        return self.games.setdefault(play.box_uuid, game)["id"]


def _npc(seat: Seat) -> dict[str, str]:
    """The app's mark for a non-player character: in plays, but not in statistics."""
    return {"metaData": NPC} if seat.rival else {}
