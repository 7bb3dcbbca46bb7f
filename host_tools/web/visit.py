"""One visit of a page: who asks, in which language, in which colours, with which rights."""

import asyncio
from collections.abc import Callable
from dataclasses import dataclass, field
from typing import Any, TypeVar

from starlette.concurrency import run_in_threadpool
from starlette.requests import Request

from host_tools.page.names import Names
from host_tools.store import Store
from host_tools.store.noted import Notebook
from host_tools.web.rights import ADD, Rights
from host_tools.web.words import LANGUAGES, Words, words

THEMES = ("auto", "light", "dark")
TOKEN, LANGUAGE, THEME = "signalbox", "language", "theme"  # cookies
MOST_LONG = 2  # pieces of long work at the same time: the pages of others come between
Made = TypeVar("Made")


@dataclass(frozen=True)
class House:
    """What the pages share."""

    store: Store
    notebook: Notebook
    rights: Rights
    names: Names
    counting: asyncio.Lock = field(default_factory=asyncio.Lock)  # what all games say together
    long: asyncio.Semaphore = field(default_factory=lambda: asyncio.Semaphore(MOST_LONG))

    async def take_time(self, work: Callable[..., Made], *args: Any) -> Made:
        """Do what takes seconds: beside the pages, and after others who want the same."""
        async with self.long:
            return await run_in_threadpool(work, *args)


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
