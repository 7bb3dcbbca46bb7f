"""`signalbox sim --pico`: the real rp2 firmware on an emulated RP2040, at wall-clock pace.

The page is the panel, the buttons, the lamp and the buzzer at the end of a websocket: it gets
the bytes on the I2C bus and decodes them itself. The flash is stored in the user's data folder.
"""

import asyncio
import contextlib
import json
import sys
import time
from collections import deque
from pathlib import Path

from starlette.websockets import WebSocket, WebSocketDisconnect

from host_tools.common.errors import BadInput
from host_tools.common.whole_files import write_whole
from host_tools.emulator import flash as pico_flash
from host_tools.emulator.chip import Chip
from host_tools.firmware_files.image.cached import image

SLICE_MS = 8
DWELL_MS = 30  # device time that a press lasts at least, however slow this computer is
FILES_EVERY_S = 0.7
NEEDS = "`signalbox sim --pico` needs the test packages: run `make test-setup`, then try again."


class Emulated:
    """The chip behind the page: power, pace, wires and the stored flash."""

    def __init__(self, flash_file: Path | None = None) -> None:
        self.image = find_image()
        if flash_file is None:
            from platformdirs import user_data_path

            flash_file = user_data_path("signalbox") / "pico-flash.bin"
        self.flash_file = flash_file
        self.flash = self._games()
        self._chip: Chip | None = None
        self._unsaved: BadInput | None = None
        self._turn = 0
        self._masks: deque[int] = deque()  # buttons as pressed, not yet seen by the chip

    def close(self) -> None:
        """Pull the plug and save the flash; BadInput if this computer cannot."""
        self._pull()
        if self._unsaved:
            raise self._unsaved

    def _pull(self) -> None:
        if self._chip:
            self.flash = self._chip.flash()
            self._chip = None
        try:
            self._unsaved = None
            self.flash_file.parent.mkdir(parents=True, exist_ok=True)
            write_whole(self.flash_file, self.flash)
        except BadInput as error:
            self._unsaved = error  # the page plays on; `close` tries again and reports it

    async def wire(self, websocket: WebSocket) -> None:
        """One page. A second page takes over, as a second window does."""
        gone = (WebSocketDisconnect, RuntimeError)  # the page has closed its end already
        if websocket.headers.get("origin") != f"http://{websocket.headers.get('host')}":
            await websocket.close(1008)
            return
        await websocket.accept()
        self._turn += 1
        turn = self._turn
        chip = asyncio.create_task(self._run(websocket, turn))
        ears = asyncio.create_task(self._hear(websocket, turn))
        await asyncio.wait((chip, ears), return_when=asyncio.FIRST_COMPLETED)
        for task in (chip, ears):
            task.cancel()
        for task in (chip, ears):
            with contextlib.suppress(asyncio.CancelledError, *gone):
                await task
        if turn == self._turn:
            self._pull()
            with contextlib.suppress(*gone):
                await websocket.close()

    async def _hear(self, websocket: WebSocket, turn: int) -> None:
        """Read buttons until the plug is pulled; an unknown message pulls it, too."""
        while turn == self._turn:
            try:
                said = await websocket.receive_json()
                if "cut" in said:
                    return
                self._masks.append(int(said.get("mask", 0)) & 63)
            except (ValueError, TypeError, AttributeError, KeyError):
                return

    async def _run(self, websocket: WebSocket, turn: int) -> None:
        self._pull()
        sent: list[bytes] = []
        chip = self._chip = Chip(self.image, self.flash, sent.append)
        start = time.monotonic()
        shown: dict[str, int] = {}
        flash, looked = b"", 0.0
        pressed = 0.0
        self._masks.clear()
        while turn == self._turn:
            if self._masks and chip.ms - pressed >= DWELL_MS:
                chip.press(self._masks.popleft())
                pressed = chip.ms
            chip.run(SLICE_MS)
            if sent:
                await websocket.send_text(json.dumps({"bus": [data.hex() for data in sent]}))
                sent.clear()
            state = {"light": chip.lamp(), "hertz": chip.hertz()}
            if state != shown:
                shown = state
                await websocket.send_text(json.dumps(state))
            if time.monotonic() - looked > FILES_EVERY_S:
                looked = time.monotonic()
                if chip.flash() != flash:
                    flash = chip.flash()
                    await websocket.send_text(json.dumps({"files": journals(flash)}))
            ahead = chip.ms / 1000 - (time.monotonic() - start)
            await asyncio.sleep(max(0.0, ahead))

    def _games(self) -> bytes:
        """The games of the stored flash; the firmware is in the image."""
        if not self.flash_file.exists():
            return pico_flash.make({})
        return pico_flash.make(pico_flash.read(self.flash_file.read_bytes(), "/data"))


def journals(flash: bytes) -> dict[str, str]:
    """Every journal on the flash as hex digits; never a secret."""
    from firmware.play import file_names

    kinds = (file_names.RUNNING, file_names.FINISHED, file_names.COPIED)
    found = {}
    for path, data in pico_flash.read(flash, "/data").items():
        name = path.rpartition("/")[2]
        if file_names.split(name) and name[7:] in kinds:
            found[name] = data.hex()
    return found


def find_image() -> Path:
    """The image for the Pico; an error says what is missing."""
    from importlib.util import find_spec

    if any(find_spec(module) is None for module in ("rp2040py", "littlefs")):
        raise BadInput(NEEDS)
    return image("pico", lambda what: print(f"[pico] {what}", file=sys.stderr)).path
