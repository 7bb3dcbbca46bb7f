"""The built site in Firefox ESR: a game by keys, offline and after a restart, games imported."""

import shutil

import pytest

from host_tools.page import site
from tests.browser.firefox import FIREFOX, Firefox
from tests.browser.gear import READY, Visitor, WebHost
from tests.browser.serial_bridge import Bridge
from tests.browser.test_games import start
from tests.host_tools.journals import played, write
from tests.pico import flash
from tests.pico.test_mpremote_sync import data, finished, safe
from tests.pico.wire import Wire
from tests.support.optional_deps import missing

# Firefox's own ports to try pages with: one that answers with what it is sent, and none at all.
TRIAL_PORTS = {"dom.webserial.testing.enabled": True}
ECHO = """async () => {
  const { Cable } = await import("./cable.js");
  navigator.serial.autoselectPorts = true;
  const port = await navigator.serial.requestPort({ filters: [] });
  await port.open({ baudRate: 115200 });
  const cable = new Cable(port);
  await cable.write("railway");
  const heard = await cable.until("way", {});
  await cable.close();
  return [heard, cable.gone, port.readable === null];
}"""


@pytest.fixture(scope="module")
def folder(tmp_path_factory):
    if FIREFOX is None:
        missing("the page in Firefox", "install the package firefox-esr")
    return tmp_path_factory.mktemp("firefox")


@pytest.fixture(scope="module")
def host(folder):
    site.build(folder / "site")
    host = WebHost(folder / "site")
    yield host
    host.close()


@pytest.fixture
def firefox(folder):
    """Starts Firefox with a named profile; the same name has the same storage."""
    running = []

    def go(name: str, **preferences):
        while running:
            finish(running.pop())
        running.append(Firefox(folder / name, **preferences))
        return running[0]

    yield go
    while running:
        finish(running.pop())


def finish(browser) -> None:
    browser.close()
    assert browser.complaints == []


def open_page(page, address: str) -> None:
    page.goto(address)
    page.wait_for_selector(READY)


def test_a_game_goes_on_without_a_network_and_after_a_restart(firefox, folder, host):
    here = WebHost(folder / "site")
    page = firefox("player").page
    visitor = Visitor(page, "keys").open(here.address)
    start(visitor)
    visitor.hold("a")
    rolled = visitor.journal()
    assert [event["e"] for event in rolled[1:]] == ["roll"]
    page.evaluate("navigator.serviceWorker.ready.then(() => true)")
    here.close()
    page = firefox("player").page  # the browser is closed, and nobody serves the site any more
    visitor = Visitor(page, "keys").open(here.address)
    visitor.hear("1/7")
    assert visitor.journal()[: len(rolled)] == rolled
    visitor.hold("a")
    assert [event["e"] for event in visitor.journal()[1:]] == ["roll", "end", "roll"]
    open_page(page, f"{here.address}games.html")
    assert "No games" in page.text("main")


def test_imported_games_are_shown_and_stay(firefox, host, tmp_path):
    games = write(tmp_path / "journals", played(5))
    page = firefox("collector").page
    open_page(page, f"{host.address}games.html#/keep")
    page.choose_files("#import-files", *sorted(games.iterdir()))
    page.wait_for_function("() => document.body.textContent.includes('5 new games are stored.')")
    page = firefox("collector").page
    open_page(page, f"{host.address}games.html")
    assert page.evaluate("document.querySelectorAll('.games tbody tr').length") == 5
    page.click(".games tbody a")
    page.wait_for_selector("#proof")
    assert "the secret that was promised" in page.text("#proof")
    before = page.text(".where")
    page.press("ArrowLeft")
    page.wait_for_function("(was) => document.querySelector('.where').innerText !== was", before)


def test_the_install_page_offers_what_firefox_can_do(firefox, host):
    page = firefox("maker", **TRIAL_PORTS).page
    open_page(page, f"{host.address}install.html")
    shown = page.text("main")
    assert "Read the board" in shown and "cannot reach a board" not in shown
    assert "the page writes the image" not in shown, "Firefox does not let pages write to a drive"
    assert "Download signalbox-BOARD.uf2" in shown and "choose the file here" not in shown
    assert page.evaluate(ECHO, pressed=True) == ["railway", True, True]
    page.evaluate("navigator.serial.removeAllMockDevices()")
    page.click("#read-board")
    page.wait_for_function("() => document.body.innerText.includes('No port was chosen')")


def test_games_come_home_from_the_emulated_pico(firefox, folder, host, tmp_path):
    """The page's policy forbids it to reach another port than its own: here it may."""
    copy = shutil.copytree(folder / "site", tmp_path / "site")
    text = (copy / "games.html").read_text("utf-8")
    (copy / "games.html").write_text(text.replace("connect-src", "connect-src ws:"), "utf-8")
    here, bridge = WebHost(copy), Bridge()
    rig = safe(flash.make(finished(2)))
    with Wire(rig) as wire:
        bridge.to(wire)
        browser = firefox("table")
        browser.prepare(bridge.script)
        page = browser.page
        open_page(page, f"{here.address}games.html#/home")
        page.click("#bring")
        page.wait_for_function("() => document.body.innerText.includes('2 new games are stored.')")
        wire.wait()
        assert {name[-3:] for name in data(rig.files()) if name[0] == "g"} == {"cop"}
    bridge.close()
    here.close()


def test_a_firefox_without_web_serial_has_its_own_way(firefox, host):
    page = firefox("older", **{"dom.webserial.enabled": False}).page
    open_page(page, f"{host.address}install.html")
    shown = page.text("main")
    assert "Hold BOOTSEL instead" in shown and "Read the board" not in shown
    open_page(page, f"{host.address}games.html#/home")
    assert "Firefox 151 or newer" in page.text("main")
    assert "Choose the gadget" not in page.text("main")
