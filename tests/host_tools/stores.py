"""Stores for the tests: SQLite, and a real PostgreSQL server of the tests' own."""

import os
import pwd
import shutil
import subprocess
import tempfile
from contextlib import contextmanager
from pathlib import Path

import pytest

from host_tools.store import open_store
from tests.support.optional_deps import missing

USER = "postgres"
REMEDY = "apt-get install postgresql, and pip install 'psycopg[binary]'"


def programs() -> Path | None:
    """The folder with initdb and pg_ctl: Debian keeps them out of the PATH."""
    found = shutil.which("initdb")
    places = [Path(found).parent] if found else []
    places += sorted(Path("/usr/lib/postgresql").glob("*/bin"), reverse=True)
    return next((place for place in places if (place / "pg_ctl").exists()), None)


@contextmanager
def postgresql():
    """A private cluster on a socket in a folder of its own; the URL of its database."""
    here = programs()
    if here is None:
        missing("PostgreSQL", REMEDY)
        return
    try:
        import psycopg  # noqa: F401
    except ImportError:
        missing("PostgreSQL (no psycopg)", REMEDY)
    root = os.geteuid() == 0
    user = USER if root else None  # the server refuses to run as root
    # Not in TMPDIR: the path of a socket has at most 107 bytes.
    folder = Path(tempfile.mkdtemp(prefix="signalbox-pg-", dir="/tmp"))
    if root:
        who = pwd.getpwnam(USER)
        os.chown(folder, who.pw_uid, who.pw_gid)

    def run(*command: str) -> None:
        options = {"user": user, "group": user, "extra_groups": []} if root else {}
        with open(folder / "said.txt", "ab") as said:
            subprocess.run(
                command, cwd=folder, stdout=said, stderr=said, check=True, timeout=900, **options
            )

    data = str(folder / "data")
    try:
        run(str(here / "initdb"), "-D", data, "-U", USER, "-A", "trust", "-E", "UTF8", "-N")
        options = f"-k {folder} -c listen_addresses='' -c fsync=off"
        control = str(here / "pg_ctl")
        waits = ("-w", "-t", "600")
        run(control, "-D", data, "-l", str(folder / "log"), "-o", options, *waits, "start")
        try:
            yield f"postgresql://{USER}@/postgres?host={folder}"
        finally:
            run(control, "-D", data, "-m", "immediate", *waits, "stop")
    finally:
        shutil.rmtree(folder, ignore_errors=True)


@pytest.fixture(scope="module")
def server():
    with postgresql() as url:
        yield url


SERVER = pytest.param("postgresql", marks=pytest.mark.beyond_cpython)


@pytest.fixture(params=["sqlite", SERVER])
def place(request, tmp_path):
    """Where an empty store can be made."""
    if request.param == "sqlite":
        yield str(tmp_path / "games.sqlite")
        return
    from sqlalchemy import create_engine, text

    url = request.getfixturevalue("server")
    engine = create_engine(url.replace("postgresql://", "postgresql+psycopg://"))
    with engine.begin() as connection:
        connection.execute(text("DROP SCHEMA public CASCADE"))
        connection.execute(text("CREATE SCHEMA public"))
    engine.dispose()
    yield url


@pytest.fixture
def store(place):
    opened = open_store(place)
    yield opened
    opened.close()
