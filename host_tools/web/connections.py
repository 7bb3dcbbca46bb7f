"""Connections with deadlines and a limit. On its own uvicorn waits forever for any number of
unfinished requests, until no file can be opened any more.

When there are too many, the one that has waited longest for its request is closed, uploads last.
A browser sends a request in one piece, so it is answered no matter how many idle connections
there are.
"""

import asyncio
import logging
import socket
import sys
import time
from collections.abc import Callable, Iterator
from dataclasses import dataclass
from typing import Any

import h11
import uvicorn
from uvicorn.protocols.http.h11_impl import H11Protocol

Clock = Callable[[], float]
logger = logging.getLogger("uvicorn.error")
# guard.py has said in a sentence what failed: no trace-back of it but with --debug.
logger.addFilter(lambda record: record.exc_info is None or "--debug" in sys.argv)


@dataclass(frozen=True)
class Limits:
    connections: int = 100
    headers_s: float = 10  # from the first byte of a request, or from the connection
    body_s: float = 600  # 32 MB over a slow line
    silence_s: float = 20  # within a body
    reading_s: float = 60  # while the client reads nothing of an answer
    look_s: float = 0.5  # between two checks of all this


class Connection(H11Protocol):
    """One connection, with the time that it has been waiting for the client."""

    def __init__(
        self, clock: Clock, accepted: float, on_made: Callable[[], object], *args: Any
    ) -> None:
        super().__init__(*args)
        self.clock = clock
        self.on_made = on_made
        self.began = self.heard = accepted  # the request, and its latest bytes
        self.stuck: float | None = None  # since when the answer is not being read
        self.between = False  # two requests: uvicorn has its own deadline for that

    def connection_made(self, transport: asyncio.Transport) -> None:  # type: ignore[override]
        self.on_made()
        super().connection_made(transport)

    def data_received(self, data: bytes) -> None:
        self.heard = self.clock()
        if self.between:
            self.began, self.between = self.heard, False
        super().data_received(data)

    def on_response_complete(self) -> None:
        self.began, self.between = self.clock(), True
        super().on_response_complete()

    def pause_writing(self) -> None:
        self.stuck = self.clock()
        super().pause_writing()

    def resume_writing(self) -> None:
        self.stuck = None
        super().resume_writing()

    @property
    def waits(self) -> bool:
        """Is there no whole request yet?"""
        return self.conn.their_state in (h11.IDLE, h11.SEND_BODY)

    @property
    def uploads(self) -> bool:
        return self.conn.their_state is h11.SEND_BODY

    def is_late(self, limits: Limits) -> bool:
        now = self.clock()
        if self.stuck is not None and now - self.stuck > limits.reading_s:
            return True
        if self.transport.is_closing():  # as soon as the rest of an answer is read
            return now - self.began > limits.reading_s
        if not self.waits or self.between:
            return False
        if not self.uploads:
            return now - self.began > limits.headers_s
        silent = now - self.heard > limits.silence_s and not self.flow.read_paused
        return silent or now - self.began > limits.body_s


class Server(uvicorn.Server):
    """Accepts connections itself: the only way to count them before TLS has begun."""

    def __init__(self, config: uvicorn.Config, limits: Limits) -> None:
        super().__init__(config)
        self.limits = limits
        self.clock: Clock = time.monotonic
        self.servers = []
        self.handshakes: dict[asyncio.Task[None], float] = {}  # when each began, oldest first
        self.own: list[asyncio.Task[None]] = []

    async def startup(self, sockets: list[socket.socket] | None = None) -> None:
        for sock in sockets or ():
            sock.setblocking(False)
            self.own.append(asyncio.create_task(self._accept(sock)))
        self.own.append(asyncio.create_task(self._look()))
        self.started = True

    async def shutdown(self, sockets: list[socket.socket] | None = None) -> None:
        for task in (*self.own, *self.handshakes):
            task.cancel()
        await super().shutdown(sockets)

    async def _accept(self, listening: socket.socket) -> None:
        loop = asyncio.get_running_loop()
        while True:
            await asyncio.sleep(0)  # a flood of connections must not hold up those that are open
            try:
                sock, _ = await loop.sock_accept(listening)
            except OSError as error:  # no file left, or the client is already gone
                logger.error("A connection was lost (%s).", error)
                await asyncio.sleep(self.limits.look_s)
                continue
            if self._make_way():
                self.begin(sock)
            else:
                sock.close()

    def begin(self, sock: socket.socket) -> None:
        """Shake hands with a client; it counts once, as a handshake or as a connection."""
        accepted = self.clock()
        task = asyncio.create_task(self._connect(sock, accepted))
        self.handshakes[task] = accepted
        task.add_done_callback(self._shaken)

    def _shaken(self, task: asyncio.Task[None] | None) -> None:
        if task is not None:
            self.handshakes.pop(task, None)

    async def _connect(self, sock: socket.socket, accepted: float) -> None:
        config, task = self.config, asyncio.current_task()
        made = asyncio.get_running_loop().connect_accepted_socket(
            lambda: Connection(
                self.clock, accepted, lambda: self._shaken(task), config, self.server_state, {}
            ),
            sock,
            ssl=config.ssl,
            ssl_handshake_timeout=self.limits.headers_s if config.ssl else None,
        )
        try:
            await made
        except (OSError, asyncio.CancelledError):  # no TLS, too slow, or closed for another one
            sock.close()

    def _make_way(self) -> bool:
        """Make sure that one more connection is possible, if need be by closing the one that has
        waited longest; False if all are being answered."""
        if len(self.server_state.connections) + len(self.handshakes) < self.limits.connections:
            return True
        waiting = [one for one in self._connections() if one.waits]
        oldest = min(waiting, key=lambda one: (one.uploads, one.began), default=None)
        for task, began in self.handshakes.items():
            if oldest is None or oldest.uploads or began < oldest.began:
                del self.handshakes[task]
                task.cancel()
                return True
            break
        if oldest is not None:
            self._end(oldest)
        return oldest is not None

    def _end(self, connection: Connection) -> None:
        self.server_state.connections.discard(connection)  # it no longer counts
        connection.transport.abort()

    async def _look(self) -> None:
        while True:
            await asyncio.sleep(self.limits.look_s)
            for one in list(self._connections()):
                if one.is_late(self.limits):
                    self._end(one)

    def _connections(self) -> Iterator[Connection]:
        return (one for one in self.server_state.connections if isinstance(one, Connection))
