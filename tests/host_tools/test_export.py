"""`signalbox export csv` and `json`: every game once, nothing computed, nothing half-written."""

import base64
import csv
import io
import json
import re

import pytest

from host_tools.exports import Wanted, csv_bytes, csv_table, json_bytes, write_pieces
from host_tools.exports import rows as export_rows
from host_tools.exports.columns import CSV
from host_tools.exports.json_games import MORE
from host_tools.store import open_store, selecting
from tests.host_tools.exported import ODD_NAMES, fill, filled, listed
from tests.host_tools.journals import played
from tests.host_tools.terminal import no_control_characters, signalbox
from tests.support.export_tables import DOCS, TABLES, refreshed

__all__ = ("filled", "signalbox")  # fixtures, found by their names


def table(data: bytes, separator: str = ",") -> list[dict[str, str]]:
    """As docs/computer.md says: UTF-8, a head, and one apostrophe less where a cell has one."""
    text = data.decode()
    no_control_characters(text.replace("\r\n", ""))
    head, *rows = csv.reader(io.StringIO(text, newline=""), delimiter=separator, strict=True)
    assert len(set(head)) == len(head) and all(len(row) == len(head) for row in rows)
    for row in rows:
        for cell in row:
            assert not cell.startswith(tuple("=+@")), cell
            assert not cell.startswith("-") or cell.lstrip("-").isdigit(), cell
    return [{key: c.removeprefix("'") for key, c in zip(head, row)} for row in rows]  # noqa: B905


def test_a_row_for_each_player_of_each_game(filled, tmp_path):
    file = tmp_path / "games.csv"
    ran = filled("export", "csv", file)
    known = {game["uid"]: game for game in listed(filled)}
    assert (ran.code, ran.out) == (0, f"{len(known)} games are in {file}.\n")
    data = file.read_bytes()
    assert data.startswith(b"\xef\xbb\xbf") and data.count(b"\xef\xbb\xbf") == 1
    rows = table(data[3:])
    assert [row["day"] for row in rows] == sorted(row["day"] for row in rows)
    for uid, game in known.items():
        own = [row for row in rows if row["id"] == uid]
        assert [row["player"] for row in own] == (game["players"] or [""])
        for seat, row in enumerate(own):
            result = game["result"]
            for name, key in (("total", "totals"), ("place", "places")):
                value = dict(enumerate(result[key])).get(seat)
                assert row[name] == ("" if value is None else str(value))
            assert row["day_estimated"] == str(int(game["day_from"] == "sync"))
            assert row["verified"] == str(int(game["sound"])) and row["state"] == game["state"]
            counted = [row[key] for key in row if key.startswith("part_") and row[key]]
            parts = dict(enumerate(result["parts"])).get(seat) or []
            assert counted == list(map(str, parts[: len(counted)]))
            assert len(counted) >= len(parts) - 1, "a total that is a part is there already"
    assert {row["player"] for row in rows} >= {name.replace("\u202e", "�") for name in ODD_NAMES}
    assert {"Railroad Ink: Deep Blue Edition", "Railroad Ink: Blazing Red Edition", "Emma"} <= {
        row["box"] for row in rows
    }


def test_who_won(filled):
    rows = table(filled("export", "csv", "-").out.encode())
    alone = {(row["note"], row["won"]) for row in rows if row["players"] == "1"}
    assert ("lost", "0") in alone and ("", "") in alone
    assert all(victory == {"won": "1", "lost": "0"}.get(note, "") for note, victory in alone)
    together = [row for row in rows if int(row["players"]) > 1]
    assert {row["won"] for row in together if row["place"] == "1"} == {"1"}
    assert {row["won"] for row in together if row["place"] not in ("", "1")} == {"0"}
    assert {row["won"] for row in together if not row["place"]} == {""}


def test_a_table_for_a_pipe_and_for_german_spreadsheets(filled):
    ran = filled("export", "csv", "-")
    assert ran.code == 0 and ran.out.startswith("id,day,") and not ran.err
    german = filled("export", "csv", "-", "--semicolon").out
    assert table(german.encode(), ";") == table(ran.out.encode())


