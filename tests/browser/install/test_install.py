"""Put it on a board: the page reads the emulated Pico, copies its games, restarts it as a drive,
writes the image there and sees that it runs. The drive is a folder of the browser's own."""

import hashlib
import json
from pathlib import Path

import pytest
from playwright.sync_api import expect

from firmware.version import VERSION
from host_tools.board.link import connected
from host_tools.common.errors import BadInput
from host_tools.firmware_files.bundle import build_id, files_of
from host_tools.page import site
from host_tools.page.changes import players_changes
from tests.browser.axe import findings
from tests.browser.gear import PATIENCE_MS
from tests.browser.install.drive import DRIVE, WRITTEN
from tests.pico import flash, images
from tests.pico.test_mpremote_deploy import Bench, other_image
from tests.pico.test_mpremote_sync import at_the_table, finished, running, safe
from tests.pico.wire import Wire


def test_an_older_gadget_is_updated_and_keeps_its_games(page, bridge, tmp_path):
    rig = at_the_table(finished(1) | running(12), image=other_image(tmp_path))
    with Bench(rig, tmp_path / "RPI-RP2") as bench:
        bridge.to(bench.wire)
        page.locator("#read-board").click()
        expect(page.locator("#board-says")).to_contain_text("this site has")
        page.locator("#restart-board").click()
        expect(page.locator("#board-says")).to_contain_text("2 new games are stored.")
        expect(page.locator("#board-says")).to_contain_text("is a drive now")
        bridge.to(None)
        page.evaluate(DRIVE, "RP2350")
        page.locator("#choose-drive").click()
        expect(page.locator("#drive-says")).to_contain_text("another chip")
        page.evaluate(DRIVE, "RPI-RP2")
        page.locator("#choose-drive").click()
        expect(page.locator("#drive-says")).to_contain_text("is written; the board restarts")
        image = bytes(page.evaluate(WRITTEN))
        assert image == Path(images.frozen()).read_bytes()
        (tmp_path / "RPI-RP2" / "signalbox.uf2").write_bytes(image)
        bench._rom.join(PATIENCE_MS / 1000)
        bridge.to(bench.wire)
        build = build_id("pico")
        says = f"The board runs Signalbox {VERSION} (build {build}); its clock is set."
        expect(page.locator("#drive-says")).to_contain_text(says)
        bench.wire.wait()
        assert {"/data/g00001.cop", "/data/g00009.jnl"} <= set(bench.rig.files())


def test_what_the_page_says_without_a_drive_an_image_or_a_cable(page, pages):
    expect(page.locator("#checksum")).to_contain_text(
        json.loads(page.request.get(f"{pages}images.json").text())["images"]["pico"]["sha256"]
    )
    page.evaluate(DRIVE, "")
    page.locator("#choose-drive").click()
    expect(page.locator("#drive-says")).to_contain_text("That is not a boot drive")
    page.get_by_label("Pico 2", exact=True).check()
    expect(page.locator("#no-image")).to_be_visible()
    expect(page.locator("#own-file")).to_be_visible()
    wrong = {"name": "x.uf2", "mimeType": "", "buffer": b"x" * 512}
    page.locator("#own-image").set_input_files([wrong])
    expect(page.locator("#choose-drive")).to_be_enabled()
    page.evaluate(DRIVE, "RP2350")
    page.locator("#choose-drive").click()
    expect(page.locator("#drive-says")).to_contain_text("is not a UF2 file")
    assert findings(page) == []
    page.set_viewport_size({"width": 360, "height": 740})
    assert page.evaluate("document.documentElement.scrollWidth") <= 360


def test_a_pico_gets_no_files(page, bridge):
    """It has too little memory for them; the page says what it takes instead."""
    rig = safe(flash.make({}))
    page.get_by_label("ESP32", exact=True).check()
    assert not page.locator("#by-drive").is_visible()
    with Wire(rig) as wire:
        bridge.to(wire)
        page.locator("#send-files").click()
        expect(page.locator("#files-says")).to_contain_text("too little memory")
        wire.wait()


def test_the_page_has_the_files_of_a_board(page):
    """Those that the gadget in the page does not have, and the names of all."""
    hashes = """async (pack) => {
      const { unpackedFiles } = await import("./unpacked.js");
      const { sha256 } = await import("./sync.js");
      const found = await unpackedFiles(pack);
      for (const [path, data] of Object.entries(found)) found[path] = data && (await sha256(data));
      return found;
    }"""
    modules = page.evaluate(hashes, "firmware.pack")
    for board in ("esp32",):
        there = {
            path: digest or modules[path.removeprefix("/lib/")]
            for path, digest in page.evaluate(hashes, f"{board}.pack").items()
        }
        assert there == {
            f"/{name}": hashlib.sha256(data).hexdigest() for name, data in files_of(board).items()
        }


def esp_image(chip: int = 0, offset: int = 0x1000, says: bytes = b"MicroPython v1.27.0") -> bytes:
    """The beginning of such a file: what the page looks at."""
    data = bytearray(0x9000) + says
    data[0] = 0xE9
    data[12:14] = chip.to_bytes(2, "little")
    data[0x8000 - offset : 0x8002 - offset] = b"\xaa\x50"
    return bytes(data)


def pick(page, data: bytes) -> None:
    page.locator("#esp-file").set_input_files([{"name": "x.bin", "mimeType": "", "buffer": data}])
    page.locator("#write-esp").click()


