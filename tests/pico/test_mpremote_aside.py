"""Games that are set aside while a board is tried come back, whatever happens."""

from contextlib import suppress

import pytest

from host_tools.board import aside
from host_tools.board.faults import examine_device
from host_tools.board.link import LinkLost, connected
from tests.pico import firmware, images
from tests.pico.rig import PicoRig
from tests.pico.test_mpremote_sync import at_the_table as switched_on
from tests.pico.test_mpremote_sync import data, running
from tests.pico.wire import Wire
from tests.sizes import SOAK, size


def kept(files: dict[str, bytes]) -> dict[str, bytes]:
    """The gadget's own files but for the pool of entropy, which counts its starts."""
    return {name: content for name, content in data(files).items() if name != "pool"}


def set_aside(url: str) -> None:
    with connected(url) as board:
        aside.set_aside(board)
        board.run("sb_write('/data/other','wb','')")


def test_pulled_at_any_point_the_games_come_back_when_the_gadget_starts():
    ready = switched_on(running(12), frozen=True)
    shown, before = ready.picture(), kept(ready.files())
    dump = ready.dump()
    with Wire(ready) as wire:
        set_aside(wire.url)
        wire.wait()
        total = wire.bytes
    seen = set()
    points = size(3, 60)
    for point in range(points):
        rig = PicoRig(dump=dump, pins=firmware.PINS, image=images.frozen())
        rig.run(1500)
        pulled = Wire(rig, pull_after=total - (total * 2 // 5) * point // points)
        with pulled as wire, suppress(LinkLost):
            set_aside(wire.url)
        seen.add("/put_back" in rig.files())
        again = firmware.reboot(rig)
        again.run(2500)
        assert again.picture() == shown and kept(again.files()) == before
        assert "/put_back" not in again.files()
    assert seen >= {True}


def test_the_power_goes_while_the_games_come_back():
    """Cut between any two writes to the flash: the next start goes on from there."""
    rig = switched_on(running(12), frozen=True)
    before = kept(rig.files())
    with Wire(rig) as wire:
        set_aside(wire.url)
        wire.wait()
    again = firmware.reboot(rig)
    states = [again.dump()]
    while "/put_back" in again.files() and again.ms < 3000:
        again.run(0.5)
        if (now := again.dump()) != states[-1]:
            states.append(now)
    assert len(states) > 4, "files go, a folder gets another name, and the code goes"
    for state in states if SOAK else states[1:-1:3]:
        last = PicoRig(dump=state, pins=firmware.PINS, image=images.frozen())
        last.run(2500)
        assert kept(last.files()) == before and "/put_back" not in last.files()


@pytest.mark.parametrize("frozen", [False, True] if SOAK else [False])
def test_the_next_command_brings_them_back_too(frozen):
    rig = switched_on(running(12), frozen=frozen)
    shown, before = rig.picture(), kept(rig.files())
    with Wire(rig) as wire:
        with connected(wire.url) as board:
            aside.set_aside(board)
            aside.stay(board)  # as before a reset that certify wants itself
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
    assert kept(files) == before and not {"/put_back", "/stay"} & set(files)
