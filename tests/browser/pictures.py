"""`python -m tests.browser.pictures`: icons from icon.svg, and the pictures of the page."""

from pathlib import Path
from tempfile import TemporaryDirectory
from urllib.parse import urlencode

from playwright.sync_api import sync_playwright

from host_tools.store import open_store
from host_tools.store.importing import import_folder
from tests.browser.gear import ROOT, Pages, Server, Visitor, launch
from tests.host_tools.journals import played, write
from tests.rules.railroad_examples import TWO_LAKES
from tests.web.boards import with_sheets

ICONS = ROOT / "host_tools/page/web"
PICTURES = ROOT / "docs" / "screenshots"
DRAWN = TWO_LAKES + " G6=H-H- F5=H--H"  # with one space that the rules forbid
SIZES = {"phone": (360, 640), "tablet": (768, 1024), "desktop": (1440, 900)}


def icons(browser) -> None:
    drawing = (ICONS / "icon.svg").read_text("utf-8")
    for name, size, part in (("192", 192, 1.0), ("512", 512, 1.0), ("mask", 512, 0.8)):
        page = browser.new_page(viewport={"width": size, "height": size})
        ground = "#0e4a37" if part < 1 else "transparent"
        inner = round(size * part)
        page.set_content(
            f"<style>body{{margin:0;height:100vh;display:grid;place-items:center;"
            f"background:{ground}}}svg{{width:{inner}px;height:{inner}px}}</style>{drawing}"
        )
        page.screenshot(path=ICONS / f"icon-{name}.png", omit_background=True)
        page.close()


def picture(browser, address: str, name: str, theme: str) -> Path:
    """The page with a roll on the screen, the same dice every time."""
    width, height = SIZES[name]
    phone = name == "phone"
    context = browser.new_context(
        viewport={"width": width, "height": height},
        color_scheme=theme,
        has_touch=phone,
        is_mobile=phone,
        reduced_motion="reduce",
    )
    visitor = Visitor(context.new_page())
    visitor.open(address + "?game=railroad&code=ABC234&players=2")
    visitor.page.locator("#invitation-play").click()
    visitor.hear("ABC234")
    visitor.page.evaluate("scrollTo(0, 0)")
    for _ in range(2):
        visitor.hold("a")
        visitor.rest()
    if name == "desktop":
        visitor.page.locator("#curious summary").click()
        visitor.page.locator("#help summary").click()
        visitor.page.wait_for_timeout(800)
    visitor.rest()
    visitor.page.evaluate("scrollTo(0, 0)")
    visitor.page.mouse.move(5, height - 5)
    path = PICTURES / f"browser-{name}-{theme}.png"
    visitor.page.screenshot(path=path)
    context.close()
    return path


def sheet_editor(browser, address: str, name: str, theme: str) -> Path:
    """The sheet editor of `signalbox web` with a sheet in it."""
    width, height = SIZES[name]
    phone = name == "phone"
    context = browser.new_context(
        viewport={"width": width, "height": height},
        color_scheme=theme,
        has_touch=phone,
        is_mobile=phone,
    )
    page = context.new_page()
    page.goto(f"{address}sheet#{urlencode({'expansion': 'lake', 'sheet': DRAWN})}")
    page.locator("[data-space=E6]").click()
    page.locator("#palette button.fits").first.wait_for()
    path = PICTURES / f"sheet-editor-{name}-{theme}.png"
    page.screenshot(path=path)
    context.close()
    return path


def web_page(browser, address: str, path: str, name: str, theme: str) -> Path:
    """A page of `signalbox web`."""
    context = browser.new_context(
        viewport={"width": 1280, "height": 1500}, color_scheme=theme, locale="en-GB"
    )
    page = context.new_page()
    page.goto(address + path)
    picture = PICTURES / f"web-{name}-{theme}.png"
    page.screenshot(path=picture)
    context.close()
    return picture


def evening(folder: Path) -> str:
    """A store with some games; the ID of one with sheets."""
    store = open_store(folder / "games.sqlite")
    import_folder(store, write(folder / "journals", [*played(40, 4), with_sheets()]))
    uid = next(entry.uid for entry in store.games() if entry.options.get("boards") == 1)
    store.close()
    return uid


def games(browser) -> None:
    """The pages of `signalbox web` with some games."""
    with TemporaryDirectory() as folder:
        uid = evening(Path(folder))
        pages = Pages("--port", "0", SIGNALBOX_DB=f"{folder}/games.sqlite")
        shown = ((f"game/{uid}?step=45", "game", "light"), ("", "history", "dark"))
        for path, name, theme in shown:
            print(web_page(browser, pages.address, path, name, theme).relative_to(ROOT))
        pages.interrupt()


def main() -> None:
    PICTURES.mkdir(parents=True, exist_ok=True)
    with sync_playwright() as playwright:
        browser = launch(playwright)
        icons(browser)
        server = Server("--port", "0")
        for name in SIZES:
            for theme in ("light", "dark"):
                print(picture(browser, server.address, name, theme).relative_to(ROOT))
        server.interrupt()
        with TemporaryDirectory() as folder:
            pages = Pages("--port", "0", SIGNALBOX_DB=f"{folder}/games.sqlite")
            for name, theme in (("desktop", "light"), ("desktop", "dark"), ("phone", "light")):
                print(sheet_editor(browser, pages.address, name, theme).relative_to(ROOT))
            pages.interrupt()
        games(browser)
        browser.close()


if __name__ == "__main__":
    main()
