"""Behind a proxy, as the command is started: which name is answered, and which proxy is trusted to
name the address of a request."""

import http.client
import re
from urllib.parse import urlencode

import pytest

from tests.browser.gear import Pages

NAME = "games.club.example"
PATIENCE_S = 120


@pytest.fixture
def started(tmp_path):
    """Starts `signalbox web` for others; its port."""
    phrases = tmp_path / "phrases.txt"
    phrases.write_text("kettle valley line\n", encoding="utf-8")
    running = []

    def start(*options: str) -> int:
        known = ("--port", "0", "--db", str(tmp_path / "games.sqlite"), "--phrases", str(phrases))
        running.append(Pages(*known, *options))
        return running[-1].port

    yield start
    for one in running:
        assert one.interrupt() == (0, "The page has ended.\n")


class Visitor:
    """Asks over one connection, with one cookie."""

    def __init__(self, port: int, **headers: str) -> None:
        self.connection = http.client.HTTPConnection("127.0.0.1", port, PATIENCE_S)
        self.headers = headers
        self.shown = self.ask("GET")
        self.headers |= {"cookie": self.shown.headers["set-cookie"].split(";")[0]}
        self.token = re.search(r'name="token" value="(\w+)"', self.shown.text)[1]

    def ask(self, method: str, body: str | None = None, **headers: str):
        self.connection.request(method, "/log-in", body, self.headers | headers)
        answer = self.connection.getresponse()
        answer.text = answer.read().decode()
        return answer

    def log_in(self, phrase: str, **headers: str) -> int:
        form = urlencode({"token": self.token, "phrase": phrase})
        headers["content-type"] = "application/x-www-form-urlencoded"
        return self.ask("POST", form, **headers).status


def guesses(port: int, forwarded: str, **headers: str) -> list[int]:
    """The answers to seven wrong pass phrases, each from another address if one believes it."""
    visitor = Visitor(port, **headers)
    found = [
        visitor.log_in("let me guess", **{"x-forwarded-for": forwarded.format(number)})
        for number in range(7)
    ]
    visitor.connection.close()
    return found


def test_nobody_gets_more_guesses_by_claiming_other_addresses(started):
    port = started()
    assert guesses(port, "10.0.0.{}") == [403] * 4 + [429] * 3


def test_a_proxy_that_was_named_says_who_asks(started):
    port = started("--name", NAME, "--proxy", "127.0.0.1")
    said = {"host": NAME}
    assert guesses(port, "10.0.0.{}", **said) == [403] * 7
    # What stands before the proxy's own entry is only what somebody claims.
    assert guesses(port, "10.2.2.{}, 10.0.0.9", **said) == [403] * 4 + [429] * 3


def test_a_proxy_that_was_not_named_is_not_believed(started):
    port = started("--name", NAME, "--proxy", "192.0.2.7")
    assert guesses(port, "10.0.0.{}") == [403] * 4 + [429] * 3


def test_the_name_that_people_call_it_by_is_answered(started):
    port = started("--name", NAME, "--proxy", "127.0.0.1")
    said = {"host": NAME, "x-forwarded-proto": "https", "x-forwarded-for": "10.0.0.1"}
    visitor = Visitor(port, **said)
    assert visitor.shown.status == 200 and "; Secure" in visitor.shown.headers["set-cookie"]
    assert visitor.ask("GET", host="other.example").status == 421
    assert visitor.log_in("kettle valley line", origin=f"https://{NAME}") == 303
    visitor.connection.close()
