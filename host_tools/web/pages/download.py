"""Everything to take home: a backup of the store, and all journals as files."""

import tempfile
import zipfile
from collections.abc import Iterator
from pathlib import Path

from sqlalchemy import select
from starlette.background import BackgroundTask
from starlette.requests import Request
from starlette.responses import FileResponse, Response, StreamingResponse

from host_tools.exports import csv_bytes, json_bytes
from host_tools.store import Store
from host_tools.store.backups import write_backup
from host_tools.store.schema import games
from host_tools.web.render import page
from host_tools.web.visit import here

AT_ONCE = 200  # journals in memory


def show(request: Request) -> Response:
    return page(request, "download")


def backup(request: Request) -> Response:
    folder = tempfile.TemporaryDirectory(prefix="signalbox-")
    file = Path(folder.name) / "signalbox-games.sqlite"
    write_backup(here(request).house.store, file)
    return _file(file, "application/vnd.sqlite3", folder)


def journals(request: Request) -> Response:
    folder = tempfile.TemporaryDirectory(prefix="signalbox-")
    file = Path(folder.name) / "signalbox-journals.zip"
    write_journals(here(request).house.store, file)
    return _file(file, "application/zip", folder)


def csv(request: Request) -> Response:
    return _stream(csv_bytes(here(request).house.store), "text/csv", "signalbox-games.csv")


def json(request: Request) -> Response:
    pieces = json_bytes(here(request).house.store)
    return _stream(pieces, "application/json", "signalbox-games.json")


def write_journals(store: Store, file: Path) -> int:
    """All journals in a zip file, by their IDs; how many."""
    uids = [uid for (uid,) in store.rows(select(games.c.uid).order_by(games.c.uid))]
    count = 0
    with zipfile.ZipFile(file, "w", zipfile.ZIP_DEFLATED) as packed:
        for first in range(0, len(uids), AT_ONCE):
            for uid, data in store.journals(uids[first : first + AT_ONCE]).items():
                packed.writestr(f"{uid}.jnl", data)
                count += 1
    return count


def _stream(pieces: Iterator[bytes], kind: str, name: str) -> Response:
    named = {"Content-Disposition": f'attachment; filename="{name}"'}
    return StreamingResponse(pieces, media_type=kind, headers=named)


def _file(file: Path, kind: str, folder: tempfile.TemporaryDirectory) -> Response:
    return FileResponse(
        file, media_type=kind, filename=file.name, background=BackgroundTask(folder.cleanup)
    )
