"""`signalbox demo`: journals to try the tools with."""

import random
import subprocess
import sys

import pytest

from firmware.games import KEYS
from firmware.games.railroad.game import Game as RailroadInk
from host_tools.commands.demo import demo as demo_command
from host_tools.common.errors import BadInput
from host_tools.games import railroad_demo
from host_tools.journals import demo


def test_the_same_seed_gives_the_same_journals():
    assert demo.journals(8, 3, list(KEYS)) == demo.journals(8, 3, list(KEYS))
    assert demo.journals(4, 3, list(KEYS)) != demo.journals(4, 4, list(KEYS))


def test_without_a_seed_every_secret_is_new():
    assert demo.journals(1, None, ["dice"]) != demo.journals(1, None, ["dice"])


def test_it_writes_games_of_every_kind(tmp_path, capsys):
    out = tmp_path / "new" / "folder"
    count = 2 * len(KEYS)
    demo_command(out=out, games=count, seed=1)
    headers = [path.read_bytes().split(b"\n")[0] for path in sorted(out.iterdir())]
    assert (out / "g00001.jnl").exists() and len(headers) == count
    for key in KEYS:
        assert sum(f'"game":"{key}"'.encode() in header for header in headers) == 2
    assert f"{count} games are in" in capsys.readouterr().out


def test_one_game_only(tmp_path):
    demo_command(out=tmp_path, games=3, seed=1, game=["emma"])
    for path in tmp_path.iterdir():
        assert b'"game":"emma"' in path.read_bytes()


def test_bad_input_is_a_sentence(tmp_path):
    with pytest.raises(BadInput, match="chess"):
        demo_command(out=tmp_path, games=1, game=["chess"])
    (tmp_path / "file").write_text("x")
    with pytest.raises(BadInput, match="cannot be written"):
        demo_command(out=tmp_path / "file", games=1)
    demo_command(out=tmp_path / "a", games=1, seed=1, game=["dice"])
    with pytest.raises(BadInput, match=r"already has the journal g00001\.jnl"):
        demo_command(out=tmp_path / "a", games=1, seed=1, game=["dice"])


def test_the_command_says_what_is_wrong(tmp_path):
    program = "from host_tools.cli import main; main()"
    done = subprocess.run(
        [sys.executable, "-c", program, "demo", "--game", "chess", "--out", str(tmp_path)],
        capture_output=True,
        text=True,
        check=False,
    )
    assert done.returncode == 2 and "chess" in done.stderr and "Traceback" not in done.stderr


@pytest.mark.parametrize("seed", range(4))
def test_a_game_is_the_same_whatever_was_played_before(monkeypatch, seed):
    usual = whole(seed)
    monkeypatch.setattr(railroad_demo, "MOST", 0)  # every plan is forgotten when the next is made
    assert whole(seed + 4) != usual
    assert whole(seed) == usual


def whole(seed):
    game, rng = RailroadInk({"boards": 1, "expansion": "river"}, 3), random.Random(seed)
    events = []
    while not game.over():
        asks = game.asks()
        if asks:
            got = [rng.randrange(n) for n in asks]
            event = {"e": "roll", "k": game.k, "of": asks, "got": got}
        else:
            event = railroad_demo.next_event(game, rng)
        game.apply(event)
        events.append(event)
    return events
