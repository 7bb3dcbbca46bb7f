"""`signalbox deploy` to a board that runs an image, with a quick board that poses as a Pico; this
test plays the part of its boot ROM, with a folder as its drive.

tests/pico/test_mpremote_deploy.py does it once with the emulated chip and real images.
"""

import json
import os
import shutil
from collections.abc import Callable, Iterator
from pathlib import Path
from types import SimpleNamespace

import pytest
from serial.tools.list_ports_common import ListPortInfo

from firmware.version import VERSION
from host_tools.board import boot_drive, deploy, link
from host_tools.board.boot_drive import NAME, PIECE
from host_tools.board.link import connected
from host_tools.board.ports import lasting
from host_tools.firmware_files.bundle import build_id
from host_tools.firmware_files.image import cached, uf2
from tests.host_tools.boot_bench import LOOK_S, NEW, OLD, Bench, image, mount
from tests.host_tools.quick_board import PATIENCE_S, PICO_2
from tests.host_tools.terminal import Ran, refusal, signalbox  # noqa: F401 # a fixture

GAME = {"/data/g00001.jnl": b"a game in progress\n"}


@pytest.fixture
def bench(tmp_path, monkeypatch) -> Iterator[Bench]:
    found = Bench(tmp_path)
    monkeypatch.setattr(boot_drive, "MOUNTS", (str(found.media)[1:] + "/*",))
    monkeypatch.setattr(deploy, "START_S", 0)
    for module in (boot_drive, link):
        monkeypatch.setattr(module, "LOOK_S", LOOK_S)
    yield found
    found.switch_off()


@pytest.fixture
def deployed(bench, signalbox, monkeypatch, tmp_path) -> Callable[..., Ran]:  # noqa: F811
    """`signalbox deploy`, for which the image of this Signalbox is built already."""
    built = tmp_path / "built.uf2"
    built.write_bytes(image())
    asked: list[str] = []
    monkeypatch.setattr(
        cached, "image", lambda board, say: asked.append(board) or SimpleNamespace(path=built)
    )

    def run(*words: object) -> Ran:
        return signalbox("deploy", "--device", tmp_path / "port", *words)

    run.asked = asked
    return run


def test_a_board_gets_the_image_by_its_boot_drive(bench, deployed):
    bench.switch_on(GAME)
    bench.boot_rom()
    ran = deployed("--json")
    assert ran.code == 0, ran.err
    assert json.loads(ran.out) == {
        "board": "pico",
        "version": VERSION,
        "before": f"{VERSION} (12345678), image",
        "image": True,
        "sent": ["image"],
        "kept": [],
        "removed": [],
    }
    assert deployed.asked == ["pico"] and bench.taken == image()
    again = deployed()
    assert again.out == f"The board already runs Signalbox {VERSION} ({NEW[1]}), image.\n"
    assert deployed.asked == ["pico"], "nothing was built or sent"
    assert GAME.items() <= bench.switch_off().items()


def test_its_clock_is_set_when_it_is_back(bench, deployed):
    bench.switch_on({})
    bench.boot_rom()
    ran = deployed()
    assert ran.out == f"The pico has the image of Signalbox {VERSION}.\n"
    with connected(str(bench.port)) as board:
        assert board.value("machine.RTC().datetime()")[0] >= 2025


@pytest.mark.parametrize(
    "files", [{}, {"/app/firmware/__init__.py": b""}], ids=["MicroPython alone", "0.1.0's files"]
)
def test_a_pico_that_runs_no_image_yet(bench, deployed, files):
    bench.switch_on(files | GAME, image=None)
    bench.boot_rom()
    ran = deployed()
    assert ran.code == 0 and "has the image" in ran.out, ran.err
    left = bench.switch_off()
    assert GAME.items() <= left.items()
    assert not [path for path in left if path.startswith("/app")], "boot.py has removed it"


def test_a_dry_run_only_says_so(bench, deployed):
    bench.switch_on({})
    ran = deployed("--dry-run")
    assert ran.out == f"The pico would get the image of Signalbox {VERSION}.\n"
    assert not deployed.asked and not bench.restarted()


