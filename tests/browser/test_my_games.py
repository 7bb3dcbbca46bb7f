"""My games: brought home from the emulated Pico over Web Serial, looked at, searched, exported."""

import io
import zipfile
from contextlib import closing

import pytest
from playwright.sync_api import expect

from host_tools.exports import bgstats_bytes, csv_bytes
from host_tools.store import open_store
from host_tools.store.importing import import_folder
from tests.browser.axe import findings
from tests.browser.gear import DESKTOP, LOCALES, PATIENCE_MS
from tests.browser.serial_bridge import Bridge
from tests.host_tools.journals import played, shared_code, write
from tests.pico import firmware, flash
from tests.pico.test_mpremote_sync import at_the_table, back, data, finished, running, safe
from tests.pico.wire import Wire
from tests.web.boards import with_sheets

NO_WORKER = "delete Navigator.prototype.serviceWorker"
FORGET = """() => new Promise((resolve) => {
  localStorage.removeItem("signalbox my games");
  const request = indexedDB.deleteDatabase("signalbox games");
  request.onsuccess = request.onerror = resolve;
})"""


@pytest.fixture(scope="module", autouse=True)
def patient():
    expect.set_options(timeout=PATIENCE_MS)
    yield
    expect.set_options(timeout=None)


@pytest.fixture(scope="module")
def bridge():
    found = Bridge()
    yield found
    found.close()


@pytest.fixture(scope="module")
def context(lasting_context_of, bridge):
    """The page's policy forbids it to reach another port than its own: here it may."""
    told: list[str] = []
    found = lasting_context_of(told, viewport=DESKTOP, locale=LOCALES["en"], bypass_csp=True)
    found.add_init_script(bridge.script)
    found.add_init_script(NO_WORKER)
    return found


@pytest.fixture
def mine(context, server, bridge):
    """A browser without games, at `My games`."""
    page = context.new_page()
    page.goto(f"{server.address}guide.html")  # where no script holds the database open
    page.evaluate(FORGET)
    page.goto(f"{server.address}games.html")
    page.wait_for_selector("html[data-ready]")
    yield page
    page.close()
    bridge.to(None)


def to(page, path: str) -> None:
    page.evaluate("path => { location.hash = path; }", f"#{path}")
    page.wait_for_function("path => document.documentElement.dataset.ready === path", arg=path)


def bring(page, says: str) -> None:
    to(page, "/home")
    page.get_by_role("button", name="Choose the gadget").click()
    expect(page.locator("#bring-says")).to_contain_text(says)
    expect(page.locator("#bring")).to_be_enabled(timeout=PATIENCE_MS)


def take(page, *files: tuple[str, bytes]) -> str:
    """Import files; what the page says."""
    to(page, "/keep")
    page.locator("#import-files").set_input_files(
        [{"name": name, "mimeType": "", "buffer": content} for name, content in files]
    )
    expect(page.locator("#import-says")).not_to_contain_text("Reading")
    page.wait_for_function("() => document.getElementById('import-says').textContent")
    return page.locator("#import-says").text_content()


def journals(games) -> list[tuple[str, bytes]]:
    return [(f"{n}.jnl", game) for n, game in enumerate(games)]


def test_games_come_home_are_checked_and_stay(mine, bridge, server):
    rig = at_the_table(finished(2) | running(12))
    shown = rig.picture()
    with Wire(rig) as wire:
        bridge.to(wire)
        bring(mine, "3 new games are stored.")
        wire.wait()
        back(rig, wire, shown)
        names = data(rig.files())
        assert {"g00001.cop", "g00002.cop", "g00009.jnl"} <= set(names), "marked as copied"
        assert rig.files()["/data/clock"], "the clock is set, and its zone is written down"
        bring(mine, "3 games were here already.")
    mine.reload()
    mine.wait_for_selector("html[data-ready]")
    to(mine, "/")
    expect(mine.locator(".games tbody tr")).to_have_count(3)
    expect(mine.locator(".games")).to_contain_text("still open")
    mine.locator(".games tr", has_text="finished").or_(
        mine.locator(".games tr", has_text="checked")
    ).first.locator("a").click()
    expect(mine.locator("#proof")).to_contain_text("the secret that was promised")
    last = mine.locator(".where").text_content()
    mine.keyboard.press("Home")
    expect(mine.locator(".event")).to_contain_text("nothing has happened yet")
    mine.keyboard.press("ArrowRight")
    mine.keyboard.press("End")
    expect(mine.locator(".where")).to_have_text(last)


