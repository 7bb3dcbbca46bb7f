"""Boards that misbehave at the other end of the cable: every command ends, with a sentence."""

import socket
import threading
from contextlib import contextmanager

import pytest

from host_tools.board import cable
from host_tools.board import link as board_link
from host_tools.board.link import LinkLost, connected
from tests.host_tools.terminal import signalbox

__all__ = ("signalbox",)
PROMPT = b"\r\nraw REPL; CTRL-B to exit\r\n>"


@pytest.fixture(autouse=True)
def short_waits(monkeypatch):
    """The same waits, shorter."""
    for name, seconds in (("TRY_S", 0.1), ("TRIES", 3), ("ANSWER_S", 0.2), ("LONGEST_S", 0.4)):
        monkeypatch.setattr(board_link, name, seconds)
    monkeypatch.setattr(cable, "SILENCE_S", 0.2)


@contextmanager
def peer(talk):
    """Something on a port that does `talk(connection)`; its name for --device."""
    server = socket.create_server(("127.0.0.1", 0))

    def serve() -> None:
        with server:
            connection, _ = server.accept()
            with connection:
                try:
                    talk(connection)
                except OSError:
                    return  # the other side has gone

    thread = threading.Thread(target=serve, daemon=True)
    thread.start()
    yield f"socket://127.0.0.1:{server.getsockname()[1]}"
    thread.join(30)
    assert not thread.is_alive()


def silent(connection) -> None:
    while connection.recv(4096):
        pass


def talks_without_end(connection) -> None:
    while True:
        connection.sendall(b"temperature 21.5\r\n" * 100)


def prompts_without_end(connection) -> None:
    while True:
        connection.sendall(PROMPT * 100)


def prompts_and_is_silent(connection) -> None:
    while data := connection.recv(4096):
        if b"\x01" in data:
            connection.sendall(PROMPT)


def never_listens(connection) -> None:
    connection.setsockopt(socket.SOL_SOCKET, socket.SO_RCVBUF, 2048)
    connection.sendall(PROMPT + b"R\x01\xff\xff")
    threading.Event().wait(4)


def hangs_up(connection) -> None:
    connection.recv(1)


@pytest.mark.parametrize(
    "talk",
    [
        *(silent, talks_without_end, prompts_without_end, prompts_and_is_silent),
        *(never_listens, hangs_up),
    ],
)
def test_a_board_that_does_not_answer(talk):
    wanted = pytest.raises(LinkLost, match="run the command again")
    with peer(talk) as device, wanted, connected(device):
        pytest.fail("nobody answered")


def test_the_sentence_and_the_exit_code(signalbox):
    with peer(silent) as device:
        ran = signalbox("names", "--device", device)
    assert ran.code == 2 and not ran.out
    assert "does not answer" in ran.err and "Unplug it" in ran.err
