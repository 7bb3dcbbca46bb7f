"""The fonts: drawn by hand, made into bytes, complete and readable."""

import string

import pytest

from firmware.ui.font import BIG, FONTS, MEDIUM, SMALL
from host_tools.fonts import make

LETTERS = string.ascii_letters + string.digits + "ÄÖÜäöüß"
MARKS = "!?.,:;+-*/=()'\"%&#„“”’–…·×←→↑↓✓★ "


def glyph(font, ch):
    """A character's columns, each an integer of bits from the top."""
    data, length, height, _ = font.strip
    i = font.index(ord(ch))
    return [
        sum(data[at + page * length] << (8 * page) for page in range((height + 7) // 8))
        for at in range(font.starts[i], font.starts[i] + font.widths[i])
    ]


def test_glyphs_are_made_from_the_drawings():
    made = make.GLYPHS.read_text(encoding="utf-8")
    assert made == make.module(), "run: python -m host_tools.fonts.make"


@pytest.mark.parametrize("font", [SMALL, MEDIUM], ids=["small", "medium"])
def test_every_character_has_its_own_glyph(font):
    box = glyph(font, "☃")
    glyphs = {ch: tuple(glyph(font, ch)) for ch in LETTERS + MARKS}
    for ch, columns in glyphs.items():
        assert list(columns) != box, ch
    assert len(set(glyphs.values())) == len(glyphs)
    assert not any(glyphs[" "])


def test_big_font_has_what_numbers_need():
    box = glyph(BIG, "☃")
    glyphs = {ch: tuple(glyph(BIG, ch)) for ch in "0123456789:+-−./% "}
    for ch, columns in glyphs.items():
        assert list(columns) != box, ch
    # A timer must not dance: all digits but the one are equally wide.
    assert {len(glyphs[d]) for d in "023456789"} == {10}


@pytest.mark.parametrize("font", FONTS, ids=["small", "medium", "big"])
def test_glyphs_stay_inside_the_font(font):
    for i in range(len(font.widths)):
        assert font.widths[i] > 0
    assert list(font.starts) == [sum(font.widths[:i]) for i in range(len(font.widths))]
    assert sum(font.widths) == font.strip[1]
    assert len(font.strip[0]) == font.strip[1] * ((font.height + 7) // 8)
    for ch in "gjpqy,;" if font is not BIG else "0,":
        assert max(glyph(font, ch)) < 1 << font.height


@pytest.mark.parametrize("font", [SMALL, MEDIUM], ids=["small", "medium"])
def test_umlauts_have_two_dots_of_their_own(font):
    """In the top row stand two dots, apart, whatever is below them."""
    for ch in "ÄÖÜäöü":
        top = "".join("#" if column & 1 else "." for column in glyph(font, ch))
        assert len([dot for dot in top.split(".") if dot]) == 2, ch


def test_a_line_of_text_holds_at_least_21_letters():
    """The short form of a refusal has up to 21 characters: it fits into one line."""
    from firmware.boards.framebuf_cpython import FrameBuffer
    from firmware.ui.canvas import Canvas

    canvas = Canvas(FrameBuffer(bytearray(1024), 128, 64, 0))
    for text in ("Rückgängig machen: ja", "HIGHWAY NEXT TO LAKE."):
        assert len(text) == 21
        assert canvas.width(text) <= 128


def test_a_bad_drawing_is_named(tmp_path, monkeypatch):
    monkeypatch.setattr(make, "HERE", tmp_path)
    for line, message in (("A @0 ##/#", "unequal"), ("A @7 #/#", "too many")):
        (tmp_path / "small.txt").write_text(f"height 8 gap 1\n{line}\n", encoding="utf-8")
        with pytest.raises(ValueError, match=message):
            make.drawn("small")
    (tmp_path / "small.txt").write_text("height 8 gap 1\nA @0 #\nA @0 #\n", encoding="utf-8")
    with pytest.raises(ValueError, match="draws A twice"):
        make.drawn("small")
