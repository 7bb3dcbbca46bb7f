"""Logging in with a pass phrase, and out again."""

from starlette.concurrency import run_in_threadpool
from starlette.requests import Request
from starlette.responses import RedirectResponse, Response

from host_tools.web.context import context_of
from host_tools.web.forms import form_of
from host_tools.web.guard import set_token
from host_tools.web.pages.settings import way_back
from host_tools.web.responses import page
from host_tools.web.rights import new_token

MOST_BYTES = 10_000


def show(request: Request) -> Response:
    return _page(request, request.query_params.get("back", ""))


async def log_in(request: Request) -> Response:
    context = context_of(request)
    rights = context.state.rights
    address = request.client.host if request.client else ""
    async with form_of(request, MOST_BYTES) as form:
        back = way_back(str(form.get("back", "")))
        if wait := rights.wait(address):
            return _waits(request, back, wait)
        token = await run_in_threadpool(rights.log_in, str(form.get("phrase", "")), address)
    if token is None:
        if wait := rights.wait(address):
            return _waits(request, back, wait)
        return _page(request, back, 403, context.words.say("log_in_wrong"))
    rights.log_out(context.token)
    answer = RedirectResponse(back, 303)
    set_token(answer.headers, request, token)
    return answer


async def log_out(request: Request) -> Response:
    context = context_of(request)
    async with form_of(request, MOST_BYTES):
        context.state.rights.log_out(context.token)
    answer = RedirectResponse("/log-in", 303)
    set_token(answer.headers, request, new_token())
    return answer


def _waits(request: Request, back: str, seconds: int) -> Response:
    answer = _page(request, back, 429, context_of(request).words.say("log_in_wait", seconds))
    answer.headers["Retry-After"] = str(seconds)
    return answer


def _page(request: Request, back: str, status: int = 200, fault: str = "") -> Response:
    return page(request, "log_in", status, back=way_back(back), fault=fault)
