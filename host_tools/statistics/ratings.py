"""How strong the players seem to be, in each kind of game: by `openskill`, from places alone.

A rating follows from all earlier games in order. So the store has the ratings after each game,
with a digest of this game and all before it: when a score is corrected or a day is changed, the
digests differ from there on, and the ratings are computed again from there on. Rivals are not
rated, and a game with two players of one name is left out.
"""

from collections.abc import Iterable
from hashlib import blake2b
from itertools import chain, islice
from typing import Any

from sqlalchemy import delete, insert, select
from sqlalchemy.exc import DatabaseError

from firmware.games import KEYS
from host_tools.journals.examine import FINISHED
from host_tools.statistics.results import Rating
from host_tools.statistics.tallies import Key, Names
from host_tools.store import Store
from host_tools.store.played import Played, played
from host_tools.store.reading import json_of, only
from host_tools.store.record import to_json
from host_tools.store.schema import games, ratings
from host_tools.store.store import writing

MODEL = b"Plackett-Luce 1"  # a new number rates everything again
FEW = 2  # players: one alone cannot be compared
SURE, ROUGH = 2.5, 5.0  # deviations up to which a rating is well, or roughly known
HISTORY = 50
BEYOND = 1e9  # no rating ever comes near
AT_ONCE = 500  # rows in one statement

After = list[list[Any]]  # [name in lower case, mean, deviation] of each player of a game


def save_ratings(store: Store) -> None:
    """Rate what is not yet rated; `statistics` does it too, but then its caller waits."""
    found = played(store)
    for key in KEYS:
        rated(store, key, [one for one in found if one.game == key])


def rated(store: Store, key: str, games: Iterable[Played]) -> list[After]:
    """The ratings after each game, the oldest first; what is new among them is stored."""
    wanted = _chained(key, games)
    stored = _stored(store, key)
    found: list[After] = []
    for uid, link, _ in wanted:
        link_there, after = stored.get(uid, ("", []))
        if link_there != link:
            break
        found.append(after)
    new = wanted[len(found) :]
    if new:
        state = {name: (mean, deviation) for after in found for name, mean, deviation in after}
        fresh = _rate(state, [places for _, _, places in new])
        _save(store, [(uid, link) for uid, link, _ in new], fresh)
        found += fresh
    return found


def _chained(key: str, games: Iterable[Played]) -> list[tuple[str, str, dict[str, int]]]:
    """(uid, digest of everything up to here, place by name) of each game that can be rated."""
    found = []
    digest = blake2b(MODEL + key.encode(), digest_size=16)
    for one in games:
        if one.state != FINISHED:
            continue
        people = [seat for seat in one.seats if seat.person and seat.place is not None]
        places = {seat.name.casefold(): seat.place or 0 for seat in people}
        if len(places) < FEW or len(places) != len(people):
            continue
        digest.update(f"{one.uid} {places}".encode())
        found.append((one.uid, digest.hexdigest(), places))
    return found


def _rate(state: dict[str, tuple[float, float]], of_games: list[dict[str, int]]) -> list[After]:
    from openskill.models import PlackettLuce

    model = PlackettLuce()
    start = (model.mu, model.sigma)
    found = []
    for places in of_games:
        teams = [[model.create_rating(list(state.get(name, start)))] for name in places]
        new = model.rate(teams, ranks=[float(place) for place in places.values()])
        after: After = [
            [name, rating.mu, rating.sigma] for name, [rating] in zip(places, new, strict=True)
        ]
        state.update({name: (mean, deviation) for name, mean, deviation in after})
        found.append(after)
    return found


def _stored(store: Store, key: str) -> dict[str, tuple[str, After]]:
    """The stored ratings; nothing if any of them is invalid, so that all are computed again."""
    query = select(ratings.c.uid, ratings.c.chain, ratings.c.after).join(games)
    rows = store.rows(query.where(games.c.game == key))
    if not rows:
        return {}
    try:
        after = only(json_of([row[2] for row in rows]), list)
        everybody = only(list(chain.from_iterable(after)), list)
        names, means, deviations = zip(*everybody, strict=True)
        only(names, str)
        only(means + deviations, float)
        if not -BEYOND < min(means) <= max(means) < BEYOND or not min(deviations) > 0:
            return {}
    except (ValueError, TypeError, RecursionError):
        return {}
    return {uid: (link, one) for (uid, link, _), one in zip(rows, after, strict=True)}


def _save(store: Store, links: list[tuple[str, str]], fresh: list[After]) -> None:
    rows = [
        {"uid": uid, "chain": link, "after": to_json(after)}
        for (uid, link), after in zip(links, fresh, strict=True)
    ]
    try:
        with writing(store.engine) as connection:
            while some := rows[:AT_ONCE]:
                del rows[:AT_ONCE]
                uids = [row["uid"] for row in some]
                connection.execute(delete(ratings).where(ratings.c.uid.in_(uids)))
                connection.execute(insert(ratings), some)
    except DatabaseError:
        pass  # a read-only store, or a game that is gone: the answer is right anyway


def player_ratings(after: list[After], players: set[Key], names: Names) -> list[Rating]:
    """The ratings of these players, the strongest first."""
    history: dict[str, list[tuple[float, float]]] = {}
    for one in after:
        for name, mean, deviation in one:
            history.setdefault(name, []).append((mean, deviation))
    found = []
    for name, steps in history.items():
        if (name, 1) not in players:
            continue
        mean, deviation = steps[-1]
        latest = islice(steps, max(len(steps) - HISTORY, 0), None)
        found.append(
            Rating(
                name=names[name, 1],
                games=len(steps),
                mean=round(mean, 2),
                deviation=round(deviation, 2),
                low=round(mean - 2 * deviation, 2),
                high=round(mean + 2 * deviation, 2),
                certainty=certainty(deviation),
                history=[round(step, 2) for step, _ in latest],
            )
        )
    return sorted(found, key=lambda rating: (-rating.mean, rating.name))


def certainty(deviation: float) -> str:
    if deviation <= SURE:
        return "well known"
    return "roughly known" if deviation <= ROUGH else "hardly known"
