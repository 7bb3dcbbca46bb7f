"""The site with an image for the Pico, in a browser with a cable to the emulated one."""

import shutil

import pytest
from playwright.sync_api import expect

from host_tools.page import site
from tests.browser.gear import DESKTOP, LOCALES, PATIENCE_MS, WebHost
from tests.browser.serial_bridge import Bridge
from tests.pico import images


@pytest.fixture(scope="module")
def pages(tmp_path_factory):
    """The site with an image for the Pico, at any web host."""
    folder = tmp_path_factory.mktemp("install")
    (folder / "images").mkdir()
    shutil.copy(images.frozen(), folder / "images/signalbox-pico.uf2")
    site.build(folder / "site", folder / "images")
    host = WebHost(folder / "site")
    yield host.address
    host.close()


@pytest.fixture(scope="module")
def bridge():
    expect.set_options(timeout=PATIENCE_MS)
    found = Bridge()
    yield found
    found.close()


@pytest.fixture
def page(lasting_context_of, bridge, pages):
    told: list[str] = []
    context = lasting_context_of(told, viewport=DESKTOP, locale=LOCALES["en"], bypass_csp=True)
    context.add_init_script(bridge.script)
    found = context.new_page()
    found.goto(f"{pages}install.html")
    found.wait_for_selector("html[data-ready]")
    yield found
    bridge.to(None)
    found.close()
