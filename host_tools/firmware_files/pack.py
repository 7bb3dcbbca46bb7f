"""A firmware as one compressed file that boot.py unpacks.

It begins with the code that unpacks it, so that boot.py, which is compiled at every start, stays
short. Then lines `-path` to remove, a folder as `-path/`, and `+path size` with that many bytes
behind them. The last 32 bytes of the file are the SHA-256 of all before: they are checked before
anything is touched.
"""

import hashlib
import zlib

from host_tools.common.places import on_board

LAST = ("/main.py", "/version")
WINDOW = 13  # 8 KB: what the board needs in RAM while it unpacks


def pack(files: dict[str, bytes], removed: list[str]) -> bytes:
    """`files` and `removed` by their whole paths on the board; what starts them comes last."""
    installer = on_board("installer")
    parts = [f"{len(installer)}\n{installer}".encode("ascii")]
    # Backwards: what is in a folder goes before the folder.
    parts += [f"-{path}\n".encode("ascii") for path in sorted(removed, reverse=True)]
    for path in sorted(files, key=lambda path: (path.endswith(LAST), path)):
        parts.append(f"+{path} {len(files[path])}\n".encode("ascii") + files[path])
    squeezer = zlib.compressobj(9, zlib.DEFLATED, WINDOW)
    data = squeezer.compress(b"".join(parts) + b"\n") + squeezer.flush()
    return data + hashlib.sha256(data).digest()
