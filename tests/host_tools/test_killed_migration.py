"""`signalbox games` brings an older store up to date and is killed on the way, before any order to
the database: the next command finds every journal, byte for byte."""

import os
import signal
import subprocess
import sys
from contextlib import closing
from pathlib import Path

import pytest

from host_tools.statistics import statistics
from host_tools.store import open_store
from host_tools.store.schema import VERSION
from tests.host_tools.stores import SERVER, place, server
from tests.host_tools.test_migration import (
    STORES,
    make_schema_1,
    old_rows,
    old_store,
    rows_of,
    tables_of,
)
from tests.support.sizes import SOAK

__all__ = ("place", "server")  # pytest finds fixtures by their names here
ROOT = Path(__file__).resolve().parents[2]
SIGNALBOX = Path(sys.executable).with_name("signalbox")
FEW = 2


def killed(moment: int, where: object) -> subprocess.CompletedProcess:
    """`signalbox games`, killed before that order to the database; never at moment 0."""
    runner = [sys.executable, "-m", "tests.host_tools.killed", str(moment), str(SIGNALBOX)]
    return subprocess.run(
        [*runner, "games", "--json"],
        cwd=ROOT,
        env=os.environ | {"SIGNALBOX_DB": str(where)},
        capture_output=True,
        text=True,
        check=False,
    )


def moments(where: object) -> list[int]:
    """All orders of the whole migration, or a few of them."""
    ran = killed(0, where)
    assert ran.returncode == 0, ran
    orders = int(ran.stdout.split()[-1])
    every = list(range(1, orders + 1))
    return every if SOAK else every[orders // FEW :: orders // FEW]


@pytest.mark.parametrize("version", range(1, VERSION) if SOAK else [1])
def test_a_file_is_brought_up_to_date_by_the_next_command(version, tmp_path):
    dump = STORES / f"schema{version}.sql"
    whole = old_store(tmp_path / "whole.sqlite", dump)
    for moment in moments(whole):
        path = old_store(tmp_path / f"{moment}.sqlite", dump)
        assert killed(moment, path).returncode == -signal.SIGKILL
        with closing(open_store(path)) as store, closing(open_store(whole)) as wanted:
            assert rows_of(store) == rows_of(wanted), moment
            assert statistics(store) == statistics(wanted), moment
        assert tables_of(path) == tables_of(whole), moment


@pytest.mark.parametrize("place", [SERVER], indirect=True)
def test_a_database_is_brought_up_to_date_by_the_next_command(place):
    make_schema_1(place)
    for moment in moments(place):
        make_schema_1(place)
        assert killed(moment, place).returncode == -signal.SIGKILL
        with closing(open_store(place)) as store:
            assert rows_of(store) == old_rows(), moment
