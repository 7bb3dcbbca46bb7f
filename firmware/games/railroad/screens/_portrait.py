"""The rival's face, 16x16 pixels."""

SIZE = 16
COLUMNS = (
    b"\x00\x10\xd8<\x9e\x9e\x9e\x1e\x1e\x9e\x9e\x9e<\xd8\x10\x00"
    b"\x00\x00\x0f\x11#BSUUSB#\x11\x0f\x00\x00"
)


def portrait(canvas):
    """The face as a frame buffer."""
    return type(canvas.fb)(bytearray(COLUMNS), SIZE, SIZE, 0)
