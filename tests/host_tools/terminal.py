"""The command line as a user meets it, in this process: exit code and what was printed."""

import sys
import unicodedata
from dataclasses import dataclass

import pytest

from host_tools import cli


@dataclass
class Ran:
    code: int
    out: str
    err: str


@pytest.fixture
def signalbox(monkeypatch, capsys, tmp_path):
    """signalbox("games", "--json") -> Ran; the store is one of its own."""
    monkeypatch.setenv("SIGNALBOX_DB", str(tmp_path / "store.sqlite"))

    def run(*words: object) -> Ran:
        monkeypatch.setattr(sys, "argv", ["signalbox", *map(str, words)])
        capsys.readouterr()
        with pytest.raises(SystemExit) as left:
            cli.main()
            raise SystemExit(0)
        said = capsys.readouterr()
        for text in (said.out, said.err):
            no_control_characters(text)
        return Ran(left.value.code or 0, said.out, said.err)

    return run


def no_control_characters(text: str) -> None:
    odd = {c for c in text if unicodedata.category(c) in ("Cc", "Cf", "Cs") and c != "\n"}
    assert not odd, odd
