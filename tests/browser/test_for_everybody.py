"""The page for people who hear it, who zoom it, who want nothing to move, or cannot hold a key."""

import pytest

from tests.browser.gear import DESKTOP, PIXELS, Visitor
from tests.browser.test_games import start


def listen(visitor) -> None:
    """Keep what the live region says from now on, as a screen reader hears it."""
    visitor.page.evaluate("""() => {
      window.spoken = [];
      const region = document.getElementById("words");
      new MutationObserver(() => region.textContent && window.spoken.push(region.textContent))
        .observe(region, { childList: true, characterData: true, subtree: true });
    }""")


def heard(visitor) -> list[str]:
    visitor.rest()
    visitor.page.wait_for_timeout(400)
    return visitor.page.evaluate("window.spoken.splice(0)")


def to_timer(visitor) -> None:
    """Railroad Ink with half a minute for a round."""
    visitor.press("down")
    visitor.press("down")
    visitor.press("a")
    visitor.press("a")
    visitor.press("up")
    visitor.hear("Rival")
    visitor.press("up")
    visitor.hear("Timer")
    visitor.press("right")
    visitor.hear("0:30")
    visitor.press("down")
    visitor.press("down")
    visitor.press("a")
    visitor.hear("1/7")


def test_a_running_timer_does_not_chatter(visitor):
    to_timer(visitor)
    visitor.hold("a")
    listen(visitor)
    visitor.page.wait_for_timeout(3500)
    assert visitor.page.evaluate("window.spoken.splice(0)") in (
        [],
        [visitor.page.locator("#words").text_content()],  # the roll itself
    )


def test_a_refusal_is_heard_each_time(visitor):
    start(visitor)
    visitor.hold("a")
    for button in ("up", "a", "up"):
        visitor.press(button)
    listen(visitor)
    heard(visitor)
    for _ in range(2):
        visitor.tap("a")
        visitor.page.wait_for_function("() => window.spoken.length")
        assert visitor.page.evaluate("window.spoken.splice(0)") == ["One a round"]


def test_without_power_it_is_silent(visitor):
    start(visitor)
    assert visitor.words()
    visitor.page.get_by_role("button", name="Pull the plug").click()
    visitor.see_dark()
    assert visitor.page.locator("#words").text_content() == ""
    visitor.page.wait_for_timeout(600)
    assert visitor.page.locator("#words").text_content() == ""
    visitor.page.get_by_role("button", name="Switch on").click()
    visitor.hear("1/7")


@pytest.mark.parametrize("size", [(1440, 900), (1280, 720), (1024, 768)], ids=str)
def test_zoomed_to_twice_its_size_the_display_does_not_shrink(shown_in, size):
    """A browser at 200 % gives the page half the pixels, each twice as large."""
    width = []
    for zoom in (1, 2):
        page = shown_in("en").at(size[0] // zoom, size[1] // zoom, zoom)
        width.append(zoom * page.locator("#oled").bounding_box()["width"])
        assert page.evaluate("document.documentElement.scrollWidth") <= size[0] // zoom
    assert width[1] >= width[0]


@pytest.mark.parametrize("motion", ["reduce", "no-preference"])
def test_less_motion_stops_the_tumble(page_of, server, motion):
    page = page_of(server.address, viewport=DESKTOP)
    page.emulate_media(reduced_motion=motion)
    visitor = Visitor(page).open(server.address)
    start(visitor)
    visitor.page.evaluate(f"""() => {{
      window.pictures = new Set();
      const look = () => {{
        window.pictures.add(({PIXELS})().slice(14 * 128, 40 * 128)); // the dice, not the bar
        requestAnimationFrame(look);
      }};
      look();
    }}""")
    visitor.hold("a")
    visitor.rest()
    pictures = visitor.page.evaluate("window.pictures.size")
    assert pictures == 2 if motion == "reduce" else pictures > 2
