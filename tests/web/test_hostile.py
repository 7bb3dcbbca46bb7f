"""Zip files that somebody has tampered with, and requests that no browser sends: both are refused,
and neither is ever a fault of ours."""

import io
import random
import re
import zipfile
from contextlib import closing

import pytest
from starlette.testclient import TestClient

from host_tools.store import open_store
from host_tools.web.app import app
from host_tools.web.rights import Rights
from host_tools.web.serve import app_state
from host_tools.web.uploads import MOST_UNPACKED, Unpacked, _unpack, take
from tests.host_tools.journals import played
from tests.support.sizes import size
from tests.web.conftest import HERE

METHODS = {
    "stored": zipfile.ZIP_STORED,
    "deflated": zipfile.ZIP_DEFLATED,
    "bzip2": zipfile.ZIP_BZIP2,
    "lzma": zipfile.ZIP_LZMA,
}


@pytest.fixture(scope="module")
def visitor(tmp_path_factory):
    """Of a store without games: they are no matter here, and take time."""
    with closing(open_store(tmp_path_factory.mktemp("store") / "games.sqlite")) as store:
        state = app_state(store, Rights())
        yield TestClient(app(state), HERE, raise_server_exceptions=False, follow_redirects=False)


def packed(method, *names):
    file = io.BytesIO()
    with zipfile.ZipFile(file, "w", method) as made:
        for name in names:
            made.writestr(name, b"no journal at all" * 20)
    return bytearray(file.getvalue())


def unpacked(data):
    found = Unpacked(MOST_UNPACKED)
    _unpack("games.zip", io.BytesIO(data), found)
    return found


@pytest.mark.parametrize("method", METHODS)
def test_whatever_byte_is_changed_all_journals_come_or_none(method):
    whole = packed(METHODS[method], "g00001.jnl", "old/g00002.fin")
    assert [name for name, _ in unpacked(whole).journals] == ["g00001.jnl", "g00002.fin"]
    rng = random.Random(7)
    refused = 0
    for _ in range(size(200, 20_000)):
        data = bytearray(whole)
        for _ in range(rng.choice((1, 1, 1, 4))):
            data[rng.randrange(2, len(data))] ^= 1 << rng.randrange(8)
        found = unpacked(data)
        reasons = {why for _, why in found.refused}
        assert reasons <= {"why_zip", "why_bomb", "why_no_journals"}
        assert not (reasons and found.journals)
        refused += bool(reasons)
    assert refused > 50
    for cut in range(2, len(whole), 7):
        assert unpacked(whole[:cut]).refused


def test_a_name_that_is_no_utf8_and_journals_beside_it(store):
    """The others that were sent along are taken all the same."""
    bad = bytes(packed(zipfile.ZIP_DEFLATED, "ä.jnl")).replace("ä".encode(), b"\xff\xfe")
    journal = played(1)[0]
    done, refused = take(store, [("bad.zip", io.BytesIO(bad)), ("good.jnl", io.BytesIO(journal))])
    assert refused == [("bad.zip", "why_zip")] and len(done.new) == 1


@pytest.mark.parametrize("origin", ["http://[", "null", "", "http://127.0.0.1.example"])
def test_a_form_from_an_origin_that_is_none_of_ours(visitor, origin):
    answer = visitor.post("/log-in", data={"phrase": "x"}, headers={"origin": origin})
    assert answer.status_code == 403


@pytest.mark.parametrize(
    ("kind", "body"),
    [
        ("application/x-www-form-urlencoded", b"token=%ed%a0%80"),
        ("application/x-www-form-urlencoded", b"token=\xff"),
        ("multipart/form-data", b"x"),
        ("multipart/form-data; boundary=", b"--\r\n"),
        ("multipart/form-data; boundary=a", b"--a\r\nContent-Disposition: form-data"),
        ("text/plain", b"token=1"),
    ],
)
@pytest.mark.parametrize("path", ["/add", "/log-in", "/log-out"])
def test_a_body_that_is_no_form_of_ours(visitor, path, kind, body):
    answer = visitor.post(path, content=body, headers={"content-type": kind})
    assert answer.status_code in (400, 403)


@pytest.mark.parametrize(
    "charset",
    [
        *("punycode", "PUNYCODE", '"punycode"', "idna", "utf-7", "utf-16", "rot13", "hex", "zlib"),
        *(
            "latin-1",
            "undefined",
            "raw_unicode_escape",
            "no-such-thing",
            "",
            '"\\"',
            "\t",
            "utf-8x",
        ),
        *("utf-8; charset=punycode", "punycode; charset=utf-8"),
    ],
)
@pytest.mark.parametrize("path", ["/add", "/log-in", "/log-out"])
def test_only_utf8_is_read_as_text(visitor, path, charset):
    """Python's slow encodings would hold up everybody, and some end in odd faults."""
    field = b"--b\r\nContent-Disposition: form-data; name=token\r\n\r\n" + b"a" * 20_000 + b"-9"
    for kind, body in (
        ("multipart/form-data; boundary=b", field + b"\r\n--b--\r\n"),
        ("application/x-www-form-urlencoded", b"token=1"),
    ):
        headers = {"content-type": f"{kind}; charset={charset}"}
        answer = visitor.post(path, content=body, headers=headers)
        assert answer.status_code == 400 and "UTF-8" in answer.text, kind


@pytest.mark.parametrize("charset", ["utf-8", '"UTF-8"', "utf8"])
def test_a_form_may_say_that_it_is_utf8(visitor, charset):
    token = re.search(r'name="token" value="(\w+)"', visitor.get("/add").text)[1]
    body = f"--b\r\nContent-Disposition: form-data; name=token\r\n\r\n{token}\r\n--b--\r\n"
    headers = {"content-type": f"multipart/form-data; boundary=b; charset={charset}"}
    answer = visitor.post("/add", content=body, headers=headers)
    assert "No file was chosen" in answer.text


@pytest.mark.parametrize(
    "path",
    [
        *("/?page=99999999999999999999", "/?page=%c2%b2", "/?since=99999-01-01", "/?text=%00"),
        *("/?text=%ed%a0%80", "/?text=" + "x" * 5000, "/?game=%1b", "/game/%00", "/%ff"),
        *("/game/" + "a" * 3000, "/static/%2e%2e/app.py", "/static/..%2fapp.py", "/static/%00"),
    ],
)
def test_an_address_that_nobody_typed(visitor, path):
    answer = visitor.get(path)
    assert answer.status_code < 500 and "import" not in answer.text
