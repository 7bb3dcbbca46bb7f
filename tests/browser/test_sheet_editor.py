"""The sheet editor in Chromium, as people use it: with a mouse, by touch, with keys alone."""

from urllib.parse import urlencode

import pytest
from playwright.sync_api import expect

from firmware.games.railroad.scoring.ranking import CATEGORIES
from host_tools.railroad.json_score import score
from tests.browser.gear import PATIENCE_MS, PHONE, Pages
from tests.rules.railroad_examples import EXAMPLES

expect.set_options(timeout=PATIENCE_MS)
DESKTOP = {
    "viewport": {"width": 1280, "height": 900},
    "permissions": ["clipboard-read", "clipboard-write"],
}
# The rules answer when `answer()` is called, as on a machine that is busy with other things.
SLOW = """
const Fast = Worker;
const answers = [];
let waits = false;
window.Worker = class extends Fast {
  addEventListener(kind, hear) {
    if (kind !== "message") return super.addEventListener(kind, hear);
    super.addEventListener(kind, (event) => {
      if (waits) answers.push(() => hear(event));
      else hear(event);
    });
  }
};
window.slowDown = () => (waits = true);
window.answer = () => {
  waits = false;
  for (const one of answers.splice(0)) one();
};
"""
# Two sheets of each expansion, with points in many categories.
NAMES = ("book score row", "book score row, trail", "12 exits score 45", "book rivers")
NAMES += ("book lakes", "book lava", "book craters")
SHEETS = [example for example in EXAMPLES if example[0] in NAMES]
SHEETS += [
    next(e for e in EXAMPLES if e[3] == expansion and e[0] not in NAMES and not e[4])
    for expansion in ("river", "lake", "lava", "meteor")
]


@pytest.fixture(scope="module")
def address(tmp_path_factory):
    store = tmp_path_factory.mktemp("store") / "games.sqlite"
    running = Pages("--port", "0", SIGNALBOX_DB=str(store))
    yield f"{running.address}sheet"
    assert running.interrupt() == (0, "The page has ended.\n")


class Editor:
    def __init__(self, page, address: str) -> None:
        self.page = page
        self.address = address

    def open(self, **sheet: str) -> "Editor":
        self.page.goto(f"{self.address}#{urlencode(sheet)}" if sheet else self.address)
        expect(self.page.locator("#palette button").first).to_be_attached()
        return self

    def space(self, name: str):
        return self.page.locator(f"[data-space={name}]")

    def face(self, face: str):
        return self.page.locator(f'#palette [data-face="{face}"]')

    def holds(self, text: str) -> None:
        expect(self.page.locator("#text")).to_have_value(text)

    def says(self, words: str) -> None:
        expect(self.page.locator("#said")).to_contain_text(words)

    def counts(self, wanted: dict[str, int]) -> None:
        for key in (*CATEGORIES, "total"):
            reported = str(-wanted[key] if key == "errors" else wanted[key]).replace("-", "−")
            expect(self.page.locator(f"#value-{key}")).to_have_text(reported)


@pytest.fixture
def editor(page_of, address):
    def make(**options) -> Editor:
        return Editor(page_of(address, **options or DESKTOP), address)

    return make


def test_a_mouse_draws_turns_and_takes_back(editor):
    sheet = editor().open()
    sheet.space("A2").click()
    sheet.face("HHH-").click()
    sheet.holds("A2=HHH-")
    sheet.face("HHH-").click()  # again: the next way that fits
    sheet.holds("A2=H-HH")
    sheet.page.locator('#turning [data-face="HH-H"]').click()
    sheet.holds("A2=HH-H")
    sheet.space("A2").click()  # a space that is chosen turns its face, too
    sheet.holds("A2=HHH-")
    sheet.space("B2").click()
    sheet.face("R-R-").click()
    sheet.says("B2: railway side meets a highway side")
    expect(sheet.page.locator("#illegal li")).to_have_text(
        ["B2: railway side meets a highway side"]
    )
    expect(sheet.page.locator('#drawn use[href="#mark-illegal"]')).to_have_count(1)
    sheet.page.locator("#undo").click()
    sheet.holds("A2=HHH-")
    sheet.page.locator("#redo").click()
    sheet.holds("A2=HHH- B2=R-R-")
    sheet.page.locator("#erase").click()
    sheet.holds("A2=HHH-")
    sheet.page.locator("#clear").click()
    sheet.holds("")


def test_faces_that_fit_are_marked_and_said(editor):
    sheet = editor().open(sheet="A2=H-H-")
    sheet.space("B2").click()
    expect(sheet.face("H-H-")).to_have_class("face fits")
    expect(sheet.face("H-H-")).to_have_attribute("aria-label", "Straight highway: fits")
    expect(sheet.face("RRRR")).to_have_class("face")
    reported = "Special 4: railway crossing: does not fit"
    expect(sheet.face("RRRR")).to_have_attribute("aria-label", reported)
    expect(sheet.face("WW--")).to_have_count(0)
    sheet.page.locator("#expansion").select_option("river")
    expect(sheet.face("WW--")).to_have_class("face fits")


