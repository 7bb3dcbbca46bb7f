"""Who has never heard of it sees at one look what it is, for which games, and what to press."""

import pytest

from firmware.games import KEYS, package
from tests.browser.gear import DESKTOP, LOCALES, READY, ROOT, Visitor

SIZES = [(320, 568), (360, 640), (390, 844), (740, 360), (820, 1180), (1440, 900)]
FIRST = {
    "en": ("A pocket gadget for railway board games", "works offline", "Press A to start"),
    "de": ("Ein Taschengerät für Eisenbahn-Brettspiele", "geht ohne Netz", "A drücken: los."),
}


@pytest.mark.parametrize("language", FIRST)
@pytest.mark.parametrize("size", SIZES, ids=lambda size: "x".join(map(str, size)))
def test_one_look_shows_what_it_is_and_what_to_press(shown_in, size, language):
    page = shown_in(language).at(*size, phone=min(size) < 600)
    for text in (*FIRST[language], *(package(key).TITLE[language] for key in KEYS)):
        box = page.get_by_text(text).first.bounding_box()
        assert box, text
        assert box["y"] >= 0 and box["y"] + box["height"] <= size[1], text
        assert box["x"] >= 0 and box["x"] + box["width"] <= size[0], text
    for selector in ("#oled", *(f"[data-button={b}]" for b in ("up", "down", "a", "b"))):
        box = page.locator(selector).bounding_box()
        assert box["y"] + box["height"] <= size[1], selector


@pytest.mark.parametrize("size", SIZES, ids=lambda size: "x".join(map(str, size)))
def test_the_gadget_is_the_largest_thing_on_the_page(shown_in, size):
    page = shown_in("en").at(*size, phone=min(size) < 600)

    def seen(selector: str) -> float:
        """Pixels of it that a person sees without scrolling."""
        area = 0.0
        for part in page.locator(selector).all():
            box = part.bounding_box()
            high = max(0, min(box["y"] + box["height"], size[1]) - max(box["y"], 0))
            area = max(area, box["width"] * high)
        return area

    case = seen(".case")
    for other in (".intro", ".tools", ".card", "footer"):
        assert case > 1.5 * seen(other), other


def test_the_button_to_press_is_marked_until_something_was_pressed(visitor):
    page = visitor.page
    ring = "getComputedStyle(document.querySelector('[data-button=a]'), '::after')"
    assert page.evaluate(f"{ring}.borderStyle") == "solid"
    visitor.press("a")
    visitor.hear("1/7")
    assert page.evaluate(f"{ring}.content") == "none"


def test_nothing_moves_by_itself_for_five_seconds(shown_in):
    """A reader is left in peace, and so is a battery."""
    moves = "document.getAnimations().map((one) => one.effect.getComputedTiming().endTime)"
    page = shown_in("en").page
    page.reload()
    page.wait_for_selector(READY)
    lasting = page.evaluate(moves)
    assert lasting and max(lasting) < 5000


@pytest.mark.parametrize(
    ("language", "page_speaks", "gadget_says"),
    [("de", "de", "Neues Spiel"), ("en", "en", "New game"), ("fr", "en", "New game")],
)
def test_the_page_follows_the_browser_and_a_new_gadget_follows_the_page(
    shown_in, language, page_speaks, gadget_says
):
    visitor = Visitor(shown_in(language).page)
    assert visitor.page.locator("html").get_attribute("lang") == page_speaks
    assert gadget_says in visitor.shown()
    assert visitor.page.locator("#words").get_attribute("lang") == page_speaks


def test_the_gadget_keeps_the_language_that_was_chosen_on_it(visitor):
    """Only the first start looks at the page's language."""
    while visitor.words() != "Settings":
        visitor.press("up")
    visitor.press("a")
    visitor.hear("Language")
    visitor.press("right")
    visitor.hear("Deutsch")
    visitor.page.reload()
    visitor.page.wait_for_selector(READY)
    assert "Neues Spiel" in visitor.shown()
    assert visitor.page.locator("html").get_attribute("lang") == "en"


def test_the_language_of_the_page_can_be_chosen_and_is_remembered(visitor):
    page = visitor.page
    page.get_by_role("button", name="Deutsch").click()
    page.get_by_role("button", name="Stecker ziehen").wait_for()
    page.reload()
    page.wait_for_selector(READY)
    assert page.locator("html").get_attribute("lang") == "de"
    page.get_by_role("button", name="English").click()
    page.get_by_role("button", name="Pull the plug").wait_for()


PAGES = {
    "install.html": ("install_title", "install_description"),
    "index.html": ("title", "description"),
    "games.html": ("my_games_title", "my_games_description"),
}


def said_in(page, name: str) -> list[list[str]]:
    """Key and English text of every part of a page that names its text."""
    return page.evaluate(
        """async ([name, title, description]) => {
      const html = await fetch(name).then((answer) => answer.text());
      const page = new DOMParser().parseFromString(html, "text/html");
      const places = [page, ...[...page.querySelectorAll("template")].map((one) => one.content)];
      const parts = (name) => places.flatMap((place) => [...place.querySelectorAll(`[${name}]`)]);
      const all = (name, text) => parts(name).map((part) => [part.getAttribute(name), text(part)]);
      return [
        ...all("data-say", (part) => part.textContent),
        ...all("data-say-label", (part) => part.getAttribute("aria-label")),
        ...all("data-say-title", (part) => part.title),
        ...all("data-say-placeholder", (part) => part.placeholder),
        [title, page.title],
        [description, page.querySelector("meta[name=description]").content],
      ];
    }""",
        [name, *PAGES[name]],
    )


def test_every_text_of_the_page_is_in_both_languages(shown_in):
    """What stands in index.html is the English of the table, and no text is of no use."""
    page = shown_in("en").page
    texts = page.evaluate("import('./texts.js').then((module) => module.TEXTS)")
    assert texts["en"].keys() == texts["de"].keys()
    for key, text in texts["en"].items():
        assert text.count("{}") == texts["de"][key].count("{}"), key
        assert text and texts["de"][key], key
    found = [one for name in PAGES for one in said_in(page, name)]
    assert len(found) > 50
    for key, text in found:
        assert text == texts["en"][key], key
    used = {key for key, _ in found}
    web = ROOT / "host_tools/page/web"
    code = "".join(path.read_text("utf-8") for path in web.glob("*.*s") if path.name != "texts.js")
    code += (web / "start.py").read_text("utf-8")
    begun = ("failed_", "theme_")
    for key in texts["en"]:
        assert key in used or f'"{key}"' in code or key.startswith(begun), key


@pytest.mark.parametrize(
    ("language", "lines"),
    [
        ("en", ("the next line", "the promise of fair dice", "shows one die large")),
        ("de", ("die nächste Zeile", "das Versprechen der fairen Würfel", "Würfel groß")),
    ],
)
def test_the_help_is_that_of_the_screen_in_sight(page_of, server, language, lines):
    """The line under the display, and the list of keys."""
    page = page_of(server.address, viewport=DESKTOP, locale=LOCALES[language])
    visitor = Visitor(page).open(server.address)
    shown = []
    for act in (None, visitor.press, visitor.hold):
        if act:
            act("a")
        page.locator("[data-key=down]", has_text=lines[len(shown)]).wait_for()
        shown.append(page.locator("[data-key=line]").text_content())
    assert len(set(shown)) == 3, shown


def test_a_game_is_shared_in_both_languages(shown_in):
    for language, text in (("en", "Share this game"), ("de", "Dieses Spiel teilen")):
        assert shown_in(language).page.locator("#share").text_content() == text
