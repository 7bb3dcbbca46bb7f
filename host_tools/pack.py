"""A firmware as one compressed file that boot.py unpacks: see `install` there."""

import zlib

WINDOW = 13  # 8 KB: what the board needs in RAM while it unpacks


def pack(files: dict[str, bytes], removed: list[str]) -> bytes:
    """`files` and `removed` by their whole paths on the board; main.py comes last."""
    parts = [f"-{path}\n".encode("ascii") for path in sorted(removed)]
    for path in sorted(files, key=lambda path: (path.endswith("/main.py"), path)):
        parts.append(f"+{path} {len(files[path])}\n".encode("ascii") + files[path])
    squeezer = zlib.compressobj(9, zlib.DEFLATED, WINDOW)
    return squeezer.compress(b"".join(parts) + b"\n") + squeezer.flush()
