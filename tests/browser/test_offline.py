"""One load is enough: from then on the page needs no network, and it never asks anybody else."""

import pytest

from tests.browser.gear import LOCALES, READY, Visitor
from tests.browser.test_games import start


@pytest.fixture(scope="module")
def asked() -> list[str]:
    """Every address that the page asks for."""
    return []


@pytest.fixture(scope="module")
def cut_off(lasting_context_of, server, asked):
    """A player who began a game and then lost the network."""
    context = lasting_context_of(locale=LOCALES["de"])
    context.on("request", lambda request: asked.append(request.url))
    visitor = Visitor(context.new_page()).open(server.address)
    start(visitor)
    visitor.page.evaluate("navigator.serviceWorker.ready")
    context.set_offline(True)
    return visitor


def test_nothing_is_loaded_from_elsewhere(cut_off, asked, server):
    home = tuple(scheme + server.address.partition("http")[2] for scheme in ("http", "blob:http"))
    assert len(asked) > 20
    assert [url for url in asked if not url.startswith(home)] == []


def test_it_starts_without_a_network_and_the_game_goes_on(cut_off, server):
    cut_off.open(server.address + "?from=the+home+screen")
    cut_off.hear("1/7")
    cut_off.hold("a")
    assert cut_off.journal()[-1]["e"] == "roll"


def test_the_guide_of_the_page_s_language_opens_without_a_network(cut_off, shown_in):
    assert shown_in("en").page.locator("#guide").get_attribute("href") == "guide.html"
    page = cut_off.page
    page.locator("#guide").click()
    for language, title in (("de", "Sechs Tasten"), ("en", "Six buttons")):
        page.get_by_text(title).first.wait_for()
        assert page.locator("html").get_attribute("lang") == language
        broken = page.evaluate("""async () => {
          const all = [...document.images];
          for (const image of all) image.loading = "eager";
          await Promise.allSettled(all.map((image) => image.decode()));
          const broken = all.filter((image) => !image.naturalWidth);
          return [all.length, ...broken.map((image) => image.src)];
        }""")
        assert broken[0] > 40 and broken[1:] == []
        page.locator("header .other").click()
    page.get_by_text("Sechs Tasten").first.wait_for()
    page.get_by_role("link", name="Zum Gerät").click()
    page.wait_for_selector(READY)
