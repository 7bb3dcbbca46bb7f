"""Which requests are answered, and the headers of every answer.

Requests for a foreign host name are refused; where pass phrases are required, nothing is shown
before log-in; and whatever fails, the browser gets a page with a sentence.
"""

import sys
from urllib.parse import quote

from anyio.to_thread import current_default_thread_limiter
from starlette.datastructures import MutableHeaders
from starlette.requests import Request
from starlette.responses import RedirectResponse, Response
from starlette.types import ASGIApp, Message, Receive, Scope, Send

from host_tools.common.safe_text import one_line
from host_tools.page.names import MISDIRECTED
from host_tools.page.policy import ONLY_AS_HEADERS
from host_tools.web.context import TOKEN, AppState, new_context
from host_tools.web.responses import fault_page
from host_tools.web.rights import new_token

POLICY = (
    "default-src 'none'; script-src 'self'; style-src 'self'; img-src 'self'; connect-src 'self';"
    " form-action 'self'; base-uri 'none'; frame-ancestors 'none'"
)
HEADERS = ONLY_AS_HEADERS | {
    "Content-Security-Policy": POLICY,
    # With no-referrer browsers hide the origin of a form, which we check.
    "Referrer-Policy": "same-origin",
    "Permissions-Policy": "camera=(), geolocation=(), microphone=()",
    "Cache-Control": "no-store",
}
FOR_EVERYBODY = ("/static/", "/icon.svg", "/log-in", "/language/", "/theme/")
AT_ONCE = 4  # pages that are made at the same time
TOKEN_LENGTH = 64  # at most: ours have 43 letters


class Guard:
    def __init__(self, app: ASGIApp, state: AppState) -> None:
        self.app = app
        self.state = state

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        if scope["type"] != "http":
            await self.app(scope, receive, send)
            return
        # More threads would only wait for each other and for the event loop.
        current_default_thread_limiter().total_tokens = AT_ONCE
        request = Request(scope, receive)
        cookie = request.cookies.get(TOKEN, "")
        token = cookie if 0 < len(cookie) <= TOKEN_LENGTH else new_token()
        context = new_context(self.state, request, token)
        scope.setdefault("state", {})["context"] = context
        begun = False

        async def dressed(message: Message) -> None:
            nonlocal begun
            if message["type"] == "http.response.start":
                begun = True
                headers = MutableHeaders(scope=message)
                for name, value in HEADERS.items():
                    headers.setdefault(name, value)
                if token != cookie and "set-cookie" not in headers:
                    set_token(headers, request, token)
            await send(message)

        refused = self._refused(request)
        if refused is not None:
            await refused(scope, receive, dressed)
            return
        try:
            await self.app(scope, receive, dressed)
        except Exception as error:
            if "--debug" in sys.argv:
                raise
            what = one_line(f"{type(error).__name__}: {error}")
            print(f"signalbox: {one_line(scope['path'])} failed ({what})", file=sys.stderr)
            if begun:
                raise  # the connection ends early, so that nobody takes it for a whole answer
            await fault_page(request, 500, "fault_ours")(scope, receive, dressed)

    def _refused(self, request: Request) -> Response | None:
        if request.headers.get("host", "") not in self.state.names:
            return fault_page(request, MISDIRECTED, "fault_host")
        path = request.url.path
        if path.startswith(FOR_EVERYBODY) or request.state.context.rights:
            return None
        if request.method in ("GET", "HEAD"):
            back = quote(request.state.context.path, safe="/")
            return RedirectResponse(f"/log-in?back={back}", status_code=303)
        return fault_page(request, 403, "fault_log_in")


def set_token(headers: MutableHeaders, request: Request, token: str) -> None:
    secure = "; Secure" if request.url.scheme == "https" else ""
    headers.append("Set-Cookie", f"{TOKEN}={token}; Path=/; HttpOnly; SameSite=Strict{secure}")
