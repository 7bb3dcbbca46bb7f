"""A game of every kind at its greatest length, on real MicroPython: resumed, played on, ended."""

import pytest

from host_tools.journals.examine import examine
from tests.micropython.unix import GADGET_HEAP, micropython
from tests.play.longest import KINDS, files_of, last_lines, last_presses, long_game

# Objects of this build are twice as large as a board's: sheets, carts and drafts do not fit in
# this heap here even when the game is short. Emma's rules take 16 KB more since it deals cards.
SMALL = {"dice": "208K", "emma": "224K"}


@pytest.fixture(scope="module", params=KINDS)
def game(request, tmp_path_factory):
    folder = tmp_path_factory.mktemp(request.param)
    for name, data in files_of(long_game(request.param, last_lines(request.param))).items():
        (folder / name).write_bytes(data)
    return request.param, folder


def test_the_gadget_takes_up_plays_on_and_ends_a_game_at_the_limit(game, tmp_path):
    kind, folder = game
    presses = tmp_path / "presses.txt"
    presses.write_text(last_presses(kind), encoding="utf-8")
    for name in folder.iterdir():
        (tmp_path / name.name).write_bytes(name.read_bytes())
    words = ("-m", "tests.micropython.run_long", str(tmp_path), str(presses))
    done = micropython(*words, heap=GADGET_HEAP)
    assert done.returncode == 0, done.stdout + done.stderr
    begins, ends = done.stdout.splitlines()
    assert f"with {last_lines(kind)} free" in begins
    assert int(begins.split()[-1]) > 40_000, "and there is memory to spare"
    assert ends == "ends on start report None" and not (tmp_path / "crash.txt").exists()
    found = examine((tmp_path / "g00001.fin").read_bytes())
    assert found.valid and found.dice == "match"
    assert len(found.events) > last_lines(kind)
    if kind == "dice":
        assert len(found.events) == last_lines(kind) + 6, "two throws, the end, the reveal"


@pytest.mark.parametrize("kind", SMALL)
def test_the_session_alone_goes_to_the_limit_in_a_small_heap(kind, tmp_path):
    for name, data in files_of(long_game(kind, last_lines(kind))).items():
        (tmp_path / name).write_bytes(data)
    done = micropython("tests/micropython/run_to_the_limit.py", str(tmp_path), heap=SMALL[kind])
    assert done.returncode == 0, done.stdout + done.stderr
    assert "LIMIT" in done.stdout
    assert examine((tmp_path / "g00001.fin").read_bytes()).valid
