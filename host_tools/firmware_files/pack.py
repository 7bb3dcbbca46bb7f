"""A firmware as one compressed file that boot.py unpacks.

It begins with the code that unpacks it, so that boot.py, which is compiled at every start, stays
short. Then lines `+path size` with that many bytes behind them, and `-path` to remove. The last 32
bytes of the file are the SHA-256 of all before: they are checked before anything is touched.
"""

import hashlib
import zlib

WINDOW = 13  # 8 KB: what the board needs in RAM while it unpacks
INSTALLER = """
import hashlib, os

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
    if words[0][0] == "-":
        try_to(os.remove, words[0][1:])
    else:
        unpack(words[0][1:], int(words[1]))
    words = pack.readline().decode().split()
"""


def pack(files: dict[str, bytes], removed: list[str]) -> bytes:
    """`files` and `removed` by their whole paths on the board; main.py comes last."""
    parts = [f"{len(INSTALLER)}\n{INSTALLER}".encode("ascii")]
    parts += [f"-{path}\n".encode("ascii") for path in sorted(removed)]
    for path in sorted(files, key=lambda path: (path.endswith("/main.py"), path)):
        parts.append(f"+{path} {len(files[path])}\n".encode("ascii") + files[path])
    squeezer = zlib.compressobj(9, zlib.DEFLATED, WINDOW)
    data = squeezer.compress(b"".join(parts) + b"\n") + squeezer.flush()
    return data + hashlib.sha256(data).digest()
