"""Where secrets come from: many sources, mixed by SHA-256, so that any good one is enough."""

import hashlib

from firmware.play.journal import FIRST, line_of
from firmware.play.names import POOL

SIZE = 32


class Pool:
    """Mixes the board's random bytes, button timing, board id, boot counter and a kept pool."""

    def __init__(self, storage, source, board_id=b""):
        self._storage = storage
        self._source = source
        self._stirred = hashlib.sha256(board_id)
        self._boots = None

    def stir(self, us):
        """Feed the microsecond of a button's edge."""
        self._stirred.update(b"%d," % us)

    def secret(self):
        """32 new bytes. What is kept on flash tells nothing about them."""
        kept, boots = self._read()
        if self._boots is None:
            self._boots = boots + 1
        stirred = self._stirred.digest()
        mixed = hashlib.sha256(b"%d|" % self._boots + self._source() + stirred + kept).digest()
        self._stirred = hashlib.sha256(stirred)
        self._write(hashlib.sha256(b"pool|" + mixed).digest())
        return hashlib.sha256(b"secret|" + mixed).digest()

    def _read(self):
        try:
            data = self._storage.read(POOL)
        except OSError:
            return b"", 0
        body = data[:-10]
        if len(body) <= SIZE or line_of(body, FIRST) != data:
            return data, 0  # a damaged pool is still worth mixing in
        return body[:SIZE], int.from_bytes(body[SIZE:], "big")

    def _write(self, kept):
        body = kept + self._boots.to_bytes(4, "big")
        try:
            self._storage.replace(POOL, line_of(body, FIRST))
        except OSError:
            pass  # the next secret mixes the old pool with new bytes of the board's source
