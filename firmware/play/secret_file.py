"""The secret of the game in progress, in a file of its own that nothing copies or shows."""

import binascii

from firmware.play import fair
from firmware.play.journal import FIRST, line_of


def secret_bytes(secret, code):
    """File content: 64 hex digits, the shared code if there is one, and the journal's CRC."""
    body = fair.hex_of(secret)
    if code:
        body += " " + code
    return line_of(body.encode(), FIRST)


def read_secret(storage, name, commit):
    """(secret, code or None), or None when the file is missing, damaged or of another game."""
    try:
        data = storage.read(name)
    except OSError:
        return None
    body = data[:-10]
    if len(body) < 64 or line_of(body, FIRST) != data:
        return None
    secret = binascii.unhexlify(body[:64])
    if fair.commit(secret) != commit:
        return None
    return secret, body[65:].decode() or None
