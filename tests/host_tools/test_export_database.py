"""`signalbox export sqlite`: the views are as documented, and say what the store says."""

import json
import re
import sqlite3
from contextlib import closing
from pathlib import Path

import pytest

from host_tools.exports import Report, bgstats_bytes, csv_bytes, json_bytes, write_database
from host_tools.journals.examine import examine
from host_tools.store import open_store
from tests.host_tools.exported import fill, filled, fixtures, hostile, listed
from tests.host_tools.stores import place, server, store
from tests.host_tools.terminal import no_control_characters, signalbox
from tests.play.forge import journal_of, lines_of

__all__ = ("filled", "place", "server", "signalbox", "store")  # fixtures, found by their names
DOCS = (Path(__file__).resolve().parents[2] / "docs/computer.md").read_text(encoding="utf-8")
SECTION = DOCS.partition("\n### sqlite\n")[2].partition("\n## ")[0]
VIEWS = dict(re.findall(r"^\| `(\w+)` \|.*\| `([\w ]+)` \|$", SECTION, re.MULTILINE))
QUERIES = [
    query
    for block in re.findall(r"```sql\n(.*?)```", SECTION, re.DOTALL)
    for query in block.split(";\n")
    if query.strip()
]


@pytest.fixture
def database(filled, tmp_path):
    ran = filled("export", "sqlite", tmp_path / "views.sqlite")
    assert ran.code == 0 and " games are in " in ran.out
    with closing(sqlite3.connect(tmp_path / "views.sqlite")) as opened:
        opened.row_factory = sqlite3.Row
        yield opened


def test_the_views_are_those_that_are_documented(database):
    names = database.execute("SELECT name FROM sqlite_master WHERE type = 'view'")
    made = {name for (name,) in names}
    assert made == set(VIEWS) and len(VIEWS) == 7
    for view, columns in VIEWS.items():
        found = database.execute(f"SELECT * FROM {view}")
        assert [column[0] for column in found.description] == columns.split(), view
        assert found.fetchone(), view
    ((views,),) = database.execute("SELECT value FROM about WHERE key = 'views'")
    assert f"key = 'views'` is {views}" in SECTION
    assert database.execute("PRAGMA integrity_check").fetchone()[0] == "ok"


def test_the_queries_of_the_guide(database):
    words = set(re.findall(r"\w+", " ".join(QUERIES)))
    assert len(QUERIES) == 7 and set(VIEWS) <= words
    for query in QUERIES:
        assert database.execute(query).fetchall(), query


def test_it_says_what_the_other_commands_say(filled, database):
    def of_game(view, order, uid):
        query = f"SELECT * FROM {view} WHERE id = ? ORDER BY {order}"
        return database.execute(query, (uid,)).fetchall()

    games = {row["id"]: row for row in database.execute("SELECT * FROM games")}
    known = {game["uid"]: game for game in listed(filled)}
    assert set(games) == set(known)
    whole = {
        game["uid"]: game
        for game in json.loads(filled("export", "json", "-", "--journals").out)["games"]
    }
    for uid, game in known.items():
        row = games[uid]
        assert (row["day"], row["state"], row["verified"]) == (
            *(game["day"], game["state"], game["sound"]),
        )
        assert row["players"] == len(game["players"])
        assert row["minutes"] == game["duration"] // 60000
        assert row["day_estimated"] == (game["day_from"] == "sync")
        assert json.loads(row["options"]) == game["options"]
        starter = whole[uid]["starter"]
        assert row["starter"] == (None if starter is None else game["players"][starter])
        seats = of_game("results", "seat", uid)
        assert [seat["player"] for seat in seats] == game["players"]
        totals = game["result"]["totals"] or [None] * len(seats)
        assert [seat["total"] for seat in seats] == totals
        assert [seat["seat"] - 1 for seat in seats if seat["started"]] == (
            [] if starter is None else [starter]
        )
        parts = database.execute("SELECT points FROM categories WHERE id = ?", (uid,))
        counted = [value for part in game["result"]["parts"] if part for value in part]
        assert sorted(points for (points,) in parts) == sorted(counted)
        events = of_game("events", "event", uid)
        reported = [one for part in whole[uid]["rounds"] for one in part["events"]]
        assert [(e["text"], bool(e["taken_back"])) for e in events] == [
            (one["text"], one["taken_back"]) for one in reported
        ]
        if "journal" in whole[uid]:
            real = examine(whole[uid]["journal"].encode()).events
            assert [
                {"n": e["event"], "t": round(e["seconds"] * 1000), "e": e["kind"]}
                | json.loads(e["data"])
                for e in events
            ] == real
        faces = of_game("rolls", "event, position", uid)
        assert [row["face"] for row in faces] == [
            face for one in reported for face in one["faces"]
        ]


def test_draws_are_those_of_the_journals(database):
    rows = database.execute(
        "SELECT draws.*, data FROM draws JOIN events USING (id, event) WHERE kind = 'roll'"
    ).fetchall()
    assert len(rows) > 1000
    for row in rows:
        roll = json.loads(row["data"])
        at = row["k"] - roll["k"]
        assert (row["among"], row["outcome"]) == (roll["of"][at], roll["got"][at])


def test_every_store_gives_the_same_exports(store, tmp_path):
    """In every format, whatever database the store is in."""
    games = [*fixtures(), *hostile()]
    fill(store, games)
    other = fill(open_store(tmp_path / "other.sqlite"), games)
    for made in (csv_bytes, json_bytes, bgstats_bytes):
        report = Report()
        assert b"".join(made(store, report=report)) == b"".join(made(other))
        assert report.games + report.left_out.total() == len(games)
    dumps = []
    for number, opened in enumerate((store, other)):
        file = tmp_path / f"{number}.sqlite"
        write_database(opened, file)
        with closing(sqlite3.connect(file)) as database:
            dumps.append("\n".join(database.iterdump()))
    assert dumps[0] == dumps[1]
    no_control_characters(dumps[0])
    other.close()


def test_no_database_on_standard_output(filled):
    ran = filled("export", "sqlite", "-")
    assert ran.code == 2 and "name a file" in ran.err and not Path("-").exists()


def test_a_journal_with_times_beyond_all_measure_is_exported_too(store, tmp_path):
    """Its checksums fit, and whole numbers in JSON have no end."""
    lines = lines_of(fixtures()[0])
    for line in lines[2:]:
        line["t"] += 10**30
    fill(store, [journal_of(lines)])
    write_database(store, tmp_path / "views.sqlite")
    with closing(sqlite3.connect(tmp_path / "views.sqlite")) as opened:
        (most,) = opened.execute("SELECT max(milliseconds) FROM event").fetchone()
    assert most == 2**63 - 1
