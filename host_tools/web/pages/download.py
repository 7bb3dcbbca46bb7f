"""Everything to take home: a backup, all journals as files, and the games for other programs."""

import tempfile
import zipfile
from collections.abc import Callable, Iterator
from pathlib import Path

from sqlalchemy import select
from starlette.requests import Request
from starlette.responses import FileResponse, Response
from starlette.types import Receive, Scope, Send

from host_tools.exports import bgstats_bytes, csv_bytes, json_bytes, write_database
from host_tools.store import Store
from host_tools.store.backups import write_backup
from host_tools.store.schema import games
from host_tools.web.context import context_of
from host_tools.web.responses import page

AT_ONCE = 200  # journals in memory
SQLITE, JSON = "application/vnd.sqlite3", "application/json"


def show(request: Request) -> Response:
    return page(request, "download")


async def backup(request: Request) -> Response:
    return await _made(request, "signalbox-games.sqlite", SQLITE, write_backup)


async def journals(request: Request) -> Response:
    return await _made(request, "signalbox-journals.zip", "application/zip", write_journals)


async def csv(request: Request) -> Response:
    return await _made(request, "signalbox-games.csv", "text/csv", _pieces(csv_bytes))


async def json(request: Request) -> Response:
    return await _made(request, "signalbox-games.json", JSON, _pieces(json_bytes))


async def bgstats(request: Request) -> Response:
    return await _made(request, "signalbox-games.bgsplay", JSON, _pieces(bgstats_bytes))


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


def _pieces(export: Callable[[Store], Iterator[bytes]]) -> Callable[[Store, Path], None]:
    def write(store: Store, file: Path) -> None:
        with file.open("wb") as out:
            out.writelines(export(store))

    return write


async def _made(
    request: Request, name: str, kind: str, write: Callable[[Store, Path], object]
) -> Response:
    """Written completely before the answer begins, so that a database that fails meanwhile gives
    an error page and no broken file."""
    folder = tempfile.TemporaryDirectory(prefix="signalbox-")
    file = Path(folder.name) / name
    state = context_of(request).state
    try:
        await state.take_time(write, state.store, file)
    except BaseException:
        folder.cleanup()
        raise
    return Made(folder, file, name, kind)


class Made(FileResponse):
    """A file that is deleted with its folder once it is sent, or cannot be."""

    def __init__(
        self, folder: tempfile.TemporaryDirectory[str], file: Path, name: str, kind: str
    ) -> None:
        super().__init__(file, media_type=kind, filename=name)
        self.folder = folder

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        try:
            await super().__call__(scope, receive, send)
        finally:
            self.folder.cleanup()
