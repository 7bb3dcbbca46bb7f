"""Journals come out of the page and go back in; links and pictures; nothing reveals the secret."""

import io
import re
import subprocess
import sys

from PIL import Image

from firmware.play.result_code import result_code
from tests.browser.gear import DESKTOP, ROOT, Visitor
from tests.browser.test_games import BLOCK, holds, play, start
from tests.host_tools.test_result_code import DAY, played
from tests.play.forge import lines_of

NASTY = "<img src=x onerror=alert(1)>"


def secret_of(page) -> str:
    """The secret's hex digits, read past the page from the browser's database."""
    return page.evaluate("""() => new Promise((resolve) => {
      const request = indexedDB.open("signalbox");
      request.onsuccess = () => {
        const files = request.result.transaction("files").objectStore("files");
        files.getAllKeys().onsuccess = (event) => {
          const name = event.target.result.find((key) => key.endsWith(".sec"));
          files.get(name).onsuccess = (got) => {
            request.result.close();
            resolve(new TextDecoder().decode(got.target.result).slice(0, 64));
          };
        };
      };
    })""")


def test_the_panel_shows_the_live_journal_and_never_the_secret(visitor):
    page = visitor.page
    page.locator("#curious summary").click()
    for button in ("down", "up") * 4:
        visitor.press(button)  # a slow machine leaves pictures of an animation out, not these
    start(visitor)
    visitor.hold("a")
    page.wait_for_function("() => document.getElementById('live').textContent.includes('roll')")
    assert re.fullmatch(r"[0-9a-f]{64}", secret_of(page))
    assert secret_of(page) not in page.content()
    assert page.locator("#journals li").count() == 1
    page.wait_for_function("() => parseInt(document.getElementById('f-frames').textContent) > 10")
    heap = int(page.locator("#f-heap").text_content().split()[0])
    mean = int(page.locator("#f-mean").text_content().split()[0])
    assert 20 < heap < 400 and 0 < mean < 700
    assert page.locator("#f-flash").text_content().endswith("of 352 blocks")


def test_a_game_by_mouse_is_downloaded_erased_and_dropped_back_in(visitor, tmp_path):
    page = visitor.page
    holds(play(visitor))
    with page.expect_download() as waiting:
        page.get_by_role("button", name="Download g00001.fin").click()
    saved = tmp_path / waiting.value.suggested_filename
    waiting.value.save_as(saved)
    assert re.fullmatch(r"signalbox-[0-9a-f]{16}\.jnl", saved.name)
    assert visitor.journal()[0]["id"] in saved.name
    checker = [sys.executable, ROOT / "docs" / "verify_rolls.py", saved]
    assert subprocess.run(checker, check=False).returncode == 0  # every roll was fair

    page.get_by_role("button", name="Erase g00001.fin").click()
    page.get_by_role("button", name="Keep").click()
    assert page.locator("#journals li").count() == 1
    page.get_by_role("button", name="Erase g00001.fin").click()
    page.locator("#ask-yes").click()
    page.wait_for_function("() => !document.querySelector('#journals li')")
    assert visitor.journal() == []

    drop(page, saved.name, saved.read_bytes())
    page.wait_for_selector("#journals li")
    wait_for_notice(page, "on the flash again")
    assert visitor.journal()[-1]["e"] == "reveal"
    drop(page, saved.name, saved.read_bytes())
    wait_for_notice(page, "already")
    assert page.locator("#journals li").count() == 1


def test_files_that_are_no_journals_are_refused_and_shown_as_text(visitor):
    page = visitor.page
    drop(page, NASTY + ".jnl", b'{"signalbox":1} 00000000\n')
    wait_for_notice(page, "not a journal")
    assert NASTY in page.locator("#notice").text_content()
    assert page.locator("#notice img").count() == 0
    page.locator("#journal-file").set_input_files(
        {"name": "large.jnl", "mimeType": "text/plain", "buffer": b"x" * (600 * 1024)}
    )
    wait_for_notice(page, "too large")
    assert page.locator("#journals li").count() == 0


def test_a_running_game_can_be_erased_and_leaves_a_trace(visitor):
    start(visitor)
    visitor.hold("a")
    erased = visitor.journal()[0]
    visitor.page.get_by_role("button", name="Erase g00001.jnl").click()
    visitor.page.locator("#ask-yes").click()
    visitor.read("New game")
    assert visitor.journal() == []
    start(visitor)
    head = visitor.journal()[0]
    assert (head["number"], head["before"]) == (erased["number"] + 1, erased["id"])


