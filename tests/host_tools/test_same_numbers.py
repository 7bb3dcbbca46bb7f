"""Who won, which place, how many points: every list, page and file says the same about a game.

What is expected comes from the journals: totals from the rules, the rest worked out here.
"""

import csv
import io
import json
import re
import sqlite3
from collections import Counter
from contextlib import closing
from html import unescape
from typing import NamedTuple
from zlib import crc32

import pytest

from firmware.games import KEYS
from host_tools.exports import bgstats_bytes, csv_bytes, json_bytes, write_database
from host_tools.games import game_info, word
from host_tools.journals import demo
from host_tools.journals.examine import examine
from host_tools.statistics import as_dict, statistics
from host_tools.store import open_store
from host_tools.store.importing import import_journals
from host_tools.store.paging import SIZE
from tests.host_tools.bgstats_reader import is_npc, read_file
from tests.host_tools.terminal import signalbox
from tests.support.sizes import size
from tests.web.conftest import client_of

__all__ = ("client_of", "signalbox")  # fixtures, found by their names
GAMES = size(40, 100)  # of each kind
SEEN = 1_794_000_000
RIVALS = {
    "en": {"easy": "Rival, easy", "medium": "Rival, medium"},
    "de": {"easy": "Rivale, leicht", "medium": "Rivale, mittel"},
}


class Line(NamedTuple):
    """What is known of one player."""

    name: str
    total: int | None
    place: int | None
    won: bool


Table = dict[str, list[Line]]  # by the ID of the game


@pytest.fixture(scope="module")
def journals():
    found = [demo.journals(GAMES, crc32(key.encode()), [key]) for key in KEYS]
    return [data for games in found for data in games]


@pytest.fixture(scope="module")
def examined(journals):
    return [examine(data) for data in journals]


@pytest.fixture(scope="module")
def expected(examined):
    return {found.header["id"]: lines_of(found) for found in examined}


@pytest.fixture(scope="module")
def file(journals, tmp_path_factory):
    path = tmp_path_factory.mktemp("same") / "games.sqlite"
    with closing(open_store(path)) as store:
        named = [(f"g{n}.jnl", lambda data=data: data) for n, data in enumerate(journals)]
        assert len(import_journals(store, named, seen=SEEN).new) == len(journals)
    return path


@pytest.fixture
def store(file):
    with closing(open_store(file)) as opened:
        yield opened


def names_of(found, language="en"):
    """Rivals by how well they play; the second of a kind has a number."""
    names, levels = list(found.header["players"]), list(getattr(found.game, "levels", ()))
    for at, level in enumerate(levels):
        number = levels[: at + 1].count(level)
        name = RIVALS[language][level] + (f" {number}" if number > 1 else "")
        names[len(names) - len(levels) + at] = name
    return names


def lines_of(found) -> list[Line]:
    """With a place for nobody unless everybody has a total."""
    names = names_of(found)
    totals, places, note = [None] * len(names), [None] * len(names), ""
    if found.state == "finished":
        score = found.game.score()
        note = score["note"] and score["note"][0]
        if score["players"]:
            totals = [player["total"] for player in score["players"]]
            places = [player["place"] for player in score["players"]]
    if None in totals or note == "lost":
        assert set(places) <= {None}
    else:
        sign = 1 if found.header["game"] == "emma" else -1
        ranks = sorted(zip([sign * total for total in totals], places, strict=True))
        assert ranks == sorted(ranks, key=lambda rank: rank[1]), "a better total, a better place"
        assert 1 in places
    won = [note == "won"] if len(names) == 1 else [place == 1 for place in places]
    return [Line(*line) for line in zip(names, totals, places, won, strict=True)]


def number(text: str) -> int | None:
    text = text.replace("−", "-")
    return int(text) if re.fullmatch("-?[0-9]+", text) else None


def without_places(table: Table) -> Table:
    return {uid: [line._replace(place=None) for line in lines] for uid, lines in table.items()}


def seated(table: Table) -> Table:
    return {uid: lines for uid, lines in table.items() if lines}


def test_the_demo_has_games_of_every_sort(expected):
    """Else this would compare nothing."""
    whole = [lines for lines in expected.values() if len(lines) > 1]
    assert any(all(line.total is None for line in lines) for lines in whole)
    assert any({line.total is None for line in lines} == {True, False} for lines in whole)
    assert any(sum(line.won for line in lines) > 1 for lines in whole)
    twins = {f"Rival, {level} 2" for level in ("easy", "medium", "hard")}
    assert any(line.name in twins for lines in whole for line in lines)


