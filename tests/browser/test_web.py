"""The pages in real Chromium: keys, dropping files, two people at once, dark, phone and paper."""

from pathlib import Path

import pytest

from host_tools.store import open_store
from tests.browser.conftest import HOSTILE
from tests.browser.gear import PHONE, Pages
from tests.host_tools.bgstats_reader import read_file
from tests.host_tools.journals import cut, played

AUSTRIAN = {"locale": "de-AT", "color_scheme": "dark"}
# Drops files as a person does: the browser's own event with its own list of files.
DROP = """(files) => {
  const transfer = new DataTransfer();
  for (const [name, data] of files) {
    transfer.items.add(new File([Uint8Array.from(data)], name));
  }
  const event = (kind) => new DragEvent(kind, {
    dataTransfer: transfer, bubbles: true, cancelable: true,
  });
  document.body.dispatchEvent(event("dragenter"));
  document.body.dispatchEvent(event("drop"));
}"""


def test_the_history_is_filtered_without_and_with_a_mouse(visit):
    page = visit()
    everything = page.locator(".games tbody tr").count()
    page.get_by_role("searchbox").fill("emma")
    page.keyboard.press("Enter")
    page.wait_for_url("**text=emma**")
    found = page.locator(".games tbody tr")
    assert 0 < found.count() < everything
    assert set(page.locator(".what").all_text_contents()) == {"Emma"}
    found.first.get_by_role("link").click()
    page.wait_for_url("**/game/**")
    assert page.get_by_role("heading", level=1).text_content().startswith("Emma")


def test_it_works_without_scripts(visit, place):
    store = open_store(place)
    uid = store.games()[0].uid
    store.close()
    page = visit(f"game/{uid}?step=2", java_script_enabled=False)
    page.get_by_role("link", name="One step forward").click()
    page.wait_for_url("**step=3")
    page.get_by_role("link", name="Deutsch").click()
    assert page.locator("html").get_attribute("lang") == "de"
    page.get_by_role("link", name="Dunkel").click()
    assert page.locator("html").get_attribute("data-theme") == "dark"
    assert page.url.endswith("step=3")


def test_one_drops_journals_and_the_other_sees_them(visit):
    """Two people at once, with a game that goes on."""
    one, other = visit("add"), visit()
    before = other.locator(".games tbody tr").count()
    fresh = played(16, seed=8)[12:14]
    files = [["g1.jnl", list(fresh[0])], ["g2.jnl", list(cut(fresh[1], 4))], ["x.png", [1, 2]]]
    one.evaluate(DROP, files)
    one.get_by_role("heading", name="What happened to the files").wait_for()
    said = one.get_by_role("status").first.text_content()
    assert "2 new games" in said and "1 refused" in said and "x.png" in said
    other.reload()
    assert other.locator(".games tbody tr").count() == before + 2
    one.locator("input[type=file]").set_input_files(
        [{"name": "g2.jnl", "mimeType": "text/plain", "buffer": fresh[1]}]
    )
    one.get_by_role("button", name="Add them").click()
    one.get_by_text("1 game continued").wait_for()


def test_hostile_names_are_only_text(visit, club, place):
    store = open_store(place)
    entry = next(e for e in store.games() if HOSTILE in e.players)
    store.close()
    page = visit()
    for path in (f"game/{entry.uid}", "players", "statistics", "dice", ""):
        page.goto(club.address + path, wait_until="networkidle")
        assert page.evaluate("window.x") is None and page.locator("img[src=x]").count() == 0
    assert page.evaluate("document.querySelectorAll('script:not([src])').length") == 0


def test_language_and_colours_follow_the_browser(visit):
    page = visit(**AUSTRIAN)
    assert page.get_by_role("heading", level=1).text_content().startswith("Verlauf")
    ground = "getComputedStyle(document.body).backgroundColor"
    assert page.evaluate(ground) == "rgb(17, 21, 20)"
    page.get_by_role("link", name="Hell").click()
    page.locator("html[data-theme=light]").wait_for()
    page.wait_for_load_state()
    assert page.evaluate(ground) == "rgb(244, 240, 230)"
    page.get_by_role("link", name="English").click()
    page.locator("html[lang=en]").wait_for()
    assert page.get_by_role("heading", level=1).text_content().startswith("History")


@pytest.mark.parametrize(
    "path", ["", "players", "statistics", "dice", "add", "download", "log-in"]
)
def test_nothing_scrolls_sideways_on_a_phone(visit, path):
    page = visit(path, **PHONE, locale="de-DE")
    assert page.evaluate("document.documentElement.scrollWidth") <= PHONE["viewport"]["width"]


