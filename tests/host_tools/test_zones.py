"""The zone in which a gadget's clock was set: stored on the gadget and with every game."""

from contextlib import closing
from datetime import UTC, datetime

import pytest

from firmware.play.file_names import FINISHED, name_of
from firmware.play.session import Session
from host_tools.common.zones import MOST, offset_at, read_zones, written, zones_from
from host_tools.journals import demo
from host_tools.journals.memory_files import MemoryFiles
from host_tools.store import open_store
from host_tools.store.backups import merge, restore_from, write_backup
from host_tools.store.importing import import_folder
from tests.host_tools.journals import recorded, write
from tests.support.local_zone import AUCKLAND, BERLIN, LOS_ANGELES, local_zone

SEEN = 1_800_000_000


def moment(*fields: int) -> int:
    return int(datetime(*fields, tzinfo=UTC).timestamp())


def begun(start: int, seed: int = 1) -> bytes:
    """A game that was begun at this moment."""
    storage = MemoryFiles()
    session = Session(storage, demo.seeded(seed), "pico")
    session.new("dice", {}, ["Ada"], 0, start=start)
    session.abandon(1000)
    return storage.read(name_of(1, FINISHED))


def test_summer_and_winter_of_the_computer_are_known_ahead():
    with local_zone(BERLIN):
        zones = zones_from([], moment(2026, 7, 1))
    assert zones == [
        (moment(2026, 7, 1), 120),
        (moment(2026, 10, 25, 1), 60),
        (moment(2027, 3, 28, 1), 120),
    ]
    assert offset_at(zones, moment(2026, 6, 30)) is None
    assert [offset_at(zones, moment(2026, 10, 25, hour)) for hour in (0, 1)] == [120, 60]


def test_a_computer_elsewhere_changes_what_comes_and_not_what_was():
    with local_zone(BERLIN):
        zones = zones_from([], moment(2026, 7, 1))
        assert zones_from(zones, moment(2026, 8, 1)) == zones, "nothing is new"
    with local_zone(LOS_ANGELES):
        zones = zones_from(zones, moment(2026, 12, 24))
    assert offset_at(zones, moment(2026, 7, 1)) == 120
    assert offset_at(zones, moment(2026, 12, 23, 23)) == 60
    assert offset_at(zones, moment(2026, 12, 24)) == -480
    assert offset_at(zones, moment(2027, 4, 1)) == -420, "of Los Angeles, not of Berlin"


def test_old_changes_are_dropped():
    zones = []
    for day in range(1, 29):
        with local_zone((BERLIN, AUCKLAND)[day % 2]):
            zones = zones_from(zones, moment(2026, 6, day))
    assert len(zones) == MOST and offset_at(zones, moment(2026, 6, 28)) == 120
    assert read_zones(written(zones)) == zones


@pytest.mark.parametrize(
    "text", ["", "x", "1 2 3", "-5 60", "5 9999", "5 1620", "5", "5 60.0", "٥ 60", "5  60"]
)
def test_what_is_no_zone_is_left_out(text):
    assert read_zones(text) == []
    assert read_zones(f"{text}\n7 -60\n") == [(7, -60)]


@pytest.fixture
def stores(tmp_path):
    with (
        closing(open_store(tmp_path / "one.sqlite")) as one,
        closing(open_store(tmp_path / "other.sqlite")) as other,
    ):
        yield one, other


def keep(store, data: bytes, zones=()) -> str:
    with store.turn() as connection:
        ((_, uid),) = store.add_all(connection, [recorded(data)], SEEN, list(zones))
    return uid


def test_two_stores_agree_whichever_takes_the_games_of_the_other(stores):
    """One computer knew the zone of the gadget, the other did not."""
    start = moment(2026, 11, 16, 23, 30)
    one, other = stores
    with local_zone(AUCKLAND):
        uid = keep(one, begun(start), [(0, -480)])
        keep(other, begun(start))
        assert (one.find(uid).day, other.find(uid).day) == ("2026-11-16", "2026-11-17")
        merge(one, other)
        merge(other, one)
    for store in stores:
        entry = store.find(uid)
        assert (entry.day, entry.utc_offset) == ("2026-11-16", -480)


def test_a_backup_knows_the_zone_too(stores, tmp_path):
    one, other = stores
    with local_zone(AUCKLAND):
        uid = keep(one, begun(moment(2026, 11, 16, 23, 30)), [(0, -480)])
        write_backup(one, tmp_path / "backup.sqlite")
    with local_zone(LOS_ANGELES):
        restore_from(str(tmp_path / "backup.sqlite"), other)
    assert (other.find(uid).day, other.find(uid).utc_offset) == ("2026-11-16", -480)


def test_a_copy_of_the_gadgets_folder_brings_its_zones(stores, tmp_path):
    start = moment(2026, 11, 16, 23, 30)
    folder = write(tmp_path / "data", [begun(start)])
    (folder / "clock").write_text(f"{start - 5} 60\n", encoding="ascii")
    bare = write(tmp_path / "bare", [begun(start)])
    one, other = stores
    with local_zone("UTC"):
        import_folder(one, folder)
        import_folder(other, bare / "g00001.jnl")
        (found,), (without,) = one.games(), other.games()
        assert (found.day, found.utc_offset) == ("2026-11-17", 60)
        assert (without.day, without.utc_offset) == ("2026-11-16", None)
        (folder / "clock").write_bytes(b"\xff")
        import_folder(other, folder)
    assert other.games() == [without]
