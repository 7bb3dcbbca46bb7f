"""Language and colours: a cookie each, set by a link, so that they work without any script."""

from starlette.exceptions import HTTPException
from starlette.requests import Request
from starlette.responses import RedirectResponse, Response

from host_tools.pieces.words import LANGUAGES
from host_tools.web.context import LANGUAGE, THEME, THEMES

YEAR_S = 365 * 86400


def language(request: Request) -> Response:
    return _chosen(request, LANGUAGE, LANGUAGES)


def theme(request: Request) -> Response:
    return _chosen(request, THEME, THEMES)


def _chosen(request: Request, cookie: str, known: tuple[str, ...]) -> Response:
    value = request.path_params["value"]
    if value not in known:
        raise HTTPException(404)
    answer = RedirectResponse(way_back(request.query_params.get("back", "")), 303)
    answer.set_cookie(
        cookie,
        value,
        max_age=YEAR_S,
        httponly=True,
        samesite="strict",
        secure=request.url.scheme == "https",
    )
    return answer


def way_back(path: str) -> str:
    """A page of ours, and never another site: `//elsewhere` and `/\\elsewhere` are addresses."""
    if not path.startswith("/") or path[1:2] in ("/", "\\") or len(path) > 500:
        return "/"
    return path if path.isprintable() else "/"
