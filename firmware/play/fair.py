"""Fair dice that anyone can check: the commitment, the draws, shared codes and the daily game.

HMAC-SHA256 is our own over `hashlib.sha256`, because MicroPython has no `hmac`.
"""

import binascii
import hashlib

ALPHABET = "23456789ABCDEFGHJKMNPQRSTUVWXYZ"
HEX = "0123456789abcdef"
SALT_MAX = 12
CODE_LENGTH = 6


class Dice:
    """The draws of one game. The key pads are made once: a draw then costs two hashes."""

    def __init__(self, secret, salt=""):
        self._inner = bytes(b ^ 0x36 for b in secret) + b"\x36" * (64 - len(secret))
        self._outer = bytes(b ^ 0x5C for b in secret) + b"\x5c" * (64 - len(secret))
        self._text = b"signalbox/1|" + salt.encode() + b"|"

    def draw(self, k, n):
        """Outcome of draw k among n: 0 to n-1, all exactly equally likely."""
        if not 1 <= n <= 256:
            raise ValueError("draw among 1 to 256")
        limit = 256 - 256 % n
        block = 0
        while True:
            for b in self._digest(b"%d|%d" % (k, block)):
                if b < limit:
                    return b % n
            block += 1

    def _digest(self, rest):
        inner = hashlib.sha256(self._inner + self._text + rest).digest()
        return hashlib.sha256(self._outer + inner).digest()


def commit(secret):
    """The commitment in the journal's header: 64 hex digits of SHA-256(secret)."""
    return hex_of(hashlib.sha256(secret).digest())


def secret_of_code(code):
    return hashlib.sha256(b"signalbox code:" + code.encode()).digest()


def code_of_day(day):
    """The code of the daily game of a day written YYYY-MM-DD."""
    dice = Dice(hashlib.sha256(b"signalbox day:" + day.encode()).digest())
    return "".join([ALPHABET[dice.draw(k, len(ALPHABET))] for k in range(CODE_LENGTH)])


def good_salt(text):
    return len(text) <= SALT_MAX and _of_alphabet(text)


def good_code(text):
    return len(text) == CODE_LENGTH and _of_alphabet(text)


def hex_of(data):
    return binascii.hexlify(data).decode()


def is_hex(text, digits):
    """Is it a text of that many lower-case hex digits? `text` may be anything."""
    return isinstance(text, str) and len(text) == digits and not text.strip(HEX)


def _of_alphabet(text):
    return all(c in ALPHABET for c in text)
