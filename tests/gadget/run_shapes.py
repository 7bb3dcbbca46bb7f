"""Runs on MicroPython: the drawing calls of a JSON file on the real framebuf, as hex."""

import binascii
import json
import sys

import framebuf

with open(sys.argv[1]) as file:
    stories = json.load(file)
for story in stories:
    pictures = []
    for width, height, data in story["buffers"]:
        memory = bytearray(binascii.unhexlify(data))
        pictures.append((framebuf.FrameBuffer(memory, width, height, 0), memory))
    seen = []
    for name, on, args in story["calls"]:
        target = pictures[on][0]
        if name == "blit":
            source, x, y, key, palette = args
            swap = None if palette < 0 else pictures[palette][0]
            if swap is None:
                target.blit(pictures[source][0], x, y, key)
            else:
                target.blit(pictures[source][0], x, y, key, swap)
        else:
            got = getattr(target, name)(*args)
            if got is not None:
                seen.append(got)
    print(seen, [binascii.hexlify(m).decode() for _, m in pictures])
