"""The emulated Pico at the end of a cable: `with Wire(rig) as wire:` serves its USB console on
`wire.url`, where mpremote and our own tools find it as they find a real board; the port is gone
when the chip restarts into its boot drive.

The chip runs only while somebody is connected, so that between two commands a test has it for
itself. `pull_after` pulls the cable after that number of bytes in both directions,
`pull_at` when the board has said these bytes.
"""

import socket
import threading
import time

from tests.pico.rig import PicoRig

SLICE_MS = 1
CALM_MS = 8
CALM_SLICES = 40  # without a byte: somebody thinks, and the chip need not hurry
FIFO = 480
PATIENCE_S = 600  # of this computer's own time, which no test is about


class Wire:
    def __init__(
        self, rig: PicoRig, pull_after: int | None = None, pull_at: bytes = b"", port: int = 0
    ) -> None:
        self.rig = rig
        self.pull_after, self.pull_at = pull_after, pull_at
        self._said = b""
        self.bytes = 0
        self.pulled = False
        self.last_byte_ms = 0.0
        self.pictures: list[bytes] = []  # every different picture since the cable was plugged in
        self.drawn_ms = 0.0  # when the last of them came
        self._server = socket.create_server(("127.0.0.1", port))
        self.port = self._server.getsockname()[1]
        self._server.settimeout(0.1)
        self._end = threading.Event()
        self._calm = threading.Event()
        self._thread = threading.Thread(target=self._serve, daemon=True)
        self.failure: Exception | None = None

    @property
    def url(self) -> str:
        return f"socket://127.0.0.1:{self.port}"

    def __enter__(self) -> "Wire":
        self._calm.set()
        self._thread.start()
        return self

    def __exit__(self, *_exc) -> None:
        self._end.set()
        self._thread.join(PATIENCE_S)
        assert not self._thread.is_alive()
        self._server.close()
        if self.failure:
            raise self.failure

    def wait(self) -> None:
        """Until nobody is connected any more: then the chip stands still. A client that has had an
        answer was connected, so no wait is needed for the connection itself."""
        assert self._calm.wait(PATIENCE_S)

    def _serve(self) -> None:
        try:
            while not self._end.is_set() and not self.pulled:
                try:
                    client, _ = self._server.accept()
                except TimeoutError:
                    continue
                self._calm.clear()
                try:
                    self._talk(client)
                finally:
                    client.close()
                    self._calm.set()
        except Exception as error:  # raised in the test's own thread when the wire is closed
            self.failure = error

    def _talk(self, client: socket.socket) -> None:
        client.setsockopt(socket.IPPROTO_TCP, socket.TCP_NODELAY, 1)
        client.setblocking(False)
        rig = self.rig
        rig.console = b""
        idle = 0
        drawn = -1
        while not self._end.is_set():
            moved = 0
            try:
                room = FIFO - rig.device.cdc.tx_fifo.item_count
                data = client.recv(min(room, 256)) if room > 0 else b""
                if room > 0 and not data:
                    return
                rig.type(data)
                moved += len(data)
            except BlockingIOError:
                pass
            except OSError:
                return
            if moved:
                self.last_byte_ms = rig.ms
            rig.run(SLICE_MS if idle <= CALM_SLICES else CALM_MS)
            if rig.console:
                out, rig.console = rig.console, b""
                self._said = self._said[-FIFO:] + out
                moved += len(out)
                try:
                    client.setblocking(True)
                    client.sendall(out)
                    client.setblocking(False)
                except OSError:
                    return
            self.bytes += moved
            far = self.pull_after is not None and self.bytes >= self.pull_after
            if far or (self.pull_at and self.pull_at in self._said):
                self.pulled = True
                return
            if rig.in_boot_rom():
                self._server.close()  # it is no serial port any more
                self.pulled = True
                return
            if rig.oled.data_bytes != drawn:
                drawn = rig.oled.data_bytes
                if not self.pictures or self.pictures[-1] != rig.picture():
                    self.pictures.append(rig.picture())
                    self.drawn_ms = rig.ms
            idle = 0 if moved else idle + 1
            if idle > CALM_SLICES:
                time.sleep(0.0005)
