"""The pages over a real PostgreSQL: the same lists, counts and uploads."""

from contextlib import closing
from dataclasses import replace

import pytest

from host_tools.store import open_store
from host_tools.store.importing import import_folder
from host_tools.store.paging import ORDERS, Asked, uids_of
from tests.host_tools.journals import played
from tests.host_tools.stores import postgresql
from tests.web.test_pages import get, rows
from tests.web.test_uploads import send

pytestmark = pytest.mark.beyond_cpython
ASKED = [
    *(Asked(order=order) for order in ORDERS),
    *(Asked(text=text) for text in ("ada", "emma ada", "RAILROAD", "2026-0", "%", "_", "'")),
    *(Asked(player=player) for player in ("Ada", "ADA", "Björn", '"')),
    Asked(game="emma", state="finished", since="2026-01-02", until="2026-12-31"),
]


def test_the_pages_over_postgresql(client_of, filled, folder):
    with postgresql() as url, closing(open_store(url)) as store:
        import_folder(store, folder)
        for asked in ASKED:
            same_days = replace(asked, since=asked.since or "2000-01-01")
            assert sorted(uids_of(store, same_days)) == sorted(uids_of(filled, same_days)), asked
        client = client_of(store)
        assert rows(get(client, "/")) == [entry.uid for entry in store.games()]
        assert rows(get(client, "/?text=emma")) == [e.uid for e in store.games(game="emma")]
        before = get(client, "/players")
        for path in ("/statistics", "/dice", f"/game/{store.games()[0].uid}", "/download"):
            get(client, path)
        assert "4 new games" in send(client, *[(f"{i}.jnl", d) for i, d in enumerate(new())])
        assert get(client, "/players") != before
        assert client.get("/download/signalbox-journals.zip").content[:2] == b"PK"


def new() -> tuple[bytes, ...]:
    return played(16)[12:]
