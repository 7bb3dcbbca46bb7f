"""Journals that are sent: taken, known, refused, whatever they are; and what comes down again."""

import io
import json
import re
import sqlite3
import zipfile
from contextlib import closing

import pytest

from host_tools.journals.examine import LARGEST
from host_tools.store import open_store
from host_tools.store.backups import restore_from
from host_tools.web import uploads
from host_tools.web.uploads import MOST_BYTES, MOST_FILES, take
from tests.host_tools.bgstats_reader import read_file
from tests.host_tools.journals import cut, played


def send(client, *files: tuple[str, bytes], status: int = 200) -> str:
    token = re.search(r'name="token" value="(\w+)"', client.get("/add").text)[1]
    sent = [("files", file) for file in files]
    answer = client.post("/add", data={"token": token}, files=sent)
    assert answer.status_code == status, answer.text
    return answer.text


def zipped(files: dict[str, bytes], level: int = 9) -> bytes:
    out = io.BytesIO()
    with zipfile.ZipFile(out, "w", zipfile.ZIP_DEFLATED, compresslevel=level) as packed:
        for name, data in files.items():
            packed.writestr(name, data)
    return out.getvalue()


@pytest.fixture
def empty(client_of, store):
    return client_of(store)


def test_journals_are_imported_once_and_reported(empty, store):
    games = played(12)
    text = send(empty, *[(f"g{n}.jnl", data) for n, data in enumerate(games[:3])])
    assert "3 new games" in text and len(store.games()) == 3
    for entry in store.games():
        assert f'href="/game/{entry.uid}"' in text
    text = send(empty, ("again.jnl", games[0]), ("new.jnl", games[3]))
    assert "1 new game<" in text.replace("\n", "<") and "1 known already" in text
    text = send(empty, ("open.jnl", cut(games[4], 4)))
    assert "Still open" in text
    assert "1 game continued" in send(empty, ("longer.jnl", games[4]))


def test_a_zip_file_brings_its_journals_whatever_their_paths(empty, store, tmp_path):
    games = played(12)
    odd = {
        "../../etc/g1.jnl": games[0],
        "/absolute/g2.fin": games[1],
        "C:\\x\\g3.cop": games[2],
        "notes.txt": b"no journal",
        "folder/": b"",
    }
    text = send(empty, ("all.zip", zipped(odd)))
    assert "3 new games" in text and "refused" not in text
    assert sorted(store.journals([e.uid for e in store.games()]).values()) == sorted(games[:3])


def test_a_game_that_does_not_verify_is_stored_and_named(empty, store):
    broken = bytearray(played()[0])
    broken[300] ^= 1
    text = send(empty, ("<b>odd</b>.jnl", bytes(broken)), ("binary.jnl", bytes(range(256)) * 4))
    assert "2 do not verify" in text and "checksum" in text
    assert "<b>odd" not in text and "&lt;b&gt;odd" in text
    uid = next(e.uid for e in store.games() if e.faults)
    assert "Something is wrong" in empty.get(f"/game/{uid}").text


@pytest.mark.parametrize(
    ("name", "data", "why"),
    [
        ("empty.jnl", b"", "never began"),
        ("large.jnl", b"x" * (LARGEST + 1), "larger than any"),
        ("photo.jpeg", b"\xff\xd8\xff\xe0 and more", "neither a journal"),
        ("broken.zip", b"PK\x03\x04 and nothing more", "not a zip file"),
        ("none.zip", zipped({"readme.txt": b"hello"}), "without journals"),
        ("nothing.zip", zipped({}), "without journals"),
    ],
)
def test_what_is_refused_is_named_with_the_reason(empty, store, name, data, why):
    text = send(empty, (name, data))
    assert "1 refused" in text and name in text and why in text
    assert store.games() == []


def test_a_zip_bomb_is_noticed_while_it_unpacks(store, monkeypatch):
    """Its directory may say what it likes about sizes."""
    monkeypatch.setattr(uploads, "MOST_UNPACKED", 3 * LARGEST)
    bomb = zipped({f"{n}.jnl": b"\0" * LARGEST for n in range(8)})
    assert len(bomb) < 20_000
    done, refused = take(store, [("bomb.zip", io.BytesIO(bomb))])
    assert refused == [("bomb.zip", "why_bomb")] and not done.new and store.games() == []


def test_a_zip_of_too_many_files_and_one_inside_another(store, monkeypatch):
    monkeypatch.setattr(uploads, "MOST_INSIDE", 3)
    many = zipped({f"{n}.jnl": b"x" for n in range(4)})
    nested = zipped({"inner.jnl": zipped({"1.jnl": played()[0]})})
    _, refused = take(store, [("many.zip", io.BytesIO(many)), ("n.zip", io.BytesIO(nested))])
    assert refused == [("many.zip", "why_many")]
    assert all(not entry.valid for entry in store.games())  # what is inside is no journal