def test_csv(store, expected):
    text = b"".join(csv_bytes(store, for_pipe=True)).decode()
    found: Table = {}
    for row in csv.DictReader(io.StringIO(text)):
        uid, total = row["id"].removeprefix("'"), number(row["total"])
        line = Line(row["player"], total, number(row["place"]), row["won"] == "1")
        assert (row["won"] == "") == (line.place is None or row["players"] == "1") or row["note"]
        assert (row["rival"] != "") == line.name.startswith("Rival, ")
        if row["player"]:
            found.setdefault(uid, []).append(line)
        parts = [number(cell) for key, cell in row.items() if key.startswith("part_")]
        known = [part for part in parts if part is not None]
        assert sum(known) == (total if known else 0), "the columns add up"
    assert found == seated(expected)


def test_json(store, expected):
    games = json.loads(b"".join(json_bytes(store)))["games"]
    found = {}
    for game in games:
        result, nothing = game["result"], [None] * len(game["players"])
        totals, places = (result[key] or nothing for key in ("totals", "places"))
        won = [seat in result["winners"] for seat in range(len(nothing))]
        found[game["uid"]] = list(map(Line, game["players"], totals, places, won))
        for parts, total in zip(result["parts"], result["totals"], strict=True):
            assert parts is None or sum(parts) == total
    assert found == expected


def test_sqlite(store, expected, tmp_path):
    write_database(store, tmp_path / "views.sqlite")
    found: Table = {}
    with closing(sqlite3.connect(tmp_path / "views.sqlite")) as opened:
        query = "SELECT id, player, total, place, won IS 1 FROM results ORDER BY id, seat"
        for uid, *line in opened.execute(query):
            found.setdefault(uid, []).append(Line(*line[:3], bool(line[3])))
        players = dict(opened.execute("SELECT player, wins FROM players").fetchall())
        sums = opened.execute(
            "SELECT sum(points), total FROM categories JOIN results USING (id, seat)"
            " GROUP BY id, seat"
        ).fetchall()
    assert found == seated(expected)
    assert len(sums) > GAMES // 2 and all(points == total for points, total in sums)
    wins = Counter(line.name for lines in expected.values() for line in lines if line.won)
    assert players == {name: wins[name] for name in players}
    assert not any(name.startswith("Rival") for name in players)


def test_bg_stats(store, expected):
    plays = read_file(b"".join(bgstats_bytes(store)))["plays"]
    found = {}
    for play in plays:
        uid = re.match("Signalbox ([0-9a-f]+)", play["comments"])[1]
        found[uid] = [
            Line(s["player"]["name"], number(s["score"]), s["rank"] or None, s["winner"])
            for s in play["playerScores"]
        ]
        for seat in play["playerScores"]:
            assert is_npc(seat) == seat["player"]["name"].startswith("Rival, ")
    games = {e.uid for e in store.games(state="finished") if e.game != "dice"}
    assert found == {uid: expected[uid] for uid in games}


def test_the_list(store, expected, signalbox, file, monkeypatch):
    monkeypatch.setenv("SIGNALBOX_DB", str(file))
    rows = signalbox("games").out.splitlines()[1 : GAMES + 1]
    games = {entry.uid: entry for entry in store.games()}
    for row in rows:
        (uid,) = [uid for uid in games if uid.startswith(row.split(" ")[0])]
        lines = expected[uid]
        reported = row.rpartition("  ")[0]
        said = re.search(r"  ([^:]+) wins? |$", reported)[1] if len(lines) > 1 else None
        won = " and ".join(line.name for line in lines if line.won)
        assert (said or "").split("  ")[-1].strip() == (won if len(lines) > 1 else ""), row
        totals = re.search(r"(?:^| )((?:-|-?[0-9]+)(?: : (?:-|-?[0-9]+))*) *$", reported)
        if any(line.total is not None for line in lines):
            said = [number(total) for total in totals[1].split(" : ")]
            assert said == [line.total for line in lines], row
        else:
            assert re.search("(no scores|abandoned|throws|lost) *$", reported), row


def test_show(store, expected, signalbox, file, monkeypatch):
    """Without the games of rivals, who would think for a while."""
    monkeypatch.setenv("SIGNALBOX_DB", str(file))
    some = [e for e in store.games(state="finished") if not e.players[-1:] > ["Rival"]][::9]
    for entry in some:
        said = signalbox("show", entry.uid).out
        table = re.search(r"\nplayer +((?:\w+ +)*)total +place\n((?:.+\n)+)", said)
        lines = expected[entry.uid]
        if all(line.total is None for line in lines):
            assert table is None and "place" not in said.rpartition("\n\n")[2]
            continue
        rows = [row.rsplit(maxsplit=len(table[1].split()) + 2) for row in table[2].splitlines()]
        for line, row in zip(lines, rows, strict=False):
            *parts, total, place = map(number, row[1:])
            assert (row[0].strip(), total, place) == line[:3]
            assert None in parts or sum(parts) == total


