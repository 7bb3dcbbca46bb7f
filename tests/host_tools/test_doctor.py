"""What `signalbox doctor` and `signalbox devices` say about the firmware of a board that runs
files or an image. tests/pico/test_mpremote_doctor.py has the faults of its other parts."""

import json
from collections.abc import Callable

import pytest
from serial.tools.list_ports_common import ListPortInfo

from firmware.version import VERSION
from host_tools.firmware_files.bundle import build_id, files_of
from tests.host_tools.quick_board import PICO, PICO_2, QuickBoard
from tests.host_tools.terminal import Ran, signalbox  # noqa: F401 # a fixture

Files = dict[str, bytes]
LIB = "/lib/firmware/"


@pytest.fixture(scope="module")
def right() -> Files:
    """Our firmware as `deploy --py` sends it; a main.py that runs nothing is enough here."""
    return {"/" + path: data for path, data in files_of("pico2", py=True).items()} | {
        "/main.py": b""
    }


@pytest.fixture
def examined(signalbox, tmp_path) -> Callable[..., Ran]:  # noqa: F811
    def run(files: Files, *words: str, **about) -> Ran:
        with QuickBoard(tmp_path, files, blocks=768, **about) as there:
            return signalbox("doctor", "--device", there.port, *words)

    return run


def without(files: Files, gone: str) -> Files:
    return {path: data for path, data in files.items() if path != gone}


def test_a_board_with_all_its_files_is_well(examined, right):
    ran = examined(right)
    assert ran.code == 0, ran.out
    build = build_id("pico2")
    assert ran.out == f"Signalbox {VERSION} ({build}), files.\nAll is well.\n"


@pytest.mark.parametrize(
    "change, key, what",
    [
        (lambda files: {}, "no_firmware", "There is no Signalbox on the board."),
        (
            lambda files: without(files, "/lib/adafruit_bus_device/i2c_device.py"),
            "missing_driver",
            "The display driver is not complete: adafruit_bus_device/i2c_device is missing on the"
            " board.",
        ),
        (
            lambda files: without(files, LIB + "boards/pico2.py"),
            "wrong_firmware",
            "The firmware is not that of a pico2.",
        ),
        (
            lambda files: files | {LIB + "version.py": b"VERSION = '0.0.9'\n"},
            "old_firmware",
            f"The board has Signalbox 0.0.9, this computer {VERSION}.",
        ),
        (
            lambda files: without(files, LIB + "gadget.py"),
            "missing_file",
            "The firmware is not complete: firmware/gadget is missing on the board.",
        ),
        (
            lambda files: files | {LIB + "version.py": b"\x00"},
            "no_firmware",
            "There is no Signalbox on the board.",
        ),
    ],
)
def test_a_firmware_that_is_not_right(examined, right, change, key, what):
    ran = examined(change(right), "--json")
    (fault,) = json.loads(ran.out)
    assert ran.code == 1 and (fault["key"], fault["what"]) == (key, what)
    assert "`signalbox deploy`; the games on the board stay" in fault["remedy"]


def test_an_image_of_another_version(examined):
    ran = examined({}, machine=PICO, image=("0.0.9", "12345678"))
    assert ran.code == 1
    assert ran.out.splitlines()[:2] == [
        "Signalbox 0.0.9 (12345678), image.",
        f"! The board has Signalbox 0.0.9, this computer {VERSION}.",
    ]


def test_a_micropython_that_is_too_old(examined):
    ran = examined({}, "--json", version=(1, 24, 1))
    (fault,) = json.loads(ran.out)
    assert fault["key"] == "wrong_micropython" and "1.24, too old" in fault["what"]


def test_devices_are_asked_what_they_run(signalbox, tmp_path, monkeypatch):  # noqa: F811
    found = ListPortInfo(str(tmp_path / "port"))
    found.vid, found.pid, found.serial_number = 0x2E8A, 5, "E66"
    monkeypatch.setattr("serial.tools.list_ports.comports", lambda: [found])
    version = {LIB + "__init__.py": b"", LIB + "version.py": b"VERSION = '0.0.9'\n"}
    boot = {"/boot.py": files_of("pico2", py=True)["boot.py"]}
    for files, about, answer in (
        ({}, {"machine": PICO, "image": ("0.0.9", "12345678")}, "0.0.9 (12345678), image"),
        (boot | version, {"machine": PICO_2}, "0.0.9, files"),
        ({}, {}, "none"),
    ):
        with QuickBoard(tmp_path, files, **about):
            (row,) = json.loads(signalbox("devices", "--json").out)
        assert row["signalbox"] == answer
    assert json.loads(signalbox("devices", "--json").out)[0]["signalbox"] == "in use"
