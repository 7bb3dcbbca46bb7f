"""Moments that no walk comes by: a shared code, a timer that stands, taking back, a full flash, a
computer at work. What is shown and said after each press is in moments.txt, in short; `python -m
tests.gadget.test_moments` writes it again."""

from pathlib import Path

import pytest

from firmware.boards.framebuf_cpython import FrameBuffer
from firmware.play.timers import Timer
from firmware.ui import computer_picture
from firmware.ui.faults import record_fault
from tests.gadget.test_history import Evening
from tests.runners.driver import in_short, switched_on
from tests.runners.press_script import Display, Flash, prepare
from tests.support.golden_lines import golden, write

GOLDEN = Path(__file__).with_name("moments.txt")
BUTTONS = {"d": "DOWN", "u": "UP", "l": "LEFT", "r": "RIGHT", "a": "A", "b": "B"}


def coded(script):
    script.gadget.session.new("railroad", {}, ["Ada"], script.now, code="ABC234")
    script.gadget.home()


def timed(script):
    script.gadget.session.new("railroad", {}, ["Ada", "Bo"], script.now)
    script.gadget.session.timer = Timer("down", 60)
    script.gadget.home()


def plain_dice(script):
    script.gadget.session.new("dice", {}, ["Ada"], script.now)
    script.gadget.home()


def scored(script):
    session = script.gadget.session
    session.new("railroad", {}, ["Ada", "Bo", "Cy", "Di", "Eve"], script.now)
    while not session.game.over():
        session.roll(script.now) if session.game.asks() else session.do({"e": "end"}, script.now)
    for seat in range(5):
        session.do({"e": "scores", "p": seat, "v": [8 * seat, 5, 4, 2, 3, 0]}, script.now)
    script.gadget.home()


def tallied(script):
    script.gadget.go("tallies", "railroad")


def full(script):
    script.gadget.storage.free = lambda: (3, 256)
    script.gadget.home("start")


def code_wanted(script):
    script.gadget.go("entry", "code")


def bench(script):
    script.gadget.go("side_dice")


def built_in(script):
    script.gadget.board.origin = lambda: "image"
    script.gadget.home("about")


# A small letter is a press, a large one a hold, a dot waits for five seconds.
MOMENTS = {
    "a shared code": (coded, "LddaaaabbA.Lua"),
    "a timer that stands": (timed, "A.aLdaLab..aLddab"),
    "dice taken back": (plain_dice, "AALaLaALab"),
    "scores of five": (scored, "addduuLaLabdda"),
    "tallies": (tallied, "rrdduurdllddub"),
    "a full flash": (full, "ddaab"),
    "a code that is too short": (code_wanted, "arauuuulaarrra"),
    "two more dice": (bench, "rAlAddrAA"),
    "built in": (built_in, "db"),
}


@pytest.mark.parametrize("name", MOMENTS)
def test_a_moment_shows_and_says_what_it_did(name, tmp_path):
    assert played(name, tmp_path) == golden(GOLDEN)[name], (
        "another picture or other words: look, then run `python -m tests.gadget.test_moments`"
    )


def played(name: str, folder: Path) -> str:
    evening = Evening(folder)
    evening.railroad(["Ada", "Bo"], [[12, 5, 4, 2, 3, 0], [24, 9, 4, 2, 1, 0]])
    evening.session.close()
    script = switched_on(folder)
    begin, fingers = MOMENTS[name]
    begin(script)
    script.settle()
    found = [in_short(script)]
    for finger in fingers:
        if finger == ".":
            script.wait(5000)
        else:
            script.do("press" if finger.islower() else "hold", BUTTONS[finger.lower()])
        found.append(in_short(script))
    return " ".join(found)


@pytest.mark.parametrize("language", ["en", "de"])
def test_a_computer_at_work_is_shown_with_how_far_it_is(language, tmp_path):
    storage, display = Flash(str(tmp_path)), Display(FrameBuffer)
    prepare(storage, language)
    seen = []
    for what, done, of in (("connected", 0, 0), ("copying", 1, 4), ("updating", 4, 4)):
        computer_picture.draw(display, storage, what, done, of)
        seen.append(display.seen)
    assert len(set(seen)) == 3
    blank = [not any(seen[0][page * 128 : page * 128 + 128]) for page in range(8)]
    assert blank == [True, False, False, True, True, True, False, False]
    bars = [sum(bin(byte).count("1") for byte in one[384:640]) for one in seen]
    assert bars[0] == 0 < bars[1] < bars[2]


@pytest.mark.parametrize(
    ("file", "place"),
    [
        ("/home/x/round.py", "round.py:61"),
        ("C:\\x\\round.py", "round.py:61"),
    ],
)
def test_a_fault_is_named_by_its_innermost_place(file, place, tmp_path, monkeypatch):
    story = (
        f'Traceback:\n  File "main.py", line 3, in x\n  File "{file}", line 61, in y\nOSError: 5\n'
    )
    monkeypatch.setattr("firmware.ui.faults.describe", lambda _fault: story)
    storage = Flash(str(tmp_path))
    assert record_fault(storage, OSError(5), "pico") == ("OSError: 5", place)
    monkeypatch.setattr(storage, "replace", lambda *_: (_ for _ in ()).throw(OSError(28)))
    assert record_fault(storage, OSError(5), "pico") == ("OSError: 5", place + " *")


if __name__ == "__main__":
    write(GOLDEN, MOMENTS, played)
