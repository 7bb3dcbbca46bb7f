"""Our frame buffer for CPython draws what MicroPython's own draws, byte for byte."""

import json
import random

import pytest

from firmware.boards.framebuf_cpython import FrameBuffer
from tests.micropython.unix import micropython
from tests.support.sizes import size

SIZES = ((128, 64), (37, 29), (8, 8), (5, 20), (1, 1), (12, 3))


def story(seed: int) -> dict:
    """Buffers of odd sizes with anything in them, and calls that often cross their edges."""
    dice = random.Random(seed)
    sizes = [(128, 64), (37, 29), *(dice.choice(SIZES) for _ in range(3)), (2, 1)]
    buffers = [(w, h, dice.randbytes(w * ((h + 7) // 8)).hex()) for w, h in sizes]
    calls = []
    for _ in range(40):
        on = dice.choice((0, 0, 0, 1, 2))
        w, h = sizes[on]

        def at(size=w):
            return dice.randint(-size, 2 * size)

        color = dice.choice((0, 1, 1, 2, 255))
        name = dice.choice(("fill_rect", "hline", "vline", "pixel", "line", "blit", "blit", "get"))
        if name == "fill_rect":
            args = [at(), at(h), at(), at(h), color]
        elif name in ("hline", "vline"):
            args = [at(), at(h), at(), color]
        elif name == "pixel":
            args = [at(), at(h), color]
        elif name == "get":
            name, args = "pixel", [at(), at(h)]
        elif name == "line":
            args = [at(), at(h), at(), at(h), color]
        else:
            source = dice.choice([i for i in range(len(sizes)) if i != on])
            args = [source, at(), at(h), dice.choice((-1, 0, 1)), dice.choice((-1, -1, 5))]
        calls.append((name, on, args))
    if dice.random() < 0.2:
        calls.insert(dice.randrange(len(calls)), ("fill", 1, [dice.choice((0, 1))]))
    return {"buffers": buffers, "calls": calls}


def drawn(story: dict) -> tuple[list, list]:
    pictures = [FrameBuffer(bytearray.fromhex(d), w, h, 0) for w, h, d in story["buffers"]]
    seen = []
    for name, on, args in story["calls"]:
        if name == "blit":
            source, x, y, key, palette = args
            swap = None if palette < 0 else pictures[palette]
            pictures[on].blit(pictures[source], x, y, key, swap)
        else:
            got = getattr(pictures[on], name)(*args)
            if got is not None:
                seen.append(got)
    return seen, [p.buffer.hex() for p in pictures]


def test_random_shapes_are_the_same_on_micropython(tmp_path):
    stories = [story(seed) for seed in range(size(60, 1500))]
    file = tmp_path / "stories.json"
    file.write_text(json.dumps(stories))
    done = micropython("tests/gadget/run_shapes.py", str(file), heap="32M")
    assert done.returncode == 0, done.stdout + done.stderr
    lines = done.stdout.splitlines()
    assert len(lines) == len(stories)
    for seed, (reported, line) in enumerate(zip(stories, lines, strict=True)):
        seen, pictures = drawn(reported)
        assert line == f"{seen} {pictures}", f"story {seed} differs"


@pytest.mark.parametrize("size", [(0, 8, 0), (8, 0, 0), (9, 8, 0), (8, 9, 0), (8, 8, 3)])
def test_bad_sizes_are_refused(size):
    with pytest.raises(ValueError, match=r"bad size|too small|only MONO_VLSB"):
        FrameBuffer(bytearray(8), *size)
