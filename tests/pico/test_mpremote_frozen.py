"""A board whose image has Signalbox built in, over the real mpremote's transport: the tools work
as on any other, and files go over the built-in firmware and away again. Games stay throughout."""

import json
from contextlib import closing, suppress

import pytest

from firmware.play.file_names import SETTINGS
from firmware.play.settings import Settings
from firmware.version import VERSION
from host_tools.board import built_in, deploy
from host_tools.board.deploy import MARK, Deployed, deploy_files, deploy_to, go_back
from host_tools.board.faults import examine_device
from host_tools.board.link import LinkLost, connected
from host_tools.board.sync import sync_board
from host_tools.common.errors import BadInput
from host_tools.firmware_files import bundle
from host_tools.firmware_files.image import build, cached, frozen, sources
from host_tools.journals.memory_files import MemoryFiles
from host_tools.store import open_store
from tests.host_tools.terminal import signalbox  # noqa: F401 # a fixture
from tests.pico import firmware, images
from tests.pico.rig import PicoRig
from tests.pico.test_mpremote_deploy import MAIN, app, compiled_once  # noqa: F401 # for all here
from tests.pico.test_mpremote_sync import at_the_table, back, data, finished, press, running
from tests.pico.wire import Wire
from tests.sizes import SOAK, size

NEWER = "0.99.0"


def games(rig: PicoRig) -> dict[str, bytes]:
    return {name: content for name, content in data(rig.files()).items() if name[0] == "g"}


def remembered() -> dict[str, bytes]:
    """Settings and a roster, as the gadget itself leaves them."""
    storage = MemoryFiles()
    assert Settings(storage).set_all({"language": "de", "roster": ["Ada", "Zoë"] + [""] * 10})
    return {f"/data/{SETTINGS}": storage.read(SETTINGS)}


def kept(rig: PicoRig) -> dict[str, bytes]:
    return {name: content for name, content in data(rig.files()).items() if name == SETTINGS}


@pytest.fixture
def newer(monkeypatch):
    """A computer with a newer Signalbox."""
    source = f"VERSION = {NEWER!r}\n".encode("ascii")
    files = firmware.files() | {
        "/app/firmware/version.mpy": bundle.compile_module(source, "firmware/version.py"),
        MARK: NEWER.encode(),
    }
    monkeypatch.setattr(deploy, "files_for", lambda name, py=False: dict(files))
    for module in (deploy, built_in):
        monkeypatch.setattr(module, "VERSION", NEWER)
    return files


def runs(wire: Wire) -> str:
    with connected(wire.url) as board:
        found = built_in.running(board)
    wire.wait()
    return found


def test_sync_and_doctor_in_mid_game(tmp_path):
    rig = at_the_table(finished(1), frozen=True)
    press(rig, "a", "A", "A")  # a new game, and its first roll
    shown, before = rig.picture(), games(rig)
    heard: list[str] = []
    with closing(open_store(tmp_path / "games.sqlite")) as store, Wire(rig) as wire:
        assert [fault.key for fault in examine_device(wire.url, heard.append)] == ["no_clock"]
        wire.wait()
        assert heard == [f"{VERSION}, built in"]
        assert back(rig, wire, shown) <= 2000
        done = sync_board(store, wire.url)
        wire.wait()
        assert (len(done.new), len(done.running)) == (2, 1)
        assert back(rig, wire, shown) <= 2000
        assert examine_device(wire.url) == []
        wire.wait()
    assert games(rig) == {name.replace("fin", "cop"): game for name, game in before.items()}


def test_deploy_says_that_the_built_in_one_is_as_new(signalbox, monkeypatch):  # noqa: F811
    rig = at_the_table(running(12), frozen=True)
    shown, before = rig.picture(), rig.files()
    with Wire(rig) as wire:
        ran = signalbox("deploy", "--device", wire.url)
        assert ran.code == 0 and "is as new: nothing to send." in ran.out
        ran = signalbox("deploy", "--remove", "--json", "--device", wire.url)
        assert json.loads(ran.out) == {
            "board": "pico",
            "version": VERSION,
            "built_in": VERSION,
            "sent": [],
            "kept": [],
            "removed": [],
        }
        wire.wait()
        back(rig, wire, shown)
        monkeypatch.setattr(built_in, "VERSION", "0.0.1")
        assert not deploy_to(wire.url).sent, "an older one never goes over it"
        wire.wait()
    assert {name for name in rig.files() if name[:6] != "/data/"} == set()
    assert games(rig) == {k[6:]: v for k, v in before.items() if k.startswith("/data/g")}


@pytest.mark.skipif(not SOAK, reason="sends the whole firmware again: in make soak")
def test_a_newer_one_goes_over_it_and_away_again(newer, signalbox, monkeypatch):  # noqa: F811
    rig = at_the_table(running(20), frozen=True)
    shown, before = rig.picture(), games(rig)
    with Wire(rig) as wire:
        done = deploy_to(wire.url)
        wire.wait()
        assert (done.built_in, done.version, len(done.sent)) == (VERSION, NEWER, len(newer))
        assert rig.files()[MARK].decode().split()[0] == NEWER
        rig.run(1500)
        assert rig.picture() == shown, "the game goes on in the newer one"
        assert runs(wire) == f"{NEWER} as files, newer than the built-in {VERSION}"
        again = firmware.reboot(rig)
        again.run(2000)
        assert again.picture() == shown and games(again) == before
        ran = signalbox("deploy", "--remove", "--device", wire.url)
        assert ran.code == 0 and "runs again" in ran.out
        wire.wait()
        assert not app(rig.files())
        back(rig, wire, shown)
        assert runs(wire) == f"{VERSION}, built in"
    assert games(rig) == before