def test_an_image_that_is_ready_is_sent_whatever_it_is(bench, deployed, tmp_path):
    """A person may want an older one."""
    (tmp_path / "mine.uf2").write_bytes(image())
    bench.switch_on({}, image=NEW)
    bench.boot_rom(runs=OLD)
    ran = deployed("--image", tmp_path / "mine.uf2")
    assert ran.code == 0 and not deployed.asked and bench.taken == image(), ran.err


def test_a_drive_that_the_system_does_not_mount_by_itself(bench, deployed, monkeypatch):
    monkeypatch.setattr(boot_drive, "MOUNTS", ())
    bench.switch_on({})
    bench.boot_rom()
    ran = deployed("--drive", bench.drive)
    assert ran.code == 0 and bench.taken == image(), ran.err


def test_a_board_that_waits_at_its_drive_already(bench, deployed):
    """Without a cable at first, as a new Pico without MicroPython."""
    mount(bench.drive, "RPI-RP2")
    refused = refusal(deployed("--drive", bench.drive))
    assert "boot drive of several boards: say --board pico or --board pico_w" in refused
    refused = refusal(deployed("--drive", bench.drive, "--board", "pico2"))
    assert "not of a pico2: say --board pico or --board pico_w" in refused
    ran = deployed("--drive", bench.drive, "--board", "pico", "--dry-run")
    assert "would get the image" in ran.out and not deployed.asked
    shutil.rmtree(bench.drive)
    bench.switch_on({})
    bench.boot_rom()
    with connected(str(bench.port)) as board:
        board.into_boot_drive()
    boot_drive.find("pico", bench.drive)
    ran = deployed("--drive", bench.drive, "--board", "pico")
    assert ran.code == 0 and bench.taken == image(), ran.err


def test_no_drive_appears(bench, deployed, monkeypatch):
    monkeypatch.setattr(boot_drive, "APPEARS_S", 0.1)
    bench.switch_on({})
    refused = refusal(deployed())
    assert "none appeared on this computer within 0.1 s: mount it and run" in refused
    assert "`signalbox deploy --board pico --drive FOLDER`" in refused
    assert bench.restarted(PATIENCE_S)


def test_drives_of_other_boards_are_left_alone(bench, deployed, monkeypatch):
    """One was there before, and one is of another chip."""
    monkeypatch.setattr(boot_drive, "APPEARS_S", 0.1)
    mount(bench.media / "RPI-RP21", "RPI-RP2")
    (bench.media / "stick").mkdir()
    (bench.media / "file").write_bytes(b"")
    bench.switch_on({})
    bench.boot_rom(chip="RP2350", takes=lambda drive: b"")
    assert "none appeared" in refusal(deployed())
    assert not list(bench.media.glob(f"*/{NAME}"))


