"""What is skipped is never skipped silently."""

import os
import subprocess
import sys

import pytest

LEG = """
import pytest
from tests.support.optional_deps import missing

@pytest.mark.parametrize("n", range(3))
def test_on_the_moon(n):
    missing("moon, there is no rocket", "build one")
"""
LINE = "SKIPPED LEG: moon, there is no rocket. To run it: build one"


@pytest.mark.parametrize(("everything", "code"), [("", 0), ("1", 1)])
def test_a_leg_without_its_part_is_named_in_one_line_or_fails(tmp_path, everything, code):
    (tmp_path / "test_moon.py").write_text(LEG, encoding="utf-8")
    command = [
        sys.executable,
        "-m",
        "pytest",
        "-q",
        "-p",
        "tests.conftest",
        "-p",
        "no:cacheprovider",
    ]
    done = subprocess.run(
        [*command, str(tmp_path / "test_moon.py")],
        env=os.environ | {"SIGNALBOX_ALL": everything, "PYTHONPATH": os.getcwd()},
        capture_output=True,
        text=True,
        check=False,
    )
    assert done.returncode == code, done.stdout + done.stderr
    if not code:
        assert done.stdout.splitlines().count(LINE) == 1
