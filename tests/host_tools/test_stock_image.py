"""`signalbox image --stock`: a given MicroPython and our files as one file, with no compiler."""

import io
import sys
from contextlib import redirect_stdout

import pytest
from esptool.bin_image import LoadFirmwareImage

from host_tools.common.errors import BadInput
from host_tools.firmware_files import file_system
from host_tools.firmware_files.bundle import files_of
from host_tools.firmware_files.image import uf2
from host_tools.firmware_files.image.command import from_stock
from tests import scripts_driver
from tests.host_tools import esp32_image
from tests.host_tools.esp32_image import MB, USUAL
from tests.host_tools.terminal import signalbox  # noqa: F401 # a fixture
from tests.pico import firmware, images
from tests.pico.rig import PicoRig

MOVED = (*USUAL[:3], ("vfs", 1, 0x81, 0x300000, 0x500000))


def test_an_empty_pico_starts_from_the_one_file(signalbox, tmp_path):  # noqa: F811
    out = tmp_path / "signalbox.uf2"
    ran = signalbox("image", "--stock", images.stock(), out)
    assert ran.code == 0 and ran.err == ""
    assert "replaces the board's file system, games and all: it is for empty boards." in ran.out
    assert "BOOTSEL" in ran.out
    rig = PicoRig(dump=b"", pins=firmware.PINS, image=str(out))
    rig.run(1200)
    shown: dict[str, bytes] = {}
    scripts_driver.table(tmp_path, "en", shown.__setitem__).run("picture start\n")
    assert rig.picture() == shown["start"]
    assert {n: d for n, d in rig.files().items() if n[:6] != "/data/"} == firmware.files()
    assert out.stat().st_size < 2 << 20, "blank sectors need not be written"
    again = firmware.reboot(rig)
    again.run(1200)
    assert again.picture() == shown["start"]


@pytest.mark.parametrize(("partitions", "size"), [(USUAL, 4 * MB), (MOVED, 8 * MB)])
@pytest.mark.parametrize("merged", [False, True])
def test_an_esp32_gets_its_files_where_its_partition_table_says(
    partitions,
    size,
    merged,
    tmp_path,
    signalbox,  # noqa: F811
):
    stock = esp32_image.stock(tmp_path, partitions, size)
    given, out = tmp_path / "ESP32_GENERIC.bin", tmp_path / "signalbox.bin"
    given.write_bytes(b"\xff" * 0x1000 + stock if merged else stock)
    ran = signalbox("image", "--board", "esp32", "--stock", given, out)
    assert ran.code == 0 and ran.err == "" and ran.out.count("\n") == 3
    assert "it is for empty boards" in ran.out and f"write_flash 0 {out}" in ran.out
    whole = out.read_bytes()
    assert whole[0x1000 : 0x1000 + len(stock)] == stock
    _, _, _, start, room = partitions[-1]
    assert len(whole) == start + room == size
    found = file_system.read(whole[start:], prog_size=32)
    assert found == {"/" + name: data for name, data in files_of("esp32").items()}
    with redirect_stdout(io.StringIO()):
        boot = LoadFirmwareImage("esp32", whole[0x1000:])
        assert (
            boot.checksum == boot.calculate_checksum() and boot.stored_digest == boot.calc_digest
        )


def spoiled_uf2(family: int = uf2.RP2040, memory: bytes = b"no MicroPython") -> bytes:
    return uf2.write({uf2.FLASH: memory}, family)


@pytest.mark.parametrize(
    ("board", "given", "says"),
    [
        (
            "pico",
            lambda _: b"",
            "it is not a UF2 file, or only a part of one: give MicroPython 1.25",
        ),
        ("pico", lambda _: images_bytes()[:-100], "not a UF2 file, or only a part of one"),
        ("pico", lambda _: spoiled_uf2(), "it is not MicroPython, or does not say where"),
        ("pico", lambda _: spoiled_uf2(uf2.RP2350), "it is for another chip"),
        ("pico2", lambda _: images_bytes(), "it is for another chip"),
        ("pico_w", lambda _: images_bytes(), "it is MicroPython for a pico"),
        ("pico", esp32_image.stock, "not a UF2 file"),
        ("esp32", lambda _: images_bytes(), "it is not an image of MicroPython"),
        ("esp32", lambda _: b"\xe9", "it is not an image of MicroPython"),
        ("esp32", lambda f: esp32_image.stock(f, USUAL[:3]), "has no place for files, 'vfs'"),
        ("esp32", lambda f: esp32_image.stock(f, USUAL, 2 * MB), "not within the flash"),
        ("esp32", lambda f: another_chip(esp32_image.stock(f)), "it is for another chip"),
    ],
)
def test_another_image_is_refused_in_one_sentence(board, given, says, tmp_path, signalbox):  # noqa: F811
    source = tmp_path / "given"
    source.write_bytes(given(tmp_path))
    out = tmp_path / ("out.bin" if board == "esp32" else "out.uf2")
    ran = signalbox("image", "--board", board, "--stock", source, out)
    assert ran.code == 2 and ran.err.count("\n") == 1 and ran.out == ""
    assert says in ran.err and f"does not fit the {board}" in ran.err
    assert "for this board, a ." in ran.err
    assert not out.exists()


def images_bytes() -> bytes:
    with open(images.stock(), "rb") as f:
        return f.read()


def another_chip(stock: bytes) -> bytes:
    return stock[:12] + b"\x09\x00" + stock[14:]  # the ESP32-S3


def test_what_else_can_be_wrong(tmp_path, monkeypatch, signalbox):  # noqa: F811
    out = tmp_path / "out.bin"
    with pytest.raises(BadInput, match=r"nothing cannot be read \(No such file.*a .bin file"):
        from_stock("esp32", out, tmp_path / "nothing")
    ran = signalbox("image", "--stock", tmp_path, "--micropython", tmp_path, tmp_path / "x.uf2")
    assert ran.code == 2 and "--stock needs no sources" in ran.err
    given = tmp_path / "given"
    given.write_bytes(esp32_image.stock(tmp_path))
    monkeypatch.setitem(sys.modules, "esptool", None)
    with pytest.raises(BadInput, match=r"esptool.*pip install 'signalbox\[esp32\]'"):
        from_stock("esp32", out, given)
    assert not out.exists()
