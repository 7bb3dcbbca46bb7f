"""`signalbox deploy` to the emulated Pico by the real mpremote's transport: `machine.bootloader()`
runs the real boot ROM up to its restart, then this test plays its part as a drive."""

import shutil
import threading
from contextlib import closing
from pathlib import Path

from firmware.version import VERSION
from host_tools.board import boot_drive
from host_tools.board.faults import examine_device
from host_tools.board.file_update import folders_of
from host_tools.board.link import connected
from host_tools.board.running import running
from host_tools.board.sync import sync_board
from host_tools.firmware_files.bundle import build_id
from host_tools.firmware_files.image import uf2
from host_tools.store import open_store
from tests.host_tools.boot_bench import mount, whole
from tests.host_tools.terminal import signalbox  # noqa: F401 # a fixture
from tests.pico import firmware, images
from tests.pico.rig import PicoRig
from tests.pico.test_boot import GAMES, OF_0_1_0, there
from tests.pico.test_mpremote_sync import at_the_table, back, press
from tests.pico.wire import PATIENCE_S, Wire


def other_image(folder: Path) -> str:
    """Our image with another build in firmware/version.py. MicroPython searches its sorted names,
    and the build is one of them: only its last digit changes, so that it stays in its place."""
    family, pages = uf2.read(Path(images.frozen()).read_bytes())
    start = min(pages)
    flash = b"".join(pages[address] for address in sorted(pages))
    build = build_id("pico").encode()
    assert len(flash) == max(pages) + uf2.PAGE - start and flash.count(build) == 1
    other = build[:-1] + (b"1" if build.endswith(b"0") else b"0")
    path = folder / "other.uf2"
    path.write_bytes(uf2.write({start: flash.replace(build, other)}, family))
    return str(path)


class Bench:
    """A Pico at a cable, and the drive that it is when it has restarted into its boot ROM."""

    def __init__(self, rig: PicoRig, drive: Path) -> None:
        self.rig, self.drive = rig, drive
        self.wire = Wire(rig)
        self.url = self.wire.url
        self.taken = b""
        self._end = threading.Event()
        self._rom = threading.Thread(target=self._play, daemon=True)

    def _play(self) -> None:
        """Once: take an image, and start from it at the same port."""
        while not self.rig.in_boot_rom():
            if self._end.wait(0.05):
                return
        self.wire.__exit__()
        mount(self.drive, "RPI-RP2")
        self.taken = whole(self.drive)
        (self.drive.parent / "taken.uf2").write_bytes(self.taken)
        shutil.rmtree(self.drive)
        self.rig = firmware.reboot(self.rig, image=str(self.drive.parent / "taken.uf2"))
        self.wire = Wire(self.rig, port=self.wire.port)
        self.wire.__enter__()

    def __enter__(self) -> "Bench":
        self.wire.__enter__()
        self._rom.start()
        return self

    def __exit__(self, *_exc) -> None:
        self._end.set()
        self._rom.join(PATIENCE_S)
        self.wire.__exit__()


def test_an_older_pico_gets_the_image_and_keeps_its_games(signalbox, tmp_path, monkeypatch):  # noqa: F811
    """With what 0.1.0 left on its flash: a game in progress, roster and settings stay."""
    monkeypatch.setattr(boot_drive, "MOUNTS", (str(tmp_path)[1:] + "/media/*",))
    (tmp_path / "media").mkdir()
    rig = at_the_table(GAMES, image=other_image(tmp_path))
    shown = rig.picture()
    with (
        closing(open_store(tmp_path / "games.sqlite")) as store,
        Bench(rig, tmp_path / "media/RPI-RP2") as bench,
    ):
        with connected(bench.url) as board:
            for folder in sorted(folders_of(OF_0_1_0)):
                board.run(f"sb_folder({folder!r})")
            for path, data in OF_0_1_0.items():
                board.write(path, data)
        ran = signalbox("deploy", "--device", bench.url)
        assert ran.code == 0, ran.err
        assert ran.out == f"The pico has the image of Signalbox {VERSION}.\n"
        assert bench.taken == Path(images.frozen()).read_bytes()
        bench.wire.wait()
        left = there(bench.rig)
        assert left.pop("/data/clock") and left == GAMES
        back(bench.rig, bench.wire, shown)
        assert examine_device(bench.url) == [], "its clock is set, too"
        ran = signalbox("deploy", "--device", bench.url)
        build = build_id("pico")
        assert ran.out == f"The board already runs Signalbox {VERSION} ({build}), image.\n"
        bench.wire.wait()
        press(bench.rig, "A")
        done = sync_board(store, bench.url)
        assert len(done.running) == 1
        bench.wire.wait()


def test_a_start_interrupted_in_an_import_hides_no_version():
    """Ctrl-C while boot.py imports it leaves a module without names behind."""
    with Wire(at_the_table(GAMES)) as wire, connected(wire.url) as board:
        before = running(board)
        board.run("import firmware.version as v\ndel v.VERSION, v.BUILD, v.FULL")
        assert running(board) == before and before.version == VERSION
