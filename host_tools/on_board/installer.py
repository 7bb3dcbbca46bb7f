"""The beginning of a pack: checks the rest of it, then unpacks it. boot.py runs it.

host_tools/firmware_files/pack.py says what a pack is.
"""

import hashlib
import os

pack = globals()["pack"]  # the uncompressed rest, handed in by boot.py


def check():
    left = os.stat("/pack")[6] - 32
    digest = hashlib.sha256()
    with open("/pack", "rb") as f:
        while left > 0:
            piece = f.read(min(left, 1024))
            digest.update(piece)
            left -= len(piece)
        if f.read() != digest.digest():
            raise ValueError("it is damaged")


def try_to(what, path):
    try:
        what(path)
    except OSError:
        pass  # it is there, or gone, already


def unpack(path, size):
    at = path.find("/", 1)
    while at > 0:
        try_to(os.mkdir, path[:at])
        at = path.find("/", at + 1)
    with open(path, "wb") as f:
        while size:
            piece = pack.read(min(size, 1024))
            if not piece:
                raise OSError(5)
            f.write(piece)
            size -= len(piece)


check()
words = pack.readline().decode().split()
while words:
    if words[0][0] == "-" and words[0][-1] == "/":
        try_to(os.rmdir, words[0][1:-1])
    elif words[0][0] == "-":
        try_to(os.remove, words[0][1:])
    else:
        unpack(words[0][1:], int(words[1]))
    words = pack.readline().decode().split()