def test_pulled_out_and_plugged_in_again_nothing_is_lost_or_doubled(mine, bridge):
    games = finished(3)
    rig = safe(flash.make(games))
    with Wire(rig, pull_after=14_000) as wire:
        bridge.to(wire)
        bring(mine, "The connection was lost.")
        marked = [name for name in data(rig.files()) if name.endswith(".cop")]
        assert marked == []
    again = safe(rig.dump())
    with Wire(again) as wire:
        bridge.to(wire)
        bring(mine, "stored")
        wire.wait()
        assert {name[-3:] for name in data(again.files()) if name[0] == "g"} == {"cop"}
    to(mine, "/")
    expect(mine.locator(".games tbody tr")).to_have_count(3)


def test_what_cannot_be_stored_is_not_marked_as_copied(mine, bridge):
    mine.evaluate("""() => {
      IDBObjectStore.prototype.put = () => {
        throw new DOMException("full", "QuotaExceededError");
      };
    }""")
    rig = safe(flash.make(finished(1)))
    with Wire(rig) as wire:
        bridge.to(wire)
        bring(mine, "This browser cannot store any more")
        wire.wait()
    assert "g00001.fin" in data(rig.files())
    to(mine, "/")
    expect(mine.locator("main")).to_contain_text("No games")


def test_every_trouble_has_a_sentence_and_a_way_on(mine, bridge):
    for chooses, says in (("NotFoundError", "No port was chosen"), ("SecurityError", "Allow it")):
        mine.evaluate("name => { window.chooses = name; }", chooses)
        bring(mine, says)
    mine.evaluate("window.chooses = ''")
    bring(mine, "Close Thonny")  # nothing answers behind the port: it cannot be opened
    other = {"/boot.py": b"import sys\nsys.path.clear()\n", "/main.py": b"print('mine')\n"}
    rig = firmware.PicoRig(dump=flash.make(other), pins=firmware.PINS, held=("B",))
    rig.run(300)
    with Wire(rig) as wire:
        bridge.to(wire)
        bring(mine, "There is no game yet.")
        wire.wait()
    mine.evaluate("() => { delete Navigator.prototype.serial; location.hash = '#/keep'; }")
    to(mine, "/home")
    expect(mine.locator("#no-serial")).to_contain_text("use Chrome")
    assert not mine.locator("#bring").is_visible()


def test_everything_that_signalbox_web_shows_is_here(mine, tmp_path):
    games = [with_sheets(), *played(8), shared_code(5, "<img src=x>")]
    assert take(mine, *journals(games)) == "10 new games are stored."
    assert take(mine, *journals(games)) == "10 games were here already."
    to(mine, "/")
    expect(mine.locator(".games tbody tr")).to_have_count(10)
    assert mine.locator(".games img").count() == 0, "a name is never HTML"
    mine.get_by_label("Search").fill("<img")
    mine.get_by_role("button", name="Show", exact=True).click()
    expect(mine.locator(".games tbody tr")).to_have_count(1)
    for path, heading in (
        ("/players", "Players"),
        ("/statistics", "Statistics"),
        ("/dice", "Dice"),
    ):
        to(mine, path)
        expect(mine.locator("h1")).to_have_text(heading)
        assert not mine.locator(".notice.bad").count()
        assert ("No ratings here" in mine.locator("main").inner_text()) == (path == "/statistics")
    to(mine, "/?game=railroad&order=oldest")
    mine.locator(".games a").first.click()
    expect(mine.locator(".sheet svg").first).to_be_visible()
    with mine.expect_download() as saved:
        mine.get_by_role("link", name="Journal").click()
    assert saved.value.path().read_bytes() in games


