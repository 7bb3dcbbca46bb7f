"""The replay of a game in Chromium: by keys and by mouse, on a slow network too."""

from contextlib import suppress

import pytest
from playwright.sync_api import Error


def at_step(page, step: int) -> None:
    page.locator(".where", has_text=f"Step {step} of").wait_for()


def test_a_game_is_replayed_by_keys(visit, drawn_game):
    entry = drawn_game
    page = visit(f"game/{entry.uid}")
    where = page.locator(".where")
    assert where.text_content() == f"Step {entry.events} of {entry.events}"
    drawn = page.locator(".sheet [data-name]").count()
    page.keyboard.press("Home")
    at_step(page, 0)
    assert "nothing has happened yet" in page.locator(".event").text_content()
    for step in range(1, 4):
        page.keyboard.press("ArrowRight")
        at_step(page, step)
    assert page.url.endswith("?step=3") and page.locator(".roll .die").count() > 0
    assert page.locator(".story li[aria-current=step]").get_attribute("value") == "3"
    page.keyboard.press("ArrowLeft")
    at_step(page, 2)
    page.keyboard.press("End")
    at_step(page, entry.events)
    assert page.locator(".sheet [data-name]").count() == drawn
    page.locator(".story li a").nth(4).click()
    at_step(page, 5)


class Network:
    """Between a page and its server; while it is `slow`, answers wait."""

    def __init__(self, page) -> None:
        self.slow = True
        self.waiting = []
        page.route("**/game/*step=*", self.pass_on)

    def pass_on(self, route) -> None:
        if self.slow:
            self.waiting.append(route)
        else:
            route.continue_()

    def answer(self) -> None:
        """To what was asked, and from now on at once."""
        self.slow = False
        while self.waiting:
            with suppress(Error):  # the page has asked for something else meanwhile
                self.waiting.pop(0).continue_()


@pytest.fixture
def slow(visit, drawn_game):
    """The replay at its start, over a slow network."""
    page = visit(f"game/{drawn_game.uid}?step=0")
    yield page, Network(page)
    page.unroute_all(behavior="ignoreErrors")


def test_no_press_is_lost_on_a_slow_network(slow):
    page, network = slow
    for key in ("ArrowRight",) * 5 + ("ArrowLeft", "ArrowRight", "ArrowRight"):
        page.keyboard.press(key)
    page.get_by_role("link", name="One step forward").click(click_count=2)
    network.answer()
    at_step(page, 8)
    assert page.url.endswith("?step=8")
    network.slow = True
    page.keyboard.press("End")
    page.keyboard.press("ArrowLeft")
    page.keyboard.press("Home")
    page.keyboard.press("ArrowRight")
    network.answer()
    at_step(page, 1)


def test_a_press_during_which_the_answer_comes_counts(slow):
    page, network = slow
    page.keyboard.press("ArrowRight")
    page.get_by_role("link", name="One step forward").hover()
    page.mouse.down()
    network.answer()
    at_step(page, 1)
    page.mouse.up()
    network.answer()
    at_step(page, 2)


def test_a_slider_stays_in_the_hand_while_answers_come(slow, drawn_game):
    page, network = slow
    page.locator("[name=step]").scroll_into_view_if_needed()
    box = page.locator("[name=step]").bounding_box()
    middle = box["y"] + box["height"] / 2
    page.mouse.move(box["x"] + 8, middle)
    page.mouse.down()
    page.mouse.move(box["x"] + box["width"] / 2, middle)
    network.answer()
    page.locator(".event", has_text="nothing has happened yet").wait_for(state="detached")
    page.mouse.move(box["x"] + box["width"] + 20, middle)
    network.answer()
    page.mouse.up()
    at_step(page, drawn_game.events)