def test_charts_fit_a_phone_and_can_be_read(visit):
    page = visit("statistics", **PHONE, locale="de-DE")
    charts = page.locator(".plot").all()
    assert len(charts) > 5
    for chart in charts:
        frame, drawing = chart.bounding_box(), chart.locator("svg").bounding_box()
        assert frame["width"] <= 360 and drawing["width"] <= frame["width"]
        boxes = [one.bounding_box() for one in chart.locator("text").all()]
        assert boxes and min(box["height"] for box in boxes) >= 12
        for label, value in zip(boxes[::2], boxes[1::2], strict=True):
            assert frame["x"] <= label["x"] and label["x"] + label["width"] < value["x"]
            assert value["x"] + value["width"] <= frame["x"] + frame["width"]


def test_a_game_fits_a_phone_and_paper(visit, drawn_game):
    page = visit(f"game/{drawn_game.uid}", **PHONE, locale="de-DE")
    assert page.evaluate("document.documentElement.scrollWidth") <= PHONE["viewport"]["width"]
    small = [
        box
        for box in (link.bounding_box() for link in page.locator(".steps a, .top nav a").all())
        if box["height"] < 44 or box["width"] < 24
    ]
    assert small == []
    page.emulate_media(media="print")
    for part in (".top nav", "footer", ".steps .button", ".jump"):
        assert not page.locator(part).first.is_visible(), part
    assert page.locator(".sheet svg").first.is_visible()
    assert page.evaluate("getComputedStyle(document.body).backgroundColor") == "rgb(255, 255, 255)"


def test_the_keyboard_reaches_everything_and_is_seen(visit):
    page = visit()
    page.keyboard.press("Tab")
    skip = page.get_by_role("link", name="Skip to the content")
    assert skip.bounding_box()["y"] >= 0
    page.keyboard.press("Enter")
    assert page.evaluate("document.activeElement.id") == "main"
    page.keyboard.press("Tab")
    assert page.evaluate("document.activeElement.name") == "text"
    outline = "getComputedStyle(document.activeElement).outlineStyle"
    assert page.evaluate(outline) == "solid"


@pytest.fixture
def guarded(place, tmp_path):
    phrases = tmp_path / "phrases.txt"
    phrases.write_text("kettle valley line\nrotary snow plough\n", encoding="utf-8")
    running = Pages("--port", "0", "--db", str(place), "--phrases", str(phrases))
    yield running
    code, said = running.interrupt()
    assert code == 0 and "Traceback" not in said and "kettle" not in said


def test_others_log_in_and_guessing_ends(context_of, guarded):
    complaints = []
    context = context_of(locale="en-GB", reported=complaints)
    page = context.new_page()
    page.goto(guarded.address + "players")
    assert "/log-in" in page.url and page.locator("table").count() == 0
    page.get_by_label("Pass phrase").fill("kettle valley line")
    page.get_by_role("button", name="Log in").click()
    page.wait_for_url("**/players")
    assert page.get_by_role("link", name="Add").count() == 0
    page.get_by_role("button", name="Log out").click()
    page.wait_for_url("**/log-in")
    for _ in range(5):
        page.get_by_label("Pass phrase").fill("let me guess")
        page.get_by_role("button", name="Log in").click()
    page.get_by_text("Too many wrong pass phrases").wait_for()
    assert {line.split("status of ")[1][:3] for line in complaints} == {"403", "429"}


def test_games_come_down_for_bg_stats_and_for_own_tools(visit, place):
    page = visit("download")
    found = {}
    for name in ("BG Stats", "Tables (SQLite)"):
        with page.expect_download() as started:
            page.get_by_role("link", name=name).click()
        found[started.value.suggested_filename] = Path(started.value.path()).read_bytes()
    plays = read_file(found["signalbox-games.bgsplay"])["plays"]
    store = open_store(place)
    finished = [entry for entry in store.games(state="finished") if entry.game != "dice"]
    store.close()
    assert len(plays) == len(finished) > 0
    assert found["signalbox-tables.sqlite"].startswith(b"SQLite format 3")


def test_a_german_page_says_what_is_wrong_and_what_was_checked(visit):
    broken = bytearray(played(16, seed=9)[0])
    broken[900] ^= 1
    page = visit("add", **AUSTRIAN)
    page.evaluate(DROP, [["g1.jnl", list(broken)]])
    page.get_by_text("die Prüfsumme passt nicht").wait_for()
    page.goto(page.url.replace("add", "?state=damaged"))
    page.locator(".when a").first.click()
    page.get_by_role("heading", name="Was nicht stimmt").wait_for()
    said = page.locator("#proof").text_content()
    assert "die Prüfsumme passt nicht" in said and "Hier geprüft: Reihenfolge" in said
    assert "Nur signalbox verify x" in said


def test_a_bracket_in_the_search_finds_no_game(visit):
    page = visit()
    page.get_by_role("searchbox").fill("[")
    page.keyboard.press("Enter")
    page.wait_for_url("**text=**")
    assert page.locator(".games tbody tr").count() == 0
