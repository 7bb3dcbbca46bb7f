"""axe finds nothing on any page: on those of `signalbox web`, the gadget's own, and its guide."""

from itertools import product

import pytest
from playwright.sync_api import expect

from host_tools.page import handbook
from tests.browser.axe import findings
from tests.browser.gear import LOCALES, PHONE, READY
from tests.browser.test_web import DROP
from tests.host_tools.journals import played
from tests.support.sizes import SOAK

PAGES = ("", "players", "statistics", "dice", "add", "download", "log-in", "sheet", "nothing")
FILTERED = ("?text=nobody+like+that", "?since=soon", "?game=emma&order=oldest")
SCREENS = {"desktop": {"viewport": {"width": 1280, "height": 900}}, "phone": PHONE}
# Language, colours and screen.
SOME = [("en", "light", "phone"), ("de", "dark", "desktop")]
EVERY = list(product(("en", "de"), ("light", "dark"), SCREENS))


@pytest.fixture(params=EVERY if SOAK else SOME, ids="-".join)
def page(request, context_of):
    """In a browser of which nobody minds the complaints about pages that are not there."""
    language, colours, screen = request.param
    options = SCREENS[screen] | {"locale": LOCALES[language], "color_scheme": colours}
    return context_of([], **options).new_page()


def test_nothing_shuts_anybody_out_of_the_computers_pages(page, club, drawn_game):
    page.goto(club.address)
    kinds = page.locator(".what").all_text_contents()
    games = page.locator(".when a").evaluate_all("links => links.map((link) => link.pathname)")
    one_of_each = dict(zip(kinds, games, strict=True))
    assert len(one_of_each) == 4
    paths = [*PAGES, f"game/{drawn_game.uid}?step=9"]
    if SOAK:
        paths += [*FILTERED, *(path[1:] for path in one_of_each.values())]
    found = []
    for path in paths:
        page.goto(club.address + path)
        found += [(path, *one) for one in findings(page)]
    assert found == []


def test_nothing_shuts_anybody_out_of_a_report_and_a_drawn_sheet(page, club):
    page.goto(f"{club.address}add")
    broken = bytearray(played(16, seed=9)[1])
    broken[900] ^= 1
    page.evaluate(DROP, [["g1.jnl", list(broken)], ["x.png", [1, 2]]])
    page.locator("#added").wait_for()
    assert findings(page) == []
    page.goto(f"{club.address}sheet#expansion=lake&sheet=A2%3DH-H-+B2%3DR-R-+D1%3D-H-H")
    expect(page.locator("#illegal li")).to_have_count(1)
    page.locator("[data-space=A2]").click()
    expect(page.locator("#turning button")).to_have_count(2)
    assert findings(page) == []


def test_nothing_shuts_anybody_out_of_the_gadgets_page(page, server):
    page.goto(server.address)
    page.wait_for_selector(READY)
    found = findings(page)
    assert found == []


def test_nothing_shuts_anybody_out_of_the_handbook(page, server):
    names = [name for name in handbook.files() if name.endswith(".html")]
    found = []
    for name in names if SOAK else ("anleitung.html", "first_evening.html", "design.html"):
        page.goto(server.address + name)
        found += [(name, *one) for one in findings(page)]
    page.keyboard.press("/")
    page.keyboard.type("undo")
    expect(page.locator("#found li").first).to_be_visible()
    assert found + findings(page) == []
