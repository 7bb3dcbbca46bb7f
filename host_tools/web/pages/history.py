"""The list of games, with filters: a page of it is one query."""

from urllib.parse import urlencode

from markupsafe import Markup
from starlette.requests import Request
from starlette.responses import Response

from firmware.games import KEYS
from host_tools.common.errors import BadInput
from host_tools.pieces.history import table
from host_tools.pieces.rendering import title
from host_tools.store.paging import Page, page_of, uids_of
from host_tools.store.wanted import ORDERS, STATES, Asked, check
from host_tools.web.cache import Cache
from host_tools.web.context import context_of
from host_tools.web.responses import page, said

LONGEST = 80  # letters of a filter
LISTS = Cache(20)  # the IDs of a list: many readers page through few lists
TABLES = Cache(200)  # rendered pages of these lists


def history(request: Request) -> Response:
    context = context_of(request)
    query = request.query_params
    given = {name: query.get(name, "")[:LONGEST].strip() for name in Asked.__dataclass_fields__}
    wanted = Asked(**given | {"order": given["order"] or "newest"})
    number = query.get("page", "1")
    fault = ""
    try:
        check(wanted)
        wanted_page = int(number) if number.isdecimal() and len(number) < 9 else 1
        store = context.state.store
        uids = LISTS.get(store, wanted, lambda: uids_of(store, wanted))
        found, shown = TABLES.get(
            store,
            (wanted, wanted_page, context.language),
            lambda: _table(page_of(store, uids, wanted_page), context.language),
        )
    except BadInput as error:
        fault, found, shown = said(error, context.language), Page([], 0, 1), ""
    asked = {name: value for name, value in given.items() if value}
    return page(
        request,
        "history",
        400 if fault else 200,
        found=found,
        table=Markup(shown),
        wanted=wanted,
        fault=fault,
        filtered=bool(asked),
        narrowed=bool(asked.keys() - {"text"}),
        titles=[(key, title(key, context.language)) for key in KEYS],
        states=STATES,
        orders=ORDERS,
        link=lambda number: "/?" + urlencode(asked | {"page": number}),
    )


def _table(found: Page, language: str) -> tuple[Page, str]:
    """A page of the list, and its HTML."""
    return found, table(found.entries, language)
