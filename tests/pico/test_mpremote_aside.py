"""Games that are set aside while a board is tried come back, whatever happens."""

from contextlib import suppress

from host_tools.board import quarantine
from host_tools.board.faults import examine_device
from host_tools.board.link import LinkLost, connected
from tests.pico import firmware
from tests.pico.rig import PicoRig
from tests.pico.test_mpremote_sync import at_the_table as switched_on
from tests.pico.test_mpremote_sync import data, running
from tests.pico.wire import Wire
from tests.support.sizes import size


def kept(files: dict[str, bytes]) -> dict[str, bytes]:
    """The gadget's own files but for the pool of entropy, which counts its starts."""
    return {name: content for name, content in data(files).items() if name != "pool"}


def set_aside(url: str) -> None:
    with connected(url) as board:
        quarantine.set_aside(board)
        board.run("sb_write('/data/other','wb','')")


def test_pulled_at_any_point_the_games_come_back_when_the_gadget_starts():
    ready = switched_on(running(12))
    shown, before = ready.picture(), kept(ready.files())
    dump = ready.dump()
    with Wire(ready) as wire:
        set_aside(wire.url)
        wire.wait()
        total = wire.bytes
    seen = set()
    points = size(2, 15)
    for point in range(points):
        rig = PicoRig(dump=dump, pins=firmware.PINS)
        rig.run(1500)
        pulled = Wire(rig, pull_after=total - (total * 2 // 5) * point // points)
        with pulled as wire, suppress(LinkLost):
            set_aside(wire.url)
        seen.add(any(name.startswith("/aside/") for name in rig.files()))
        again = firmware.reboot(rig)
        again.run(2500)
        assert again.picture() == shown and kept(again.files()) == before
    assert seen >= {True}


def test_the_next_command_brings_them_back_too():
    rig = switched_on(running(12))
    shown, before = rig.picture(), kept(rig.files())
    with Wire(rig) as wire:
        with connected(wire.url) as board:
            quarantine.set_aside(board)
            quarantine.stay(board)  # as before a reset that certify wants itself
        wire.wait()
        assert before == {
            name[7:]: content
            for name, content in rig.files().items()
            if name.startswith("/aside/") and name[7:] in before
        }
        examine_device(wire.url)
        wire.wait()
        rig.run(2500)
        assert rig.picture() == shown
    files = rig.files()
    assert kept(files) == before and "/stay" not in files
