"""A trace-back of the image shows the real files, functions and lines."""

import re
import traceback
from pathlib import Path

from tests.pico import firmware, images
from tests.pico.rig import PicoRig

FAULT = """\
from firmware.play.fair import Dice
dice = Dice(bytes(32))
dice._text = 5
dice.draw(0, 6)
"""


def on_cpython() -> list[tuple[str, int, str]]:
    """(path, line, function) of each frame in our files."""
    try:
        exec(FAULT, {})
    except TypeError as fault:
        frames = traceback.extract_tb(fault.__traceback__)
    paths = [(Path(frame.filename), frame.lineno or 0, frame.name) for frame in frames]
    return [
        (path.relative_to(firmware.ROOT).as_posix(), line, name)
        for path, line, name in paths
        if path.is_relative_to(firmware.ROOT / "firmware")
    ]


def test_a_trace_back_shows_what_it_shows_on_a_computer():
    wanted = on_cpython()
    assert [name for _, _, name in wanted] == ["draw", "_digest"]
    pico = PicoRig(dump=b"", pins=firmware.PINS, held=("B",), image=images.frozen())
    pico.run(500)
    pico.type(FAULT.replace("\n", "\r").encode())
    pico.run(300)
    shown = re.findall(r'File "(firmware/[^"]+)", line (\d+), in (\w+)', pico.text())
    assert [(path, int(line), name) for path, line, name in shown] == wanted
