"""What every command does in the same way: files, filters, names, and no board."""

import json

import pytest

from tests.host_tools.terminal import signalbox
from tests.host_tools.test_computer_commands import filled

__all__ = ("filled", "signalbox")  # pytest finds the fixtures by their names here


def test_a_picture_is_replaced_only_with_force(filled, tmp_path):
    uid = json.loads(filled("games", "--json").out)[0]["uid"]
    for option in ("--png", "--svg"):
        (tmp_path / "old").write_bytes(b"mine")
        ran = filled("show", uid, option, tmp_path / "old")
        assert ran.code == 2 and "old exists already: name another file, or add --force" in ran.err
        assert (tmp_path / "old").read_bytes() == b"mine"
        assert filled("show", uid, option, tmp_path / "old", "--force").code == 0
        assert (tmp_path / "old").read_bytes() != b"mine"


def test_a_filter_that_fits_no_game_is_named(filled, signalbox, tmp_path):
    words = ("--player", "Nobody", "--game", "off-the-rails")
    none = (
        "No game matches --game off_the_rails --player Nobody. `signalbox games` lists them all."
    )
    for command in (("games",), ("stats",), ("export", "csv", tmp_path / "none.csv")):
        ran = filled(*command, *words)
        assert ran.code == 0 and ran.err == none + "\n", command
    assert filled("games", *words, "--json").out == "[]\n"
    empty = signalbox("games", *words, "--db", tmp_path / "empty.sqlite")
    assert (empty.code, empty.out) == (0, "") and "There are no games yet" in empty.err


@pytest.mark.parametrize("name", ["off_the_rails", "off-the-rails"])
def test_both_spellings_of_a_game(filled, tmp_path, name):
    found = json.loads(filled("games", "--json", "--game", name).out)
    assert found and {game["game"] for game in found} == {"off_the_rails"}
    words = ("--games", 1, "--seed", 1, "--game", name)
    assert filled("demo", "--out", tmp_path / name, *words).code == 0


@pytest.mark.parametrize("command", ["sim", "web"])
@pytest.mark.parametrize("option", ["--no-open", "--no-browser"])
def test_both_spellings_of_no_browser(signalbox, monkeypatch, command, option):
    called = []
    for place in ("host_tools.commands.sim.serve", "host_tools.web.serve.serve"):
        monkeypatch.setattr(place, lambda *given: called.append(given))
    for words, opened in ((), True), ((option,), False):
        assert signalbox(command, *words).code == 0
        assert (True in called.pop()) == opened


def test_without_a_board_every_command_says_the_same(signalbox, monkeypatch):
    monkeypatch.setattr("host_tools.board.ports.ports", list)
    commands = [("doctor",), ("sync",), ("deploy",), ("names",), ("settings",)]
    commands.append(("certify", "--no-hands"))
    ran = [signalbox(*words) for words in commands]
    assert {(one.code, one.out) for one in ran} == {(2, "")}
    assert len({one.err for one in ran}) == 1 and "no board was found: plug" in ran[0].err
