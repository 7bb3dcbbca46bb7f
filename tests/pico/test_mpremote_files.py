"""The files of boards with more memory, sent over the cable and cut anywhere. The emulated Pico
does not run them, but its boot.py, which is in the image, finishes an update as theirs does."""

from contextlib import suppress

import pytest

from host_tools.board.file_update import Plan, update
from host_tools.board.link import LinkLost, connected
from tests.pico import firmware, images
from tests.pico.links import in_the_page
from tests.pico.rig import PicoRig
from tests.pico.wire import Wire
from tests.support.sizes import size

STARTED_MS = 700
BIG = b"#" + b"a line that makes the file larger than one block\n#" * 120


def small(version: str, extra: str) -> dict[str, bytes]:
    """A firmware of a few files, all different in every version: quick to send."""
    code = f"V = {version!r}\n".encode()
    return {
        "/boot.py": (firmware.ROOT / "boot.py").read_bytes() + f"# {version}\n".encode(),
        "/main.py": code,
        "/lib/firmware/one.py": code + BIG,
        "/lib/firmware/two/three.py": code,
        f"/lib/firmware/{extra}.py": code * 50,
    }


OLD, NEW = small("old", "gone"), small("new", "come")


def by_mpremote(wire: Wire, files: dict[str, bytes]) -> Plan:
    with connected(wire.url) as board:
        return update(board, files)


def by_the_page(wire: Wire, files: dict[str, bytes]) -> Plan:
    with in_the_page(wire.url) as board:
        return Plan(**board.update(files))


@pytest.fixture(params=[by_mpremote, by_the_page])
def sent(request):
    """Sends files to a board: two ways, the same tests."""
    return request.param


def started(files: dict[str, bytes] | None = None, dump: bytes | None = None) -> PicoRig:
    rig = PicoRig(files, dump=dump, pins=firmware.PINS, image=images.frozen())
    rig.run(STARTED_MS)
    return rig


def firmware_of(rig: PicoRig) -> dict[str, bytes]:
    files = rig.files().items()
    return {name: data for name, data in files if not name.startswith("/data/")}


def whole_files(rig: PicoRig) -> dict[str, bytes]:
    return {name: data for name, data in firmware_of(rig).items() if not name.endswith("~")}


def test_only_what_changed_is_sent(sent):
    """The gadget is stopped again at once, but not before boot.py has finished."""
    rig = started(OLD)
    new = OLD | {"/lib/firmware/two/three.py": b"V = 3\n"}
    with Wire(rig) as wire:
        plan = sent(wire, new)
        wire.wait()
    assert plan.sent == ["/lib/firmware/two/three.py"] and not plan.removed
    assert firmware_of(rig) == new


def test_pulled_at_any_point_the_board_has_the_old_files_or_the_new_ones(sent):
    rig = started(OLD)
    with Wire(rig) as wire:
        plan = sent(wire, NEW)
        wire.wait()
        total = wire.bytes
    assert firmware_of(rig) == NEW and plan.removed == ["/lib/firmware/gone.py"]
    seen = []
    points = size(2, 30)
    for point in range(points):
        rig = started(OLD)
        pulled = Wire(rig, pull_after=1 + total * (point + 1) // (points + 1))
        with pulled as wire, suppress(LinkLost):
            sent(wire, NEW)
        again = started(dump=rig.dump())
        assert whole_files(again) in (OLD, NEW), point
        seen.append(whole_files(again) == NEW)
        with Wire(again) as wire:
            sent(wire, NEW)
            wire.wait()
        assert firmware_of(again) == NEW
    assert not seen[0] and seen == sorted(seen)
