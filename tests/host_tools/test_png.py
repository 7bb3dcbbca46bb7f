"""The one encoder of PNG files, read back by Pillow."""

import io
import random

from PIL import Image

from host_tools.pictures.png import RGB, png


def test_every_pixel_comes_back():
    rng = random.Random(5)
    for kind, mode, size in ((0, "L", 1), (RGB, "RGB", 3)):
        rows = [rng.randbytes(31 * size) for _ in range(17)]
        with Image.open(io.BytesIO(png(rows, kind))) as picture:
            assert (picture.mode, picture.size) == (mode, (31, 17))
            assert picture.tobytes() == b"".join(rows)
