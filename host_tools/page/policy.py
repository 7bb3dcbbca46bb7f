"""What the page may do, as headers: no other site may frame it and press its buttons."""

import re
from pathlib import Path

from starlette.datastructures import MutableHeaders
from starlette.types import ASGIApp, Message, Receive, Scope, Send

META = re.compile(r'http-equiv="Content-Security-Policy" content="([^"]+)"')
# Only valid as headers; the rest of the policy is in the page itself.
ONLY_AS_HEADERS = {
    "X-Content-Type-Options": "nosniff",
    "X-Frame-Options": "DENY",
    "Referrer-Policy": "no-referrer",
    "Cross-Origin-Opener-Policy": "same-origin",
    "Cross-Origin-Resource-Policy": "same-origin",
}


def headers(page: Path) -> dict[str, str]:
    """The headers for a page: the policy that it states, and that nobody may frame it."""
    stated = META.search(page.read_text(encoding="utf-8"))
    if stated is None:
        raise ValueError(f"{page} states no policy")
    policy = f"{stated[1]}; frame-ancestors 'none'"
    return {"Content-Security-Policy": policy} | ONLY_AS_HEADERS


class WithHeaders:
    """Adds the headers to every answer, errors included."""

    def __init__(self, app: ASGIApp, page: Path) -> None:
        self.app = app
        self.headers = headers(page)

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        async def with_headers(message: Message) -> None:
            if message["type"] == "http.response.start":
                MutableHeaders(scope=message).update(self.headers)
            await send(message)

        await self.app(scope, receive, with_headers)
