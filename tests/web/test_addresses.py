"""Every address there is: what comes, as what, and for how long a browser may keep it."""

import re
import threading
from html import unescape
from urllib.request import urlopen

import pytest

from host_tools.pieces.words import words
from host_tools.web.app import routes
from host_tools.web.connections import Server
from host_tools.web.guard import HEADERS
from host_tools.web.rights import Phrase, Rights
from host_tools.web.serve import app_state, serve

HTML, SQLITE, SCRIPT = (
    "text/html; charset=utf-8",
    "application/vnd.sqlite3",
    "text/javascript; charset=utf-8",
)
# What a browser gets from a store without games.
ADDRESSES = {
    "/": (200, HTML),
    "/game/abc": (404, HTML),
    "/game/abc/journal": (404, HTML),
    "/game/abc/coach": (404, HTML),
    "/game/abc/worth": (404, HTML),
    "/players": (200, HTML),
    "/statistics": (200, HTML),
    "/dice": (200, HTML),
    "/add": (200, HTML),
    "/download": (200, HTML),
    "/download/signalbox-games.sqlite": (200, SQLITE),
    "/download/signalbox-journals.zip": (200, "application/zip"),
    "/download/signalbox-games.csv": (200, "text/csv; charset=utf-8"),
    "/download/signalbox-games.json": (200, "application/json"),
    "/download/signalbox-games.bgsplay": (200, "application/json"),
    "/download/signalbox-tables.sqlite": (200, SQLITE),
    "/sheet": (200, HTML),
    "/sheet/worker.js": (200, SCRIPT),
    "/sheet/rules.pack": (200, "application/octet-stream"),
    "/sheet/unpacked.js": (200, "text/javascript; charset=utf-8"),
    "/log-in": (200, HTML),
    "/language/de": (303, None),
    "/theme/dark": (303, None),
    "/icon.svg": (200, "image/svg+xml"),
    "/static/style.css": (200, "text/css; charset=utf-8"),
    "/static/nothing.css": (404, HTML),
}


@pytest.mark.parametrize("path", ADDRESSES)
def test_an_address_answers(client_of, store, path):
    status, kind = ADDRESSES[path]
    answer = client_of(store).get(path)
    assert (answer.status_code, answer.headers.get("content-type")) == (status, kind)
    for name, value in HEADERS.items():
        if name not in ("Cache-Control", "Content-Security-Policy"):
            assert answer.headers[name] == value
    asked_again = path == "/icon.svg" or (re.match(r"/(static|sheet)/", path) and status == 200)
    assert answer.headers["cache-control"] == ("no-cache" if asked_again else "no-store")
    may_run = path.startswith("/sheet/")
    assert ("'wasm-unsafe-eval'" in answer.headers["content-security-policy"]) == may_run
    name = path.removeprefix("/download/")
    if "/" not in name:
        assert answer.headers["content-disposition"] == f'attachment; filename="{name}"'


def test_no_address_is_left_out():
    known = {re.sub(r"\{\w+\}", "[^/]+", route.path) for route in routes()} - {"/log-out"}
    assert [one for one in known if not any(re.match(one, path) for path in ADDRESSES)] == []


@pytest.mark.parametrize(
    ("path", "cookie"), [("/language/de", "language=de"), ("/theme/dark", "theme=dark")]
)
@pytest.mark.parametrize("secure", [False, True])
def test_a_choice_is_remembered_for_a_year(client_of, store, path, cookie, secure):
    answer = client_of(store).get(f"{'https' if secure else 'http'}://127.0.0.1{path}")
    found = {part.strip().lower() for part in answer.headers["set-cookie"].split(";")}
    wanted = {cookie, "max-age=31536000", "path=/", "httponly", "samesite=strict"}
    assert found == wanted | ({"secure"} if secure else set())


@pytest.mark.parametrize(
    ("chosen", "offered", "language"),
    [
        ("de", "en", "de"),
        ("xx", "de", "de"),
        ("", "fr, de-AT;q=0.8, en", "de"),
        ("", "FR,  DE;q=0.1", "de"),
        ("", "fr", "en"),
        ("", "x" * 199 + ",de", "en"),
    ],
)
def test_the_language_is_the_chosen_one_or_the_browsers_first(
    client_of, store, chosen, offered, language
):
    client = client_of(store)
    client.cookies.set("language", chosen)
    client.cookies.set("theme", "pink")
    text = client.get("/log-in", headers={"accept-language": offered}).text
    assert f'<html lang="{language}" data-theme="auto">' in text


