"""The handbook in Chromium: its search, by keys alone, from a web host and from a disk; on paper;
and the way there from the gadget's page."""

import pytest
from playwright.sync_api import expect

from host_tools.common.whole_files import write_all
from host_tools.page import handbook, site
from tests.browser.gear import LOCALES, PHONE, Visitor

SHEETS = ("first_evening.html", "erster_abend.html")


@pytest.fixture(scope="module")
def folder(tmp_path_factory):
    """The handbook as somebody unpacked it."""
    here = tmp_path_factory.mktemp("handbook")
    files = handbook.files()
    for name in ("handbook.css", "search.js", "icon.svg"):
        files[name] = (site.PAGE / name).read_bytes()
    write_all(here, files)
    return here


@pytest.fixture
def page(context_of):
    return context_of().new_page()


def test_a_search_by_keys_alone_from_a_disk(page, folder):
    page.goto((folder / "anleitung.html").as_uri())
    page.keyboard.press("/")
    page.keyboard.type("SALZ wuerfel")
    expect(page.locator("#hits")).to_have_text("Nichts gefunden.")
    page.locator("#search").fill("salz würf")
    expect(page.locator("#found a").first).to_have_text("Würfel für Skeptiker: Und mit Salz?")
    page.keyboard.press("ArrowDown")
    expect(page.locator("#found a").first).to_be_focused()
    page.keyboard.press("ArrowUp")
    expect(page.locator("#search")).to_be_focused()
    page.keyboard.press("Enter")
    page.wait_for_url("**/skeptiker.html#und-mit-salz")
    expect(page.locator("#und-mit-salz")).to_be_in_viewport()


def test_the_search_folds_accents_and_shows_the_words_around(page, folder):
    page.goto((folder / "handbuch.html").as_uri())
    page.locator("#search").fill("strasse")
    expect(page.locator("#found p").first).to_contain_text("Straße")
    page.keyboard.press("Escape")
    expect(page.locator(".found")).to_be_hidden()
    expect(page.locator("#search")).to_be_focused()


def test_the_text_stays_where_it_is_when_somebody_searches(page, server):
    page.goto(f"{server.address}guide.html#railroad/round")
    expect(page.locator("[id='railroad/round']")).to_be_in_viewport()
    page.keyboard.press("/")
    page.keyboard.type("meteor")
    expect(page.locator("#found a").first).to_have_text("Guide: Meteor")
    expect(page.locator("[id='railroad/round']")).to_be_in_viewport()


@pytest.mark.parametrize("name", SHEETS)
def test_a_first_evening_is_one_sheet_of_paper(page, folder, name):
    page.goto((folder / name).as_uri())
    page.evaluate("for (const one of document.images) one.loading = 'eager'")
    page.wait_for_function("[...document.images].every((one) => one.complete)")
    assert page.locator("main img").count() == 8
    assert page.pdf(prefer_css_page_size=True).count(b"/Type /Page\n") == 1


def test_nothing_is_wider_than_a_phone(context_of, folder):
    page = context_of(**PHONE).new_page()
    for path in sorted(folder.glob("*.html")):
        page.goto(path.as_uri())
        wide = page.evaluate("document.documentElement.scrollWidth - innerWidth")
        assert wide <= 0, path.name


@pytest.mark.parametrize(("language", "name"), [("en", "guide.html"), ("de", "anleitung.html")])
def test_what_can_i_do_here_opens_the_guide_at_the_screen_in_sight(
    page_of, server, language, name
):
    page = page_of(server.address, locale=LOCALES[language])
    visitor = Visitor(page).open(server.address)
    for keys, screen in ((), "start"), (("a",), "railroad/round"), (("down",), "fair"):
        for key in keys:
            visitor.press(key)
        visitor.rest()
        with page.context.expect_page() as opened:
            page.locator("#here").click()
        opened.value.wait_for_url(f"**/{name}#{screen}")
        expect(opened.value.locator(f"[id='{screen}']")).to_be_in_viewport()
        opened.value.close()
