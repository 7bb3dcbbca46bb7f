"""The context of a request: session, language, colours and rights; and the state of the app."""

import asyncio
from collections.abc import Callable
from dataclasses import dataclass, field
from typing import Any, TypeVar

from starlette.concurrency import run_in_threadpool
from starlette.requests import Request

from host_tools.page.names import Names
from host_tools.pieces.templating import THEMES
from host_tools.pieces.words import LANGUAGES, Words, words
from host_tools.store import Store
from host_tools.store.stored_journals import NotesCache
from host_tools.web.rights import ADD, Rights

TOKEN, LANGUAGE, THEME = "signalbox", "language", "theme"  # cookies
MOST_LONG = 2  # long jobs at the same time: other pages are answered in between
Made = TypeVar("Made")


@dataclass(frozen=True)
class AppState:
    """What the pages share."""

    store: Store
    notes_cache: NotesCache
    rights: Rights
    names: Names
    counting: asyncio.Lock = field(default_factory=asyncio.Lock)  # statistics over all games
    long: asyncio.Semaphore = field(default_factory=lambda: asyncio.Semaphore(MOST_LONG))

    async def take_time(self, work: Callable[..., Made], *args: Any) -> Made:
        """Run work that takes seconds in a thread, a few jobs at a time."""
        async with self.long:
            return await run_in_threadpool(work, *args)


@dataclass(frozen=True)
class RequestContext:
    state: AppState
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
        return self.state.rights.form_token(self.token)

    @property
    def logged_in(self) -> bool:
        return self.state.rights.asked and bool(self.rights)


def new_context(state: AppState, request: Request, token: str) -> RequestContext:
    query = request.url.query
    return RequestContext(
        state,
        token,
        state.rights.of(token),
        _language(request),
        _one_of(THEMES, request.cookies.get(THEME)),
        request.url.path + (f"?{query}" if query else ""),
    )


def context_of(request: Request) -> RequestContext:
    context: Any = request.state.context
    assert isinstance(context, RequestContext)
    return context


def _language(request: Request) -> str:
    """The chosen language, else the browser's first that we have."""
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
