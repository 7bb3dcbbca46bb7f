"""mpremote's transport with a time limit for every wait: on its own it may wait forever."""

import math
import struct
import time
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from typing import Any

from mpremote.transport import TransportError
from mpremote.transport_serial import SerialTransport

SILENCE_S = 20  # for one call of the port
BANNER = b"raw REPL; CTRL-B to exit\r\n"
QUIET_S = 0.3
LOOK_S = 0.001  # mpremote polls ten times less often; there are hundreds of short answers


class Cable(SerialTransport):
    """`with cable.limit(seconds):` nothing inside takes longer than that."""

    serial: Any

    def __init__(self, port: str) -> None:
        super().__init__(port, timeout=SILENCE_S)
        self.is_pty = False  # else a wait for one byte at a pty ends only with the port's timeout
        self.serial.write_timeout = SILENCE_S
        self.serial = self._port = _Port(self.serial)

    @contextmanager
    def limit(self, seconds: float) -> Iterator[None]:
        before = self._port.end
        self._port.end = min(before, time.monotonic() + seconds)
        try:
            yield
        finally:
            self._port.end = before

    def close(self) -> None:
        self.serial = self._port.port
        super().close()

    def read_until(
        self,
        min_num_bytes: int,
        ending: bytes,
        timeout: float = 10,
        data_consumer: Callable[[bytes], None] | None = None,
        timeout_overall: float | None = None,
    ) -> bytes:
        """Like mpremote's: until `ending`, a silence of `timeout`, or the overall limit."""
        data = bytearray()
        heard = start = time.monotonic()
        while not data.endswith(ending):
            if self.serial.inWaiting():
                byte = self.serial.read(1)
                if data_consumer:
                    data_consumer(byte)
                    data.clear()
                data += byte
                heard = time.monotonic()
                continue
            now = time.monotonic()
            if timeout is not None and now >= heard + timeout:
                break
            if timeout_overall is not None and now >= start + timeout_overall:
                break
            time.sleep(LOOK_S)
        return bytes(data)

    def interrupt(self, seconds: float, again: bool) -> None:
        """Stop whatever runs on the board and enter its raw REPL; `again` after a failed try."""
        with self.limit(seconds):
            self.enter_raw_repl(soft_reset=False, timeout_overall=seconds)
            if again:  # the board may answer every try: it is ready only after the last answer
                while self.read_until(1, BANNER, timeout=QUIET_S):
                    pass
                self.serial.write(b"\r\x01")
                if not self.read_until(1, BANNER).endswith(BANNER):
                    raise TransportError("no prompt")

    def type_line(self, line: bytes, seconds: float) -> bool:
        """Type a line at the friendly prompt; False if the board does not take it."""
        with self.limit(seconds):
            self.exit_raw_repl()
            self.read_until(1, b">>> ", timeout=seconds)
            self.serial.write(line + b"\r")
            return self.read_until(1, line + b"\r\n", timeout=seconds).endswith(line + b"\r\n")


class _Port:
    """The serial port; once the time is up, every use of it fails."""

    def __init__(self, port: Any) -> None:
        self.port = port
        self.end = math.inf

    def __getattr__(self, name: str) -> Any:
        if time.monotonic() > self.end:
            raise TransportError("no answer in time")
        return getattr(self.port, name)


def lost(error: Exception) -> bool:
    """Does this error of mpremote or pyserial mean that nothing answers?"""
    return isinstance(error, OSError | TransportError | struct.error)
