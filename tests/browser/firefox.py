"""Firefox over WebDriver BiDi, which it speaks itself. A tab has the calls of a Playwright page
that `gear.Visitor` uses."""

import json
import os
import shutil
import subprocess
import time
from contextlib import suppress
from pathlib import Path
from typing import Any

from websockets.sync.client import ClientConnection, connect

from tests.browser.gear import PATIENCE_MS, TICK_MS

FIREFOX = shutil.which("firefox-esr")
PATIENCE = PATIENCE_MS / 1000
ADDRESS = "WebDriverBiDiServer.json"  # Firefox writes it into its profile
KEYS = {"ArrowUp": "\ue013", "ArrowDown": "\ue015", "ArrowLeft": "\ue012", "ArrowRight": "\ue014"}
PREFERENCES = {"intl.accept_languages": "en-GB", "network.captive-portal-service.enabled": False}
# What is asked for may be an expression or a function, as with Playwright.
CALL = """async (text) => {
  const asked = (WHAT);
  const found = typeof asked === "function" ? await asked(JSON.parse(text)) : await asked;
  return JSON.stringify(found ?? null);
}"""
ELEMENT = """(selector) => {
  document.querySelector(selector).scrollIntoView({ behavior: "instant" });
  return document.querySelector(selector);
}"""


class Firefox:
    """A browser with a profile of its own, which it finds again when it starts once more."""

    def __init__(self, profile: Path, **preferences: Any) -> None:
        self.complaints: list[str] = []
        self._profile = profile
        self._count = 0
        profile.mkdir(exist_ok=True)
        wanted = [json.dumps(pair)[1:-1] for pair in (PREFERENCES | preferences).items()]
        (profile / "user.js").write_text("".join(f"user_pref({one});\n" for one in wanted))
        (profile / ADDRESS).unlink(missing_ok=True)
        assert FIREFOX
        options = ["--headless", "--remote-debugging-port", "0", "--profile"]
        environment = os.environ | {"HOME": str(profile), "MOZ_CRASHREPORTER_DISABLE": "1"}
        with (profile / "output.txt").open("wb") as out:  # a pipe that nobody reads would fill
            command = [FIREFOX, *options, profile, "about:blank"]
            self._process = subprocess.Popen(command, env=environment, stdout=out, stderr=out)
        self._socket = self._connect()
        self.ask("session.new", capabilities={})
        self._here = self.ask("browsingContext.getTree")["contexts"][0]["context"]
        self.ask("session.subscribe", events=["log.entryAdded"])
        self.page = Tab(self, self._here)

    def ask(self, method: str, **parameters: Any) -> dict:
        self._count += 1
        self._socket.send(json.dumps({"id": self._count, "method": method, "params": parameters}))
        while True:
            answer = json.loads(self._socket.recv(timeout=PATIENCE))
            if answer.get("id") == self._count:
                assert answer["type"] == "success", (method, answer)
                return answer["result"]
            entry = answer.get("params", {})
            of_the_page = entry.get("source", {}).get("context") == self._here  # or Firefox's own
            if of_the_page and entry["level"] in ("error", "warn"):
                self.complaints.append(entry["text"])

    def prepare(self, script: str) -> None:
        """Runs first in every page that is opened from now on."""
        self.ask("script.addPreloadScript", functionDeclaration=f"() => {{ {script} }}")

    def close(self) -> None:
        """As a person closes it: what is stored is written."""
        try:
            self.ask("browser.close")
            self._process.wait(PATIENCE)
        finally:
            self._process.kill()

    def _connect(self) -> ClientConnection:
        end = time.monotonic() + PATIENCE
        while time.monotonic() < end and self._process.poll() is None:
            with suppress(OSError, ValueError):  # not there yet, or not whole
                there = json.loads((self._profile / ADDRESS).read_text("utf-8"))
                address = f"ws://{there['ws_host']}:{there['ws_port']}/session"
                return connect(address, max_size=None, legacy=True)
            time.sleep(TICK_MS / 1000)
        raise AssertionError((self._profile / "output.txt").read_text("utf-8"))


class Tab:
    def __init__(self, browser: Firefox, context: str) -> None:
        self._browser = browser
        self._context = context
        self.keyboard = self

    def goto(self, address: str) -> None:
        self._do("browsingContext.navigate", url=address, wait="complete")

    def evaluate(self, what: str, arg: Any = None, pressed: bool = False) -> Any:
        """`pressed`: as if the user had just pressed something, which some calls need."""
        answer = self._call(CALL.replace("WHAT", what), json.dumps(arg), userActivation=pressed)
        assert answer["type"] == "success", answer["exceptionDetails"]["text"]
        return json.loads(answer["result"]["value"])

    def wait_for_function(self, condition: str, arg: Any = None, **_options: Any) -> None:
        end = time.monotonic() + PATIENCE
        while not self.evaluate(condition, arg):
            assert time.monotonic() < end, condition
            time.sleep(TICK_MS / 1000)

    def wait_for_selector(self, selector: str) -> None:
        self.wait_for_function("(one) => Boolean(document.querySelector(one))", selector)

    def text(self, selector: str) -> str:
        """What a person reads there; nothing of what is hidden."""
        return self.evaluate("(one) => document.querySelector(one).innerText", selector)

    def press(self, key: str) -> None:
        self._keys("Down Up", key)

    def down(self, key: str) -> None:
        self._keys("Down", key)

    def up(self, key: str) -> None:
        self._keys("Up", key)

    def click(self, selector: str) -> None:
        there = {"type": "element", "element": self._element(selector)}
        move = {"type": "pointerMove", "x": 0, "y": 0, "origin": there}
        press = [{"type": f"pointer{one}", "button": 0} for one in ("Down", "Up")]
        mouse = {"type": "pointer", "id": "mouse", "actions": [move, *press]}
        self._do("input.performActions", actions=[mouse])

    def choose_files(self, selector: str, *files: Path) -> None:
        self._do("input.setFiles", element=self._element(selector), files=[*map(str, files)])

    def _keys(self, which: str, key: str) -> None:
        value = KEYS.get(key, key)
        actions = [{"type": f"key{one}", "value": value} for one in which.split()]
        keys = {"type": "key", "id": "keys", "actions": actions}
        self._do("input.performActions", actions=[keys])

    def _element(self, selector: str) -> dict:
        return {"sharedId": self._call(ELEMENT, selector)["result"]["sharedId"]}

    def _call(self, function: str, argument: str, **options: bool) -> dict:
        return self._browser.ask(
            "script.callFunction",
            functionDeclaration=function,
            arguments=[{"type": "string", "value": argument}],
            **options | {"target": {"context": self._context}, "awaitPromise": True},
        )

    def _do(self, method: str, **parameters: Any) -> None:
        self._browser.ask(method, context=self._context, **parameters)
