"""The page itself: layout, focus, words, and what it remembers."""

import pytest

from tests.browser.gear import KEYS, READY
from tests.browser.test_games import start

SIZES = [(320, 568), (360, 640), (740, 360), (768, 1024), (1440, 900)]


@pytest.mark.parametrize("size", SIZES, ids=lambda size: "x".join(map(str, size)))
def test_case_screen_and_buttons_fit_without_scrolling(shown_in, size):
    width, height = size
    page = shown_in("en").at(width, height, phone=min(size) < 600)
    for selector in (".case", "#oled", "#power", *(f"[data-button={b}]" for b in KEYS)):
        box = page.locator(selector).bounding_box()
        assert box["x"] >= 0 and box["y"] >= 0, selector
        assert box["x"] + box["width"] <= width and box["y"] + box["height"] <= height, selector
        if "data-button" in selector or selector == "#power":
            assert min(box["width"], box["height"]) >= 44, selector
    assert page.evaluate("document.documentElement.scrollWidth") <= width


@pytest.mark.parametrize(("width", "ratio"), [(420, 1), (400, 1.5), (412, 2.625), (390, 3)])
def test_every_pixel_of_the_oled_is_a_whole_number_of_screen_pixels(shown_in, width, ratio):
    page = shown_in("en").at(width, 800, ratio)
    box = page.evaluate("document.getElementById('oled').getBoundingClientRect().toJSON()")
    scale = box["width"] * ratio / 128
    assert scale >= 2 and abs(scale - round(scale)) < 0.02
    assert abs(box["height"] * 2 - box["width"]) < 0.05


def test_keyboard_only_with_visible_focus(visitor):
    """Tab reaches everything, each stop shows a ring, and the space bar works the buttons."""
    page = visitor.page
    seen = []
    for _ in range(40):
        page.keyboard.press("Tab")
        stop = page.evaluate("""() => {
          const part = document.activeElement;
          if (part === document.body) return null;
          const ring = part.matches("[name=colour]") ? part.nextElementSibling
            : part.matches("#journal-file") ? part.closest("label") : part;
          const style = getComputedStyle(ring);
          return {
            name: part.id || part.dataset.button || part.value || part.tagName,
            ring: style.outlineStyle !== "none" && parseFloat(style.outlineWidth) >= 3,
          };
        }""")
        if stop is None:
            break
        assert stop["ring"], stop
        seen.append(stop["name"])
    for name in ("power", *KEYS, "sound", "theme", "picture", "share", "journal-file"):
        assert name in seen
    page.locator("[data-button=a]").focus()
    before = visitor.rest()
    page.keyboard.press("Space")
    visitor.hear("1/7")
    assert visitor.rest() != before


def test_keys_stay_with_the_part_of_the_page_that_needs_them(visitor):
    shown = visitor.rest()
    visitor.page.locator("#theme").focus()
    visitor.page.keyboard.press("Enter")  # a button of the page, not A
    visitor.page.locator("[name=colour]").first.focus()
    visitor.page.keyboard.press("ArrowRight")  # the next colour, not Right
    visitor.page.keyboard.press("Control+a")
    assert visitor.page.locator("[name=colour]:checked").get_attribute("value") == "blue"
    assert visitor.page.locator("#theme span").text_content() == "Light"
    assert visitor.rest() == shown


def test_after_a_click_the_keys_are_the_gadgets_again(visitor):
    visitor.press("down")  # by mouse; Enter is A all the same, not Down once more
    visitor.by = "keys"
    visitor.page.keyboard.press("Enter")
    visitor.hear("Solo. hold A: roll. → Railroad Ink")


def test_a_quick_tap_is_never_lost(visitor):
    """Taps of no length at all, faster than the gadget's debouncing."""
    visitor.press("down")
    visitor.press("up")
    assert "Deep Blue" in visitor.words()
    visitor.page.evaluate("""() => {
      const tap = (type) => document.body.dispatchEvent(
        new KeyboardEvent(type, { key: "ArrowDown", code: "ArrowDown", bubbles: true }));
      for (let i = 0; i < 3; i++) { tap("keydown"); tap("keyup"); }
    }""")
    visitor.hear("Shared dice")  # the fourth line, from the first
    assert visitor.words() == "Shared dice"


