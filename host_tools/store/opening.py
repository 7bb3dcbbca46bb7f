"""Opening a store: where it is, making it, and bringing an older one up to date."""

import re
from pathlib import Path

from sqlalchemy import Connection, Engine, create_engine, event, insert, inspect, select
from sqlalchemy.engine import URL, make_url
from sqlalchemy.exc import ArgumentError, DatabaseError

from host_tools.common.errors import BadInput
from host_tools.store.schema import VERSION, meta, metadata
from host_tools.store.store import Store, writing

PATIENCE_S = 60  # how long a writer waits for its turn
SCHEMA = "schema"


def default_file() -> Path:
    from platformdirs import user_data_path

    return user_data_path("signalbox") / "games.sqlite"


def open_store(where: str | Path | None = None) -> Store:
    """Open the store of a URL or of an SQLite file, made or brought up to date if need be."""
    url = url_of(where)
    try:
        engine = _engine(url)
    except ModuleNotFoundError as error:
        raise BadInput(
            f"{shown(url)} needs the Python package {error.name}: install it"
        ) from error
    try:
        with engine.connect() as connection:
            version = _version(connection)
        if version != VERSION:
            _bring_up_to_date(engine, url)
    except DatabaseError as error:
        engine.dispose()
        why = str(error.orig).strip().splitlines()
        raise BadInput(
            f"{shown(url)} cannot be used as a store ({why[0] if why else error}): check --db"
        ) from error
    except BadInput:
        engine.dispose()
        raise
    return Store(engine)


def url_of(where: str | Path | None) -> URL:
    if where is None:
        where = default_file()
    if isinstance(where, Path) or "://" not in where:
        path = Path(where)
        try:
            path.parent.mkdir(parents=True, exist_ok=True)
        except OSError as error:
            raise BadInput(
                f"the folder {path.parent} cannot be made ({error.strerror}): name another --db"
            ) from error
        return URL.create("sqlite", database=str(path))
    try:
        url = make_url(where)
    except (ArgumentError, ValueError):
        raise BadInput(f"--db {where!r} is no database URL: see `signalbox sync --help`") from None
    kind = url.get_backend_name()
    if kind not in ("sqlite", "postgresql"):
        raise BadInput(f"--db: {kind!r} is not supported: use sqlite or postgresql")
    return url.set(drivername="postgresql+psycopg") if kind == "postgresql" else url


def shown(url: URL) -> str:
    """The place for people: a file's name, or the URL without its password."""
    if url.get_backend_name() == "sqlite":
        return str(url.database)
    return url.render_as_string(hide_password=True)


def _engine(url: URL) -> Engine:
    if url.get_backend_name() != "sqlite":
        return create_engine(url)
    engine = create_engine(url, connect_args={"timeout": PATIENCE_S})

    @event.listens_for(engine, "connect")
    def by_hand(connection, _record) -> None:
        connection.isolation_level = None  # Python's sqlite3 shall not begin transactions itself
        connection.execute("PRAGMA foreign_keys = ON")

    @event.listens_for(engine, "begin")
    def begin(connection: Connection) -> None:
        # A writer asks for its turn at once: two readers that both want to write would deadlock.
        writes = connection.get_execution_options().get("signalbox_writes")
        connection.exec_driver_sql("BEGIN IMMEDIATE" if writes else "BEGIN")

    return engine


def _version(connection: Connection) -> int:
    """Of the tables that are there; 0 for an empty database."""
    if not inspect(connection).has_table(meta.name):
        return 0
    found = connection.scalar(select(meta.c.value).where(meta.c.key == SCHEMA))
    found = str(found)
    return int(found) if re.fullmatch("[0-9]{1,6}", found) else 0


def _bring_up_to_date(engine: Engine, url: URL) -> None:
    from host_tools.store.migrations import STEPS

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
        connection.execute(meta.update().where(meta.c.key == SCHEMA).values(value=str(VERSION)))
