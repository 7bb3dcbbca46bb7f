"""Everything to take home: a backup, all journals as files, and the games for other programs."""

import tempfile
import zipfile
from collections.abc import Callable, Iterator
from pathlib import Path

from sqlalchemy import select
from starlette.background import BackgroundTask
from starlette.requests import Request
from starlette.responses import FileResponse, Response, StreamingResponse

from host_tools.exports import bgstats_bytes, csv_bytes, json_bytes, write_database
from host_tools.store import Store
from host_tools.store.backups import write_backup
from host_tools.store.schema import games
from host_tools.web.render import page
from host_tools.web.visit import here

AT_ONCE = 200  # journals in memory
SQLITE = "application/vnd.sqlite3"


def show(request: Request) -> Response:
    return page(request, "download")


async def backup(request: Request) -> Response:
    return await _made(request, "signalbox-games.sqlite", SQLITE, write_backup)


async def journals(request: Request) -> Response:
    return await _made(request, "signalbox-journals.zip", "application/zip", write_journals)


def csv(request: Request) -> Response:
    return _stream(csv_bytes(here(request).house.store), "text/csv", "signalbox-games.csv")


def json(request: Request) -> Response:
    pieces = json_bytes(here(request).house.store)
    return _stream(pieces, "application/json", "signalbox-games.json")


def bgstats(request: Request) -> Response:
    pieces = bgstats_bytes(here(request).house.store)
    return _stream(pieces, "application/json", "signalbox-games.bgsplay")


async def tables(request: Request) -> Response:
    """For people with their own tools; the backup is for Signalbox."""
    return await _made(request, "signalbox-tables.sqlite", SQLITE, write_database)


def write_journals(store: Store, file: Path) -> None:
    """All journals in a zip file, by their IDs."""
    uids = [uid for (uid,) in store.rows(select(games.c.uid).order_by(games.c.uid))]
    with zipfile.ZipFile(file, "w", zipfile.ZIP_DEFLATED) as packed:
        for first in range(0, len(uids), AT_ONCE):
            for uid, data in store.journals(uids[first : first + AT_ONCE]).items():
                packed.writestr(f"{uid}.jnl", data)


def _stream(pieces: Iterator[bytes], kind: str, name: str) -> Response:
    named = {"Content-Disposition": f'attachment; filename="{name}"'}
    return StreamingResponse(pieces, media_type=kind, headers=named)


async def _made(
    request: Request, name: str, kind: str, write: Callable[[Store, Path], object]
) -> Response:
    """A file that has to be written as a whole first; it is gone when it was sent."""
    folder = tempfile.TemporaryDirectory(prefix="signalbox-")
    file = Path(folder.name) / name
    house = here(request).house
    await house.take_time(write, house.store, file)
    return FileResponse(
        file, media_type=kind, filename=name, background=BackgroundTask(folder.cleanup)
    )
