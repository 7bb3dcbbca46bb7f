"""Streams that are closed, full, or read by nobody any more: a sentence at most, no trace-back."""

import json
import subprocess
import sys
from pathlib import Path

SIGNALBOX = Path(sys.executable).with_name("signalbox")
ROOT = Path(__file__).resolve().parents[2]
MAY_END = {
    "input closed": (0, 1, 2),
    "output closed": (2,),
    "errors closed": (0, 1, 2),
    "output full": (0, 2),  # 0: there was nothing to say
    "errors full": (0, 2),
    "reader left": (0, 1, 2),
}


def test_every_command_with_closed_full_and_abandoned_streams(tmp_path):
    command = [sys.executable, "-m", "tests.host_tools.every_command", str(tmp_path)]
    done = subprocess.run(command, cwd=ROOT, capture_output=True, text=True, check=True)
    found = json.loads(done.stdout)
    assert {way for _, way, _, _ in found} == set(MAY_END)
    for name, way, code, said in found:
        assert code in MAY_END[way], (name, way, code, said)
        assert "Traceback" not in said and "Exception ignored" not in said, (name, way, said)
        if way == "output closed":
            assert "redirect it to a file" in said, name
        if way == "output full" and code == 2:
            assert said, name
    assert not list(tmp_path.glob("* output closed/[!s]*")), "nothing was done"


def shell(line: str, **environment: str) -> subprocess.CompletedProcess:
    return subprocess.run(
        ["bash", "-c", line],
        env=environment | {"PATH": f"{SIGNALBOX.parent}:/usr/bin:/bin"},
        capture_output=True,
        text=True,
        check=False,
    )


def test_an_error_that_cannot_be_written_still_ends_with_2():
    for words in ("show ffff", "show --no-such-option"):
        assert shell(f"signalbox {words} 2>/dev/full").returncode == 2, words
    assert shell("signalbox rules railroad >/dev/full 2>/dev/full").returncode == 2


def test_what_a_shell_closes(tmp_path):
    done = shell("signalbox games >&-", SIGNALBOX_DB=str(tmp_path / "s.sqlite"))
    assert done.returncode == 2 and "standard output is closed" in done.stderr
    assert not list(tmp_path.iterdir())
    for name in ("score", "check"):
        done = shell(f"signalbox {name} <&-")
        assert done.returncode == 2 and "standard input is closed" in done.stderr
    done = shell("signalbox rules railroad 2>&- | true; echo ${PIPESTATUS[0]}")
    assert done.stdout in ("0\n", "1\n") and done.stderr == ""