def test_export_and_import_lose_nothing(mine, tmp_path):
    games = list(played(6))
    take(mine, *journals(games))
    to(mine, "/keep")
    saved = {}
    for kind in ("zip", "csv", "bgstats"):
        with mine.expect_download() as one:
            mine.locator(f"#export-{kind}").click()
        saved[kind] = one.value.path().read_bytes()
    with zipfile.ZipFile(io.BytesIO(saved["zip"])) as packed:
        assert packed.testzip() is None
        assert sorted(packed.read(name) for name in packed.namelist()) == sorted(games)
    with closing(open_store(tmp_path / "games.sqlite")) as store:
        import_folder(store, write(tmp_path / "journals", games))
        assert without_days(saved["csv"]) == without_days(b"".join(csv_bytes(store)))
        assert len(saved["bgstats"]) == len(b"".join(bgstats_bytes(store)))
    deflated = io.BytesIO()
    with zipfile.ZipFile(deflated, "w", zipfile.ZIP_DEFLATED) as packed:
        for name, content in journals(games):
            packed.writestr(f"folder/{name}", content)
        packed.writestr("folder/readme.txt", "not a journal")
    said = take(mine, ("back.zip", deflated.getvalue()), ("odd.zip", b"PK\x03\x04" + b"x" * 40))
    assert said.startswith("6 games were here already.") and "odd.zip: neither" in said


def test_one_game_is_erased_after_asking_and_can_be_saved_first(mine):
    games = list(played(3))
    take(mine, *journals(games))
    to(mine, "/")
    mine.locator(".games a").first.click()
    mine.get_by_role("button", name="Erase this game").click()
    mine.get_by_role("button", name="Keep it").click()
    assert not mine.get_by_role("button", name="Erase it").is_visible()
    mine.get_by_role("button", name="Erase this game").click()
    assert findings(mine) == []
    with mine.expect_download() as saved:
        mine.get_by_role("button", name="Download its journal first").click()
    journal = saved.value.path().read_bytes()
    assert journal in games
    mine.get_by_role("button", name="Erase it").click()
    expect(mine.locator(".games tbody tr")).to_have_count(2)
    mine.reload()
    mine.wait_for_selector("html[data-ready]")
    expect(mine.locator(".games tbody tr")).to_have_count(2)
    assert not mine.locator("#notice", has_text="has removed").is_visible()
    assert take(mine, ("back.jnl", journal)) == "1 new game is stored."


def without_days(table: bytes) -> list[bytes]:
    """Of a game whose clock was not set the day is that of its import."""
    return sorted(
        b",".join([line.split(b",")[0], *line.split(b",")[2:]]) for line in table.splitlines()
    )


def test_where_the_games_are_is_said(mine, server):
    take(mine, *journals(played(10)))
    expect(mine.locator("#notice")).to_be_visible()  # may be removed, or should be exported
    mine.goto(f"{server.address}guide.html")
    mine.evaluate("""() => new Promise((resolve) => {
      indexedDB.deleteDatabase("signalbox games").onsuccess = resolve;
    })""")
    mine.goto(f"{server.address}games.html")
    expect(mine.locator("#notice")).to_contain_text("has removed 10 games")


@pytest.mark.parametrize(
    ("language", "colours", "width"), [("de", "dark", 360), ("en", "light", 1280)]
)
def test_nothing_shuts_anybody_out(mine, server, language, colours, width):
    take(mine, *journals([with_sheets(), *played(4)]))
    settings = f'{{"language": "{language}", "theme": "{colours}"}}'
    mine.evaluate("text => localStorage.setItem('signalbox page', text)", settings)
    mine.set_viewport_size({"width": width, "height": 740})
    mine.reload()
    mine.wait_for_selector("html[data-ready]")
    found = []
    for path in ("/", "/players", "/statistics", "/dice", "/home", "/keep"):
        to(mine, path)
        found += [(path, *one) for one in findings(mine)]
        assert mine.evaluate("document.documentElement.scrollWidth") <= width, path
    to(mine, "/")
    mine.locator(".games a").first.click()
    mine.locator("#proof").wait_for()
    found += findings(mine)
    assert found == []
    assert mine.locator("html").get_attribute("lang") == language
    mine.evaluate("localStorage.clear()")
