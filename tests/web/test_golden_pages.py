"""Every page as it was when somebody last read it, in one language or the other."""

import shutil
from contextlib import closing

import pytest

from host_tools.store import open_store
from tests.web.golden_pages import GOLDENS, PAGES, fill, text_of


@pytest.fixture(scope="session")
def known(tmp_path_factory):
    """A store, and the IDs of its games."""
    file = tmp_path_factory.mktemp("pages") / "games.sqlite"
    with closing(open_store(file)) as store:
        return file, fill(store)


@pytest.mark.parametrize("name", PAGES)
def test_a_page_says_what_it_said(known, name, tmp_path):
    file, uids = known
    copy = shutil.copyfile(file, tmp_path / "games.sqlite")  # nothing of it is in memory
    with closing(open_store(copy)) as store:
        text = text_of(name, store, uids)
    assert text == (GOLDENS / f"{name}.txt").read_text(encoding="utf-8"), (
        "a page changed: run `python -m tests.web.golden_pages` and read the difference"
    )


def test_no_golden_page_is_left_over():
    assert {path.stem for path in GOLDENS.iterdir()} == set(PAGES)
