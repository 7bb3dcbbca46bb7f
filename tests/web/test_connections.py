"""Requests that never end, over real sockets: they are closed, and keep nobody else out."""

import asyncio
import contextlib
import http.client
import logging
import os
import resource
import shutil
import socket
import ssl
import subprocess
import sys
import threading
import time
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path
from urllib.request import urlopen

import pytest

from host_tools.common.errors import BadInput
from host_tools.page.serve import listen
from host_tools.web.connections import Limits
from host_tools.web.rights import Rights
from host_tools.web.serve import app_state, server
from tests.browser.gear import Pages
from tests.support.optional_deps import missing

PATIENCE_S = 120  # no test is about speed
LONG = 10 * PATIENCE_S
BEGUN = b"GET / HTTP/1.1\r\nHost: 127.0.0.1\r\nX-Slow: "
FORM = b"Content-Type: application/x-www-form-urlencoded\r\n"
BODY = b"POST /log-in HTTP/1.1\r\nHost: 127.0.0.1\r\nContent-Length: 9000\r\n" + FORM + b"\r\n"


def limits(**short: float) -> Limits:
    """Only those that a test is about are short."""
    usual = {"headers_s": LONG, "body_s": LONG, "silence_s": LONG, "reading_s": LONG}
    return Limits(**usual | {"look_s": 0.05} | short)


@pytest.fixture
def serving(store):
    """Serves an empty store with these limits; its port."""

    @contextlib.contextmanager
    def serve(bounds: Limits, certificate=None, clock=None):
        running = server(app_state(store, Rights()), certificate, (), bounds)
        running.clock = clock or running.clock
        sock = listen(0)
        sock.listen(128)
        thread = threading.Thread(target=running.run, kwargs={"sockets": [sock]})
        thread.start()
        try:
            yield running, sock.getsockname()[1]
        finally:
            running.should_exit = True
            thread.join(PATIENCE_S)

    return serve


def begin(port: int, sent: bytes = BEGUN) -> socket.socket:
    made = socket.create_connection(("127.0.0.1", port), timeout=PATIENCE_S)
    made.sendall(sent)
    return made


def ends(made: socket.socket) -> bytes:
    """All that comes until the server closes the connection."""
    found = b""
    with made:
        try:
            while piece := made.recv(65536):
                found += piece
        except ConnectionResetError:
            pass
    return found


def status(port: int) -> int:
    connection = http.client.HTTPConnection("127.0.0.1", port, timeout=PATIENCE_S)
    connection.request("GET", "/icon.svg")
    try:
        return connection.getresponse().status
    finally:
        connection.close()


@pytest.mark.parametrize(
    ("sent", "short"),
    [(b"", "headers_s"), (BEGUN, "headers_s"), (BODY, "silence_s"), (BODY, "body_s")],
)
def test_a_request_that_does_not_end_is_closed(serving, sent, short):
    with serving(limits(**{short: 0.2})) as (_, port):
        assert ends(begin(port, sent)) == b""
        assert status(port) == 200


@pytest.mark.parametrize(("sent", "short"), [(BEGUN, "headers_s"), (BODY, "body_s")])
def test_a_letter_now_and_then_does_not_help(serving, sent, short):
    with serving(limits(**{short: 0.3})) as (_, port), begin(port, sent) as made:
        try:
            for _ in range(int(PATIENCE_S / 0.02)):
                made.sendall(b"a")
                time.sleep(0.02)
        except OSError:
            return
        pytest.fail("it could go on for ever")


def test_a_second_request_that_does_not_end_is_closed_as_well(serving):
    whole = b"HEAD /icon.svg HTTP/1.1\r\nHost: 127.0.0.1\r\n\r\n"
    with serving(limits(headers_s=0.2)) as (_, port):
        made = begin(port, whole)
        assert made.recv(10_000).startswith(b"HTTP/1.1 200")
        made.sendall(BEGUN)
        assert ends(made) == b""


def test_an_answer_that_nobody_reads_is_given_up(serving):
    """More of it than the network holds for a client that asks and reads nothing."""
    asked = b"GET /sheet/rules.pack HTTP/1.1\r\nHost: 127.0.0.1\r\n\r\n"
    with serving(limits(reading_s=0.3)) as (_, port):
        made = socket.socket()
        made.setsockopt(socket.SOL_SOCKET, socket.SO_RCVBUF, 4096)
        made.settimeout(PATIENCE_S)
        made.connect(("127.0.0.1", port))
        try:
            for _ in range(int(PATIENCE_S / 0.05)):
                made.sendall(asked)
                time.sleep(0.05)
        except OSError:
            return
        finally:
            made.close()
        pytest.fail("it is held for ever")


