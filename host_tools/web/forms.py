"""Forms: bounded in size, and only from our own pages."""

import re
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from urllib.parse import urlsplit

from starlette.datastructures import FormData
from starlette.exceptions import HTTPException
from starlette.requests import Request
from starlette.types import Message, Receive

from host_tools.web.context import context_of

MB = 1 << 20
CHARSET = re.compile(r"""charset\s*=\s*"?([^";]*)""", re.IGNORECASE)


@asynccontextmanager
async def form_of(
    request: Request, most_bytes: int, most_files: int = 0
) -> AsyncIterator[FormData]:
    """The submitted form, after checking that one of our pages sent it; deletes its files at the
    end."""
    if _from_elsewhere(request):
        raise HTTPException(403, "fault_form")
    # A request could name any of Python's encodings: some take minutes for a megabyte.
    named = CHARSET.findall(request.headers.get("content-type", ""))
    if not {one.strip().lower() for one in named} <= {"utf-8", "utf8"}:
        raise HTTPException(400, "fault_charset")
    length = request.headers.get("content-length", "")
    if length.isdecimal() and int(length) > most_bytes:
        raise HTTPException(413, "fault_large")
    bounded = Request(request.scope, _bounded(request, most_bytes))
    try:
        form = await bounded.form(max_files=most_files, max_fields=20)
    except HTTPException as error:
        if error.status_code == 413:
            raise
        raise HTTPException(400, "fault_unreadable") from error
    try:
        context = context_of(request)
        token = form.get("token", "")
        if not isinstance(token, str) or not context.state.rights.is_form_token(
            token, context.token
        ):
            raise HTTPException(403, "fault_form")
        yield form
    finally:
        await form.close()


def _from_elsewhere(request: Request) -> bool:
    """Browsers say where a form comes from."""
    if request.headers.get("sec-fetch-site", "same-origin") not in ("same-origin", "none"):
        return True
    origin = request.headers.get("origin")
    try:
        return origin is not None and urlsplit(origin).netloc != request.headers.get("host")
    except ValueError:  # no address at all
        return True


def _bounded(request: Request, most_bytes: int) -> Receive:
    """Stops reading a body that is too long, whatever length was announced."""
    seen = 0

    async def receive() -> Message:
        nonlocal seen
        message = await request.receive()
        seen += len(message.get("body", b""))
        if seen > most_bytes:
            raise HTTPException(413, "fault_large")
        return message

    return receive
