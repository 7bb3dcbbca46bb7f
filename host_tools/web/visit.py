"""One visit of a page: who asks, in which language, in which colours, with which rights."""

from dataclasses import dataclass
from typing import Any

from starlette.requests import Request

from host_tools.store import Store
from host_tools.web.rights import ADD, Rights
from host_tools.web.words import LANGUAGES, Words, words

THEMES = ("auto", "light", "dark")
TOKEN, LANGUAGE, THEME = "signalbox", "language", "theme"  # cookies


@dataclass(frozen=True)
class House:
    """What the pages share."""

    store: Store
    rights: Rights
    hosts: frozenset[str]  # the names that it answers to
    any_address: bool = False  # and to every number: nobody can point such a name at it
    secure: bool = False  # over TLS


@dataclass(frozen=True)
class Visit:
    house: House
    token: str
    rights: frozenset[str]
    language: str
    theme: str
    path: str  # with its query, to come back to

    @property
    def words(self) -> Words:
        return words(self.language)

    @property
    def may_add(self) -> bool:
        return ADD in self.rights

    @property
    def form_token(self) -> str:
        return self.house.rights.form_token(self.token)

    @property
    def logged_in(self) -> bool:
        return self.house.rights.asked and bool(self.rights)


def visit_of(house: House, request: Request, token: str) -> Visit:
    query = request.url.query
    return Visit(
        house,
        token,
        house.rights.of(token),
        _language(request),
        _one_of(THEMES, request.cookies.get(THEME)),
        request.url.path + (f"?{query}" if query else ""),
    )


def here(request: Request) -> Visit:
    visit: Any = request.state.visit
    assert isinstance(visit, Visit)
    return visit


def _language(request: Request) -> str:
    """The chosen one, else the first of the browser's that is here."""
    chosen = request.cookies.get(LANGUAGE)
    if chosen in LANGUAGES:
        return chosen
    for part in request.headers.get("accept-language", "")[:200].split(","):
        tongue = part.split(";")[0].strip().lower().split("-")[0]
        if tongue in LANGUAGES:
            return tongue
    return LANGUAGES[0]


def _one_of(known: tuple[str, ...], value: str | None) -> str:
    return value if value in known else known[0]
