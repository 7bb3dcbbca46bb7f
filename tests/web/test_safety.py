"""What nobody may do: other names, other sites, no pass phrase, guessing, HTML in names."""

import re
from concurrent.futures import ThreadPoolExecutor

import pytest

from host_tools.common.errors import BadInput
from host_tools.web.rights import WINDOW_S, Phrase, Rights, with_phrases
from host_tools.web.serve import app_state, is_local, server
from tests.host_tools.journals import shared_code
from tests.web.conftest import HERE

READING, ADDING = "kettle valley line", "rotary snow plough"
PAGES = ("/", "/add", "/download", "/log-in", "/nothing", "/static/style.css", "/icon.svg")


class Clock:
    now = 1000.0

    def __call__(self) -> float:
        return self.now


@pytest.fixture
def clock():
    return Clock()


@pytest.fixture(scope="module")
def phrases():
    """Hashed once, which takes time on purpose."""
    return with_phrases(READING, ADDING).phrases


@pytest.fixture
def guarded(filled, clock, phrases):
    rights = Rights(phrases)
    rights.clock = rights.wrong.clock = clock
    return app_state(filled, rights, "0.0.0.0")


@pytest.fixture
def visitor(client_of, guarded):
    """A new browser at a guarded app."""
    return lambda **options: client_of(None, shared=guarded, **options)


def form_token(client, path: str = "/log-in") -> str:
    return re.search(r'name="token" value="([0-9a-f]{64})"', client.get(path).text)[1]


def log_in(client, phrase: str, **more):
    return client.post("/log-in", data={"token": form_token(client), "phrase": phrase, **more})


@pytest.mark.parametrize("path", PAGES)
def test_every_answer_carries_the_headers(client, path):
    headers = client.get(path).headers
    policy = headers["content-security-policy"]
    assert "default-src 'none'" in policy and "frame-ancestors 'none'" in policy
    assert "unsafe" not in policy and "form-action 'self'" in policy
    assert headers["x-content-type-options"] == "nosniff"
    assert headers["x-frame-options"] == "DENY"
    assert headers["referrer-policy"] == "same-origin"
    assert "server" not in headers


@pytest.mark.parametrize(
    "host",
    ["evil.example", "127.0.0.1.evil.example", "", "localhost.evil.example:80", "192.168.0.9"],
)
def test_a_name_that_somebody_pointed_here_gets_nothing(client, host):
    for path in PAGES:
        answer = client.get(path, headers={"host": host})
        assert answer.status_code == 421 and 'role="alert"' in answer.text
        assert "/game/" not in answer.text


@pytest.mark.parametrize("host", ["127.0.0.1", "localhost:8747", "[::1]:8747", "LOCALHOST"])
def test_the_own_names_are_answered(client, host):
    assert client.get("/", headers={"host": host}).status_code == 200


def test_others_are_answered_by_number_and_by_the_computers_name(visitor):
    for host, status in (("192.168.0.9:80", 200), ("[fe80::1]", 200), ("evil.example", 421)):
        assert visitor().get("/log-in", headers={"host": host}).status_code == status


def test_a_name_of_its_own_is_answered_and_no_other(client_of, filled, phrases):
    """As behind a proxy, which passes the name on by which people call it."""
    shared = app_state(filled, Rights(phrases), names=["Games.Club.example"])
    for host, status in (
        ("games.club.example", 200),
        ("GAMES.club.EXAMPLE.:443", 200),
        ("127.0.0.1", 200),
        ("club.example", 421),
        ("games.club.example.evil.example", 421),
        ("192.168.0.9", 421),
    ):
        client = client_of(None, shared=shared)
        assert client.get("/log-in", headers={"host": host}).status_code == status, host


@pytest.mark.parametrize("name", ["", "a b", "http://x.example", "x.example:80", "x/y", "-x", "*"])
def test_what_is_no_name_is_refused(store, phrases, name):
    with pytest.raises(BadInput, match="--name"):
        app_state(store, Rights(phrases), names=[name])


@pytest.mark.parametrize("proxy", ["", "proxy.example", "1.2.3", "10.0.0.1/8", "*"])
def test_a_proxy_that_is_no_address_is_refused(store, phrases, proxy):
    with pytest.raises(BadInput, match="--proxy"):
        server(app_state(store, Rights(phrases)), proxies=[proxy])


