"""The page's figures: how soon it is ready, and how soon a button changes a pixel."""

from statistics import median

from tests.browser.gear import CHROMIUM, READY, Server, Visitor, launch

VISITS = 5
PRESSES = 21
SLOW = 4  # times: a cheap phone
# From the browser's own time of the event to the frame in which the canvas has changed.
WATCH = """() => {
  const canvas = document.getElementById("oled");
  const context = canvas.getContext("2d");
  const picture = () => context.getImageData(0, 0, 128, 64).data.join();
  window.waits = [];
  addEventListener("pointerdown", (event) => {
    const before = picture();
    const look = () => {
      if (picture() === before) return requestAnimationFrame(look);
      window.waits.push(performance.now() - event.timeStamp);
    };
    requestAnimationFrame(look);
  }, { capture: true });
}"""


def measure() -> list[tuple]:
    """(what, figure, unit, budget) of each; nothing where there is no Chromium."""
    if CHROMIUM is None:
        return []
    from playwright.sync_api import sync_playwright

    server = Server("--port", "0")
    with sync_playwright() as playwright:
        browser = launch(playwright)
        ready = median(_ready(browser, server.address) for _ in range(VISITS))
        slow = [_slow(browser, server.address) for _ in range(VISITS)]
        answer = _answer(browser, server.address)
        browser.close()
    server.interrupt()
    return [
        ("browser page ready, first load, median of 5", round(ready), "ms", "at most 1,500"),
        (
            "first picture of the page with a quarter of the processor",
            *(round(median(first for first, _ in slow)), "ms", "at most 1,500"),
        ),
        ("and the gadget ready", round(median(ready for _, ready in slow)), "ms"),
        ("browser, button to changed pixel, median of 21", round(answer, 1), "ms", "at most 50"),
    ]


def _ready(browser, address: str) -> float:
    context = browser.new_context()
    page = context.new_page()
    page.goto(address)
    page.wait_for_selector(READY)
    figure = page.evaluate("performance.getEntriesByName('ready')[0].startTime")
    context.close()
    return figure


def _slow(browser, address: str) -> tuple[float, float]:
    """As on a cheap phone: ms until something is to be seen, and until the gadget is ready."""
    context = browser.new_context()
    page = context.new_page()
    session = context.new_cdp_session(page)
    session.send("Emulation.setCPUThrottlingRate", {"rate": SLOW})
    page.goto(address)
    page.wait_for_selector(READY)
    figures = page.evaluate("""() => ["first-contentful-paint", "ready"]
      .map((name) => performance.getEntriesByName(name)[0].startTime)""")
    context.close()
    return figures


def _answer(browser, address: str) -> float:
    context = browser.new_context()
    visitor = Visitor(context.new_page()).open(address)
    visitor.rest()
    visitor.page.evaluate(WATCH)
    for _ in range(PRESSES):
        visitor.press("down")
        visitor.page.wait_for_timeout(100)
    waits = visitor.page.evaluate("window.waits")
    context.close()
    return median(waits)


if __name__ == "__main__":
    for what, figure, unit, budget in measure():
        print(f"{what}: {figure} {unit} ({budget})")
