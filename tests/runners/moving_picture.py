"""`python -m tests.runners.moving_picture`: a round on the gadget as docs/pictures/round.gif.

A frame for every picture that is sent to the display while a script is played, shown for as long
as it stands there; the same script gives the same bytes.
"""

import io
import sys
import tempfile

from PIL import Image

from tests.gadget.png import HEIGHT, WIDTH, rows_of
from tests.runners.driver import PICTURES, table

OUT = PICTURES / "round.gif"
TIMES = 3
INK = (0, 0, 0, 210, 235, 255)  # dark, lit
SHORTEST_MS = 40
ROUND = """
wait 1200
press A
wait 1200
hold A
wait 2500
press DOWN
wait 1500
press B
wait 500
hold A
wait 3000
"""


def moving_picture() -> bytes:
    frames: list[tuple[int, bytes]] = []
    with tempfile.TemporaryDirectory() as folder:
        script = table(folder)
        show = script.display.show

        def watched() -> None:
            show()
            frames.append((script.now, script.display.seen))

        script.display.show = watched
        script.run(ROUND)
        end = script.now
    return gif(frames, end)


def gif(frames: list[tuple[int, bytes]], end: int) -> bytes:
    """Pictures with the times at which they appeared, in ms."""
    pictures, lengths = [], []
    for at, (begun, seen) in enumerate(frames):
        until = frames[at + 1][0] if at + 1 < len(frames) else end
        if until - begun < SHORTEST_MS and at + 1 < len(frames):
            frames[at + 1] = (
                begun,
                frames[at + 1][1],
            )  # nobody sees it: the next one comes sooner
            continue
        pixels = Image.new("P", (WIDTH, HEIGHT))
        pixels.putpalette(INK)
        pixels.putdata([pixel for row in rows_of(seen) for pixel in row])
        pictures.append(pixels.resize((WIDTH * TIMES, HEIGHT * TIMES), Image.Resampling.NEAREST))
        lengths.append(until - begun)
    written = io.BytesIO()
    first, *others = pictures
    first.save(
        written,
        "GIF",
        save_all=True,
        append_images=others,
        duration=lengths,
        loop=0,
        optimize=False,
    )
    return written.getvalue()


if __name__ == "__main__":
    OUT.write_bytes(moving_picture())
    sys.exit(0)