@pytest.mark.parametrize("path", ["/", "/add", "/download", "/game/abc", "/game/abc/journal"])
def test_without_a_pass_phrase_nothing_is_shown(visitor, path):
    answer = visitor().get(path)
    assert answer.status_code == 303 and answer.headers["location"].startswith("/log-in?back=")
    assert answer.content == b""


@pytest.mark.parametrize("path", ["/add", "/log-out", "/"])
def test_without_a_pass_phrase_nothing_is_changed(visitor, path):
    answer = visitor().post(path, data={})
    assert answer.status_code == 403 and 'role="alert"' in answer.text


def test_reading_and_adding_are_two_rights(visitor):
    reader, adder = visitor(), visitor()
    answer = log_in(reader, READING, back="/?game=emma")
    assert (answer.status_code, answer.headers["location"]) == (303, "/?game=emma")
    assert reader.get("/").status_code == 200 and 'href="/add"' not in reader.get("/").text
    assert reader.get("/add").status_code == 403
    token = form_token(reader, "/")
    answer = reader.post("/add", data={"token": token}, files={"files": ("a.jnl", b"x")})
    assert answer.status_code == 403
    assert log_in(adder, ADDING).status_code == 303
    assert adder.get("/add").status_code == adder.get("/").status_code == 200


def test_a_session_ends_by_logging_out_and_by_itself(visitor, clock, guarded):
    client = visitor()
    log_in(client, READING)
    cookie = client.cookies["signalbox"]
    assert client.get("/").status_code == 200
    answer = client.post("/log-out", data={"token": form_token(client, "/")})
    assert answer.status_code == 303 and client.get("/").status_code == 303
    client.cookies.set("signalbox", cookie)
    assert client.get("/").status_code == 303, "the old token is worth nothing"
    log_in(client, READING)
    clock.now += 13 * 3600
    assert client.get("/").status_code == 303


def test_logging_in_gives_a_new_token_that_scripts_and_other_sites_do_not_see(visitor):
    client = visitor()
    before = client.get("/log-in").headers["set-cookie"]
    after = log_in(client, READING).headers["set-cookie"]
    assert before.split(";")[0] != after.split(";")[0]
    for cookie in (before, after):
        assert "HttpOnly" in cookie and "SameSite=Strict" in cookie


def test_logging_in_again_ends_the_session_before(visitor):
    """No token with fewer rights stays behind, nor one that somebody else knows."""
    client = visitor()
    log_in(client, READING)
    before = client.cookies["signalbox"]
    assert log_in(client, ADDING).status_code == 303
    other = visitor()
    other.cookies.set("signalbox", before)
    assert other.get("/").status_code == 303 and client.get("/add").status_code == 200


def test_over_tls_the_cookie_stays_there(client_of, filled):
    client = client_of(filled, with_phrases(READING))
    for scheme in ("http", "https"):
        for path in ("/log-in", "/language/de"):
            cookie = client.get(f"{scheme}://127.0.0.1{path}").headers["set-cookie"]
            assert ("; Secure" in cookie) == (scheme == "https")
            client.cookies.clear()


def test_guessing_ends_soon_and_costs_others_nothing(visitor, clock):
    client = visitor(client=("10.0.0.7", 5000))
    for _ in range(4):
        answer = log_in(client, "wrong wrong")
        assert answer.status_code == 403 and "is wrong" in answer.text
    for phrase in ("wrong wrong", READING):
        answer = log_in(client, phrase)
        assert answer.status_code == 429 and "wait" in answer.text
        assert 0 < int(answer.headers["retry-after"]) <= WINDOW_S
    assert log_in(visitor(client=("10.0.0.8", 5000)), READING).status_code == 303
    clock.now += WINDOW_S + 1
    assert log_in(client, READING).status_code == 303


def test_guessing_in_parallel_ends_as_soon(guarded):
    """The wait is looked at again when it is one's turn: many had none when they came."""
    with ThreadPoolExecutor(12) as people:
        tried = [people.submit(guarded.rights.log_in, "wrong wrong", "10.0.0.7") for _ in "a" * 12]
        assert [one.result() for one in tried] == [None] * 12
    assert len(guarded.rights.wrong.of_all) == 5
    assert guarded.rights.log_in(READING, "10.0.0.7") is None
    assert guarded.rights.log_in(READING, "10.0.0.8") is not None


