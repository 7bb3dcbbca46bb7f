"""Templates as HTML. All values are escaped. The page without a server has its own in place of
this module, see host_tools/page/core."""

from functools import cache
from pathlib import Path
from typing import Any

from jinja2 import Environment, FileSystemLoader, StrictUndefined

from firmware.version import VERSION
from host_tools.pieces import values
from host_tools.pieces.words import LANGUAGES, words

HERE = Path(__file__).resolve().parent
THEMES = ("auto", "light", "dark")


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


def fragment(name: str, language: str, **found: Any) -> str:
    """A piece of a page that depends only on the language."""
    said = words(language)
    template = templates().get_template(f"{name}.html")
    return template.render(say=said.say, count=said.count, language=language, **found)
