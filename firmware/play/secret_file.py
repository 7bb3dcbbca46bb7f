"""The secret of the game in progress, in a file that nothing copies or shows."""

import binascii

from firmware.play import fair
from firmware.play.checked_file import body_of, with_checksum
from firmware.play.days import is_day

MOST_BYTES = 128  # reject a longer file
PASSING = (5, 12)  # EIO, ENOMEM: the file may be readable again


def secret_bytes(secret, code, day=None):
    """File content: 64 hex digits, the shared code if any, the date of a daily game, and a CRC as
    in the journal."""
    body = " ".join([fair.hex_of(secret)] + [text for text in (code, day) if text])
    return with_checksum(body.encode())


def read_secret(storage, name, commit):
    """(secret, code or None, day or None), or None when the file is missing, damaged or
    of another game. OSError if it cannot be read now."""
    try:
        body = body_of(storage.read(name, 0, MOST_BYTES))
        secret = binascii.unhexlify(body[:64])
        code, _, day = body[65:].decode().partition(" ")
    except OSError as error:
        if error.args[0] in PASSING:
            raise
        return None
    except ValueError:
        return None
    if fair.commit(secret) != commit:
        return None
    if code and not (fair.good_code(code) and fair.secret_of_code(code) == secret):
        return None
    if day:
        if not is_day(day) or fair.code_of_day(day) != code:
            return None
    return secret, code or None, day or None