def test_from_files_to_an_image_and_back_with_a_game_in_progress():
    """The image comes by drag and drop: the file system stays where it is."""
    old = at_the_table(running(20) | remembered())
    shown, before = old.picture(), games(old) | kept(old)
    rig = firmware.reboot(old, image=images.frozen())
    rig.run(2000)
    assert rig.picture() == shown and games(rig) | kept(rig) == before
    with Wire(rig) as wire:
        assert "not newer and not used" in runs(wire)
        faults = examine_device(wire.url)
        assert [fault.key for fault in faults] == ["unused_files", "no_clock"]
        assert "deploy --remove" in faults[0].remedy
        wire.wait()
        back(rig, wire, shown)
        stock = firmware.reboot(rig, image=images.stock())
        stock.run(3000)
        assert stock.picture() == shown and games(stock) | kept(stock) == before
        done = go_back(wire.url)
        wire.wait()
        assert len(done.removed) == len(firmware.files())
        assert not app(rig.files())
        back(rig, wire, shown)
    assert games(rig) | kept(rig) == before


@pytest.mark.skipif(not SOAK, reason="builds another image: in make soak")
def test_from_an_image_to_a_newer_one_and_back_with_a_game_in_progress(tmp_path):
    newer = tmp_path / "newer.uf2"
    newer.write_bytes(newer_image())
    old = at_the_table(running(20) | remembered(), frozen=True)
    shown, before = old.picture(), games(old) | kept(old)
    rig = firmware.reboot(old, image=str(newer))
    rig.run(2000)
    assert rig.picture() == shown and games(rig) | kept(rig) == before
    with Wire(rig) as wire:
        assert runs(wire) == f"{NEWER}, built in"
    older = firmware.reboot(rig, image=images.frozen())
    older.run(2000)
    assert older.picture() == shown and games(older) | kept(older) == before
    with Wire(older) as wire:
        assert runs(wire) == f"{VERSION}, built in"


def newer_image() -> bytes:
    """The same Signalbox as a later version."""
    modules = frozen.modules("pico")
    for name in ("firmware/version.py", "built_in.py"):
        assert VERSION.encode() in modules[name]
        modules[name] = modules[name].replace(VERSION.encode(), NEWER.encode())
    with sources.one_at_a_time():
        tree = sources.debian_tree(images.tell)
        work = sources.cache() / "builds" / f"pico-{build.recipe('pico', tree)}"
        return cached.compiled("pico", tree, work, modules)[0]


def test_a_board_with_stock_micropython_keeps_its_files():
    rig = at_the_table({})
    before = app(rig.files())
    with Wire(rig) as wire:
        with pytest.raises(BadInput, match="would be empty"):
            go_back(wire.url)
        wire.wait()
        assert runs(wire) == f"{VERSION} as files"
    assert app(rig.files()) == before


def small(wire: Wire) -> None:
    """A firmware of a few files, newer than the built-in one."""
    wanted = {
        "/boot.py": firmware.files()["/boot.py"],
        "/app/main.py": MAIN,
        "/app/one.py": b"V = 'new'\n" * 50,
        "/app/two/__init__.py": b"",
        "/app/two/three.py": b"V = 'new'\n",
        MARK: b"999.0\n",
    }
    with connected(wire.url) as board:
        deploy_files(board, wanted, Deployed("pico", "new"))


def starts(rig: PicoRig) -> str:
    again = firmware.reboot(rig)
    again.run_until(lambda: "I am" in again.text() or any(again.picture()), 7000, 20)
    again.run(900)
    assert "Traceback" not in again.text()
    return "files" if "I am new new" in again.text() else "built in"


@pytest.mark.parametrize("what", ["putting files over it", "taking them away"])
def test_pulled_at_any_point_one_of_the_two_starts(what):
    def new() -> PicoRig:
        rig = firmware.rig(frozen=True)
        rig.run(700)
        if what == "taking them away":
            with Wire(rig) as wire:
                small(wire)
                wire.wait()
            rig.run(1500)
        return rig

    work = small if what == "putting files over it" else lambda wire: go_back(wire.url)
    ready = new()
    dump = ready.dump()
    with Wire(ready) as wire:
        work(wire)
        wire.wait()
        total = wire.bytes
    seen = {starts(ready)}
    points = size(2, 60)
    for point in range(points):
        rig = PicoRig(dump=dump, pins=firmware.PINS, image=images.frozen())
        rig.run(700)
        pulled = Wire(rig, pull_after=1 + total * (point + 1) // (points + 1))
        with pulled as wire, suppress(LinkLost):
            work(wire)
        seen.add(starts(rig))
        again = firmware.reboot(rig)
        again.run(700)
        with Wire(again) as wire:
            work(wire)
            wire.wait()
        assert app(again.files()) == app(ready.files())
    assert seen == {"files", "built in"}
