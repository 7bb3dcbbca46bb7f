"""The cable is pulled while the page updates a board: the next try goes on, nothing is lost."""

from pathlib import Path

import pytest
from playwright.sync_api import expect

from tests.browser.install.drive import DRIVE, WRITTEN
from tests.pico import firmware, images
from tests.pico.test_boot import GAMES
from tests.pico.test_mpremote_files import (
    NEW,
    OLD,
    STARTED_MS,
    firmware_of,
    started,
    whole_files,
)
from tests.pico.test_mpremote_sync import at_the_table, finished, running, safe
from tests.pico.wire import Wire

STORED = """async () => {
  const { Library } = await import("./library.js");
  return (await Library.open()).size;
}"""


def journals(files: dict[str, bytes]) -> list[bytes]:
    return sorted(files[name] for name in files if name[-3:] in ("jnl", "fin", "cop"))


def restart(page, says: str) -> None:
    page.locator("#restart-board").click()
    expect(page.locator("#board-says")).to_contain_text(says)
    expect(page.locator("#restart-board")).to_be_enabled()


@pytest.mark.parametrize(
    ("pull", "says"),
    [
        ({"pull_after": 14_000}, "The connection was lost."),  # while the games are copied
        ({"pull_at": b"drive"}, "is a drive now"),  # the board has said so; then its power is gone
    ],
)
def test_pulled_while_the_page_restarts_the_board_the_next_try_goes_on(page, bridge, pull, says):
    games = finished(2) | running(12)
    rig = at_the_table(games)
    with Wire(rig) as wire:
        bridge.to(wire)
        page.locator("#read-board").click()
        expect(page.locator("#board-says")).to_contain_text("this site has")
        wire.wait()
    with Wire(rig, **pull) as wire:
        bridge.to(wire)
        restart(page, says)
        assert wire.pulled and not rig.in_boot_rom()
    again = firmware.reboot(rig)
    again.run(STARTED_MS)
    with Wire(again) as wire:
        bridge.to(wire)
        restart(page, "is a drive now")
        assert again.in_boot_rom()
    assert journals(again.files()) == journals(games)
    assert page.evaluate(STORED) == 3, "none is lost, none is there twice"


PULL_THE_DRIVE = """() => {
  const drive = FileSystemWritableFileStream.prototype;
  const write = drive.write;
  let pieces = 0;
  drive.write = function (data) {
    if (++pieces === 3) throw new DOMException("gone", "NotFoundError");
    return write.call(this, data);
  };
}"""


def test_pulled_while_the_image_is_written_or_checked_the_page_says_how_to_go_on(page, bridge):
    rig = at_the_table(running(3))
    with Wire(rig) as wire:
        bridge.to(wire)
        page.locator("#read-board").click()
        expect(page.locator("#board-says")).to_contain_text("this site has")
        wire.wait()
    page.evaluate(DRIVE, "RPI-RP2")
    page.evaluate(PULL_THE_DRIVE)
    page.locator("#choose-drive").click()
    expect(page.locator("#drive-says")).to_contain_text("Writing stopped before the end.")
    with Wire(rig, pull_after=3000) as wire:
        bridge.to(wire)
        page.locator("#choose-drive").click()
        expect(page.locator("#drive-says")).to_contain_text("the board was not checked.")
        expect(page.locator("#drive-says")).to_contain_text("The connection was lost.")
        assert bytes(page.evaluate(WRITTEN)) == Path(images.frozen()).read_bytes()
    with Wire(safe(rig.dump())) as wire:
        bridge.to(wire)
        page.locator("#read-board").click()
        expect(page.locator("#board-says")).to_contain_text("this site has")
        wire.wait()


SEND = """async (files) => {
  const { update } = await import("./file_update.js");
  const { unhex } = await import("./gadget.js");
  const { connected } = await import("./link.js");
  const { choosePort, openPort, sessionCode } = await import("./ports.js");
  const wanted = Object.entries(files).map(([path, hex]) => [path, unhex(hex)]);
  const session = await sessionCode();
  try {
    const link = await openPort(await choosePort());
    await connected(link, { session }, (board) => update(board, Object.fromEntries(wanted)));
    return "";
  } catch (error) {
    return error.key;
  }
}"""


@pytest.mark.parametrize(
    "pull",
    [
        {"pull_after": 15_000},  # in the middle of a file
        {"pull_at": b"soft reboot"},
        {"pull_at": b"updated"},
    ],
)
def test_pulled_in_an_update_by_files_the_next_try_goes_on(page, bridge, pull):
    """As install.js sends them to a board with memory for them."""
    wanted = {path: content.hex() for path, content in NEW.items()}
    rig = started(OLD | GAMES)
    with Wire(rig, **pull) as wire:
        bridge.to(wire)
        assert page.evaluate(SEND, wanted) == "link_lost"
        assert wire.pulled
    again = started(dump=rig.dump())
    assert whole_files(again) in (OLD, NEW)
    with Wire(again) as wire:
        bridge.to(wire)
        assert page.evaluate(SEND, wanted) == ""
        wire.wait()
    assert firmware_of(again) == NEW
    assert journals(again.files()) == journals(GAMES)
