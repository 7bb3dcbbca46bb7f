"""What seldom happens: damaged rows, files that break off, long reports, odd cookies."""

import io
import os
import sqlite3
import zipfile
from contextlib import closing
from html import unescape

import pytest
from sqlalchemy import delete, event
from starlette.requests import Request
from starlette.routing import Match
from starlette.testclient import TestClient

from host_tools.common.errors import BadInput
from host_tools.games import game_info
from host_tools.page.names import Names
from host_tools.pieces.game import options_in_words, score_table
from host_tools.pieces.history import note, row, seats
from host_tools.pieces.words import LANGUAGES, Words, words
from host_tools.store.errors import MISSING
from host_tools.store.importing import Imported
from host_tools.store.schema import journals
from host_tools.web import uploads
from host_tools.web.app import app, routes
from host_tools.web.cache import Cache
from host_tools.web.forms import _from_elsewhere
from host_tools.web.pages.add import NAMED, Line, report
from host_tools.web.rights import LONGEST, SHORTEST, Phrase, Rights, with_phrases
from host_tools.web.serve import app_state
from host_tools.web.uploads import Unpacked, take
from tests.host_tools.journals import played, recorded, shared_code
from tests.web.conftest import HERE
from tests.web.test_addresses import ADDRESSES


def test_every_address_is_one_page():
    everything = routes()
    for path, (status, _) in ADDRESSES.items():
        asked = {"type": "http", "path": path, "method": "GET", "root_path": ""}
        found = [one for one in everything if one.matches(asked)[0] == Match.FULL]
        assert len(found) == 1, path
        assert callable(getattr(found[0], "endpoint", found[0].app)), (path, status)
    for path in ("/add", "/log-in", "/log-out"):
        asked = {"type": "http", "path": path, "method": "POST", "root_path": ""}
        (found,) = [one for one in everything if one.matches(asked)[0] == Match.FULL]
        assert callable(found.endpoint), path


def test_a_missing_journal_is_a_page_with_a_sentence(client_of, filled):
    uid = filled.games()[0].uid
    with filled.engine.begin() as connection:
        connection.execute(delete(journals).where(journals.c.uid == uid))
    client = client_of(filled)
    for path in (f"/game/{uid}/journal", f"/game/{uid}"):
        answer = client.get(path)
        assert answer.status_code == 500 and 'role="alert"' in answer.text, path
        sentence = words("en").say("fault_game", f"{uid}: {MISSING}").replace("`", "")
        assert sentence in unescape(answer.text)
        german = client.get(path, headers={"Accept-Language": "de"})
        assert f"{uid}: das Protokoll fehlt in der Ablage" in german.text


@pytest.mark.parametrize(
    ("path", "sentence"),
    [
        ("/?game=chess", "'chess' ist unbekannt. Möglich sind railroad, "),
        ("/?since=soon", "'soon' ist kein Tag: schreib ihn wie 2026-11-14"),
        ("/statistics?game=chess", "'chess' ist unbekannt. Möglich sind railroad, "),
        ("/dice?until=soon", "'soon' ist kein Tag"),
    ],
)
def test_refusals_are_in_the_language_of_the_page(client_of, store, path, sentence):
    answer = client_of(store).get(path, headers={"Accept-Language": "de"})
    assert answer.status_code == 400 and sentence in unescape(answer.text)


@pytest.mark.parametrize("name", ["games.csv", "games.json", "games.bgsplay"])
def test_a_database_that_goes_away_during_a_download_is_a_page(client_of, filled, name, capsys):
    """The list of games is read; before the games themselves are, their table is gone."""
    asked = []

    @event.listens_for(filled.engine, "before_cursor_execute")
    def gone_later(_connection, _cursor, statement, *_more):
        asked.append(statement)
        if len(asked) == 3 and "games" not in dropped:
            with closing(sqlite3.connect(filled.engine.url.database)) as other:
                other.execute("DROP TABLE games")
                other.execute("DROP TABLE journals")
            dropped.append("games")

    dropped = []
    answer = client_of(filled).get(f"/download/signalbox-{name}")
    assert dropped and answer.status_code == 503 and 'role="alert"' in answer.text
    assert words("en").say("fault_store") in unescape(answer.text)
    assert "no such table" in capsys.readouterr().err


