"""MicroPython's `framebuf` for CPython: one bit per pixel, in pages of eight rows.

Byte for byte what the real module draws, clipping included; a test compares the two.
The bytes of a page that lie side by side are drawn as one large number, all columns at once.
"""

from functools import cache

MONO_VLSB = 0


class FrameBuffer:
    def __init__(self, buffer, width, height, format):
        if format != MONO_VLSB:
            raise ValueError("only MONO_VLSB is drawn here")
        if width < 1 or height < 1:
            raise ValueError("bad size")
        if len(buffer) < (height + 7) // 8 * width:
            raise ValueError("the buffer is too small")
        self.buffer = buffer
        self.width = width
        self.height = height

    def fill(self, c):
        self.fill_rect(0, 0, self.width, self.height, c)

    def fill_rect(self, x, y, w, h, c):
        left, right = max(x, 0), min(x + w, self.width)
        top, bottom = max(y, 0), min(y + h, self.height)
        if w < 1 or h < 1 or left >= right or top >= bottom:
            return
        count = right - left
        for page in range(top >> 3, ((bottom - 1) >> 3) + 1):
            mask = _rows(top - page * 8, bottom - page * 8) * _ones(count)
            self._write(page, left, count, mask if c else 0, mask)

    def hline(self, x, y, w, c):
        self.fill_rect(x, y, w, 1, c)

    def vline(self, x, y, h, c):
        self.fill_rect(x, y, 1, h, c)

    def pixel(self, x, y, c=None):
        if not (0 <= x < self.width and 0 <= y < self.height):
            return None
        i = (y >> 3) * self.width + x
        if c is None:
            return self.buffer[i] >> (y & 7) & 1
        bit = 1 << (y & 7)
        self.buffer[i] = self.buffer[i] | bit if c else self.buffer[i] & ~bit
        return None

    def line(self, x1, y1, x2, y2, c):
        dx, sx = (x2 - x1, 1) if x2 > x1 else (x1 - x2, -1)
        dy, sy = (y2 - y1, 1) if y2 > y1 else (y1 - y2, -1)
        steep = dy > dx
        if steep:
            x1, y1, dx, dy, sx, sy = y1, x1, dy, dx, sy, sx
        e = 2 * dy - dx
        for _ in range(dx):
            if steep:
                self.pixel(y1, x1, c)
            else:
                self.pixel(x1, y1, c)
            while e >= 0:
                y1 += sy
                e -= 2 * dx
            x1 += sx
            e += 2 * dy
        self.pixel(x2, y2, c)

    def blit(self, source, x, y, key=-1, palette=None):
        """Copy another frame buffer; its pixels of colour `key` stay out."""
        left, right = max(x, 0), min(x + source.width, self.width)
        if left >= right or y >= self.height or y + source.height <= 0:
            return
        zero, one = (palette.pixel(0, 0), palette.pixel(1, 0)) if palette else (0, 1)
        count = right - left
        ones = _ones(count)
        shift = y & 7
        for page in range((source.height + 7) // 8):
            first = page * source.width + left - x
            bits = int.from_bytes(source.buffer[first : first + count], "little")
            if zero or not one:
                bits = (bits if one else 0) | (~bits if zero else 0)
            mask = _rows(0, source.height - page * 8) * ones
            if key in (0, 1):
                mask &= bits if key == 0 else ~bits
            bits &= mask
            to = (y >> 3) + page
            below = 255 << shift & 255
            self._write(to, left, count, bits << shift, mask << shift & below * ones)
            if shift:
                above, back = 255 >> (8 - shift), 8 - shift
                self._write(to + 1, left, count, bits >> back, mask >> back & above * ones)

    def _write(self, page, x, count, bits, mask):
        """Write the masked pixels of so many columns of a page."""
        if page < 0 or page * 8 >= self.height:
            return
        if page * 8 + 8 > self.height:
            mask &= _rows(0, self.height - page * 8) * _ones(count)
        i = page * self.width + x
        old = int.from_bytes(self.buffer[i : i + count], "little")
        self.buffer[i : i + count] = (old & ~mask | bits & mask).to_bytes(count, "little")


@cache
def _ones(count):
    """The lowest bit of so many bytes."""
    return int.from_bytes(b"\x01" * count, "little")


@cache
def _rows(top, bottom):
    """The bits of a page's rows from `top` up to before `bottom`."""
    top, bottom = max(top, 0), min(bottom, 8)
    return ((1 << bottom) - (1 << top)) & 255