def test_many_addresses_together_cannot_guess_for_ever(visitor, clock, guarded):
    for number in range(100):
        guarded.rights.wrong.note(f"10.1.1.{number}")
    assert log_in(visitor(client=("10.0.0.9", 1)), READING).status_code == 429


@pytest.mark.parametrize("token", ["", "0" * 64, "ä", "x" * 5000])
def test_a_form_needs_the_token_of_its_visitor(client, token):
    client.get("/add")
    files = {"files": ("a.jnl", b"x")}
    answer = client.post("/add", data={"token": token}, files=files)
    assert answer.status_code == 403 and 'role="alert"' in answer.text


def test_a_form_of_another_visitor_or_another_site_is_refused(client_of, filled):
    shared = app_state(filled, Rights())
    one, other = client_of(None, shared=shared), client_of(None, shared=shared)
    stolen = {"token": form_token(one, "/add")}
    other.get("/")
    files = {"files": ("a.jnl", b"x")}
    assert other.post("/add", data=stolen, files=files).status_code == 403
    assert one.post("/add", data=stolen, files=files).status_code == 200
    for headers in (
        {"origin": "http://evil.example"},
        {"sec-fetch-site": "cross-site"},
        {"sec-fetch-site": "same-site"},
    ):
        assert one.post("/add", data=stolen, files=files, headers=headers).status_code == 403
    for headers in (
        {"origin": HERE},
        {"sec-fetch-site": "same-origin"},
        {"sec-fetch-site": "none"},
    ):
        assert one.post("/add", data=stolen, files=files, headers=headers).status_code == 200


@pytest.mark.parametrize(
    ("read", "add"), [("", ""), ("short", ""), ("long enough", "long enough"), ("x" * 201, "")]
)
def test_phrases_that_protect_nothing_are_refused(read, add):
    with pytest.raises(BadInput):
        with_phrases(read, add)


def test_others_are_let_in_only_with_a_pass_phrase(store):
    with pytest.raises(BadInput):
        app_state(store, Rights(), "0.0.0.0")
    with pytest.raises(BadInput):
        app_state(store, Rights(), names=["games.club.example"])
    assert is_local("127.0.0.2") and is_local("::1") and not is_local("192.168.0.1")


def test_a_phrase_is_stored_as_a_hash():
    phrase = Phrase(READING)
    assert phrase.fits(READING) and not phrase.fits(ADDING)
    assert READING.encode() not in phrase.digest + phrase.salt
    assert Phrase(READING).digest != phrase.digest


HOSTILE = ("<script>alert(1)</script>", '"><img src=x onerror=alert(1)>', "{{ 7 * 7 }}", "</td>'&")


@pytest.mark.parametrize("name", HOSTILE)
def test_a_name_is_never_html(client_of, store, name, tmp_path):
    client = client_of(store)
    files = {"files": (name, shared_code(1, name))}
    answer = client.post("/add", data={"token": form_token(client, "/add")}, files=files)
    assert answer.status_code == 200
    (entry,) = store.games()
    for path in ("/", f"/game/{entry.uid}", f"/?player={name}&text={name}", "/download"):
        text = client.get(path).text
        assert "<script>alert" not in text and "<img src=x" not in text and "</td>'" not in text
        assert "onerror=alert" not in text or "&#34;&gt;&lt;img" in text
        assert "7 * 7" not in name or path == "/download" or "{{ 7 * 7 }}" in text


def test_a_failure_of_ours_is_a_page_without_a_trace(client_of, filled, monkeypatch, capsys):
    def fail(*_):
        raise ZeroDivisionError("\x1b[31m secret of the house")

    monkeypatch.setattr("host_tools.web.pages.history.uids_of", fail)
    answer = client_of(filled).get("/")
    assert answer.status_code == 500 and 'role="alert"' in answer.text
    assert "Traceback" not in answer.text and "secret" not in answer.text
    said = capsys.readouterr().err
    assert "failed (ZeroDivisionError" in said and "\x1b" not in said and "Traceback" not in said


def test_a_store_that_is_gone_is_a_page(client_of, tmp_path, filled):
    client = client_of(filled)
    with filled.engine.begin() as connection:
        connection.exec_driver_sql("DROP TABLE journals")
        connection.exec_driver_sql("DROP TABLE games")
    answer = client.get("/")
    assert answer.status_code == 503 and 'role="alert"' in answer.text
    assert "no such table" not in answer.text
