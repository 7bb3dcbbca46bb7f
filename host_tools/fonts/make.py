"""Turn the drawn fonts (*.txt beside this file) into the strips of firmware/ui/glyphs.py.

Run it after drawing: python -m host_tools.fonts.make
"""

from pathlib import Path

HERE = Path(__file__).parent
GLYPHS = HERE.parents[1] / "firmware" / "ui" / "glyphs.py"
NAMES = {"SPACE": " ", "BACKSLASH": "\\", "BOX": "BOX"}
FONTS = ("small", "medium", "big")
BEGINNING = '''\
"""The glyphs of all fonts, made by host_tools/fonts/make.py: draw there.

Of each font: height, gap, first character and how many follow it, other characters; then the
width of every glyph, where it begins in the strip (two bytes, the low one first), and the strip.
"""

# fmt: off
FONTS = ('''


def drawn(name: str) -> tuple[int, int, dict[str, list[int]]]:
    """A font's height, gap and glyphs; a glyph is one integer for every column."""
    height = gap = weight = 0
    glyphs: dict[str, list[int]] = {}
    for line in (HERE / f"{name}.txt").read_text(encoding="utf-8").splitlines():
        words = line.split(" ")
        if words[0] == "height":
            height, gap = int(words[1]), int(words[3])
            weight = int(words[5]) if len(words) > 5 else 1
        elif len(words) == 3 and words[1].startswith("@"):
            key = NAMES.get(words[0], words[0])
            if key in glyphs:
                raise ValueError(f"{name}.txt draws {key} twice")
            glyphs[key] = _columns(int(words[1][1:]), words[2].split("/"), weight, height, line)
    return height, gap, glyphs


def module() -> str:
    """The text of firmware/ui/glyphs.py."""
    return "\n".join([BEGINNING, *(line for name in FONTS for line in font(name)), ")", ""])


def font(name: str) -> list[str]:
    """The lines of one font."""
    height, gap, glyphs = drawn(name)
    box = glyphs.pop("BOX")
    run = max((_run(glyphs, c) for c in glyphs), key=len)
    extra = [c for c in glyphs if c not in run]
    columns = [glyphs[c] for c in run + extra] + [box]
    widths = [len(g) for g in columns]
    starts = [sum(widths[:i]) for i in range(len(widths))]
    pages = range((height + 7) // 8)
    strip = bytes((c >> (8 * page)) & 255 for page in pages for g in columns for c in g)
    return [
        "    (",
        f'        {height}, {gap}, {ord(run[0])}, {len(run)}, "{"".join(extra)}",',
        *_item(bytes(widths)),
        *_item(b"".join(start.to_bytes(2, "little") for start in starts)),
        *_item(strip),
        "    ),",
    ]


def _run(glyphs: dict[str, list[int]], start: str) -> list[str]:
    """The characters from `start` on that follow each other without a hole."""
    end = ord(start)
    while chr(end) in glyphs:
        end += 1
    return [chr(i) for i in range(ord(start), end)]


def _columns(top: int, rows: list[str], weight: int, height: int, line: str) -> list[int]:
    width = len(rows[0])
    if any(len(r) != width for r in rows) or top + len(rows) > height:
        raise ValueError(f"this glyph has rows of unequal length, or too many: {line}")
    columns = [
        sum(1 << (top + y) for y, row in enumerate(rows) if row[x] == "#") for x in range(width)
    ]
    for _ in range(weight - 1):  # a bold glyph is struck twice, one pixel apart
        columns = [a | b for a, b in zip([*columns, 0], [0, *columns], strict=True)]
    return columns


def literal(name: str, data: bytes) -> list[str]:
    """Bytes as the lines of a module."""
    return [f"{name} = (", *_rows(data, 4), ")"]


def _rows(data: bytes, indent: int) -> list[str]:
    rows = ["".join(f"\\x{b:02x}" for b in data[i : i + 22]) for i in range(0, len(data), 22)]
    return [f'{" " * indent}b"{row}"' for row in rows]


def _item(data: bytes) -> list[str]:
    *rows, last = _rows(data, 8)
    return [*rows, last + ","]


def main() -> None:
    GLYPHS.write_text(module(), encoding="utf-8")


if __name__ == "__main__":
    main()
