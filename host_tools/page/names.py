"""The names that our servers answer to. Anybody can point a domain at this computer, and a page
under that name could read ours, so requests by any other name are refused."""

import ipaddress
from dataclasses import dataclass

from starlette.datastructures import Headers
from starlette.responses import PlainTextResponse
from starlette.types import ASGIApp, Receive, Scope, Send

LOCAL = frozenset(("127.0.0.1", "localhost", "[::1]"))
MISDIRECTED = 421


@dataclass(frozen=True)
class Names:
    names: frozenset[str] = LOCAL
    any_address: bool = False  # and every numeric address: DNS cannot redirect those

    def __contains__(self, host: str) -> bool:
        """`host` is the header of a request, with its port if it has one."""
        name = host.lower()
        if not name.endswith("]"):
            before, colon, port = name.rpartition(":")
            name = before if colon and port.isdigit() else name
        name = name.removesuffix(".")
        return name in self.names or (self.any_address and _is_address(name))


class OnlyOwnNames:
    """Refuses requests for any other host name."""

    def __init__(self, app: ASGIApp, names: Names) -> None:
        self.app = app
        self.names = names

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        if scope["type"] == "lifespan" or Headers(scope=scope).get("host", "") in self.names:
            await self.app(scope, receive, send)
            return
        sentence = "This page does not answer to that name: use the address that was printed."
        await PlainTextResponse(sentence, MISDIRECTED)(scope, receive, send)


def _is_address(name: str) -> bool:
    try:
        ipaddress.ip_address(name.strip("[]"))
    except ValueError:
        return False
    return True