def half(drive: Path) -> bytes:
    """Nobody reads on after a piece: the copy breaks off."""
    os.mkfifo(drive / NAME)
    with open(drive / NAME, "rb") as file:
        return file.read(PIECE // 2)


def all_of_it(drive: Path) -> bytes:
    """The drive is gone as soon as it has everything: then nothing can be flushed to it."""
    os.mkfifo(drive / NAME)
    with open(drive / NAME, "rb") as file:
        return file.read()


@pytest.fixture
def a_drive_with_a_pipe(bench, monkeypatch):
    """The computer finds the drive when the pipe is there."""
    chip_of = boot_drive.chip_of
    monkeypatch.setattr(
        boot_drive, "chip_of", lambda folder: chip_of(folder) if (folder / NAME).exists() else ""
    )


@pytest.mark.usefixtures("a_drive_with_a_pipe")
def test_the_copy_fails_half_way(bench, deployed):
    bench.switch_on({})
    bench.boot_rom(takes=half, returns=False)
    refused = refusal(deployed())
    assert f"could not be copied to {bench.drive} (Broken pipe): plug the board in with" in refused
    assert "BOOTSEL held" in refused and "--drive FOLDER" in refused


@pytest.mark.usefixtures("a_drive_with_a_pipe")
def test_a_drive_that_is_gone_at_the_very_end_has_taken_the_image(bench, deployed):
    bench.switch_on({})
    bench.boot_rom(takes=all_of_it)
    ran = deployed()
    assert ran.code == 0 and bench.taken == image(), ran.err


def test_the_board_does_not_come_back(bench, deployed, monkeypatch):
    monkeypatch.setattr(deploy, "RESTART_S", 0.5)
    bench.switch_on({})
    bench.boot_rom(returns=False)
    assert "cannot be opened: is the board plugged in" in refusal(deployed())


@pytest.mark.parametrize(
    "runs, answer",
    [
        (None, "took the image but does not run Signalbox: deploy again"),
        (OLD, f"the board still runs Signalbox {VERSION} (12345678), image: deploy again"),
    ],
)
def test_the_board_comes_back_with_something_else(bench, deployed, runs, answer):
    bench.switch_on({})
    bench.boot_rom(runs=runs)
    assert answer in refusal(deployed())


def test_what_is_wrong_with_an_image_is_said_before_the_board_restarts(bench, deployed, tmp_path):
    files = {"text.uf2": b"not a UF2 file", "pico2.uf2": image(uf2.RP2350)}
    for name, data in files.items():
        (tmp_path / name).write_bytes(data)
    bench.switch_on({})
    refused = refusal(deployed("--image", tmp_path / "none.uf2"))
    assert "none.uf2 cannot be read (No such file or directory): name an image" in refused
    assert "is not an image for a pico" in refusal(deployed("--image", tmp_path / "text.uf2"))
    refused = refusal(deployed("--image", tmp_path / "pico2.uf2"))
    assert "another chip" in refused and "`signalbox image --board pico`" in refused
    assert not bench.restarted()


def test_an_image_that_would_lose_the_games_is_refused(bench, deployed, monkeypatch):
    """That of a Pico W has its file system at another place."""
    monkeypatch.setattr(deploy, "info", lambda flash: SimpleNamespace(size=212 * 4096))
    bench.switch_on(GAME)
    refused = refusal(deployed())
    assert "whose games would be lost: is it an image for another board?" in refused
    assert not bench.restarted()
    bench.switch_off()
    bench.switch_on({})
    bench.boot_rom()
    assert deployed().code == 0, "there is nothing to lose"


def test_an_esp32_without_the_memory_for_files(bench, deployed, tmp_path):
    (tmp_path / "mine.uf2").write_bytes(image())
    bench.switch_on({}, machine="Generic ESP32 module with ESP32", image=None)
    for words in ([], ["--image", tmp_path / "mine.uf2"]):
        assert "this esp32 has too little memory" in (refused := refusal(deployed(*words)))
        assert "docs/boards.md" in refused
    assert not bench.restarted()


def test_a_pico_2_that_runs_an_image_gets_one(bench, deployed, tmp_path):
    (tmp_path / "built.uf2").write_bytes(image(uf2.RP2350))
    new = VERSION, build_id("pico2")
    bench.switch_on({}, machine=PICO_2, heap="2M")
    bench.boot_rom(chip="RP2350", runs=new)
    ran = deployed()
    assert ran.code == 0 and bench.taken == image(uf2.RP2350) and deployed.asked == ["pico2"], (
        ran.err
    )


def test_the_same_board_is_asked_when_it_is_back_at_another_port(monkeypatch):
    def port(device: str, number: str) -> ListPortInfo:
        found = ListPortInfo(device)
        found.vid, found.pid, found.serial_number = 0x2E8A, 5, number
        return found

    both = [port("/dev/ttyACM0", "E66"), port("/dev/ttyACM1", "")]
    monkeypatch.setattr("serial.tools.list_ports.comports", lambda: both)
    assert lasting("auto") == lasting("a0") == "id:E66"
    assert lasting("a1") == "/dev/ttyACM1", "one without a number"