def test_a_file_that_was_made_is_gone_once_it_is_sent(client_of, store, tmp_path, monkeypatch):
    monkeypatch.setattr("tempfile.tempdir", str(tmp_path))
    client = client_of(store)
    before = set(os.listdir(tmp_path))
    for name in ("games.sqlite", "journals.zip", "tables.sqlite"):
        assert client.get(f"/download/signalbox-{name}").status_code == 200
    assert set(os.listdir(tmp_path)) == before


def test_the_journals_of_a_zip_come_in_the_order_of_their_ids(client_of, filled, monkeypatch):
    monkeypatch.setattr("host_tools.web.pages.download.AT_ONCE", 5)
    answer = client_of(filled).get("/download/signalbox-journals.zip")
    with zipfile.ZipFile(io.BytesIO(answer.content)) as packed:
        assert packed.namelist() == sorted(f"{entry.uid}.jnl" for entry in filled.games())
        assert {entry.compress_type for entry in packed.infolist()} == {zipfile.ZIP_DEFLATED}


@pytest.mark.parametrize(
    ("cookie", "new"), [("", True), ("x", False), ("x" * 64, False), ("x" * 65, True)]
)
def test_a_visitor_keeps_a_token_that_may_be_ours(client_of, store, cookie, new):
    client = client_of(store)
    client.cookies.set("signalbox", cookie)
    said = client.get("/log-in").headers.get("set-cookie", "")
    assert said.startswith("signalbox=") == new
    assert not new or said.endswith("; Path=/; HttpOnly; SameSite=Strict")


def test_without_a_pass_phrase_the_way_back_is_remembered(client_of, store):
    shared = app_state(store, Rights({"read": Phrase("kettle valley")}), "0.0.0.0")
    client = client_of(None, shared=shared)
    for ask in (client.get, client.head):
        answer = ask("/dice?game=emma")
        assert answer.headers["location"] == "/log-in?back=/dice%3Fgame%3Demma"
    assert client.put("/dice").status_code == 403


def test_the_names_that_a_computer_goes_by(store, monkeypatch):
    monkeypatch.setattr("socket.gethostname", lambda: "Club-PC.example")
    rights = Rights({"read": Phrase("kettle valley")})
    own = {"127.0.0.1", "localhost", "[::1]"}
    assert app_state(store, rights).names == Names(frozenset(own), any_address=False)
    behind_proxy = app_state(store, rights, names=["Club.example"]).names
    assert behind_proxy == Names(frozenset(own | {"club.example"}), any_address=False)
    open_to_all = app_state(store, rights, "Games.Club").names
    others = {"games.club", "club-pc.example", "club-pc.local"}
    assert open_to_all == Names(frozenset(own | others), any_address=True)
    with pytest.raises(BadInput, match="others may read only with a pass phrase: give one"):
        app_state(store, Rights(), "0.0.0.0")


def test_the_length_of_pass_phrases():
    short, long = "x" * SHORTEST, "y" * LONGEST
    rights = with_phrases(short, long)
    assert set(rights.phrases) == {"read", "add"} and rights.phrases["add"].fits(long)
    for read, add, why in (
        (short[1:], "", "has 8 to 200 characters: choose another"),
        (short, long + "y", "has 8 to 200 characters"),
        ("", long, "others may read only with a pass phrase: give one"),
        (short, short, "choose two different pass phrases"),
    ):
        with pytest.raises(BadInput, match=why):
            with_phrases(read, add)


def test_a_long_report_names_some_and_counts_the_rest():
    ids = [f"{n:016x}" for n in range(NAMED + 2)]
    refused = [(f"{n}.zip", "why_bomb") for n in range(NAMED)] + [("z", "why_many")]
    done = Imported(new=ids, longer=ids[:NAMED], known=1, running=ids[:1])
    assert report(done, refused, words("en")) == [
        Line("52 new games", ids[:NAMED], [], 2),
        Line("50 games continued", ids[:NAMED], [], 0),
        Line("1 known already"),
        Line("Still open, dice not yet revealed:", ids[:1]),
        Line(
            "51 refused",
            [],
            [(f"{n}.zip", "a zip file that unpacks to more than 128 MB") for n in range(NAMED)],
            1,
        ),
    ]
    (line,) = report(Imported(), [("z", "why_many"), ("e", "why_empty")], words("en"))
    assert line.files == [("z", "more than 20000 files"), ("e", "empty: the game never began")]
    assert report(Imported(), [], words("de")) == []


