"""Pages from templates. All values are escaped."""

from pathlib import Path
from typing import Any

from starlette.requests import Request
from starlette.responses import HTMLResponse

from host_tools.common.errors import BadInput
from host_tools.common.safe_text import one_line
from host_tools.pieces.templating import templates
from host_tools.web.context import context_of

HERE = Path(__file__).resolve().parent
# Address, and the word for it.
NAVIGATION = (
    ("/", "history"),
    ("/players", "players"),
    ("/statistics", "statistics"),
    ("/dice", "dice"),
    ("/sheet", "sheet"),
    ("/add", "add"),
    ("/download", "download"),
)


def page(request: Request, name: str, status: int = 200, **found: Any) -> HTMLResponse:
    context = context_of(request)
    navigation = [entry for entry in NAVIGATION if entry[1] != "add" or context.may_add]
    text = (
        templates()
        .get_template(f"{name}.html")
        .render(
            context=context,
            say=context.words.say,
            count=context.words.count,
            language=context.language,
            navigation=navigation,
            at=request.url.path,
            **found,
        )
    )
    return HTMLResponse(text, status)


def said(error: BadInput, language: str) -> str:
    """The sentence of an error, without the backquotes that it has in a terminal."""
    return one_line(error.said(language)).replace("`", "")


def fault_page(request: Request, status: int, key: str, sentence: str = "") -> HTMLResponse:
    """An error page with a sentence and the way back."""
    return page(request, "fault", status, key=key, sentence=sentence)