def test_the_page_counts_as_the_computer_does(editor):
    sheet = editor().open()
    for _, text, edition, expansion, _, _ in SHEETS:
        sheet.page.locator("#edition").select_option(edition)
        sheet.page.locator("#expansion").select_option(expansion or "")
        sheet.page.locator("#text").fill(text)
        sheet.page.locator("#load").click()
        sheet.holds(" ".join(sorted(text.split())))
        wanted = score({"board": text, "edition": edition, "expansion": expansion})
        networks = wanted.pop("networks")
        reported = f"({' + '.join(map(str, networks))})" if networks else ""
        expect(sheet.page.locator("#more-exits")).to_have_text(reported)
        sheet.counts(wanted)
        for mark, count in (("error", wanted["errors"]), ("badge", sum(networks))):
            expect(sheet.page.locator(f'#drawn use[href^="#{mark}-"]')).to_have_count(count)


def test_a_finger_draws_on_a_phone(editor):
    sheet = editor(**PHONE, locale="de-DE").open()
    sheet.space("D1").tap()
    sheet.face("H-H-").tap()
    sheet.holds("D1=-H-H")
    sheet.space("D2").tap()
    sheet.face("RRR-").tap()
    sheet.says("D2: schließt an keine Ausfahrt oder Strecke an")
    width = sheet.page.evaluate("() => document.documentElement.scrollWidth")
    assert width <= 360
    for name in ("A1", "G7"):
        box = sheet.space(name).bounding_box()
        assert box is not None and min(box["width"], box["height"]) >= 40
    box = sheet.face("H-H-").bounding_box()
    assert box is not None and min(box["width"], box["height"]) >= 44


def test_keys_alone_draw_a_sheet(editor):
    sheet = editor().open()
    keyboard = sheet.page.keyboard
    for _ in range(20):
        keyboard.press("Tab")
        if sheet.space("A2").evaluate("space => space === document.activeElement"):
            break
    keyboard.press("3")  # the highway curve of the route dice
    sheet.holds("A2=H--H")
    outline = sheet.space("A2").evaluate("space => getComputedStyle(space).outlineStyle")
    assert outline == "solid"
    keyboard.press("Enter")  # turns it
    sheet.holds("A2=HH--")
    keyboard.press("ArrowRight")
    expect(sheet.space("A3")).to_be_focused()
    keyboard.press("Enter")  # an empty space: to the faces
    expect(sheet.face("H-H-")).to_be_focused()
    keyboard.press("ArrowRight")
    keyboard.press("ArrowLeft")
    expect(sheet.face("H-H-")).to_be_focused()
    keyboard.press("Enter")
    sheet.holds("A2=HH-- A3=-H-H")
    expect(sheet.face("H-H-")).to_be_focused()
    keyboard.press("Escape")
    expect(sheet.space("A3")).to_be_focused()
    expect(sheet.space("A3")).to_have_attribute("aria-label", "A3: Straight highway (right, left)")
    keyboard.press("Delete")
    sheet.holds("A2=HH--")
    keyboard.press("Control+z")
    sheet.holds("A2=HH-- A3=-H-H")
    keyboard.press("Control+z")
    keyboard.press("Control+y")
    sheet.holds("A2=HH-- A3=-H-H")


def test_text_goes_in_and_out_and_a_link_carries_it(editor, page_of):
    sheet = editor().open()
    sheet.page.locator("#text").fill("B2=HRHRx A2=H-H-@1 Q9=H-H- A2=H--H")
    sheet.page.locator("#load").click()
    sheet.says("Q9 is not a space")
    sheet.says("A2 is there twice")
    sheet.holds("A2=H-H-@1 B2=HRHRx")
    sheet.page.locator("#copy").click()
    sheet.says("The text is copied.")
    read = "() => navigator.clipboard.readText()"
    assert sheet.page.evaluate(read) == "A2=H-H-@1 B2=HRHRx"
    sheet.page.locator("#expansion").select_option("lake")
    sheet.page.locator("#edition").select_option("deep_blue_de")
    sheet.page.locator("#link").click()
    sheet.says("The link is copied.")
    link = sheet.page.evaluate(read)
    other = Editor(page_of(link, **DESKTOP), link).open()
    other.holds("A2=H-H-@1 B2=HRHRx")
    expect(other.page.locator("#expansion")).to_have_value("lake")
    expect(other.page.locator("#edition")).to_have_value("deep_blue_de")


@pytest.fixture
def slow(context_of, address):
    """An editor whose rules take until `answer()`."""

    def make(**sheet: str) -> Editor:
        page = context_of(**DESKTOP).new_page()
        page.add_init_script(SLOW)
        opened = Editor(page, address).open(**sheet)
        opened.says("Ready.")
        page.evaluate("slowDown()")
        return opened

    return make