def test_what_a_row_of_the_list_says(filled):
    entry = next(e for e in filled.games("emma") if len(e.players) > 1 and e.result["totals"])
    result = {"totals": [7], "places": [1, 1], "winners": [0, 1], "note": "6 throws"}
    odd = entry._replace(players=["Ada", "Bo"], result=result, dice="odd", game="chess" * 9)
    said = row(odd, words("en"))
    assert (said["dice"], said["mark"], said["note"]) == ("none", "", "6 throws")
    assert said["title"] == "chesschesschess…"
    assert [tuple(seat) for seat in said["seats"]] == [("Ada", 7, True), ("Bo", None, True)]
    result |= {"totals": ["7"], "places": [1], "winners": []}
    alone = entry._replace(players=["Ada"], result=result)
    assert [tuple(seat) for seat in seats(alone, "en")] == [("Ada", None, False)]
    for text, english, german in (
        ("won", "won", "gewonnen"),
        ("6 throws", "6 throws", "6 Würfe"),
        ("something new", "something new", "something new"),
        ("", "", ""),
    ):
        other = entry._replace(result=result | {"note": text})
        assert (note(other, words("en")), note(other, words("de"))) == (english, german)
    assert len(note(entry._replace(result=result | {"note": "x" * 99}), words("en"))) == 60


def zipped(*names: str) -> io.BytesIO:
    file = io.BytesIO()
    with zipfile.ZipFile(file, "w") as packed:
        for name in names:
            packed.writestr(name, b"x" * 100)
    return file


def test_several_zip_files_share_their_limits(store, monkeypatch):
    found = Unpacked(250)
    for number in range(3):
        uploads._unpack(f"{number}.zip", zipped(f"{number}.jnl"), found)
    assert [name for name, _ in found.journals] == ["0.jnl", "1.jnl"]
    assert (found.budget, found.refused) == (50, [("2.zip", "why_bomb")])
    full = Unpacked(100)
    uploads._unpack("full.zip", zipped("1.jnl"), full)
    assert (full.budget, len(full.journals), full.refused) == (0, 1, [])
    monkeypatch.setattr(uploads, "MOST_INSIDE", 2)
    exact = Unpacked(1000)
    uploads._unpack("exact.zip", zipped("1.jnl", "2.jnl"), exact)
    assert len(exact.journals) == 2
    uploads._unpack("more.zip", zipped("3.jnl"), exact)
    assert exact.refused == [("more.zip", "why_many")]
    long = "x" * 100 + ".txt"
    _, refused = take(store, [(long, io.BytesIO(b"text")), (long, io.BytesIO(b"PK"))])
    assert [(len(name), why) for name, why in refused] == [(80, "why_other"), (80, "why_zip")]


def test_a_file_without_an_ending_is_known_by_how_it_begins(store):
    done, refused = take(store, [("journal", io.BytesIO(played()[0]))])
    assert len(done.new) == 1 and refused == []


def test_the_pages_of_a_list_lead_to_each_other(client_of, filled, monkeypatch):
    monkeypatch.setattr("host_tools.store.paging.SIZE", 5)
    text = client_of(filled).get("/?order=oldest&page=2").text
    for rel, page in (("prev", 1), ("next", 3)):
        assert f'rel="{rel}" href="/?order=oldest&amp;page={page}"' in text
    assert "<details open>" in text
    assert "<details>" in client_of(filled).get("/?text=a").text
    assert "Page 1 of 3" in client_of(filled).get("/?page=123456789").text


def test_a_table_of_scores_has_a_dash_for_what_is_not_known(filled):
    entry = next(e for e in filled.games() if e.game == "railroad")
    result = {"totals": [9], "places": [None], "parts": [[1, 2, 3, 1, 1, 1], [1, 2]], "note": ""}
    odd = entry._replace(players=["Ada", "Bo", "Cy"], result=result)
    table = dict(score_table(odd, "en"))
    assert list(table) == [*game_info("railroad").parts, "total"]
    assert table["exits"] == [1, None, None] and table["total"] == [9, None, None]
    other = odd._replace(game="chess", result=result | {"places": [2, 1]})
    assert score_table(other, "en") == [("total", [9, None, None]), ("place", [2, 1, None])]
    assert score_table(odd._replace(result=result | {"totals": [None, None]}), "en") == []


