"""For a person to look at: `python -m tests.gadget.look OUT.png SCRIPT...` draws all pictures of
some scripts on one sheet, English and German side by side."""

import sys

from PIL import Image

from tests.runners.driver import pictures, pictures_of_trouble


def drawn(picture: bytes) -> Image.Image:
    image = Image.new("L", (128, 64))
    for y in range(64):
        for x in range(128):
            image.putpixel((x, y), 255 * (picture[y // 8 * 128 + x] >> y % 8 & 1))
    return image.resize((384, 192), Image.Resampling.NEAREST)


def main() -> None:
    out, *names = sys.argv[1:]
    found: dict[str, list[bytes]] = {}
    for language in ("en", "de"):
        for name in names:
            trouble = name == "trouble"
            drawings = pictures_of_trouble(language) if trouble else pictures(name, language)
            for picture, data in drawings.items():
                found.setdefault(picture, []).append(data)
    sheet = Image.new("L", (4 * 400, (len(found) + 1) // 2 * 208), 90)
    for i, both in enumerate(found.values()):
        for j, data in enumerate(both):
            sheet.paste(drawn(data), (8 + 400 * (2 * (i % 2) + j), 8 + 208 * (i // 2)))
    sheet.save(out)


if __name__ == "__main__":
    main()