def test_the_screen_is_said_in_words_in_the_gadgets_language(visitor):
    visitor.hear("Signalbox")
    assert visitor.page.locator("#words").get_attribute("lang") == "en"
    visitor.press("down")
    assert visitor.words() == "hold A: roll. Solo. Railroad Ink"  # only what changed is said
    visitor.press("up")
    start(visitor)
    visitor.hold("a")
    said = visitor.words().lower()
    assert "1/7" in said and ("highway" in said or "railway" in said)


def test_colour_theme_and_sound_are_remembered(visitor):
    page = visitor.page
    page.locator("[name=colour][value=yellow]").check(force=True)
    page.locator("#sound").click()
    page.locator("#theme").click()
    page.locator("#theme").click()
    page.reload()
    page.wait_for_selector(READY)
    visitor.rest()
    assert page.locator("html").get_attribute("data-theme") == "dark"
    assert page.locator("#sound").get_attribute("aria-pressed") == "false"
    lit = page.evaluate("""() => {
      const context = document.getElementById("oled").getContext("2d");
      const { data } = context.getImageData(0, 0, 128, 64);
      for (let i = 0; i < data.length; i += 4) if (data[i] > 100) return [...data.slice(i, i + 3)];
    }""")
    assert lit == [255, 214, 66]


def test_it_can_be_installed(shown_in):
    page = shown_in("en").page
    manifest = page.evaluate("fetch('manifest.webmanifest').then((answer) => answer.json())")
    session = page.context.new_cdp_session(page)
    reported = session.send("Page.getAppManifest")
    assert reported["errors"] == [] and manifest["display"] == "standalone"
    for icon in manifest["icons"]:
        size = page.evaluate(
            """async (src) => {
          const image = new Image();
          image.src = src;
          await image.decode();
          return image.naturalWidth + "x" + image.naturalHeight;
        }""",
            icon["src"],
        )
        assert icon["sizes"] in ("any", size)


def test_the_light_shows_power_and_writing(visitor):
    page = visitor.page
    page.get_by_role("img", name="Status light: on").wait_for()
    page.evaluate("""() => {
      window.blinks = 0;
      const lamp = document.getElementById("light");
      new MutationObserver(() => (window.blinks += lamp.classList.contains("writing")))
        .observe(lamp, { attributes: true });
    }""")
    start(visitor)
    page.wait_for_function("() => window.blinks > 0")
    page.get_by_role("button", name="Pull the plug").click()
    page.get_by_role("img", name="Status light: off").wait_for()


def test_a_tune_plays_to_its_end_and_the_loudspeaker_is_released(visitor):
    """A browser's audio that runs takes a processor and a battery, however silent it is."""
    visitor.press("down")  # a browser lets a page sound after the first press
    states = visitor.page.evaluate("""async () => {
      const { Sound } = await import("./sound.js");
      let audio;
      const Real = AudioContext;
      window.AudioContext = class extends Real {
        constructor() { super(); audio = this; }
      };
      const until = async (so) => {
        while (!so()) await new Promise((resolve) => setTimeout(resolve, 10));
      };
      const sound = new Sound();
      sound.ready();
      await until(() => sound.can);
      await until(() => audio.state === "suspended");
      const states = [];
      sound.play("880:60 0:20 1760:60");
      states.push(sound.playing);
      await until(() => audio.state === "running");
      await until(() => !sound.playing);
      await until(() => audio.state === "suspended");
      sound.play("880:60000");
      states.push(sound.playing);
      await until(() => audio.state === "running");
      sound.silence();
      states.push(sound.playing);
      await until(() => audio.state === "suspended");
      sound.on = false;
      sound.play("880:100");
      states.push(sound.playing);
      return states;
    }""")
    assert states == [True, True, False, False]
