"""Opening a store: where it is, making it, and bringing an older one up to date."""

import re
import warnings
from pathlib import Path
from typing import Any

from sqlalchemy import Connection, Engine, QueuePool, create_engine, event, insert, inspect, select
from sqlalchemy.engine import URL, make_url
from sqlalchemy.exc import ArgumentError, DatabaseError, SAWarning

from host_tools.common.errors import BadInput
from host_tools.common.passwords import without_password
from host_tools.common.safe_text import plain
from host_tools.store.schema import VERSION, meta, metadata
from host_tools.store.store import Store, writing

PATIENCE_S = 60  # how long a writer waits for its turn
SCHEMA = "schema"
WRONG = (
    "--db is not a database URL: write it like postgresql://user@host/name, an @ in a password as"
    " %40, and a file with a colon in its name as ./name"
)


def default_file() -> Path:
    from platformdirs import user_data_path

    return user_data_path("signalbox") / "games.sqlite"


def open_store(where: str | Path | None = None) -> Store:
    """Open the store of a URL or of an SQLite file, made or brought up to date if need be."""
    url = url_of(where)
    try:
        engine = _engine(url)
        with engine.connect() as connection:
            version = _version(connection)
    except ModuleNotFoundError as error:
        raise BadInput(
            f"{shown(url)} needs the Python package {error.name}: install it"
        ) from error
    except DatabaseError as error:
        raise _unusable(url, where, error) from error
    except (ArgumentError, SAWarning, TypeError, ValueError):  # what the URL has after its ?
        raise BadInput(WRONG) from None
    try:
        if version != VERSION:
            _bring_up_to_date(engine, url)
        if not _is_stored(engine):
            raise BadInput(
                f"--db {shown(url)} would only be in memory, and its games lost: name a file"
            )
    except DatabaseError as error:
        engine.dispose()
        raise _unusable(url, where, error) from error
    except BadInput:
        engine.dispose()
        raise
    return Store(engine)


def _unusable(url: URL, where: str | Path | None, error: DatabaseError) -> BadInput:
    why = plain(without_password(str(error.orig), str(where)))
    return BadInput(f"{shown(url)} cannot be used as a store ({why}): check --db")


def is_url(where: str) -> bool:
    """A URL, and not a file: with one letter before the colon it is a disk of Windows."""
    return re.match(r"[A-Za-z][\w.+-]+:", where) is not None


def url_of(where: str | Path | None) -> URL:
    if where is None:
        where = default_file()
    if isinstance(where, Path) or not is_url(where):
        path = Path(where)
        try:
            path.parent.mkdir(parents=True, exist_ok=True)
        except OSError as error:
            raise BadInput(
                f"the folder {path.parent} cannot be made ({error.strerror}): name another --db"
            ) from error
        return _checked(URL.create("sqlite", database=str(path)))
    try:
        url = make_url(where)
    except (ArgumentError, ValueError):
        raise BadInput(WRONG) from None
    kind = url.get_backend_name()
    if kind not in ("sqlite", "postgresql"):
        raise BadInput(f"--db: {kind!r} is not supported: use sqlite or postgresql")
    if kind == "sqlite":
        return _checked(url.set(drivername=kind))
    if url.password and "@" in f"{url.host}{url.database}":
        raise BadInput(WRONG)
    return url.set(drivername="postgresql+psycopg")


def _checked(url: URL) -> URL:
    """SQLite would wait for a pipe forever, and write to a device."""
    path = Path(url.database or ":memory:")
    if path.exists() and not path.is_file():
        raise BadInput(f"--db {shown(url)} is not a file: name another one")
    return url


def shown(url: URL) -> str:
    """The place for people: a file's name, or the URL without its password."""
    if url.get_backend_name() == "sqlite":
        return plain(url.database or "sqlite://")
    return plain(url.set(query={}).render_as_string(hide_password=True))


def _engine(url: URL) -> Engine:
    if url.get_backend_name() != "sqlite":
        return create_engine(url)
    with warnings.catch_warnings():
        warnings.simplefilter("error", SAWarning)  # an unknown parameter after the ?
        engine = create_engine(url, poolclass=QueuePool, connect_args={"timeout": PATIENCE_S})

    @event.listens_for(engine, "connect")
    def by_hand(connection: Any, _record: Any) -> None:
        connection.isolation_level = None  # Python's sqlite3 must not begin transactions itself
        connection.execute("PRAGMA foreign_keys = ON")
        connection.create_function("signalbox_folded", 1, _folded, deterministic=True)

    @event.listens_for(engine, "begin")
    def begin(connection: Connection) -> None:
        # A writer takes the lock at once: two readers that both want to write would deadlock.
        options = connection.get_execution_options()
        writes = options.get("signalbox_writes")
        connection.exec_driver_sql("BEGIN IMMEDIATE" if writes else "BEGIN")
        any_text = writes or options.get("signalbox_any_text")
        driver: Any = connection.connection.dbapi_connection
        driver.text_factory = _any_text if any_text else str

    return engine


def _any_text(data: bytes) -> str:
    """SQLite accepts bytes that are not UTF-8 as text; Python's sqlite3 does not."""
    return data.decode("utf-8", "surrogateescape")


def _folded(value: Any) -> Any:
    return value.casefold() if isinstance(value, str) else value


def _is_stored(engine: Engine) -> bool:
    """SQLite has many ways to use a database in memory: none of them has a file."""
    if engine.dialect.name != "sqlite":
        return True
    with engine.connect() as connection:
        names = connection.exec_driver_sql("PRAGMA database_list")
        files = {name: file for _, name, file in names}
    return bool(files["main"]) and Path(files["main"]).is_file()


def _version(connection: Connection) -> int:
    """Of the tables that are there; 0 for an empty database."""
    if not inspect(connection).has_table(meta.name):
        return 0
    found = connection.scalar(select(meta.c.value).where(meta.c.key == SCHEMA))
    found = str(found)
    return int(found) if re.fullmatch("[0-9]{1,6}", found) else 0


def _bring_up_to_date(engine: Engine, url: URL) -> None:
    from host_tools.store.migrations import STEPS, recompute

    with writing(engine) as connection:
        version = _version(connection)  # another process may have been faster
        if version > VERSION:
            raise BadInput(
                f"{shown(url)} was written by a newer Signalbox (schema {version}, known here:"
                f" {VERSION}): update Signalbox"
            )
        if version == 0:
            if inspect(connection).has_table("games"):
                raise BadInput(f"{shown(url)} holds other data: name another --db")
            metadata.create_all(connection)
            connection.execute(insert(meta).values(key=SCHEMA, value=str(VERSION)))
            return
        while version < VERSION:
            STEPS[version](connection)
            version += 1
        recompute(connection)
        connection.execute(meta.update().where(meta.c.key == SCHEMA).values(value=str(VERSION)))