def test_a_late_answer_of_the_rules_wipes_no_message_away(slow):
    sheet = slow(sheet="A2=H-H-")
    sheet.page.locator("#expansion").select_option("lake")
    sheet.page.locator("#link").click()
    sheet.page.evaluate("answer()")
    expect(sheet.page.locator("#value-expansion")).to_be_visible()
    sheet.says("The link is copied.")
    assert "expansion=lake" in sheet.page.evaluate("navigator.clipboard.readText()")


def test_a_face_that_is_pressed_while_the_rules_answer_is_drawn(slow):
    sheet = slow()
    sheet.space("D1").click()
    box = sheet.face("H-H-").bounding_box()
    sheet.page.mouse.move(box["x"] + 9, box["y"] + 9)
    sheet.page.mouse.down()
    sheet.page.evaluate("answer()")
    expect(sheet.space("D1")).to_have_attribute("aria-selected", "true")
    sheet.page.evaluate("slowDown()")
    sheet.page.mouse.up()
    sheet.page.evaluate("answer()")
    sheet.holds("D1=-H-H")


def test_what_is_pressed_quickly_is_done_in_order(slow):
    """Two spaces drawn, one turned, one taken back, before the rules answer at all."""
    sheet = slow()
    for space, face in (("A2", "HHH-"), ("D1", "H-H-"), ("A4", "R-R-")):
        sheet.space(space).click()
        sheet.face(face).click()
    sheet.page.locator("#undo").click()
    sheet.space("A2").click()
    sheet.space("A2").click()  # turns it
    sheet.page.locator("#copy").click()
    sheet.page.evaluate("answer()")
    sheet.holds("A2=H-HH D1=-H-H")
    sheet.says("The text is copied.")
    assert sheet.page.evaluate("navigator.clipboard.readText()") == "A2=H-HH D1=-H-H"


def test_nothing_moves_under_the_mouse_while_the_rules_answer(slow):
    sheet = slow(sheet="A2=H-H-")
    sheet.page.locator("#expansion").select_option("lake")
    before = [sheet.page.locator(part).bounding_box() for part in ("#link", "#erase")]
    sheet.page.evaluate("answer()")
    expect(sheet.face("LL--")).to_have_class("face fits")
    assert before == [sheet.page.locator(part).bounding_box() for part in ("#link", "#erase")]


def test_a_sheet_stays_when_the_language_changes(editor):
    sheet = editor().open()
    sheet.space("A2").click()
    sheet.face("H-H-").click()
    sheet.holds("A2=H-H-")
    sheet.page.locator("footer a[lang=de]").click()
    expect(sheet.page.locator("h1")).to_have_text("Tafeln zeichnen")
    sheet.holds("A2=H-H-")


def test_a_hostile_link_is_text_and_nothing_else(editor):
    hostile = "<img/src=x/onerror=alert(1)>"
    sheet = editor().open(edition=hostile, expansion="__proto__", sheet=f"A2=H-H- {hostile}")
    sheet.says("<img/src is not a space; the spaces are A1 to G7.")
    sheet.holds("A2=H-H-")
    expect(sheet.page.locator("#edition")).to_have_value("deep_blue")
    assert sheet.page.locator("img[src=x]").count() == 0


def test_on_paper_there_is_the_sheet_and_its_score(editor):
    sheet = editor(**DESKTOP, color_scheme="dark").open(sheet="A2=H-H-")
    sheet.page.emulate_media(media="print")
    for hidden in ("#palette", "#text", "#erase", "nav"):
        expect(sheet.page.locator(hidden).first).to_be_hidden()
    for seen in ("#paper svg", "#value-total"):
        expect(sheet.page.locator(seen)).to_be_visible()
    ink = "paper => getComputedStyle(paper).backgroundColor"
    assert sheet.page.locator("#paper").evaluate(ink) == "rgb(255, 253, 248)"


def test_without_the_rules_the_page_says_so(chromium, address):
    context = chromium.new_context(**DESKTOP)  # whose complaints are right here
    page = context.new_page()
    page.route("**/rules.pack", lambda route: route.abort())
    page.goto(address)
    expect(page.locator("#said")).to_contain_text("The rules could not be loaded.")
    context.close()


def test_only_the_worker_may_run_web_assembly(context_of, address):
    request = context_of().request
    page, worker = request.get(address), request.get(f"{address}/worker.js")
    policies = [answer.headers["content-security-policy"] for answer in (page, worker)]
    assert ["wasm-unsafe-eval" in policy for policy in policies] == [False, True]
    assert not any("unsafe-inline" in policy or "'unsafe-eval'" in policy for policy in policies)
    assert request.get(f"{address}/sheet_checker.py").status == 404
