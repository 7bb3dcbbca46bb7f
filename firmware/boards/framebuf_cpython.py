"""MicroPython's `framebuf` for CPython: one bit per pixel, in pages of eight rows.

Byte for byte what the real module draws, clipping included; a test compares the two.
The bytes of a page that lie side by side are drawn as one large number, all columns at once.
"""

from functools import cache

MONO_VLSB = 0
_number = int.from_bytes


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
        left = x if x > 0 else 0
        top = y if y > 0 else 0
        right = x + w if x + w < self.width else self.width
        bottom = y + h if y + h < self.height else self.height
        count = right - left
        if count < 1 or top >= bottom:
            return
        buffer = self.buffer
        for page in range(top >> 3, (bottom + 7) >> 3):
            mask = _columns(top - page * 8, bottom - page * 8, count)
            i = page * self.width + left
            if count == 1:
                buffer[i] = buffer[i] | mask if c else buffer[i] & ~mask
            else:
                old = _number(buffer[i : i + count], "little")
                new = old | mask if c else old & ~mask
                buffer[i : i + count] = new.to_bytes(count, "little")

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
        left = x if x > 0 else 0
        right = x + source.width if x + source.width < self.width else self.width
        count = right - left
        if count < 1 or y >= self.height or y + source.height <= 0:
            return
        zero, one = (palette.pixel(0, 0), palette.pixel(1, 0)) if palette else (0, 1)
        shift = y & 7
        page = y >> 3
        first = left - x
        whole = key == -1 and one and not zero and not shift
        # What a row of bytes has below the page that it begins on is drawn with the next row.
        below = below_mask = 0
        for rows in range(source.height, 0, -8):
            data = source.buffer[first : first + count]
            if whole and rows > 7 and 0 <= page < self.height >> 3:
                i = page * self.width + left
                self.buffer[i : i + count] = data
            else:
                bits = _number(data, "little")
                if zero or not one:
                    bits = (bits if one else 0) | (~bits if zero else 0)
                mask = _columns(0, rows, count)
                if key == 0:
                    mask &= bits
                elif key == 1:
                    mask &= ~bits
                bits &= mask
                if shift:
                    here = mask << shift & _columns(shift, 8, count)
                    self._write(page, left, count, bits << shift & here | below, here | below_mask)
                    below_mask = mask >> (8 - shift) & _columns(0, shift, count)
                    below = bits >> (8 - shift) & below_mask
                else:
                    self._write(page, left, count, bits, mask)
            first += source.width
            page += 1
        if below_mask:
            self._write(page, left, count, below, below_mask)

    def _write(self, page, x, count, bits, mask):
        """Write the masked pixels of `count` columns of a page."""
        room = self.height - page * 8
        if page < 0 or room < 1 or not mask:
            return
        if room < 8:
            within = _columns(0, room, count)
            bits &= within
            mask &= within
        i = page * self.width + x
        old = _number(self.buffer[i : i + count], "little")
        self.buffer[i : i + count] = (old & ~mask | bits).to_bytes(count, "little")


@cache
def _columns(top, bottom, count):
    """The bits of the rows from `top` up to before `bottom`, in `count` columns of a page."""
    return ((1 << min(bottom, 8)) - (1 << max(top, 0))) * int.from_bytes(b"\x01" * count, "little")
