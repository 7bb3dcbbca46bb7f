"""Pages over stores of their own: as Starlette answers them, and as a person starts them."""

import shutil
from contextlib import closing

import pytest
from starlette.testclient import TestClient

from host_tools.store import open_store
from host_tools.store.importing import import_folder
from host_tools.web.app import app
from host_tools.web.rights import Rights
from host_tools.web.serve import app_state
from tests.host_tools.journals import played, write

HERE = "http://127.0.0.1"


@pytest.fixture(scope="session")
def folder(tmp_path_factory):
    """Twelve journals as files."""
    return write(tmp_path_factory.mktemp("journals"), played(12))


@pytest.fixture
def store(tmp_path):
    with closing(open_store(tmp_path / "games.sqlite")) as opened:
        yield opened


@pytest.fixture(scope="session")
def filled_file(folder, tmp_path_factory):
    """A store with these games."""
    file = tmp_path_factory.mktemp("filled") / "games.sqlite"
    with closing(open_store(file)) as opened:
        import_folder(opened, folder)
    return file


@pytest.fixture
def filled(filled_file, tmp_path):
    """A copy of it."""
    copy = tmp_path / "games.sqlite"
    shutil.copyfile(filled_file, copy)
    with closing(open_store(copy)) as opened:
        yield opened


@pytest.fixture
def client_of():
    """Makes clients: each has its own cookies; the house may be shared."""

    def make(store, rights: Rights | None = None, shared=None, **options) -> TestClient:
        state = shared or app_state(store, rights or Rights())
        return TestClient(
            app(state),
            base_url=HERE,
            follow_redirects=False,
            raise_server_exceptions=False,
            **options,
        )

    return make


@pytest.fixture
def client(client_of, filled):
    return client_of(filled)
