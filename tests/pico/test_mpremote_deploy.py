"""Putting the firmware on the emulated Pico: from nothing, over an older one, and cut anywhere."""

import random
from contextlib import closing, suppress

import pytest
from host_tools.firmware_files.pack import pack

from host_tools.board import deploy
from host_tools.board.deploy import Deployed, deploy_files, deploy_to
from host_tools.board.link import LinkLost, connected
from host_tools.board.sync import sync_board
from host_tools.common.errors import BadInput
from host_tools.store import open_store
from tests.pico import firmware
from tests.pico.rig import PicoRig
from tests.pico.test_mpremote_sync import at_the_table, back, data, press, running
from tests.pico.wire import Wire
from tests.sizes import size

BOOT = (firmware.ROOT / "boot.py").read_bytes()
BLANK_MS = 400  # a board without a gadget is ready by then
MAIN = (
    b"import time\ntime.sleep_ms(300)\nimport one, two.three\nprint('I am', one.V, two.three.V)\n"
)
BIG = b"#" + b"a line that makes the file larger than one block\n#" * 120


def small(version: str, extra: str) -> dict[str, bytes]:
    """A firmware of a few files, all different in every version: quick to send and to start."""
    code = f"V = {version!r}\n".encode()
    return {
        "/boot.py": BOOT + f"# {version}\n".encode(),
        "/app/main.py": MAIN,
        "/app/one.py": code + BIG,
        "/app/two/__init__.py": b"",
        "/app/two/three.py": code,
        f"/app/{extra}.py": code * 50,
    }


OLD, NEW = small("old", "gone"), small("new", "come")


@pytest.fixture(autouse=True)
def compiled_once(monkeypatch):
    """Every deploy takes the files that this run has compiled already."""
    monkeypatch.setattr(deploy, "files_for", lambda name, py=False: firmware.files())


def app(files: dict[str, bytes]) -> dict[str, bytes]:
    return {path: content for path, content in files.items() if not path.startswith("/data")}


def deploy_small(wire: Wire) -> Deployed:
    done = Deployed("pico", "new")
    with connected(wire.url) as board:
        deploy_files(board, NEW, done)
    return done


def starts(rig: PicoRig) -> str:
    """Which firmware the board starts after a power cut: `old old` or `new new`, or nothing."""
    again = PicoRig(dump=rig.dump())
    again.run_until(lambda: "I am" in again.text() or again.ms > 6000, 7000, 50)
    again.run(50)
    assert "Traceback" not in again.text()
    return again.text().partition("I am")[2].strip().partition("\r")[0]


def test_from_an_empty_board_to_a_game_brought_home(tmp_path):
    rig = PicoRig({}, pins=firmware.PINS)
    rig.run(BLANK_MS)
    with closing(open_store(tmp_path / "games.sqlite")) as store, Wire(rig) as wire:
        heard: list[tuple[int, int]] = []
        done = deploy_to(wire.url, progress=lambda count, of: heard.append((count, of)))
        wire.wait()
        assert app(rig.files()) == firmware.files()
        assert len(done.sent) == len(firmware.files()) and not done.kept
        assert heard and heard == sorted(heard)
        rig.run(2500)
        press(rig, "a", "A", "A")
        shown = rig.picture()
        games = data(rig.files())
        assert "g00001.jnl" in games
        found = sync_board(store, wire.url)
        wire.wait()
        assert back(rig, wire, shown) <= 2000
        (entry,) = store.games()
        assert found.running == [entry.uid]
        assert entry.day_from == "clock", "deploy has set the clock before the game began"
        assert store.journal(entry.uid) == games["g00001.jnl"]


def test_over_an_older_version_with_a_game_in_progress():
    right = firmware.files()
    outdated = {
        "/app/firmware/gone.mpy": b"of an older version" * 300,
        "/app/firmware/version.mpy": b"not even code",
    }
    rig = at_the_table(running(20))
    shown, games = rig.picture(), data(rig.files())
    with Wire(rig) as wire:
        with connected(wire.url) as board:
            for path, content in outdated.items():
                board.write(path, content)
            board.run("os.remove('/app/firmware/gadget.mpy')")
        planned = deploy_to(wire.url, dry_run=True)
        wire.wait()
        assert app(rig.files()) != right, "a dry run changes nothing"
        done = deploy_to(wire.url)
        wire.wait()
        assert done == planned
        assert done.sent == ["/app/firmware/gadget.mpy", "/app/firmware/version.mpy"]
        assert done.removed == ["/app/firmware/gone.mpy"]
        assert app(rig.files()) == right
        back(rig, wire, shown)
        again = deploy_to(wire.url)
        wire.wait()
        assert not again.sent and not again.removed
        back(rig, wire, shown)
    kept = {name: content for name, content in data(rig.files()).items() if name[0] == "g"}
    assert kept == {name: content for name, content in games.items() if name[0] == "g"}