def test_a_slow_upload_that_goes_on_is_waited_for(serving):
    clock = Clock()
    with serving(Limits(look_s=0.01), clock=clock) as (running, port), begin(port, BODY) as made:
        for _ in range(9):
            until(lambda: heard(running) == [(clock.now, True)])
            clock.now += 15
            made.sendall(b"a" * 1000)
        assert made.recv(1000).startswith(b"HTTP/1.1 403")


def heard(running) -> list[tuple[float, bool]]:
    """Of every connection: when it sent something last, and whether the headers are whole."""
    return [(one.heard, bool(one.headers)) for one in list(running.server_state.connections)]


class Clock:
    now = 1000.0

    def __call__(self) -> float:
        return self.now


def until(happens) -> None:
    for _ in range(int(PATIENCE_S / 0.01)):
        if happens():
            return
        time.sleep(0.01)
    pytest.fail("it never happens")


def test_the_oldest_half_sent_request_makes_way_for_a_whole_one(serving):
    with serving(limits(connections=5)) as (_, port):
        held = [begin(port) for _ in range(12)]
        assert status(port) == 200
        assert [ends(one) for one in held[:7]] == [b""] * 7, "the oldest go first"
        for one in held[7:]:
            one.close()


def test_an_upload_outlasts_those_who_only_hold_connections(serving):
    with serving(limits(connections=4)) as (running, port), begin(port, BODY) as made:
        until(lambda: [headers for _, headers in heard(running)] == [True])
        held = [begin(port) for _ in range(9)]
        assert [ends(one) for one in held[:5]] == [b""] * 5
        made.sendall(b"a" * 9000)
        assert made.recv(1000).startswith(b"HTTP/1.1 403")
        for one in held[5:]:
            one.close()


def test_half_a_handshake_counts_and_is_closed_as_well(serving, tmp_path):
    files = certificate_in(tmp_path)
    with serving(limits(connections=5), files) as (_, port):
        held = [begin(port, b"\x16\x03\x01") for _ in range(9)]
        assert tls_status(port) == 200
        assert [ends(one) for one in held[:4]] == [b""] * 4
        for one in held[4:]:
            one.close()
    with serving(limits(headers_s=0.2), files) as (_, port):
        assert ends(begin(port, b"\x16\x03\x01")) == b""
        assert tls_status(port) == 200


def test_when_all_are_being_answered_a_newcomer_is_turned_away(serving, monkeypatch):
    """Nobody who waits for an answer loses it."""
    asked, answer = threading.Semaphore(0), threading.Event()

    def slow(_store, _file):
        asked.release()
        assert answer.wait(PATIENCE_S)
        raise BadInput("no backup today")

    monkeypatch.setattr("host_tools.web.pages.download.write_backup", slow)
    whole = b"GET /download/signalbox-games.sqlite HTTP/1.1\r\nHost: 127.0.0.1\r\n\r\n"
    with serving(limits(connections=2)) as (_, port):
        waiting = [begin(port, whole) for _ in range(2)]
        for _ in waiting:
            assert asked.acquire(timeout=PATIENCE_S)
        assert ends(begin(port, whole)) == b""
        answer.set()
        for one in waiting:
            assert one.recv(1000).startswith(b"HTTP/1.1 400")
            one.close()


def test_a_download_that_cannot_go_on_is_no_whole_file(serving, monkeypatch, capsys):
    """Refused it can be no more, since its first bytes are sent: the connection ends early."""
    made: list[Path] = []

    def large(_store, file):
        made.append(file)
        with file.open("wb") as out:
            out.truncate(64 << 20)

    monkeypatch.setattr("host_tools.web.pages.download.write_journals", large)
    with serving(limits()) as (_, port):
        connection = http.client.HTTPConnection("127.0.0.1", port, timeout=PATIENCE_S)
        connection.request("GET", "/download/signalbox-journals.zip")
        answer = connection.getresponse()
        assert answer.length == 64 << 20
        os.truncate(made[0], 1 << 20)
        with pytest.raises((http.client.IncompleteRead, ConnectionResetError)):
            answer.read()
        connection.close()
        until(lambda: not made[0].exists())
    said = capsys.readouterr().err
    assert "signalbox-journals.zip failed (" in said and said.count("\n") == 1, "no trace-back"


