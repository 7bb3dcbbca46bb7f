"""An SSD1306 as the bus sees it: decodes I2C bytes by the data sheet into a 128x64 picture."""

WIDTH, PAGES = 128, 8
ADDRESS = 0x3C
# Commands with parameter bytes; every other command stands alone.
PARAMETERS = {
    **{0x20: 1, 0x21: 2, 0x22: 2, 0x81: 1, 0x8D: 1, 0xA8: 1, 0xAD: 1},
    **{0xD3: 1, 0xD5: 1, 0xD9: 1, 0xDA: 1, 0xDB: 1},
}
PAGE = 2  # the mode in which a column follows another on one page


class Oled:
    def __init__(self) -> None:
        self.ram = bytearray(b"\xaa\x55" * (WIDTH * PAGES // 2))  # noise, as after power-on
        self.on = False
        self.contrast = 0x7F
        self.pumped = False
        self.mode = PAGE
        self.page = self.column = 0
        self.columns, self.pages = (0, WIDTH - 1), (0, PAGES - 1)
        self.commands: list[int] = []  # every command byte since power-on
        self.data_bytes = 0
        self._command: list[int] = []

    def transaction(self, payload: bytes) -> None:
        """One I2C write, address taken off: control bytes say what follows them."""
        i = 0
        while i < len(payload):
            control = payload[i]
            last = not control & 0x80
            end = len(payload) if last else i + 2
            for byte in payload[i + 1 : end]:
                if control & 0x40:
                    self._data(byte)
                else:
                    self._take(byte)
            i = end

    def picture(self) -> bytes:
        """What a person sees: the 1024 bytes of the panel, dark when it is off."""
        return bytes(self.ram) if self.on and self.pumped else bytes(len(self.ram))

    def pixels(self) -> list[list[int]]:
        shown = self.picture()
        return [[shown[y // 8 * WIDTH + x] >> y % 8 & 1 for x in range(WIDTH)] for y in range(64)]

    def _data(self, byte: int) -> None:
        self.data_bytes += 1
        self.ram[self.page * WIDTH + self.column] = byte
        if self.mode == PAGE:
            self.column = (self.column + 1) % WIDTH
            return
        self.column += 1
        if self.column > self.columns[1]:
            self.column = self.columns[0]
            self.page = self.pages[0] if self.page >= self.pages[1] else self.page + 1

    def _take(self, byte: int) -> None:
        self.commands.append(byte)
        self._command.append(byte)
        first, *rest = self._command
        if len(rest) < PARAMETERS.get(first, 0):
            return
        self._command = []
        if first == 0x20:
            self.mode = rest[0] & 3
        elif first == 0x21:
            self.columns, self.column = (rest[0] & 127, rest[1] & 127), rest[0] & 127
        elif first == 0x22:
            self.pages, self.page = (rest[0] & 7, rest[1] & 7), rest[0] & 7
        elif first == 0x81:
            self.contrast = rest[0]
        elif first == 0x8D:
            self.pumped = bool(rest[0] & 4)
        elif first in (0xAE, 0xAF):
            self.on = first == 0xAF
        elif self.mode == PAGE:  # these three are for page addressing only
            if first & 0xF8 == 0xB0:
                self.page = first & 7
            elif first & 0xF0 == 0x00:
                self.column = self.column & 0x70 | first & 0x0F
            elif first & 0xF8 == 0x10:
                self.column = first << 4 & 0x70 | self.column & 0x0F