def test_pulled_at_any_point_the_board_starts_the_old_firmware_or_the_new_one():
    whole = PicoRig(OLD)
    whole.run(BLANK_MS)
    with Wire(whole) as wire:
        done = deploy_small(wire)
        wire.wait()
        total = wire.bytes
    assert app(whole.files()) == NEW and done.removed == ["/app/gone.py"]
    seen = set()
    points = size(3, 200)
    for point in range(points):
        rig = PicoRig(OLD)
        rig.run(BLANK_MS)
        pulled = Wire(rig, pull_after=1 + total * (point + 1) // (points + 1))
        with pulled as wire, suppress(LinkLost):
            deploy_small(wire)
        started = starts(rig)
        assert started in ("old old", "new new"), point
        seen.add(started)
        again = PicoRig(dump=rig.dump()) if point % 2 else rig
        again.run(BLANK_MS)
        with Wire(again) as wire:
            deploy_small(wire)
            wire.wait()
        assert app(again.files()) == NEW
    assert seen == {"old old", "new new"}


def test_pulled_while_the_pack_is_sent_the_board_knows_nothing_of_it():
    """The pack has its real name only when it is whole."""
    new = NEW | {"/app/long.py": b"#" + random.Random(1).randbytes(30_000)}  # in many pieces
    for sent in (24_000, 18_000, 12_000)[: size(1, 3)]:
        rig = PicoRig(OLD)
        rig.run(BLANK_MS)
        with Wire(rig, pull_after=sent) as wire, suppress(LinkLost), connected(wire.url) as board:
            deploy_files(board, new, Deployed("pico", "new"))
        files = rig.files()
        assert 3000 < len(files["/pack~"]) < 30_000 and "/pack" not in files
        assert starts(rig) == "old old"


def spoil(rig: PicoRig) -> None:
    """The cable changes one letter of the first piece of the pack."""
    typed, seen = rig.type, bytearray()
    begins = b"sb_write('/pack~','wb','"

    def spoiled(keys: bytes) -> None:
        for key in keys:
            seen.append(key)
            hit = seen.find(begins) == len(seen) - 400
            typed(bytes([key ^ 1 if hit else key]))

    rig.type = spoiled


def test_a_pack_that_comes_damaged_over_the_cable_is_not_taken():
    rig = PicoRig(OLD)
    rig.run(BLANK_MS)
    spoil(rig)
    with Wire(rig) as wire, pytest.raises(LinkLost, match="damaged over the cable: deploy again"):
        deploy_small(wire)
    assert "/pack" not in rig.files()
    assert starts(rig) == "old old"
    del rig.type
    with Wire(rig) as wire:
        deploy_small(wire)
    assert app(rig.files()) == NEW


KEEPS = b"import os\nos.chdir('/app')  # an older boot.py, which lets every pack lie\n"


@pytest.mark.parametrize("kind", ["nonsense", "cut", "folder", "all of the flash"])
def test_a_pack_that_cannot_be_unpacked_does_not_block_deploy(kind):
    whole = pack({"/app/one.py": BIG}, [])
    left = {
        "nonsense": {"/pack": b"nonsense"},
        "cut": {"/pack": whole[: len(whole) // 2]},
        "folder": {"/pack/my/notes.txt": b"nothing to do with it"},
        "all of the flash": {"/pack": b"x" * 4096 * 335},
    }[kind]
    rig = PicoRig(OLD | {"/boot.py": KEEPS} | left)
    rig.run(BLANK_MS)
    with Wire(rig) as wire:
        deploy_small(wire)
        wire.wait()
    assert app(rig.files()) == NEW
    assert starts(rig) == "new new"


def test_with_b_held_the_board_unpacks_nothing_and_says_so_soon():
    rig = PicoRig(OLD, pins=firmware.PINS, held=("B",))
    rig.run(BLANK_MS)
    with Wire(rig) as wire, pytest.raises(BadInput, match="let go of button B"):
        deploy_small(wire)
    assert starts(rig) == "new new", "the pack is there, and the next start takes it"


def test_the_power_cut_while_the_board_unpacks():
    rig = PicoRig(OLD)
    rig.run(BLANK_MS)
    with Wire(rig) as wire:
        with connected(wire.url) as board:
            new = {path: content for path, content in NEW.items() if path != "/boot.py"}
            board.write("/pack", pack(new, ["/app/gone.py"]))
        wire.wait()
    ready = PicoRig(dump=rig.dump())
    for _ in range(size(12, 200)):
        ready.run(size(60, 5))
        again = PicoRig(dump=ready.dump())
        again.run_until(lambda again=again: "I am" in again.text(), 6000, 50)
        assert "I am new new" in again.text() and "Traceback" not in again.text()
        assert "/pack" not in again.files()


def test_a_flash_that_is_too_full_is_left_as_it_is():
    rig = PicoRig(OLD | {"/data/g00001.cop": b"x" * 4096 * 332})
    rig.run(BLANK_MS)
    before = rig.files()
    with Wire(rig) as wire:
        with pytest.raises(BadInput, match="sync --free"):
            deploy_small(wire)
        wire.wait()
    assert {**rig.files(), "/boot.py": b""} == {**before, "/boot.py": b""}


def test_a_board_of_another_kind_is_refused():
    rig = PicoRig({})
    rig.run(BLANK_MS)
    with Wire(rig) as wire:
        with pytest.raises(BadInput, match="this is a pico, not a esp32"):
            deploy_to(wire.url, "esp32")
        wire.wait()
    assert not rig.files()