def test_a_switch_pressed_while_a_game_is_erased_starts_nothing_twice(visitor):
    page = visitor.page
    start(visitor)
    page.evaluate(BLOCK)  # the browser takes its time
    page.get_by_role("button", name="Erase g00001.jnl").click()
    page.locator("#ask-yes").click()
    for _ in range(2):
        page.get_by_role("button", name="Switch on").click()
    page.evaluate("window.unblock = true")
    visitor.read("New game")
    assert visitor.journal() == []
    starts = "performance.getEntriesByType('resource').filter((e) => e.name.endsWith('.wasm'))"
    assert page.evaluate(f"{starts}.length") == 2


def test_a_result_code_is_read_and_its_journal_confirms_it(visitor):
    page = visitor.page
    data, (code, other), (points, _) = played(boards=1, expansion="river")

    def says(text):
        page.locator("#result-code").fill(text)
        page.get_by_role("button", name="Check").click()
        return page.locator("#result-says").text_content()

    slip = code[1] + code[0] + code[2:]
    assert says(slip) == "Not a result code: one of its characters is wrong."
    reported = f"Well formed: Railroad Ink, expansion river, boards 1, game of the day {DAY}"
    assert says(code).startswith(f"{reported}, score {points}. The journal shows whether")
    drop(page, "day.jnl", data)
    wait_for_notice(page, "on the flash again")
    assert says(f"{code[:5].lower()} {code[5:]}").endswith("the score is real.")
    assert says(other).endswith("the score is real.")
    better = result_code(DAY, "railroad", lines_of(data)[0]["options"], points + 50)
    assert says(better).endswith("A game of that day is here, with another result.")
    data, (code, *_), _ = played(("Ada",), "2026-11-15")
    drop(page, "paper.jnl", data)
    page.wait_for_function("() => document.querySelectorAll('#journals li').length === 2")
    page.locator("#result-code").fill(code)
    page.keyboard.press("Enter")
    assert "typed in" in page.locator("#result-says").text_content()


def test_a_link_carries_options_and_shared_code(page_of, server):
    address = server.address + "?game=railroad&code=ABC234&edition=blazing_red&players=3"
    page = page_of(address, viewport=DESKTOP)
    visitor = Visitor(page).open(address)
    page.locator("#invitation-text").get_by_text("ABC234").wait_for()
    page.locator("#invitation-play").click()
    visitor.hear("ABC234")
    head = visitor.journal()[0]
    assert head["options"]["edition"] == "blazing_red" and len(head["players"]) == 3
    page.wait_for_url(server.address)

    page.locator("#share").click()
    page.wait_for_function("() => document.getElementById('notice').textContent.includes('http')")
    link = re.search(r"http\S+", page.locator("#notice").text_content())[0]
    other = Visitor(page_of(link)).open(link)
    other.page.locator("#invitation-play").click()
    other.hear("ABC234")
    assert other.journal()[0]["options"] == head["options"]
    visitor.hold("a")
    other.hold("a")
    assert visitor.journal()[-1]["got"] == other.journal()[-1]["got"]


def test_a_bad_link_is_explained(page_of, server):
    visitor = Visitor(page_of(server.address, viewport=DESKTOP))
    for search in ("game=chess", "game=railroad&code=O0", "game=railroad&edition=" + NASTY):
        visitor.open(server.address + "?" + search)
        wait_for_notice(visitor.page, "leads to no game")
        assert visitor.page.locator("#invitation").is_hidden()


def test_the_picture_is_a_png_of_the_screen(visitor):
    shown = visitor.rest()
    with visitor.page.expect_download() as waiting:
        visitor.page.locator("#picture").click()
    assert re.fullmatch(r"signalbox-[\d-]+\.png", waiting.value.suggested_filename)
    image = Image.open(io.BytesIO(waiting.value.path().read_bytes())).convert("L")
    assert image.size == (1024, 512)
    pixels = "".join(
        "1" if image.getpixel((8 * x + 4, 8 * y + 4)) > 100 else "0"
        for y in range(64)
        for x in range(128)
    )
    assert pixels == shown


def drop(page, name: str, data: bytes) -> None:
    """A file dropped on the page, as the browser describes it."""
    page.evaluate(
        """([name, bytes]) => {
      const files = new DataTransfer();
      files.items.add(new File([new Uint8Array(bytes)], name));
      for (const type of ["dragover", "drop"]) {
        dispatchEvent(new DragEvent(type, { dataTransfer: files, cancelable: true }));
      }
    }""",
        [name, list(data)],
    )


def wait_for_notice(page, text: str) -> None:
    page.wait_for_function(
        "text => document.getElementById('notice').textContent.includes(text)", arg=text
    )
