"""Games on the page, by mouse, by keys and by touch; power cuts and reloads in between."""

from tests.browser.gear import Visitor

ROUNDS = 7


def start(visitor: Visitor) -> None:
    """The same game as last time: one press."""
    visitor.press("a")
    visitor.hear("1/7")


def play_rounds(visitor: Visitor) -> None:
    for _ in range(ROUNDS + 1):  # each hold ends the round and rolls the next
        visitor.hold("a")
        visitor.tap("b")  # any button ends the tumbling of the dice


def confirm(visitor: Visitor) -> None:
    """The result is confirmed: the secret is revealed, the game is in the history."""
    visitor.hold("a")
    visitor.page.wait_for_function(
        "() => document.getElementById('journals').textContent.includes('finished')"
    )


def play(visitor: Visitor) -> list[dict]:
    start(visitor)
    play_rounds(visitor)
    confirm(visitor)
    return visitor.journal()


def holds(journal: list[dict]) -> None:
    names = [event["e"] for event in journal[1:]]
    assert names.count("roll") == names.count("end") == ROUNDS
    assert names[-1] == "reveal"


def test_an_abandoned_game_is_called_so(visitor):
    start(visitor)
    visitor.hold("a")
    visitor.tap("b")  # any button ends the tumbling of the dice
    visitor.down("b")
    visitor.hear("Menu")
    visitor.up("b")
    for button in ("up", "a", "down", "a"):
        visitor.press(button)
    visitor.page.wait_for_function(
        "() => document.getElementById('journals').textContent.includes('(abandoned')"
    )


def test_a_game_by_keys(visitor):
    visitor.by = "keys"
    holds(play(visitor))


def test_a_game_by_touch_on_a_phone(context_of, server):
    phone = context_of(
        viewport={"width": 360, "height": 640},
        device_scale_factor=3,
        has_touch=True,
        is_mobile=True,
    ).new_page()
    visitor = Visitor(phone, "touch").open(server.address)
    start(visitor)
    visitor.hold("a")
    assert visitor.journal()[-1]["e"] == "roll"


def test_the_plug_is_pulled_and_the_game_goes_on(visitor):
    start(visitor)
    visitor.hold("a")
    shown, said = visitor.rest(), visitor.shown()
    journal = visitor.journal()
    visitor.page.get_by_role("button", name="Pull the plug").click()
    visitor.see_dark()
    visitor.page.get_by_role("button", name="Switch on").click()
    visitor.see(shown)
    assert visitor.shown() == said
    assert visitor.journal() == journal
    visitor.hold("a")
    assert len(visitor.journal()) == len(journal) + 2


def test_a_cut_at_the_very_moment_of_a_roll_loses_nothing_that_was_seen(visitor):
    """The plug comes out in the same task that the gadget rolls in, many times."""
    start(visitor)
    page = visitor.page
    for _ in range(3):
        page.keyboard.down("a")
        page.wait_for_timeout(590)
        page.evaluate("""() => new Promise((resolve) => {
          const plug = document.getElementById("power");
          const cut = () => { plug.click(); resolve(); };
          const ends = performance.now() + 60;
          const spin = () => (performance.now() > ends ? cut() : setTimeout(spin, 0));
          spin();
        })""")
        page.keyboard.up("a")
        kept = visitor.journal()
        page.get_by_role("button", name="Switch on").click()
        page.wait_for_function("() => document.documentElement.dataset.power === 'on'")
        visitor.rest()
        assert visitor.journal() == kept  # the gadget took it up as it was


def test_reload_resumes(visitor):
    start(visitor)
    visitor.hold("a")
    shown = visitor.rest()
    visitor.page.reload()
    visitor.see(shown)


def test_a_second_window_takes_the_power_over(visitor):
    start(visitor)
    other = Visitor(visitor.page.context.new_page()).open(visitor.page.url)
    other.hear("1/7")
    visitor.page.get_by_role("button", name="Switch on").wait_for()
    visitor.page.locator("#notice").get_by_text("another window").wait_for()
    other.hold("a")
    assert other.journal()[-1]["e"] == "roll"


BLOCK = """() => new Promise((blocked) => {
  const request = indexedDB.open("signalbox");
  request.onsuccess = () => {
    const files = request.result.transaction("files", "readwrite").objectStore("files");
    window.unblock = false;
    const hold = () => {
      if (window.unblock) return request.result.close();
      files.count().onsuccess = hold;
      blocked();
    };
    hold();
  };
})"""


def test_the_screen_waits_for_the_flash(visitor):
    """Whatever the screen shows is on the flash; a cut before that has never happened."""
    page = visitor.page
    shown = visitor.rest()
    page.evaluate(BLOCK)  # no write gets through now
    visitor.tap("a")
    page.wait_for_selector("#journals li")  # the gadget has begun the game
    assert visitor.rest(written=False) == shown
    page.get_by_role("button", name="Pull the plug").click()
    page.evaluate("window.unblock = true")
    page.get_by_role("button", name="Switch on").click()
    visitor.see(shown)
    assert visitor.journal() == []
    assert page.locator("#journals li").count() == 0
    page.evaluate(BLOCK)
    visitor.tap("a")
    page.wait_for_selector("#journals li")
    assert visitor.rest(written=False) == shown
    page.evaluate("window.unblock = true")
    visitor.hear("1/7")
    assert len(visitor.journal()) == 1


def test_the_words_wait_for_the_picture(visitor):
    """Words that were due for an earlier picture do not describe what is not yet on the screen."""
    page = visitor.page
    shown = visitor.rest()
    page.evaluate(BLOCK)
    page.evaluate("""async () => {
      for (const key of ["ArrowDown", "ArrowUp", "a"]) {
        for (const type of ["keydown", "keyup"]) {
          const event = new KeyboardEvent(type, { key, code: key, bubbles: true });
          document.body.dispatchEvent(event);
        }
        await new Promise((resolve) => setTimeout(resolve, 80)); // words are due after 250 ms
      }
    }""")
    page.wait_for_selector("#journals li")
    assert visitor.rest(written=False) == shown
    assert "1/7" not in page.locator("#words").text_content()
    page.evaluate("window.unblock = true")
    visitor.hear("1/7")
    assert visitor.pixels() != shown


def test_a_browser_that_keeps_nothing_more_is_noticed(visitor):
    """The gadget plays on and says that it is not saving; the page says what to do."""
    start(visitor)
    visitor.page.evaluate("""() => {
      IDBObjectStore.prototype.put = () => {
        throw new DOMException("full", "QuotaExceededError");
      };
    }""")
    visitor.down("a")
    visitor.page.get_by_text("cannot store any more").wait_for()
    visitor.up("a")
    visitor.hear("Not saving")
    assert len(visitor.journal()) == 1
