"""The command line as a user meets it, in this process: exit code and what was printed."""

import io
import signal
import sys
import unicodedata
from collections.abc import Iterator
from contextlib import contextmanager
from dataclasses import dataclass
from subprocess import CompletedProcess

import pytest

from host_tools import cli


@dataclass
class Ran:
    code: int
    out: str
    err: str


@contextmanager
def command_line() -> Iterator[pytest.ExceptionInfo[SystemExit]]:
    """The command ends its process; this one goes on, with Ctrl-C as before."""
    former = signal.getsignal(signal.SIGINT)
    try:
        with pytest.raises(SystemExit) as left:
            yield left
            raise SystemExit(0)
    finally:
        signal.signal(signal.SIGINT, former)


@pytest.fixture
def signalbox(monkeypatch, capsys, tmp_path):
    """signalbox("games", "--json") -> Ran; the store is one of its own."""
    monkeypatch.setenv("SIGNALBOX_DB", str(tmp_path / "store.sqlite"))

    def run(*words: object) -> Ran:
        monkeypatch.setattr(sys, "argv", ["signalbox", *map(str, words)])
        capsys.readouterr()
        with command_line() as left:
            cli.main()
        said = capsys.readouterr()
        for text in (said.out, said.err):
            no_control_characters(text)
        return Ran(left.value.code or 0, said.out, said.err)

    return run


def refusal(ran: Ran) -> str:
    """The one line that a refusal prints."""
    assert ran.code == 2 and ran.out == "" and ran.err.count("\n") == 1, ran
    return ran.err


def piped(*words: str, typed: bytes = b"", encoding: str = "utf-8", **env: str):
    """`signalbox` with pipes at all its ends, with `subprocess.run`'s result: to start
    a process takes longer than most commands."""
    pipes = [io.TextIOWrapper(io.BytesIO(data), encoding) for data in (typed, b"", b"")]
    with pytest.MonkeyPatch.context() as patch:
        patch.setattr(sys, "argv", ["signalbox", *words])
        for name, pipe in zip(("stdin", "stdout", "stderr"), pipes, strict=True):
            patch.setattr(sys, name, pipe)
        for name, value in env.items():
            patch.setenv(name, value)
        with command_line() as left:
            cli.main()
    code = left.value.code or 0
    for pipe in pipes:
        pipe.flush()
    out, err = (pipe.buffer.getvalue().decode(encoding) for pipe in pipes[1:])
    return CompletedProcess(words, code, out, err)


def no_control_characters(text: str) -> None:
    odd = {c for c in text if unicodedata.category(c) in ("Cc", "Cf", "Cs") and c != "\n"}
    assert not odd, odd
