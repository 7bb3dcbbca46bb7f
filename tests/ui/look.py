"""One big picture of many: `python -m tests.ui.look OUT.png NAME...` for a person to look at."""

import sys
from pathlib import Path

from PIL import Image

from tests.scripts_driver import PICTURES


def main() -> None:
    out, *names = sys.argv[1:]
    if not names:
        names = sorted({path.name.split(".")[0] for path in PICTURES.glob("*.png")})
    sheet = Image.new("L", (4 * 400, (len(names) + 1) // 2 * 208), 90)
    for i, name in enumerate(names):
        for j, language in enumerate(("en", "de")):
            path = Path(PICTURES / f"{name}.{language}.png")
            picture = Image.open(path).resize((384, 192), Image.NEAREST)
            sheet.paste(picture, (8 + 400 * (2 * (i % 2) + j), 8 + 208 * (i // 2)))
    sheet.save(out)


if __name__ == "__main__":
    main()
