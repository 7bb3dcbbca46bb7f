"""One server and one Chromium for all tests of the page; each test has its own user."""

import json
from functools import cache

import pytest
from sqlalchemy import text

from host_tools.store import open_store
from host_tools.store.importing import import_folder
from tests.browser import gear
from tests.browser.profiles import Profile
from tests.host_tools.journals import played, shared_code, write
from tests.support.optional_deps import missing
from tests.web.boards import with_sheets

HOSTILE = "<img src=x onerror=top.x=1>"


@pytest.fixture(scope="session")
def server():
    running = gear.Server("--port", "0")
    yield running
    code, said = running.interrupt()
    assert (code, said.strip()) == (0, "Signalbox has ended.")


@pytest.fixture(scope="session")
def chromium():
    if gear.CHROMIUM is None:
        missing("the page in Chromium", "install the package chromium")
    from playwright.sync_api import sync_playwright

    with sync_playwright() as playwright:
        browser = gear.launch(playwright)
        yield browser
        browser.close()


@pytest.fixture
def context_of(chromium):
    """Makes browser contexts (a profile each) and holds that no page ever complains."""
    yield from contexts(chromium)


@pytest.fixture(scope="session")
def lasting_context_of(chromium):
    """The same for all tests of this process."""
    yield from contexts(chromium)


def contexts(chromium):
    made, complaints = [], []

    def make(reported=complaints, **options):
        """`told` is a list for complaints that are expected."""

        def complain(message):
            if message.type in ("error", "warning"):
                reported.append(message.text)

        context = chromium.new_context(accept_downloads=True, **options)
        context.set_default_timeout(gear.PATIENCE_MS)
        context.on("console", complain)
        context.on("weberror", lambda error: reported.append(str(error.error)))
        made.append(context)
        return context

    yield make
    for context in made:
        context.close()
    assert complaints == []


@pytest.fixture(scope="session")
def shown_in(lasting_context_of, server):
    """The page in a language, at its first picture: to be looked at, not to be played on.

    In a browser that keeps nothing for offline use, which is most of the work of the first load.
    """

    @cache
    def shown(language):
        context = lasting_context_of(locale=gear.LOCALES[language])
        context.add_init_script("delete Navigator.prototype.serviceWorker")
        page = context.new_page()
        return gear.Onlooker(gear.Visitor(page).open(server.address).page)

    return shown


@pytest.fixture(scope="session")
def profiles(lasting_context_of):
    """Browsers that have been here before: they start a page in half the time of a new one."""
    made = {}

    def find(**options):
        kind = repr(sorted(options.items()))
        if kind not in made:
            reported = []
            made[kind] = Profile(lasting_context_of(reported, **options), reported)
        return made[kind]

    return find


@pytest.fixture
def page_of(profiles, request):
    """Makes pages in them that know nothing of earlier tests; and no page ever complains."""
    used = set()
    failed = request.session.testsfailed

    def make(address, **options):
        profile = profiles(**options)
        used.add(profile)
        return profile.page(address)

    yield make
    complaints = [profile.leave(request.session.testsfailed > failed) for profile in used]
    assert [reported for reported in complaints if reported] == []


@pytest.fixture
def visitor(page_of, server):
    page = page_of(server.address, viewport=gear.DESKTOP)
    return gear.Visitor(page).open(server.address)


@pytest.fixture(scope="session")
def place(tmp_path_factory):
    """A store with games of every kind, one with sheets, one with a hostile name."""
    folder = tmp_path_factory.mktemp("web")
    games = [*played(12), with_sheets(), shared_code(5, "<img src=x>")]
    store = open_store(folder / "games.sqlite")
    import_folder(store, write(folder / "journals", games))
    with store.turn() as connection:  # longer than the gadget lets a name be
        change = text("UPDATE games SET players = :name WHERE players LIKE '%<img%'")
        connection.execute(change, {"name": json.dumps([HOSTILE])})
    store.close()
    return folder / "games.sqlite"


@pytest.fixture(scope="session")
def club(place):
    """`signalbox web` over that store."""
    running = gear.Pages("--port", "0", "--db", str(place))
    yield running
    code, said = running.interrupt()
    assert (code, said.strip()) == (0, "The page has ended.")


@pytest.fixture
def visit(page_of, club):
    """Opens one of its pages."""

    def make(path: str = "", **options):
        options = {"viewport": {"width": 1280, "height": 900}, "locale": "en-GB"} | options
        page = page_of(club.address, **options)
        page.goto(club.address + path)
        return page

    return make


@pytest.fixture
def drawn_game(place):
    """A game with sheets, as the store knows it."""
    store = open_store(place)
    entry = next(e for e in store.games() if e.options.get("boards") == 1)
    store.close()
    return entry
