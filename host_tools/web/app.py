"""The application: which address is which page."""

from typing import Any

from sqlalchemy.exc import DBAPIError
from starlette.applications import Starlette
from starlette.exceptions import HTTPException
from starlette.middleware import Middleware
from starlette.requests import Request
from starlette.responses import FileResponse, Response
from starlette.routing import BaseRoute, Mount, Route
from starlette.staticfiles import StaticFiles

from host_tools.common.errors import BadInput
from host_tools.common.safe_text import one_line
from host_tools.page.site import PAGE
from host_tools.web.context import AppState, context_of
from host_tools.web.guard import Guard
from host_tools.web.pages import (
    add,
    coach,
    download,
    game,
    history,
    log_in,
    settings,
    sheet_editor,
    statistics,
)
from host_tools.web.responses import HERE, fault_page, said

FAULTS = {403: "fault_form", 404: "fault_no_page", 405: "fault_method"}


class Static(StaticFiles):
    """The browser caches a file, but always checks whether it has changed."""

    def file_response(self, *args: Any, **kwargs: Any) -> Response:
        response = super().file_response(*args, **kwargs)
        response.headers["Cache-Control"] = "no-cache"
        return response


def routes() -> list[BaseRoute]:
    return [
        Route("/", history.history),
        Route("/game/{uid}", game.game),
        Route("/game/{uid}/journal", game.journal),
        Route("/game/{uid}/coach", coach.show),
        Route("/game/{uid}/worth", coach.worth),
        Route("/players", statistics.players),
        Route("/statistics", statistics.tables),
        Route("/dice", statistics.dice),
        Route("/add", add.show),
        Route("/add", add.add, methods=["POST"]),
        Route("/download", download.show),
        Route("/download/signalbox-games.sqlite", download.backup),
        Route("/download/signalbox-journals.zip", download.journals),
        Route("/download/signalbox-games.csv", download.csv),
        Route("/download/signalbox-games.json", download.json),
        Route("/download/signalbox-games.bgsplay", download.bgstats),
        Route("/download/signalbox-tables.sqlite", download.tables),
        Route("/sheet", sheet_editor.show),
        Route("/sheet/{name}", sheet_editor.worker_file),
        Route("/log-in", log_in.show),
        Route("/log-in", log_in.log_in, methods=["POST"]),
        Route("/log-out", log_in.log_out, methods=["POST"]),
        Route("/language/{value}", settings.language),
        Route("/theme/{value}", settings.theme),
        Route("/icon.svg", icon),
        Mount("/static", Static(directory=HERE / "static")),
    ]


def icon(_request: Request) -> Response:
    return FileResponse(PAGE / "icon.svg", headers={"Cache-Control": "no-cache"})


def app(state: AppState) -> Starlette:
    handlers: dict[Any, Any] = {
        HTTPException: _refused,
        BadInput: _bad_input,
        DBAPIError: _no_store,
    }
    return Starlette(
        routes=routes(),
        middleware=[Middleware(Guard, state=state)],
        exception_handlers=handlers,
    )


async def _refused(request: Request, error: HTTPException) -> Response:
    """Our own refusals carry the key of their sentence."""
    key = error.detail if error.detail.startswith("fault_") else FAULTS.get(error.status_code)
    return fault_page(request, error.status_code, key or "fault_method")


async def _bad_input(request: Request, error: BadInput) -> Response:
    return fault_page(request, 400, "fault_game", said(error, context_of(request).language))


async def _no_store(request: Request, error: DBAPIError) -> Response:
    import sys

    print(f"signalbox: the store cannot be used ({one_line(str(error.orig))})", file=sys.stderr)
    return fault_page(request, 503, "fault_store")
