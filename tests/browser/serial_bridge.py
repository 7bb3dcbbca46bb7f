"""`navigator.serial` for a page under test: a port whose streams lead to the emulated Pico, by a
WebSocket to this process and from there to the port of its wire."""

import socket
import threading
from contextlib import suppress

from websockets.exceptions import ConnectionClosed
from websockets.sync.server import ServerConnection, serve

from tests.pico.wire import Wire

SCRIPT = """(() => {
  const gone = () => new DOMException("The device has been lost.", "NetworkError");
  class BridgedPort extends EventTarget {
    #socket = null;
    #lost = false; // pulled out: what is plugged in again is another port
    getInfo() {
      return { usbVendorId: 0x2e8a, usbProductId: 5 };
    }
    async setSignals() {}
    async open() {
      if (this.#lost) throw gone();
      const socket = (this.#socket = new WebSocket("ws://127.0.0.1:PORT"));
      socket.binaryType = "arraybuffer";
      await new Promise((resolve, reject) => {
        socket.onopen = resolve;
        const failed = new DOMException("Failed to open serial port.", "NetworkError");
        socket.onerror = () => reject(failed);
      });
      const lose = () => {
        this.#lost = true;
        port = new BridgedPort();
      };
      this.readable = new ReadableStream({
        start(bytes) {
          socket.onmessage = (event) => bytes.enqueue(new Uint8Array(event.data));
          socket.onclose = () => {
            lose();
            bytes.error(gone());
          };
        },
        cancel() {},
      });
      this.writable = new WritableStream({
        write(chunk) {
          if (socket.readyState !== WebSocket.OPEN) throw gone();
          socket.send(chunk);
        },
      });
    }
    async close() {
      this.#socket.onclose = null;
      this.#socket.close();
    }
  }
  let port = new BridgedPort();
  const serial = {
    getPorts: async () => (window.allowed ? [port] : []),
    requestPort: async () => {
      if (window.chooses) throw new DOMException("", window.chooses);
      window.allowed = true;
      return port;
    },
    addEventListener() {},
  };
  Object.defineProperty(Navigator.prototype, "serial", { get: () => serial, configurable: true });
})();"""


class Bridge:
    """`bridge.to(wire)` plugs a cable in; without one the port is busy."""

    def __init__(self) -> None:
        self._wire: Wire | None = None
        self._server = serve(self._talk, "127.0.0.1", 0, process_request=self._answer)
        self.port = self._server.socket.getsockname()[1]
        threading.Thread(target=self._server.serve_forever, daemon=True).start()

    @property
    def script(self) -> str:
        return SCRIPT.replace("PORT", str(self.port))

    def to(self, wire: Wire | None) -> None:
        self._wire = wire

    def close(self) -> None:
        self._server.shutdown()

    def _answer(self, connection: ServerConnection, _request):
        return None if self._wire else connection.respond(503, "")

    def _talk(self, page: ServerConnection) -> None:
        assert self._wire is not None
        with socket.create_connection(("127.0.0.1", self._wire.port)) as board:
            board.setsockopt(socket.IPPROTO_TCP, socket.TCP_NODELAY, 1)
            reading = threading.Thread(target=self._read, args=(board, page), daemon=True)
            reading.start()
            with suppress(ConnectionClosed, OSError):
                for data in page:
                    board.sendall(data if isinstance(data, bytes) else data.encode())
            with suppress(OSError):
                board.shutdown(socket.SHUT_RDWR)
            reading.join()

    def _read(self, board: socket.socket, page: ServerConnection) -> None:
        with suppress(OSError, ConnectionClosed):
            while data := board.recv(4096):
                page.send(data)
        page.close()