def test_filters(filled):
    everything = table(filled("export", "csv", "-").out.encode())
    days = sorted({row["day"] for row in everything})
    for words, fits in (
        (("--game", "emma"), lambda row: row["game"] == "Emma"),
        (("--state", "open"), lambda row: row["state"] == "open" and row["verified"] == "1"),
        (("--state", "damaged"), lambda row: row["verified"] == "0"),
        (("--since", days[1]), lambda row: row["day"] >= days[1]),
        (("--until", days[0]), lambda row: row["day"] <= days[0]),
    ):
        found = table(filled("export", "csv", "-", *words).out.encode())
        assert found == [row for row in everything if fits(row)] != everything, words
        assert found
    name = everything[0]["player"]
    mine = {row["id"] for row in everything if row["player"] == name}
    found = table(filled("export", "csv", "-", "--player", name.upper()).out.encode())
    assert {row["id"] for row in found} == mine
    found = json.loads(filled("export", "json", "-", "--player", name.upper()).out)
    assert {game["uid"] for game in found["games"]} == mine
    assert len(filled("export", "csv", "-", "--player", "Nobody").out.splitlines()) == 1
    assert json.loads(filled("export", "json", "-", "--player", "Nobody").out)["games"] == []


def test_json_has_all_that_show_knows(filled):
    ran = filled("export", "json", "-", "--journals")
    found = json.loads(ran.out)
    assert found["signalbox"]["format"] == 1
    known = listed(filled)
    assert {game["uid"] for game in found["games"]} == {game["uid"] for game in known}
    assert len(ran.out.splitlines()) == len(known) + 3, "a line for each game"
    for game in found["games"]:
        journal = game.pop("journal", None)
        if journal is None:
            journal = base64.b64decode(game.pop("journal_base64")).decode("latin-1")
            assert not game["sound"]
        assert journal.startswith('{"signalbox":1')
        assert game.pop("estimated") == (game["day_from"] == "sync")
        starter = game.pop("starter")
        assert starter is None or 0 <= starter < len(game["players"])
    for game in found["games"][::7]:
        assert game == json.loads(filled("show", game["uid"], "--json").out)
    without = json.loads(filled("export", "json", "-").out)
    assert all("journal" not in game and "journal_base64" not in game for game in without["games"])


def test_who_began(filled):
    games = json.loads(filled("export", "json", "-").out)["games"]
    by_kind: dict[tuple, set] = {}
    for game in games:
        draft = bool(game["options"].get("draft"))
        by_kind.setdefault((game["game"], draft), set()).add(game["starter"])
    assert by_kind["railroad", False] == {None}, "everybody draws at the same time"
    assert None not in by_kind["railroad", True]
    assert by_kind["dice", False] == {None}
    for game in games:
        events = [event["text"] for chapter in game["rounds"] for event in chapter["events"]]
        named = [text for text in events if text.endswith(" begins.")]
        if named:
            assert named == [f"{game['players'][game['starter']]} begins."]
        if game["game"] == "off_the_rails":
            done = [text for text in events if text.endswith(" is done.")]
            if done:
                assert done[0] == f"{game['players'][game['starter']]} is done."


def test_nothing_is_replaced_unasked_and_the_store_never(filled, tmp_path):
    file = tmp_path / "there.csv"
    file.write_text("mine")
    ran = filled("export", "csv", file)
    assert ran.code == 2 and "add --force" in ran.err and file.read_text() == "mine"
    assert filled("export", "csv", file, "--force").code == 0 and file.read_text() != "mine"
    before = (tmp_path / "store.sqlite").read_bytes()
    ran = filled("export", "json", tmp_path / "store.sqlite", "--force")
    assert ran.code == 2 and "is the store itself" in ran.err
    assert (tmp_path / "store.sqlite").read_bytes() == before
    (tmp_path / "link.csv").symlink_to(file)
    ran = filled("export", "csv", tmp_path / "link.csv", "--force")
    assert ran.code == 2 and "is not a regular file" in ran.err
    assert filled("export", "csv", tmp_path / "new" / "folder" / "x.csv").code == 0