def test_an_encrypted_zip_is_refused(store):
    data = bytearray(zipped({"1.jnl": b"x" * 50}))
    data[6] |= 1
    data[data.index(b"PK\x01\x02") + 8] |= 1
    _, refused = take(store, [("locked.zip", io.BytesIO(bytes(data)))])
    assert refused == [("locked.zip", "why_zip")]


def test_too_much_at_once_is_refused(empty, store, monkeypatch):
    monkeypatch.setattr("host_tools.web.pages.add.MOST_BYTES", 5000)
    text = send(empty, ("a.jnl", b"x" * 6000), status=413)
    assert 'role="alert"' in text and store.games() == []

    # Nobody has said how long it is.
    pieces = (b"x" * 1000 for _ in range(20))
    headers = {"content-type": "multipart/form-data; boundary=b"}
    answer = empty.post("/add", content=pieces, headers=headers)
    assert answer.status_code == 413 and "content-length" not in answer.request.headers


def test_too_many_files_and_no_form_at_all_are_refused(empty, monkeypatch):
    monkeypatch.setattr("host_tools.web.pages.add.MOST_FILES", 2)
    files = [(f"{n}.jnl", b"x") for n in range(3)]
    assert 'role="alert"' in send(empty, *files, status=400)
    assert "No file" in send(empty, status=400)
    for kind in ("multipart/form-data", "multipart/form-data; boundary=x", "text/plain"):
        answer = empty.post("/add", content=b"\x00garbage", headers={"content-type": kind})
        assert answer.status_code in (400, 403) and 'role="alert"' in answer.text


def test_the_limits_are_those_that_the_page_names(empty):
    assert f"{MOST_BYTES >> 20} MB and {MOST_FILES} files" in empty.get("/add").text


def test_everything_comes_down_again(client, filled, tmp_path):
    packed = zipfile.ZipFile(io.BytesIO(client.get("/download/signalbox-journals.zip").content))
    found = {name.removesuffix(".jnl"): packed.read(name) for name in packed.namelist()}
    assert found == filled.journals([entry.uid for entry in filled.games()])
    backup = tmp_path / "backup.sqlite"
    backup.write_bytes(client.get("/download/signalbox-games.sqlite").content)
    assert sqlite3.connect(backup).execute("SELECT count(*) FROM games").fetchone() == (12,)
    other = open_store(tmp_path / "other.sqlite")
    assert restore_from(str(backup), other)["new"] == 12
    other.close()
    assert len(json.loads(client.get("/download/signalbox-games.json").content)["games"]) == 12
    lines = client.get("/download/signalbox-games.csv").content.decode("utf-8-sig").splitlines()
    assert len(lines) == 1 + sum(len(entry.players) for entry in filled.games())


def test_what_was_downloaded_is_known_when_it_is_sent(client, filled):
    archive = client.get("/download/signalbox-journals.zip").content
    text = send(client, ("all.zip", archive))
    assert "12 known already" in text and "new game" not in text


def test_a_zip_of_very_many_entries_is_refused_before_its_directory_is_read(store, monkeypatch):
    monkeypatch.setattr(uploads, "MOST_ENTRIES", 30)
    many = zipped({f"{n}.txt": b"" for n in range(31)})
    few = zipped({f"{n}.txt": b"" for n in range(29)} | {"1.jnl": played()[0]})
    done, refused = take(store, [("many.zip", io.BytesIO(many)), ("few.zip", io.BytesIO(few))])
    assert refused == [("many.zip", "why_many")] and len(done.new) == 1
    monkeypatch.setattr(zipfile, "ZipFile", None)  # nobody can open it
    _, refused = take(store, [("many.zip", io.BytesIO(many))])
    assert refused == [("many.zip", "why_many")]


def test_entries_are_counted_across_the_pieces_that_are_read(monkeypatch):
    many = zipped({f"{n}.txt": bytes(range(n)) for n in range(40)})
    for piece in (1, 2, 3, 5, 64, 1000):
        monkeypatch.setattr(uploads, "MB", piece)
        assert uploads.entries_in(io.BytesIO(many)) == 40


def test_bg_stats_and_tables_come_down_too(client, filled, tmp_path):
    answer = client.get("/download/signalbox-games.bgsplay")
    assert 'filename="signalbox-games.bgsplay"' in answer.headers["content-disposition"]
    reported = read_file(answer.content)
    wanted = [e for e in filled.games(state="finished") if e.game != "dice"]
    assert len(reported["plays"]) == len(wanted) > 0
    tables = tmp_path / "tables.sqlite"
    tables.write_bytes(client.get("/download/signalbox-tables.sqlite").content)
    with closing(sqlite3.connect(tables)) as connection:
        assert connection.execute("SELECT count(*) FROM games").fetchone() == (12,)


def test_faults_are_described_in_the_language_of_the_page(empty, store):
    broken = bytearray(played()[0])
    broken[300] ^= 1
    empty.cookies.set("language", "de")
    assert "die Prüfsumme passt nicht" in send(empty, ("g1.jnl", bytes(broken)))
    uid = next(e.uid for e in store.games() if e.faults)
    text = empty.get(f"/game/{uid}").text
    assert "die Prüfsumme passt nicht" in text and "checksum" not in text
