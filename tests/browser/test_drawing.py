"""A whole game alone, drawn by touch on a phone: from the link to the final count.

The same presses go to a gadget on CPython, which must show the same. The page's clock is ours, so
that nobody waits for a hold; the fingers are Chromium's own.
"""

from random import Random

from tests.browser.gear import Visitor
from tests.gadget.planner import keys
from tests.gadget.sheets import game_of, press
from tests.runners.driver import switched_on
from tests.runners.press_script import HELD_MS, PRESS_MS

CODE = "ABC234"
LINK = f"?game=railroad&players=1&boards=1&code={CODE}"
PHONE = {"width": 360, "height": 640}
LOADED_S = 55  # from then on no time goes by itself; later the picture would move against burn-in
SLICE_MS = 50
PATIENCE = 400


class Phone(Visitor):
    """Touches the page, and lets its time go by."""

    def __init__(self, page) -> None:
        super().__init__(page, "touch")
        self.places: dict[str, tuple[float, float]] = {}

    def _middle(self, button: str) -> tuple[float, float]:
        """Asked for once: nothing moves on the page."""
        if button not in self.places:
            self.places[button] = super()._middle(button)
        return self.places[button]

    def do(self, key: str) -> None:
        verb, _, button = key.partition(" ")
        self.down(button.lower())
        self.page.clock.run_for(PRESS_MS if verb == "press" else HELD_MS)
        self.up(button.lower())
        self.page.clock.run_for(SLICE_MS)

    def comes_to_show(self, wanted: bytes) -> bool:
        """What is written takes the browser's own time; the picture comes after it."""
        for _ in range(PATIENCE):
            if self.picture() == wanted:
                return True
            self.page.clock.run_for(SLICE_MS)
        return False


def at_the_table(folder):
    """The link's game on a gadget of ours."""
    script = switched_on(folder)
    options = {"boards": 1}
    script.gadget.session.new("railroad", options, ["Player 1"], script.now, code=CODE)
    script.gadget.home()
    script.settle()
    return script


def test_a_whole_game_drawn_by_touch_on_a_phone(context_of, server, tmp_path):
    page = context_of(viewport=PHONE, device_scale_factor=2, has_touch=True, is_mobile=True)
    phone = Phone(page.new_page())
    phone.page.emulate_media(reduced_motion="reduce")
    phone.page.clock.install(time=0)
    phone.open(server.address + LINK)
    phone.page.locator("#invitation-play").tap()
    phone.page.clock.pause_at(LOADED_S)
    ours = at_the_table(tmp_path)
    rng = Random(7)
    touched = []

    def both(key: str) -> None:
        touched.append(key)
        phone.do(key)
        press(ours, key)

    assert phone.comes_to_show(ours.display.seen), "the round's first screen"
    both("hold A")
    while not game_of(ours).over():
        assert phone.comes_to_show(ours.display.seen), touched
        for key in keys(ours, rng):
            both(key)
    while ours.gadget.front() != "ranking":
        both("press A")
    assert phone.comes_to_show(ours.display.seen)
    both("hold A")
    events = [event["e"] for event in phone.journal()[1:]]
    assert events.count("roll") == events.count("end") == 7 and events[-1] == "reveal"
    assert events.count("draw") > 20