@pytest.mark.parametrize(
    ("host", "ours"),
    [
        ("localhost.", True),
        ("localhost.:80", True),
        ("127.0.0.1:", False),
        ("localhost:x", False),
        ("[::1]", True),
        ("::1", False),
        ("localhost..", False),
        ("10.0.0.1", False),
    ],
)
def test_a_name_with_a_port_or_a_dot(client_of, store, host, ours):
    answer = client_of(store).get("/log-in", headers={"host": host})
    assert answer.status_code == (200 if ours else 421)


FORM = {"content-type": "multipart/form-data"}


@pytest.mark.parametrize(
    ("method", "path", "sent", "status", "key"),
    [
        ("GET", "/nothing", {}, 404, "fault_no_page"),
        ("GET", "/game/ffff", {}, 404, "fault_no_game"),
        ("PUT", "/", {}, 405, "fault_method"),
        ("POST", "/add", {}, 403, "fault_form"),
        ("POST", "/log-in", {"data": {"phrase": "x" * 20_000}}, 413, "fault_large"),
        ("POST", "/log-in", {"content": [b"x" * 9000] * 2}, 413, "fault_large"),
        ("POST", "/add", {"content": b"-", "headers": FORM}, 400, "fault_unreadable"),
        ("GET", "/", {"headers": {"host": "other.example"}}, 421, "fault_host"),
    ],
)
def test_every_refusal_has_its_own_sentence(client_of, store, method, path, sent, status, key):
    sent = {"headers": {"content-type": "application/x-www-form-urlencoded"}} | sent
    answer = client_of(store).request(method, path, **sent)
    assert answer.status_code == status
    assert f">{words('en').say(key)}</p>" in unescape(answer.text)


def test_who_may_only_read_gets_a_sentence_and_no_link(client_of, store):
    rights = Rights({"read": Phrase("kettle valley")})
    token = rights.log_in("kettle valley", "")
    client = client_of(None, shared=app_state(store, rights))
    assert 'href="/add"' in client_of(store).get("/log-in").text
    client.cookies.set("signalbox", token)
    text = client.get("/log-in").text
    assert 'href="/download"' in text and 'href="/add"' not in text
    answer = client.get("/add")
    assert answer.status_code == 403 and words("en").say("fault_add") in answer.text


@pytest.mark.parametrize("scheme", ["http", "https"])
def test_over_tls_the_cookie_comes_back_over_tls_only(client_of, store, scheme):
    cookie = client_of(store).get(f"{scheme}://127.0.0.1/log-in").headers["set-cookie"]
    assert cookie.endswith("SameSite=Strict; Secure" if scheme == "https" else "SameSite=Strict")


@pytest.mark.parametrize(("show", "screen"), [(True, True), (True, False), (False, True)])
def test_the_command_opens_the_page_and_serves_it(store, monkeypatch, capsys, show, screen):
    started, opened = [], []
    begun = threading.Event()
    monkeypatch.setattr("webbrowser.open", opened.append)
    monkeypatch.setattr("host_tools.web.serve.has_screen", lambda: screen)
    monkeypatch.setattr(
        "host_tools.web.serve.Server.startup", watched(Server.startup, started, begun)
    )
    thread = threading.Thread(
        target=serve, args=(store, Rights()), kwargs={"port": 0, "show": show}
    )
    thread.start()
    assert begun.wait(60)
    ((running, (sock,)),) = started
    address = f"http://127.0.0.1:{sock.getsockname()[1]}/"
    with urlopen(address + "log-in", timeout=60) as answer:
        assert answer.status == 200 and "server" not in {name.lower() for name in answer.headers}
    running.should_exit = True
    thread.join(60)
    assert opened == ([address] if show and screen else [])
    said = capsys.readouterr().out
    assert said == f"The games are at {address}  (Ctrl-C ends it)\nThe page has ended.\n"


def watched(startup, started: list, begun: threading.Event):
    async def start(running, sockets):
        started.append((running, sockets))
        await startup(running, sockets)
        begun.set()

    return start
