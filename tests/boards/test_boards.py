"""Which board this is, and the computer as a board."""

from pathlib import Path

import pytest
from host_tools.firmware_files.rooms import furnished

from firmware.boards import PACKAGES, Modules, module_name
from firmware.boards.cpython import Computer
from host_tools.firmware_files.bundle import joined

ROOT = Path(__file__).resolve().parents[2]


@pytest.mark.parametrize(
    ("machine", "module"),
    [
        ("Raspberry Pi Pico with RP2040", "pico"),
        ("Raspberry Pi Pico W with RP2040", "pico_w"),
        ("Raspberry Pi Pico2 with RP2350", "pico2"),
        ("Raspberry Pi Pico 2 with RP2350", "pico2"),
        ("Generic ESP32 module with ESP32", "esp32"),
    ],
)
def test_micropython_says_which_board_it_is(machine, module):
    assert module_name(machine) == module


def test_an_unknown_board_is_named():
    with pytest.raises(OSError, match="PYBv1"):
        module_name("PYBv1.1 with STM32F405RG")


def test_a_board_knows_all_packages_of_the_firmware_and_no_others():
    modules = Modules("")
    firmware = (ROOT / "firmware").rglob("*.py")
    paths = {"/" + path.relative_to(ROOT).with_suffix("").as_posix() for path in firmware}
    packages = {path.removesuffix("/__init__") for path in paths if path.endswith("/__init__")}
    for path in packages:
        assert modules.stat(path)[0] == 0x4000, path
    assert set(PACKAGES) - packages == {"/adafruit_bus_device"}
    on_a_board = {path.removesuffix(".py") for path in joined("pico")}
    for path in paths - packages:
        if path[1:] in on_a_board or path.count("/") != 3:
            with pytest.raises(KeyError):
                modules.stat(path)


def test_modules_are_found_without_a_search(tmp_path):
    (tmp_path / "adafruit_ssd1306.mpy").write_bytes(b"M")
    (tmp_path / "firmware").mkdir()
    emma = {"rules.game": b"E rules", "about": b"E about", "screens.game": b"E screens"}
    paths = {f"firmware/games/emma/{name}.mpy": data for name, data in emma.items()}
    for path, data in furnished(paths).items():
        (tmp_path / path).write_bytes(data)
    modules = Modules(str(tmp_path))
    for path in ("/firmware/ui", "/firmware/games/emma", "/firmware/games/emma/words"):
        assert modules.stat(path)[0] == 0x4000
    for path in ("/firmware/any.mpy", "/adafruit_ssd1306.mpy"):
        assert modules.stat(path)[0] == 0x8000
    none = ("/firmware/ui/canvas", "/firmware/ui/__init__.mpy", "/firmware/ui/a.py")
    for path in (*none, "/time", "/time.mpy", "/adafruit_bus_device/__init__.mpy"):
        with pytest.raises(KeyError):  # any exception says to MicroPython that there is none
            modules.stat(path)
    with modules.open("/adafruit_ssd1306.mpy", "rb") as file:
        assert file.read() == b"M"
    for path, begin in (("about", b"E about"), ("rules/game", b"E rules")):
        with modules.open(f"/firmware/games/emma/{path}.mpy", "rb") as file:
            assert file.read(len(begin)) == begin
    for path in ("/gone.mpy", "/firmware/games/emma/game.mpy", "/firmware/ui/gone.mpy"):
        with pytest.raises(ImportError, match=path):
            modules.open(path, "rb")


def test_a_computer_shows_its_picture(tmp_path):
    board = Computer(tmp_path / "new")
    board.display.fb.fill_rect(0, 0, 2, 1, 1)
    assert board.display.picture() == bytes(1024)
    board.display.show()
    assert board.display.picture() == bytes((1, 1)) + bytes(1022)
    board.display.power(False)
    assert board.display.picture() == bytes(1024)


def test_a_computer_keeps_files_and_reads_its_buttons(tmp_path):
    board = Computer(tmp_path)
    board.storage.append("a.txt", b"one")
    assert (tmp_path / "a.txt").read_bytes() == b"one"
    board.buttons.mask = 48
    assert board.buttons.read(board.now()) == 48
    assert len(board.entropy()) == 32
    assert board.utc() > 1_700_000_000
