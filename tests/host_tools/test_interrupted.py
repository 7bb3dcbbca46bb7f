"""Ctrl-C at any moment, from the first import to the very end: no trace-back, exit code 130."""

import random
import signal
import subprocess
import sys
from pathlib import Path

import pytest

from tests.support.sizes import size

ROOT = Path(__file__).resolve().parents[2]
SIGNALBOX = Path(sys.executable).with_name("signalbox")
ENDED = (130, -signal.SIGINT)  # a shell shows both as 130


def interrupted(moment: int, *words: str) -> subprocess.CompletedProcess:
    """`signalbox`, interrupted at that call of a function."""
    runner = [sys.executable, "-m", "tests.host_tools.interrupted", str(moment), str(SIGNALBOX)]
    return subprocess.run([*runner, *words], cwd=ROOT, capture_output=True, text=True, check=False)


@pytest.mark.parametrize("words", [("--version",), ("games", "--json")], ids=" ".join)
def test_ctrl_c_at_any_moment(words, tmp_path, monkeypatch):
    monkeypatch.setenv("SIGNALBOX_DB", str(tmp_path / "store.sqlite"))
    calls = int(interrupted(0, *words).stdout.split()[-1])
    rng = random.Random(7)
    for moment in [1, *(rng.randint(2, calls) for _ in range(size(2, 150)))]:
        ran = interrupted(moment, *words)
        assert ran.returncode in ENDED and not ran.stderr, (moment, ran)


def test_a_command_in_the_background_ignores_ctrl_c():
    """As `signalbox ... &` in a script: shells start it with SIGINT ignored."""
    code = "import signal; signal.signal(signal.SIGINT, signal.SIG_IGN); import os, sys; "
    code += "import host_tools.cli as c; os.kill(os.getpid(), signal.SIGINT); c.main()"
    words = [sys.executable, "-c", code, "--version"]
    ran = subprocess.run(words, cwd=ROOT, capture_output=True, text=True, check=False)
    assert (ran.returncode, ran.stderr) == (0, "") and ran.stdout.startswith("signalbox ")


FIRST = """
import sys
import _signal

_signal.signal(_signal.SIGINT, _signal.default_int_handler)  # a job in the background ignores it
sys.argv[0] = "/some/where/signalbox"
early = []


class Watch:
    def find_spec(self, name, *more):
        if _signal.getsignal(_signal.SIGINT) is _signal.default_int_handler:
            early.append(name)


sys.meta_path.insert(0, Watch())
import host_tools.cli
print(early)
"""


def test_ctrl_c_is_arranged_before_anything_else_is_imported():
    words = [sys.executable, "-S", "-c", FIRST]  # without `site`, which imports much itself
    ran = subprocess.run(words, cwd=ROOT, capture_output=True, text=True, check=True)
    assert ran.stdout == "['host_tools', 'host_tools.cli']\n"
