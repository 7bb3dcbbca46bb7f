"""`signalbox deploy` is interrupted anywhere, by a power cut of the board and by Ctrl-C: the games
stay, and the same command again puts all of the firmware on the board."""

import random
import signal
import subprocess
import sys
from itertools import pairwise
from pathlib import Path

import pytest

from tests.host_tools.quick_board import QuickBoard
from tests.support.sizes import SOAK

ROOT = Path(__file__).resolve().parents[2]
SIGNALBOX = Path(sys.executable).with_name("signalbox")
JOURNALS = ROOT / "tests/fixtures/journals"
GAMES = {
    "/data/g00001.fin": (JOURNALS / "format1_railroad.jnl").read_bytes(),
    "/data/g00002.jnl": (JOURNALS / "format1_emma.jnl").read_bytes()[:3000],
    "/data/settings": b"whatever they are",
}
INTERRUPTED = (sys.executable, "-m", "tests.host_tools.interrupted")
ENDED = (130, -signal.SIGINT)
POINTS = 25
BLOCKS = 640  # the file system of a Pico 2
PATIENCE_S = 300


def deploy(there: QuickBoard, *before: str) -> subprocess.CompletedProcess:
    """The command, at this board; `before` are words in front of it."""
    words = [*before, str(SIGNALBOX), "deploy", "--device", there.port]
    return subprocess.run(
        words, cwd=ROOT, capture_output=True, text=True, timeout=PATIENCE_S, check=False
    )


@pytest.fixture(scope="module")
def new(tmp_path_factory) -> dict[str, bytes]:
    """The files of a board after a deploy that nothing interrupts."""
    with QuickBoard(tmp_path_factory.mktemp("whole"), GAMES, blocks=BLOCKS) as there:
        ran = deploy(there)
    assert ran.returncode == 0 and not ran.stderr, ran
    return there.files()


@pytest.fixture(scope="module")
def old(new) -> dict[str, bytes]:
    """The files of a board with an older firmware: half of its files differ, one is too many."""
    ours = sorted(path for path in new if path.startswith("/lib/"))
    older = {path: new[path] + b"older" for path in ours[::2]}
    return new | older | {"/lib/firmware/gone.mpy": b"gone" * 3000}


@pytest.fixture(scope="module")
def moments(old, tmp_path_factory) -> list[tuple[int, int]]:
    """(write to the flash, call of a function) at which a deploy is interrupted."""
    if not SOAK:
        return [(60, 1_000_000)]
    with QuickBoard(tmp_path_factory.mktemp("counted"), old, blocks=BLOCKS) as there:
        ran = deploy(there, *INTERRUPTED, "0")
    return list(zip(spread(there.writes()), spread(int(ran.stdout.split()[-1])), strict=True))


def spread(count: int) -> list[int]:
    """Moments out of a range, in equal parts, each anywhere in its part."""
    rng = random.Random(count)
    ends = [count * i // POINTS for i in range(POINTS + 1)]
    return [rng.randint(first + 1, last) for first, last in pairwise(ends)]


def test_after_a_power_cut_and_a_ctrl_c_the_third_deploy_is_whole(old, new, moments, tmp_path):
    for write, call in moments:
        board = QuickBoard(tmp_path, old, blocks=BLOCKS, cut_after=write)
        with board as there:
            ran = deploy(there)
        assert ran.returncode == 2 and ran.stderr.count("\n") == 1, (write, ran)
        assert "run the command again" in ran.stderr, (write, ran)
        files = board.files()
        assert {path: files.get(path) for path in GAMES} == GAMES, write
        board = QuickBoard(tmp_path, None)
        with board as there:
            ran = deploy(there, *INTERRUPTED, str(call))
            assert ran.returncode in ENDED and not ran.stderr, (write, call, ran)
            ran = deploy(there)  # the board was on all the time
            assert ran.returncode == 0 and not ran.stderr, (write, call, ran)
        assert board.files() == new, (write, call)