def test_options_that_nobody_knows_are_not_shown(filled):
    entry = next(e for e in filled.games() if e.game == "railroad")
    options = {"edition": "blazing_red", "draft": 0, "odd": 1, "expansion": ["lake"]}
    odd = entry._replace(options=options)
    assert options_in_words(odd, "en") == [("Edition", "Blazing Red")]
    assert options_in_words(odd._replace(game="chess"), "en") == []


def test_what_was_computed_is_there_until_a_game_comes_or_others_are_wanted_more(filled):
    kept, made = Cache(2), []

    def get(place):
        return kept.get(filled, place, lambda: made.append(place) or place * 2)

    assert [get(place) for place in "aabacb"] == ["aa", "aa", "bb", "aa", "cc", "bb"]
    assert made == ["a", "b", "c", "b"], "of two, the one goes that was asked for longest ago"
    with filled.turn() as connection:
        filled.add(connection, recorded(shared_code(7, "Newcomer")), 1_790_000_000)
    assert get("b") == "bb" and made == ["a", "b", "c", "b", "b"]


def test_a_server_that_starts_and_ends_asks_nobody(client_of, store):
    with client_of(store) as client:  # with what comes before the first request
        assert client.get("/log-in").status_code == 200


def test_with_debug_a_failure_is_shown_whole(client_of, filled, monkeypatch):
    monkeypatch.setattr("host_tools.web.pages.history.uids_of", lambda *_: 1 / 0)
    monkeypatch.setattr("sys.argv", ["signalbox", "--debug"])
    client = TestClient(app(app_state(filled, Rights())), HERE)
    with pytest.raises(ZeroDivisionError):
        client.get("/")


@pytest.mark.parametrize(("lines", "status"), [(10_000, 413), (9000, 403)])
def test_a_pass_phrase_of_a_whole_book_is_refused(client_of, store, lines, status):
    answer = client_of(store).post("/log-in", data={"phrase": "x" * lines, "token": ""})
    assert answer.status_code == status


def test_what_cannot_be_written_is_a_page_with_a_sentence(client_of, store, monkeypatch):
    def full(_store, _file):
        raise BadInput("the disk is full:\nfree some space")

    monkeypatch.setattr("host_tools.web.pages.download.write_backup", full)
    answer = client_of(store).get("/download/signalbox-games.sqlite")
    assert answer.status_code == 400 and 'role="alert"' in answer.text
    assert words("en").say("fault_game", "the disk is full: free some space") in answer.text


def test_a_store_that_is_gone_is_named_on_the_terminal(client_of, filled, capsys):
    with filled.engine.begin() as connection:
        connection.exec_driver_sql("DROP TABLE journals")
        connection.exec_driver_sql("DROP TABLE games")
    assert client_of(filled).get("/").status_code == 503
    said = capsys.readouterr().err
    assert said == "signalbox: the store cannot be used (no such table: games)\n"


@pytest.mark.parametrize(
    ("headers", "refused"),
    [
        ({}, False),
        ({"origin": "http://club.example"}, False),
        ({"origin": "http://club.example", "sec-fetch-site": "same-origin"}, False),
        ({"sec-fetch-site": "none"}, False),
        ({"sec-fetch-site": "cross-site"}, True),
        ({"sec-fetch-site": "same-site"}, True),
        ({"origin": "http://other.example"}, True),
        ({"origin": "null"}, True),
        ({"origin": "http://["}, True),
        ({"origin": "http://other.example", "sec-fetch-site": "same-origin"}, True),
    ],
)
def test_where_a_form_comes_from(headers, refused):
    given = {"host": "club.example"} | headers
    raw = [(name.encode(), value.encode()) for name, value in given.items()]
    assert _from_elsewhere(Request({"type": "http", "headers": raw})) == refused


def test_words_know_their_language():
    for language in LANGUAGES:
        made = Words(language)
        assert (made.language, made.texts) == (language, words(language).texts)
