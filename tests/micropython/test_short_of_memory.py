"""A heap that is too small for a game in progress never costs the game.

On real MicroPython: from a heap in which the game opens down to one in which the gadget itself
does not start any more.
"""

from pathlib import Path

import pytest

from tests.bench.resume import KINDS, running
from tests.micropython.unix import micropython
from tests.play.longest import files_of
from tests.support.sizes import SOAK, size

ENOUGH_KB = 680
STEP_KB = size(10, 5)
EVENTS = 100
SOME = ("railroad with sheets",)


def switched_on(folder: Path, heap: int) -> tuple[bool, str]:
    """Did the gadget get through, and what it printed."""
    done = micropython("-m", "tests.micropython.run_start", str(folder), heap=f"{heap}K")
    return done.returncode == 0, done.stdout


def game_in(folder: Path) -> dict[str, bytes]:
    return {path.name: path.read_bytes() for path in folder.glob("g0*")}


@pytest.mark.parametrize("kind", KINDS if SOAK else SOME)
def test_a_small_heap_leaves_the_game_as_it_is(kind, tmp_path):
    for name, data in files_of(running(*KINDS[kind], EVENTS)).items():
        (tmp_path / name).write_bytes(data)
    before = game_in(tmp_path)
    _, opened = switched_on(tmp_path, ENOUGH_KB)
    assert opened.startswith("on ") and opened.endswith(" said None\n"), opened
    assert not opened.startswith("on start")
    through, printed = True, []
    for heap in range(ENOUGH_KB - STEP_KB, 0, -STEP_KB):
        through, said = switched_on(tmp_path, heap)
        assert game_in(tmp_path) == before, (heap, said)
        printed.append(said)
        if not through:
            break
    assert not through, "there was a heap for everything"
    if kind in SOME:  # a small game opens wherever the gadget starts
        assert any("fault" in said for said in printed), "memory ran out nowhere"
    assert switched_on(tmp_path, ENOUGH_KB)[1] == opened