@pytest.mark.parametrize(
    ("data", "says"),
    [
        (b"x" * 40_000, "not MicroPython 1.25 or newer"),
        (esp_image()[:4096], "not MicroPython 1.25 or newer"),
        (esp_image(offset=0), "not MicroPython 1.25 or newer"),
        (esp_image(says=b"MicroPython v1.24.1"), "not MicroPython 1.25 or newer"),
        (esp_image(says=b"Another program"), "not MicroPython 1.25 or newer"),
        (esp_image(chip=5, offset=0), "an ESP32 needs PSRAM"),
    ],
)
def test_a_wrong_file_for_an_esp32_is_refused_before_a_port_is_asked_for(page, data, says):
    page.get_by_label("ESP32", exact=True).check()
    assert page.locator("#write-esp").is_disabled()
    pick(page, data)
    expect(page.locator("#files-says")).to_contain_text(says)
    assert not page.evaluate("Boolean(window.allowed)")
    assert findings(page) == []


def test_another_device_is_no_esp32(page, bridge):
    """A Pico at the port: nothing is written to it, and its gadget is alive."""
    page.get_by_label("ESP32", exact=True).check()
    rig = safe(flash.make({}))
    with Wire(rig) as wire:
        pick(page, esp_image())
        expect(page.locator("#files-says")).to_contain_text("another program")
        bridge.to(wire)
        pick(page, esp_image())
        expect(page.locator("#files-says")).to_contain_text("No ESP32 answers")
        page.get_by_label("Pico", exact=True).check()
        page.locator("#read-board").click()
        expect(page.locator("#board-says")).to_contain_text("this site has")
        wire.wait()


def test_esptool_loads_under_the_page_s_own_policy_and_agrees_about_the_chips(page_of, server):
    page = page_of(server.address)
    page.goto(f"{server.address}install.html")
    page.wait_for_selector("html[data-ready]")
    found = page.evaluate(
        """async (files) => {
          const { imageOf } = await import("./esp32.js");
          const { ESPLoader, Transport } = await import("./esptool/bundle.js");
          const transport = new Transport({ getInfo: () => ({}) });
          const loader = new ESPLoader({ transport, baudrate: 115200 });
          const s3 = loader.romFromChipId(9);
          const images = files.map((data) => imageOf(Uint8Array.from(data)));
          images.push({ chip: s3.CHIP_NAME, offset: s3.BOOTLOADER_FLASH_OFFSET });
          return images.map(({ chip, offset }) => [chip, offset]);
        }""",
        [list(esp_image(chip, offset)) for chip, offset in ((0, 0x1000), (2, 0x1000), (9, 0))],
    )
    s3 = ["ESP32-S3", 0]
    assert found == [["ESP32", 0x1000], ["ESP32-S2", 0x1000], s3, s3]


def test_images_are_checked_when_the_site_is_built(tmp_path):
    for name, content, says in (
        ("signalbox-pico.uf2", b"x", "not a UF2 file"),
        ("signalbox-pico2.uf2", Path(images.frozen()).read_bytes(), "another chip"),
        ("other.txt", b"", "there is no image"),
    ):
        folder = tmp_path / name
        folder.mkdir()
        (folder / name).write_bytes(content)
        with pytest.raises(BadInput, match=says):
            site.build(tmp_path / "site", folder)


def test_the_page_has_the_same_md5_as_everybody(page):
    """An ESP32 computes that of its own flash after writing."""
    pieces = [bytes(range(256)) * 3, b"", b"a", *(b"x" * size for size in range(54, 66))]
    found = page.evaluate(
        """async (pieces) => {
          const { md5 } = await import("./md5.js");
          return pieces.map((data) => md5(Uint8Array.from(data)));
        }""",
        [list(piece) for piece in pieces],
    )
    assert found == [hashlib.md5(piece).hexdigest() for piece in pieces]


def test_a_half_installed_board_and_an_older_version_are_said(page, bridge):
    """With what has changed for players between the two versions."""
    rig = at_the_table(running(3))
    with Wire(rig) as wire:
        with connected(wire.url) as board:
            board.run("import firmware.version as v\nv.VERSION = '0.1.0'")
            board.write("/update", b"+/lib/firmware/gadget.mpy\n")
        bridge.to(wire)
        page.locator("#read-board").click()
        expect(page.locator("#board-says")).to_contain_text("An update on this board was cut off")
        expect(page.locator("#board-says")).to_contain_text("It runs Signalbox 0.1.0")
        changed = dict(players_changes("en"))[VERSION]
        assert len(changed) > 20
        assert page.locator("#changes li").all_text_contents() == changed
        assert page.locator("#changes h3").text_content().endswith("since 0.1.0")
        assert findings(page) == []
        wire.wait()


@pytest.mark.parametrize(
    ("chooses", "says"), [("NotFoundError", "No port was chosen"), ("SecurityError", "Allow it")]
)
def test_no_port_or_no_permission_is_said_where_a_board_is_read(page, chooses, says):
    page.evaluate("name => { window.chooses = name; }", chooses)
    page.locator("#read-board").click()
    expect(page.locator("#board-says")).to_contain_text(says)


def test_a_busy_port_is_said_where_a_board_is_read(page):
    page.locator("#read-board").click()
    expect(page.locator("#board-says")).to_contain_text("Close Thonny")