@pytest.mark.skipif(not sys.platform.startswith("linux"), reason="limits the open files")
def test_a_connection_that_cannot_be_accepted_is_logged_and_answered_later(serving):
    """No file is left for it: the client waits in the queue, and the server goes on."""
    said: list[str] = []
    log = logging.Handler()
    log.emit = lambda record: said.append(record.getMessage())
    soft, hard = resource.getrlimit(resource.RLIMIT_NOFILE)
    with serving(limits(look_s=0.01)) as (running, port), socket.socket() as made:
        until(lambda: running.started)
        made.settimeout(PATIENCE_S)
        logging.getLogger("uvicorn.error").addHandler(log)
        taken = []
        try:
            resource.setrlimit(resource.RLIMIT_NOFILE, (highest_file() + 1, hard))
            with contextlib.suppress(OSError):
                while True:  # the numbers below it that are free
                    taken.append(os.open(os.devnull, os.O_RDONLY))
            made.connect(("127.0.0.1", port))
            made.sendall(b"GET /icon.svg HTTP/1.1\r\nHost: 127.0.0.1\r\n\r\n")
            until(lambda: len(said) > 1)
        finally:
            for file in taken:
                os.close(file)
            resource.setrlimit(resource.RLIMIT_NOFILE, (soft, hard))
            logging.getLogger("uvicorn.error").removeHandler(log)
        assert made.recv(1000).startswith(b"HTTP/1.1 200")
        assert status(port) == 200
    assert set(said) == {"A connection was lost ([Errno 24] Too many open files)."}


def highest_file() -> int:
    return max(int(path.name) for path in Path("/proc/self/fd").iterdir())


def test_a_connection_counts_once_at_every_step_of_its_beginning(store):
    """Counted twice for a moment, it looks like one too many, and a client that has only just
    come is closed for it."""

    async def counts() -> set[int]:
        running = server(app_state(store, Rights()), None, (), limits())
        running.config.load()
        ours, theirs = socket.socketpair()
        theirs.setblocking(False)
        running.begin(theirs)
        found = set()
        for _ in range(20):
            found.add(len(running.server_state.connections) + len(running.handshakes))
            await asyncio.sleep(0)
        assert not running.handshakes
        ours.close()
        return found

    with ThreadPoolExecutor(1) as pool:  # a browser's test leaves its event loop in this thread
        assert pool.submit(asyncio.run, counts()).result() == {1}


def certificate_in(folder: Path) -> tuple[Path, Path]:
    if shutil.which("openssl") is None:
        missing("TLS of signalbox web", "install the package openssl")
    files = folder / "cert.pem", folder / "key.pem"
    key = ("-newkey", "rsa:2048", "-nodes", "-keyout", str(files[1]))
    made = ("openssl", "req", "-x509", "-subj", "/CN=localhost", *key, "-out", str(files[0]))
    subprocess.run(made, check=True, capture_output=True)
    return files


def tls_status(port: int) -> int:
    trusting = ssl.SSLContext(ssl.PROTOCOL_TLS_CLIENT)
    trusting.check_hostname, trusting.verify_mode = False, ssl.CERT_NONE
    with trusting.wrap_socket(begin(port, b"")) as made:
        made.sendall(b"GET /icon.svg HTTP/1.1\r\nHost: localhost\r\n\r\n")
        return int(made.recv(1000).split()[1])


@pytest.mark.skipif(not sys.platform.startswith("linux"), reason="looks into /proc")
def test_300_half_sent_requests_do_not_use_up_256_files(tmp_path):
    """As the command is started; every page that is asked for meanwhile needs files itself."""
    running = Pages("--port", "0", "--db", str(tmp_path / "games.sqlite"), files=256)
    held = []
    try:
        for _ in range(300):
            held.append(begin(running.port))
        for path in ("/", "/static/style.css", "/download/signalbox-games.sqlite"):
            connection = http.client.HTTPConnection("127.0.0.1", running.port, PATIENCE_S)
            connection.request("GET", path)
            assert connection.getresponse().status == 200
            connection.close()
        assert len(list(Path(f"/proc/{running.process.pid}/fd").iterdir())) < 200
    finally:
        for one in held:
            one.close()
        assert running.interrupt() == (0, "The page has ended.\n")


def test_the_server_answers_until_ctrl_c(tmp_path):
    """As a person starts it and ends it."""
    running = Pages("--port", "0", "--db", str(tmp_path / "games.sqlite"))
    with urlopen(running.address, timeout=120) as answer:
        assert answer.status == 200 and b"<main" in answer.read()
        assert "server" not in {name.lower() for name in answer.headers}
    assert running.interrupt() == (0, "The page has ended.\n")
