"""Pages from templates. All values are escaped."""

from functools import cache
from pathlib import Path
from typing import Any

from jinja2 import Environment, FileSystemLoader, StrictUndefined
from starlette.requests import Request
from starlette.responses import HTMLResponse

from firmware.version import VERSION
from host_tools.common.errors import BadInput
from host_tools.common.safe_text import one_line
from host_tools.web import values
from host_tools.web.context import THEMES, context_of
from host_tools.web.words import LANGUAGES

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


@cache
def templates() -> Environment:
    found = Environment(
        loader=FileSystemLoader(HERE / "templates"),
        autoescape=True,
        undefined=StrictUndefined,
        auto_reload=False,
        trim_blocks=True,
        lstrip_blocks=True,
    )
    found.filters |= values.FILTERS
    found.globals |= {"version": VERSION, "themes": THEMES, "languages": LANGUAGES}
    return found


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


def fragment(name: str, language: str, **found: Any) -> str:
    """A piece of a page that depends only on the language."""
    from host_tools.web.words import words

    said = words(language)
    template = templates().get_template(f"{name}.html")
    return template.render(say=said.say, count=said.count, language=language, **found)


def said(error: BadInput, language: str) -> str:
    """The sentence of an error, without the backquotes that it has in a terminal."""
    return one_line(error.said(language)).replace("`", "")


def fault_page(request: Request, status: int, key: str, sentence: str = "") -> HTMLResponse:
    """An error page with a sentence and the way back."""
    return page(request, "fault", status, key=key, sentence=sentence)