def test_files_of_ours_that_are_no_journals_or_backups(filled, tmp_path):
    """Nothing of them gets into the store, and the sentence says what they are not."""
    before = listed(filled)
    exported, views = tmp_path / "games.json", tmp_path / "views.sqlite"
    assert filled("export", "json", exported).code == filled("export", "sqlite", views).code == 0
    ran = filled("sync", "--from", exported)
    assert ran.code == 2 and "is not a journal" in ran.err
    ran = filled("verify", exported)
    assert ran.code == 1 and "this is not a Signalbox game" in ran.out and "changed" not in ran.out
    ran = filled("restore", views)
    sentence = f"{views} holds other data: name a file that `signalbox backup` wrote"
    assert (ran.code, ran.err) == (2, f"signalbox: {sentence}\n")
    assert listed(filled) == before
    renamed = tmp_path / "evening.txt"
    renamed.write_bytes(played(4)[3])
    assert filled("sync", "--from", renamed).out.startswith("1 new")


def test_a_damaged_row_is_named_and_hides_no_other(filled, tmp_path):
    from sqlalchemy import text

    uids = [game["uid"] for game in listed(filled)]
    with open_store(tmp_path / "store.sqlite").engine.begin() as connection:
        change = text("UPDATE games SET players = '{' WHERE uid = :uid")
        connection.execute(change, {"uid": uids[0]})
        connection.execute(text("DELETE FROM journals WHERE uid = :uid"), {"uid": uids[1]})
    ran = filled("export", "csv", "-")
    assert ran.code == 1 and uids[0] in ran.err
    assert {row["id"] for row in table(ran.out.encode())} == set(uids[1:])
    ran = filled("export", "json", "-")
    assert ran.code == 1 and uids[0] in ran.err and f"{uids[1]}: its journal is missing" in ran.err
    assert {game["uid"] for game in json.loads(ran.out)["games"]} == set(uids[2:])


def test_only_a_few_games_are_in_memory_at_once(tmp_path, monkeypatch):
    """And pieces come before everything was read, with progress reported."""
    monkeypatch.setattr(selecting, "AT_ONCE", 3)
    store = fill(open_store(tmp_path / "games.sqlite"), played(12))
    asked, progress = [], []
    whole = export_rows.stored_with_notes

    def journals(store, uids):
        asked.append(len(uids))
        return whole(store, uids)

    monkeypatch.setattr(export_rows, "stored_with_notes", journals)
    pieces = json_bytes(store, progress=lambda *reported: progress.append(reported))
    for _ in range(3):
        next(pieces)
    assert asked == [3] and progress == []
    assert len(list(pieces)) == 11 and asked == [3] * 4
    assert progress == [(3, 12), (6, 12), (9, 12), (12, 12)]


def test_a_file_is_whole_or_not_there(tmp_path):
    store = fill(open_store(tmp_path / "games.sqlite"), played(4))

    def torn():
        yield from list(csv_bytes(store, Wanted()))[:3]
        raise KeyboardInterrupt

    with pytest.raises(KeyboardInterrupt):
        write_pieces(store, tmp_path / "games.csv", torn())
    assert [path.name for path in tmp_path.iterdir()] == ["games.sqlite"]


def test_the_documentation_has_the_columns_as_they_are():
    text = DOCS.read_text(encoding="utf-8")
    assert set(re.findall(r"<!-- (\w+ \w+) -->", text)) == set(TABLES)
    assert refreshed(text) == text, "run `python -m tests.support.export_tables`"
    assert [column.name for column in csv_table.columns()][: len(CSV)] == [c.name for c in CSV]
    assert all(column.says for column in (*CSV, *MORE))