@pytest.mark.parametrize("language", ["en", "de"])
def test_pages(store, expected, client_of, language):
    client = client_of(store)
    client.headers["accept-language"] = language
    rows: Table = {}
    for page in range(1, -(-len(expected) // SIZE) + 1):
        text = client.get(f"/?page={page}").text
        for uid, row in re.findall(
            r'<tr>\n<td class="when"><a href="/game/(\w+)">(.*?)</tr>', text, re.S
        ):
            rows[uid] = list(map(seat_of, re.findall(r'<span class="seat.*?</span>', row)))
            unknown = all(line.total is None for line in rows[uid])
            assert ("no scores" in row or "ohne Wertung" in row) <= unknown
    translated = {
        uid: [line._replace(name=in_language(line.name, language)) for line in lines]
        for uid, lines in expected.items()
    }
    assert rows == without_places(translated)
    for entry in store.games()[::7]:
        table = scores_of(client.get(f"/game/{entry.uid}").text)
        lines = translated[entry.uid]
        if all(line.total is None for line in lines):
            assert table == {}
            continue
        total, place = (("Total", "Place"), ("Summe", "Platz"))[language == "de"]
        assert table[""] == [line.name for line in lines]
        assert list(map(number, table[total])) == [line.total for line in lines]
        nobody = ["–"] * len(lines)
        assert list(map(number, table.get(place, nobody))) == [line.place for line in lines]
        parts = [word(entry.game, part, language) for part in game_info(entry.game).parts]
        columns = [map(number, table[part]) for part in parts if part in table]
        for line, column in zip(lines, zip(*columns, strict=True), strict=bool(columns)):
            assert None in column or sum(column) == line.total


def in_language(name: str, language: str) -> str:
    for level, english in RIVALS["en"].items():
        name = name.replace(english, RIVALS[language][level])
    return name


def seat_of(html: str) -> Line:
    name, total = re.search(r"<bdi>(.*?)</bdi>(?: <b>(.*?)</b>)?", html).groups()
    return Line(unescape(name), number(total or ""), None, "★" in html)


def scores_of(html: str) -> dict[str, list[str]]:
    table = re.search(r'<table class="scores">(.*?)</table>', html, re.S)
    if table is None:
        return {}
    rows = re.findall(r"<tr.*?>(.*?)</tr>", table[1])
    found = {}
    for row in rows:
        head = re.search(r'<th scope="row">(.*?)</th>', row)
        cells = re.findall(r'class="number">(?:<bdi>)?(.*?)(?:</bdi>)?</t[hd]>', row)
        found[unescape(head[1]) if head else ""] = list(map(unescape, cells))
    return found


def test_statistics(store, expected, examined):
    """Of people, and of rivals by their level; plain dice count for nobody."""
    reported = as_dict(statistics(store))
    wins, shared, games = Counter(), Counter(), Counter()
    for found in examined:
        key = found.header["game"]
        if found.state == "finished" and key != "dice":
            lines = expected[found.header["id"]]
            alone = sum(line.won for line in lines) == 1
            for line in lines:
                who = key, re.sub(" [0-9]$", "", line.name)
                games[who] += 1
                (wins if alone else shared)[who] += line.won
    counted = {}
    for game in reported["games"]:
        for player in (*game["players"], *game["rivals"]):
            assert player["person"] == (player in game["players"])
            assert player["person"] != player["name"].startswith("Rival, ")
            who = game["game"], player["name"]
            counted[who] = player["games"], player["wins"], player["shared_wins"]
        names = [pair[who] for pair in game["head_to_head"] for who in ("player", "other")]
        names += [mean["name"] for part in game["categories"] for mean in part["players"]]
        assert not any(name.startswith("Rival") for name in names)
        categories = [part["mean"] for part in game["categories"]]
        means = [p["mean"] for p in game["players"] if p["mean"] is not None]
        if game["game"] == "railroad":
            errors = game["categories"][4]
            assert errors["category"] == "errors" and errors["most"] <= errors["mean"] < 0
        if categories:
            assert min(means) - 0.1 <= sum(categories) <= max(means) + 0.1
    assert counted == {who: (count, wins[who], shared[who]) for who, count in games.items()}
    overall = {p["name"]: (p["games"], p["wins"], p["shared_wins"]) for p in reported["players"]}
    people = {name for _, name in games if not name.startswith("Rival")}
    for name in people:
        mine = [counts for (_, who), counts in counted.items() if who == name]
        assert overall[name] == tuple(map(sum, zip(*mine, strict=True)))
    assert set(overall) == people
