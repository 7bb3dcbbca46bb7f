"""Playing together from afar: links with a code or a day, results shared and side by side."""

import random

import pytest
from playwright.sync_api import expect

from firmware.games import KEYS
from firmware.play.fair import code_of_day, commit, secret_of_code
from firmware.play.file_names import FINISHED, name_of
from firmware.play.session import Session
from host_tools.journals import demo
from host_tools.journals.memory_files import MemoryFiles
from tests.browser.gear import DESKTOP, LOCALES, PATIENCE_MS
from tests.browser.test_my_games import FORGET, NO_WORKER, journals, take

DAY = "2026-11-18"
ROUTED = """() => {
  window.sent = [];
  Object.defineProperty(navigator, "canShare", { value: () => true });
  Object.defineProperty(navigator, "share", { value: async (what) => {
    window.sent.push([what.text, what.url, what.files[0].type, what.files[0].size > 1000]);
  } });
}"""


def scored(name: str, seed: int, **dice) -> bytes:
    """A finished game of Railroad Ink on the gadget with shared dice."""
    rng = random.Random(seed)
    storage = MemoryFiles()
    session = Session(storage, demo.seeded(seed), "pico")
    session.new("railroad", {"boards": 1}, [name], 0, **dice)
    now = 0
    while not session.game.over():
        now += 1000
        demo.step(session, rng, now)
    session.finish(now)
    return storage.read(name_of(1, FINISHED))


@pytest.fixture(scope="module")
def context(lasting_context_of):
    expect.set_options(timeout=PATIENCE_MS)
    told: list[str] = []
    found = lasting_context_of(told, viewport=DESKTOP, locale=LOCALES["en"])
    found.add_init_script(NO_WORKER)
    return found


@pytest.fixture
def page(context, server):
    found = context.new_page()
    found.goto(f"{server.address}guide.html")
    found.evaluate(FORGET)
    found.evaluate("localStorage.clear()")
    yield found
    found.close()


def committed(page) -> str:
    """The promise of the game that the page plays now."""
    return page.evaluate("""async () => {
      const { Flash } = await import("./flash.js");
      const { header, latest } = await import("./journal.js");
      const flash = await Flash.open();
      return header(flash.bytes(latest(flash.names()))).commit;
    }""")


@pytest.mark.parametrize(
    ("query", "code", "says"),
    [
        (f"?day={DAY}", code_of_day(DAY), f"The game of the day {DAY}"),
        ("?code=abc234&by=Ada&score=47", "ABC234", "Ada has 47 points with them."),
    ],
)
def test_a_link_opens_that_very_game(page, server, query, code, says):
    page.goto(server.address + query)
    expect(page.locator("#invitation-text")).to_contain_text(says)
    page.locator("#invitation-play").click()
    page.wait_for_selector("#journals li")
    page.wait_for_timeout(500)
    assert committed(page) == commit(secret_of_code(code))
    assert page.url == server.address


def test_a_result_is_shared_and_two_of_one_code_are_side_by_side(page, server):
    page.goto(f"{server.address}games.html")
    page.wait_for_selector("html[data-ready]")
    mine, yours = scored("Ada", 1, code="ABC234"), scored("Ben", 2, code="ABC234")
    take(page, *journals([mine, yours]))
    page.evaluate("location.hash = '#/'")
    page.locator(".games a").first.click()
    rows = page.locator("#share-result table tr")
    expect(rows).to_have_count(2)
    names = {row.split()[0] for row in rows.all_inner_texts()}
    assert names == {"Ada", "Ben"}
    page.locator("#code").fill("abc235")
    page.locator("#code").blur()
    assert page.locator(".qr svg").count() == 0, "not the code of these dice"
    page.locator("#code").fill("abc234")
    page.locator("#code").blur()
    expect(page.locator(".qr svg")).to_be_visible()
    page.evaluate(ROUTED)
    page.locator("#share").click()
    page.wait_for_function("() => window.sent.length")
    ((text, url, kind, large),) = page.evaluate("window.sent")
    assert "Play with the same dice: ABC234." in text and large and kind == "image/png"
    assert url.startswith(server.address) and "code=ABC234" in url and f"game={KEYS[0]}" in url
