"""SHA-1, which BG Stats' IDs are made with; MicroPython has only SHA-256."""

import struct

MASK = 0xFFFFFFFF


def sha1(data):
    state = [0x67452301, 0xEFCDAB89, 0x98BADCFE, 0x10325476, 0xC3D2E1F0]
    padded = data + b"\x80" + bytes((55 - len(data)) % 64) + struct.pack(">Q", 8 * len(data))
    for at in range(0, len(padded), 64):
        words = list(struct.unpack(">16I", padded[at : at + 64]))
        for i in range(16, 80):
            words.append(_turned(words[i - 3] ^ words[i - 8] ^ words[i - 14] ^ words[i - 16], 1))
        a, b, c, d, e = state
        for i, word in enumerate(words):
            if i < 20:
                f, k = b & c | ~b & MASK & d, 0x5A827999
            elif i < 40:
                f, k = b ^ c ^ d, 0x6ED9EBA1
            elif i < 60:
                f, k = b & c | b & d | c & d, 0x8F1BBCDC
            else:
                f, k = b ^ c ^ d, 0xCA62C1D6
            a, b, c, d, e = (_turned(a, 5) + f + e + k + word) & MASK, a, _turned(b, 30), c, d
        state = [(old + new) & MASK for old, new in zip(state, (a, b, c, d, e))]
    return struct.pack(">5I", *state)


def _turned(value, by):
    return (value << by | value >> 32 - by) & MASK
