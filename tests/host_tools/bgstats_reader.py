"""BG Stats' files and links, read as strictly as their descriptions allow.

Written from those descriptions (docs/computer.md names them), not from our writer: every key must
be known and there, have its very type, and name something that is in the file.
"""

import json
import re
from datetime import datetime
from urllib.parse import unquote, urlsplit
from uuid import UUID

DATE = "date"  # `2026-11-16 19:03:00`
# Key -> its type; a key with ? may be missing.
FILE = {"about": str, "players": list, "locations": list, "games": list, "plays": list}
FILE |= {"userInfo": dict}
PLAYER = {"uuid": UUID, "id": int, "name": str, "isAnonymous": bool, "modificationDate": DATE}
PLAYER |= {"metaData?": str}  # JSON in a text
LOCATION = {"uuid": UUID, "id": int, "name": str, "modificationDate": DATE}
GAME = {
    **{"uuid": UUID, "id": int, "name": str, "modificationDate": DATE},
    **dict.fromkeys(("cooperative", "highestWins", "noPoints", "usesTeams"), bool),
    **{"bggName": str, "bggYear": int, "bggId": int, "isBaseGame": int, "isExpansion": int},
    **{"rating": int, "minPlayerCount": int, "maxPlayerCount": int},
}
PLAY = {
    **{"uuid": UUID, "modificationDate": DATE, "entryDate": DATE, "playDate": DATE},
    **{"playDateYmd": int, "usesTeams": bool, "durationMin": int, "ignored": bool},
    **{"manualWinner": bool, "rounds": int, "locationRefId?": int, "gameRefId": int},
    **{"board": str, "comments": str, "rating": int, "playerScores": list},
    **{"expansionPlays": list},
}
SCORE = {
    **{"score": str, "winner": bool, "newPlayer": bool, "startPlayer": bool},
    **{"playerRefId": int, "role": str, "rank": int, "seatOrder": int, "metaData?": str},
}
LINK = {
    **{"sourceName": str, "sourcePlayId": str, "playDate": DATE, "durationMin": int},
    **{"game": dict, "board": str, "comments": str, "players": list},
}
LINK_GAME = {"name": str, "sourceGameId": str, "bggId?": int, "highestWins": bool}
LINK_GAME |= {"noPoints": bool}
LINK_PLAYER = {"name": str, "sourcePlayerId": str, "score?": int, "rank": int}
LINK_PLAYER |= {"winner": bool, "startPlayer": bool}


def read_file(data: bytes) -> dict:
    """The file, checked; each play gets its `game` and each score its `player`."""
    found = json.loads(data.decode("utf-8"), object_pairs_hook=once)
    checked(found, FILE)
    checked(found["userInfo"], {"meRefId": int})
    kinds = {"players": PLAYER, "locations": LOCATION, "games": GAME, "plays": PLAY}
    for name, keys in kinds.items():
        for one in found[name]:
            checked(one, keys)
        uuids = [one["uuid"] for one in found[name]]
        assert len(set(uuids)) == len(uuids), f"{name}: a uuid twice"
    by_id = {}
    for name in ("players", "locations", "games"):
        by_id[name] = {one["id"]: one for one in found[name]}
        assert len(by_id[name]) == len(found[name]) and all(key > 0 for key in by_id[name])
    used: dict[str, set[int]] = {"players": set(), "games": set()}
    for play in found["plays"]:
        play["game"] = by_id["games"][play["gameRefId"]]
        used["games"].add(play["gameRefId"])
        assert play.get("locationRefId") in {None, *by_id["locations"]}
        assert datetime.strptime(str(play["playDateYmd"]), "%Y%m%d")
        assert play["durationMin"] >= 0 and play["expansionPlays"] == []
        seats = play["playerScores"]
        assert seats and [score["seatOrder"] for score in seats] == list(range(1, len(seats) + 1))
        assert sum(score["startPlayer"] for score in seats) <= 1
        for score in seats:
            checked(score, SCORE)
            assert re.fullmatch("(-?[0-9]+)?", score["score"])
            assert 0 <= score["rank"] <= len(seats)
            score["player"] = by_id["players"][score["playerRefId"]]
            used["players"].add(score["playerRefId"])
            assert is_npc(score) == is_npc(score["player"])
        assert len({score["playerRefId"] for score in seats}) == len(seats)
    assert all(used[name] == set(by_id[name]) for name in used), "nobody is there for nothing"
    assert found["userInfo"]["meRefId"] in {0, *by_id["players"]}
    return found


def is_npc(one: dict) -> bool:
    """Does the app leave a player, or a seat, out of what it counts for people?"""
    return json.loads(one.get("metaData", "{}")) == {"isNpc": 1}


def read_link(link: str) -> dict:
    parts = urlsplit(link)
    assert (parts.scheme, parts.netloc, parts.path) == (
        *("https", "app.bgstatsapp.com", "/createPlay.html"),
    )
    assert re.fullmatch(r"[A-Za-z0-9%:,._~-]+", parts.query.removeprefix("data="))
    found = json.loads(unquote(parts.query.removeprefix("data="), errors="strict"))
    checked(found, LINK)
    checked(found["game"], LINK_GAME)
    for player in found["players"]:
        checked(player, LINK_PLAYER)
    ids = [player["sourcePlayerId"] for player in found["players"]]
    assert ids and len(set(ids)) == len(ids)
    return found


def checked(found: dict, keys: dict) -> None:
    must = {key for key in keys if not key.endswith("?")}
    may = {key.rstrip("?") for key in keys}
    assert must <= set(found) <= may, set(found) ^ must
    for key, value in found.items():
        kind = keys.get(key) or keys[key + "?"]
        if kind is DATE:
            assert datetime.strptime(value, "%Y-%m-%d %H:%M:%S").strftime("%Y-%m-%d %H:%M:%S")
            assert len(value) == 19
        elif kind is UUID:
            assert str(UUID(value)) == value and UUID(value).version == 5
        else:
            assert type(value) is kind, (key, value)
        assert not isinstance(value, str) or value.isprintable(), (key, value)


def once(pairs: list[tuple]) -> dict:
    found = dict(pairs)
    assert len(found) == len(pairs), "a key twice"
    return found
