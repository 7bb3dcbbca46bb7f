"""The analysis board in Chromium: slider, curve, and another drawing in the sheet editor."""

import pytest
from playwright.sync_api import expect

from tests.browser.axe import findings


@pytest.fixture
def board(visit, drawn_game):
    page = visit(f"game/{drawn_game.uid}")
    page.get_by_role("link", name="Analysis board").click()
    page.locator("#round h2").wait_for()
    return page


def test_the_slider_and_the_table_change_the_round(board):
    slider = board.get_by_role("slider")
    slider.focus()
    board.keyboard.press("Home")
    expect(board.locator("#round h2")).to_have_text("Round 1")
    expect(board.locator("#worths [aria-current]")).to_have_text("1")
    board.keyboard.press("ArrowRight")
    expect(board.locator("#round h2")).to_have_text("Round 2")
    assert "round=2" in board.url
    board.locator("#worths [data-round='3']").click()
    expect(board.locator("#round h2")).to_have_text("Round 3")
    assert slider.input_value() == "3"
    assert board.locator("#curve circle.chart-bar").count() == int(slider.get_attribute("max"))
    assert findings(board) == []
    board.emulate_media(color_scheme="dark")
    assert findings(board) == []
    board.reload()
    expect(board.locator("#round h2")).to_have_text("Round 3")


def test_another_drawing_is_valued_in_the_sheet_editor(board):
    board.get_by_role("link", name="Try another drawing").click()
    value = board.get_by_role("button", name="What is it worth?")
    said = board.locator("#worth-said")
    value.click()
    expect(said).to_contain_text("points on average")
    board.locator("#text").fill("nothing")
    board.locator("#clear").click()
    value.click()
    expect(said).to_contain_text("earlier round")
    assert findings(board) == []
