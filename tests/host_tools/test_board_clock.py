"""The clock of a board and the zone of the computer that set it, on MicroPython over a cable."""

import time
from contextlib import closing

import pytest

from host_tools.board.clock import PATH, set_clock
from host_tools.board.link import connected
from host_tools.board.sync import sync_board
from host_tools.common.zones import offset_at, read_zones, written
from host_tools.store import open_store
from tests.host_tools.deploying import deployed  # noqa: F401 # a fixture
from tests.host_tools.quick_board import QuickBoard
from tests.host_tools.terminal import signalbox  # noqa: F401 # a fixture
from tests.host_tools.test_zones import begun, moment
from tests.support.local_zone import AUCKLAND, BERLIN, local_zone

EVENING = moment(2026, 1, 16, 23, 30)


def zones_on(board: QuickBoard):
    return read_zones(board.files()[PATH].decode())


@pytest.mark.parametrize("zone", [AUCKLAND, "UTC"])
def test_a_game_has_the_day_of_the_place_where_it_was_played(tmp_path, zone):
    """Set in Berlin, where it was half past midnight; taken home by a computer elsewhere."""
    files = {"/data/g00001.fin": begun(EVENING), PATH: written([(EVENING - 600, 60)]).encode()}
    with local_zone(zone), closing(open_store(tmp_path / "games.sqlite")) as store:
        with QuickBoard(tmp_path, files) as there:
            sync_board(store, there.port)
        (entry,) = store.games()
        assert (entry.day, entry.day_from, entry.utc_offset) == ("2026-01-17", "clock", 60)
        zones = zones_on(there)
        assert zones[0] == (EVENING - 600, 60)
        assert offset_at(zones, int(time.time())) == time.localtime().tm_gmtoff // 60


def test_an_unrecorded_zone_is_that_of_the_computer(tmp_path):
    with local_zone(BERLIN), closing(open_store(tmp_path / "games.sqlite")) as store:
        with QuickBoard(tmp_path, {"/data/g00001.fin": begun(EVENING)}) as there:
            sync_board(store, there.port)
        (entry,) = store.games()
        assert (entry.day, entry.utc_offset) == ("2026-01-17", None)


def test_deploy_notes_the_zone_on_an_empty_board(tmp_path, deployed):  # noqa: F811
    before = int(time.time())
    with local_zone(AUCKLAND), QuickBoard(tmp_path, {}) as there:
        assert deployed(there, "--dry-run").code == 0
    (first, offset), *_ = zones_on(there)
    assert before <= first <= time.time() and offset in (720, 780)


def test_a_board_that_takes_no_file_gets_the_time_all_the_same(tmp_path):
    with QuickBoard(tmp_path, {PATH + "/odd": b""}) as there, connected(there.port) as board:
        zones = set_clock(board)
        year = board.value("machine.RTC().datetime()[0]")
    assert year == time.gmtime().tm_year and zones
    assert PATH not in there.files()
