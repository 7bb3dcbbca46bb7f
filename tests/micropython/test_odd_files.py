"""No file on the flash, whatever it holds, keeps the gadget from its screens and from a new game.

On real MicroPython with a board's heap, which is fresh at every power-on.
"""

from pathlib import Path

import pytest

from tests.micropython.unix import GADGET_HEAP, micropython
from tests.support.odd_files import RUNNING, chosen
from tests.support.sizes import size

PARTS = 4
# A board has 237 KB; objects are twice as large here, and sources are compiled in the heap too.


def lay_out(folder: Path, files: dict[str, bytes | None]) -> None:
    folder.mkdir()
    for name, data in files.items():
        if data is None:
            (folder / name).mkdir()
        else:
            (folder / name).write_bytes(data)


def kept(folder: Path, data: bytes) -> bool:
    """Is every byte of the game that was in progress still there, in one piece or in two?"""
    found = [path.read_bytes() for path in folder.glob("g00002.*") if path.is_file()]
    found.append(b"")
    return any(whole[: len(data) - len(rest)] + rest == data for whole in found for rest in found)


@pytest.mark.parametrize("part", range(PARTS))
def test_whatever_is_on_the_flash_a_new_game_can_begin(part, tmp_path):
    wrong = {}
    for i, (name, files) in enumerate(chosen(size(211, 7))[part::PARTS]):
        folder = tmp_path / str(i)
        lay_out(folder, files)
        done = micropython("-m", "tests.micropython.run_odd", str(folder), heap=GADGET_HEAP)
        if done.stdout != "OK\n":
            wrong[name] = done.stdout + done.stderr
        elif files.get(RUNNING) and not kept(folder, files[RUNNING]):
            wrong[name] = "a part of the game is lost"
    assert wrong == {}
