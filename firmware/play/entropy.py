"""Where secrets come from: many sources, mixed by SHA-256, so that any good one is enough.

docs/log.md says what each board's own bytes are worth.
"""

import hashlib

from firmware.play.checked_file import body_of, read_small, with_checksum
from firmware.play.file_names import POOL

SIZE = 32
COUNTER = 4
MOST_BYTES = 64  # of the file


class Pool:
    """Mixes the board's `source` (its random bytes, and on a chip the timing of its buttons and
    its number) with a counter of starts and a pool on flash."""

    def __init__(self, storage, source):
        self._storage = storage
        self._source = source
        self._boots = None
        self._before = hashlib.sha256().digest()  # used while the flash has no pool

    def boot(self):
        """Count this start of the gadget."""
        kept, boots = self._read()
        self._boots = (boots + 1) & 0xFFFFFFFF
        self._write(kept)

    def secret(self):
        """32 new bytes. The pool on flash reveals nothing about them."""
        if self._boots is None:
            self.boot()
        kept, _ = self._read()
        parts = b"%d|" % self._boots + self._source() + self._before + kept
        mixed = hashlib.sha256(parts).digest()
        self._before = hashlib.sha256(self._before).digest()
        self._write(hashlib.sha256(b"pool|" + mixed).digest())
        return hashlib.sha256(b"secret|" + mixed).digest()

    def _read(self):
        """The pool, and the count of starts."""
        try:
            data = read_small(self._storage, POOL, MOST_BYTES)
        except OSError:
            return b"", 0
        body = body_of(data)
        if len(body) not in (COUNTER, SIZE + COUNTER):
            return hashlib.sha256(data).digest(), 0  # damaged, but still worth mixing in
        return body[:-COUNTER], int.from_bytes(body[-COUNTER:], "big")

    def _write(self, kept):
        body = kept + self._boots.to_bytes(COUNTER, "big")
        try:
            self._storage.replace(POOL, with_checksum(body))
        except OSError:
            pass  # the next secret mixes what is there with new bytes of the board's source
