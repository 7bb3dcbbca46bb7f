"""The help of every command and subcommand, and what the shell completes."""

import inspect
import re
from typing import Annotated, get_args, get_origin, get_type_hints

import pytest
from typer.core import TyperArgument
from typer.models import OptionInfo

from firmware.version import VERSION
from host_tools.commands import TABLE
from tests.host_tools.command_tree import commands, parameters
from tests.host_tools.terminal import piped, signalbox

__all__ = ("signalbox",)  # pytest finds the fixture by its name here
ALL = dict(commands())
# What people make up themselves: nothing can be listed.
FREE = {
    *("ADDRESS", "CERT KEY", "CODE", "CODE|DAY", "DAY", "DIGITS", "FILE", "FILE|URL", "FOLDER"),
    *("ITEMS", "N", "NAME", "OUT", "OUT.pdf", "PORT", "S", "URL"),
}
ANY_TYPE = "<[a-z]"
ARGUMENTS_TOO = hasattr(TyperArgument, "display_type_rich")  # not in versions before 0.28
FROM_THE_STORE = {"ID", "ID DAY", "FILE|FOLDER|ID|CODE", "ID|FILE|DAY|CODE"}


@pytest.fixture(autouse=True)
def wide_enough(monkeypatch):
    monkeypatch.setenv("COLUMNS", "100")


def test_the_list_of_commands_has_a_name_on_every_row(signalbox):
    ran = signalbox("--help")
    rows = re.findall(r"^│ ([a-z][a-z-]*) +[A-Z]", ran.out, re.MULTILINE)
    assert rows == list(TABLE)
    rows = re.findall(r"^│ ([a-z][a-z-]*) +[A-Z]", signalbox("export", "--help").out, re.MULTILINE)
    assert rows == ["csv", "json", "bgstats", "sqlite"]


@pytest.mark.parametrize("words", ALL, ids=" ".join)
def test_every_help(signalbox, words):
    ran = signalbox(*words, "--help")
    assert ran.code == 0 and not ran.err
    assert " ".join(("Usage: signalbox", *words)) in ran.out
    assert not re.search(ANY_TYPE if ARGUMENTS_TOO else "<bool>", ran.out)
    if words:
        assert re.search(r"Examples?:", ran.out) and " ".join(("signalbox", *words)) in ran.out
    for other in (("help", *words), (*words, "-h")):
        assert signalbox(*other).out == ran.out, other


@pytest.mark.parametrize("words", [w for w, one in ALL.items() if one.callback], ids=" ".join)
def test_an_option_whose_value_has_its_name_is_spelled_out(words):
    """Else some versions of typer make `--GAME` of `--game GAME`."""
    hints = get_type_hints(inspect.unwrap(ALL[words].callback), include_extras=True)
    for name, hint in hints.items():
        for option in get_args(hint)[1:] if get_origin(hint) is Annotated else ():
            if isinstance(option, OptionInfo) and (option.metavar or "").lower() == name:
                assert option.default == "--" + name, words


def test_help_for_a_command_that_does_not_exist(signalbox):
    ran = signalbox("help", "gmaes")
    assert ran.code == 2 and "Did you mean 'games'" in ran.err


def test_the_version(signalbox):
    for word in ("--version", "-V"):
        ran = signalbox(word)
        assert (ran.code, ran.out) == (0, f"signalbox {VERSION}\n")


def completed(*words: str) -> list[str]:
    """What bash would offer for the last word."""
    ran = piped(
        _SIGNALBOX_COMPLETE="complete_bash",
        COMP_WORDS=" ".join(("signalbox", *words)),
        COMP_CWORD=str(len(words)),
    )
    assert ran.returncode == 0 and not ran.stderr
    return ran.stdout.split()


OPTIONS = [
    (words, one)
    for words, command in ALL.items()
    for one in parameters(words, command)
    if not getattr(one, "is_flag", False)
]


@pytest.mark.parametrize(
    ("words", "one"), OPTIONS, ids=[" ".join((*words, one.opts[0])) for words, one in OPTIONS]
)
def test_every_option_with_a_list_of_values_is_completed(words, one):
    """Each is either free text by its name in the help, or the shell completes it."""
    assert one.metavar, "the help needs a name for the value"
    if one.metavar in FROM_THE_STORE:
        return
    typed = (*words, one.opts[0], "") if one.opts[0].startswith("-") else (*words, "")
    offered = completed(*typed)
    listed = re.search(r": ([a-z0-9_]+(?:, [a-z0-9_]+)* or [a-z0-9_]+)\.$", one.help or "")
    if listed:
        assert offered == re.split(", | or ", listed[1])
        first = offered[0]
        assert first in completed(*typed[:-1], first[:-1])
    else:
        assert bool(offered) != (one.metavar in FREE), offered


def test_ids_of_games_are_completed(signalbox, tmp_path, monkeypatch):
    assert signalbox("demo", "--out", tmp_path / "games", "--games", 3, "--seed", 1).code == 0
    assert signalbox("sync", "--from", tmp_path / "games").code == 0
    ids = [line.split()[0] for line in signalbox("games").out.splitlines()[1:]]
    for words in (("show",), ("verify",), ("export", "bgstats", "--link"), ("games", "--date")):
        offered = completed(*words, "")
        assert sorted(one[:8] for one in offered) == sorted(ids), words


def test_commands_are_completed():
    assert completed("") == list(TABLE)
    assert completed("export", "") == ["csv", "json", "bgstats", "sqlite"]
    assert completed("help", "dev") == ["devices"]
