"""`verify` says what is proven, what is only said, and what is missing between games."""

import json
from pathlib import Path

import pytest

from firmware.play import fair
from firmware.play.session import Session
from host_tools.journals import demo
from host_tools.journals.examine import examine
from host_tools.journals.links import missing
from host_tools.journals.memory_files import MemoryFiles
from tests.host_tools.journals import write
from tests.host_tools.terminal import signalbox
from tests.host_tools.test_damaged_store import raw
from tests.play.forge import journal_of, lines_of, renumbered

__all__ = ("signalbox",)  # pytest finds the fixture by its name here
FIXTURES = Path(__file__).parents[1] / "fixtures/journals"
NOVEMBER = 1_794_787_200  # 2026-11-16
THROW = {"e": "throw", "dice": ["route"], "counts": [3]}


def evening(games=5, board="pico", seed=7, **how):
    """Journals of a number of games in a row on one gadget."""
    storage = MemoryFiles()
    session = Session(storage, demo.seeded(seed), board)
    for _ in range(games):
        session.new("dice", {}, ["Ada"], 0, **how)
        session.do(dict(THROW), 100)
        session.roll(200)
        session.do({"e": "end"}, 300)
        session.finish(400)
        session.close()
    return [storage.read(f"g{number:05}.fin") for number in range(1, games + 1)]


def headers(journals):
    return [lines_of(data)[0] for data in journals]


@pytest.fixture
def game(tmp_path):
    (data,) = evening(1)
    return write(tmp_path / "one", [data]) / "g00001.jnl", lines_of(data)[0]["commit"]


def test_the_written_promise_proves_the_dice(signalbox, game):
    path, commit = game
    fours = " ".join(commit[i : i + 4] for i in range(0, 16, 4))
    for noted in (commit, commit[:16], commit[:8], commit[:9].upper(), fours, f" {fours}\t"):
        ran = signalbox("verify", path, "--promise", noted)
        assert ran.code == 0 and "is the one that was written down" in ran.out and "ok" in ran.out
        (said,) = json.loads(signalbox("verify", path, "--json", "--promise", noted).out)
        assert said["noted"] is True and said["proven"] is True and said["promise"] == commit


def test_another_promise_is_a_fault(signalbox, game):
    path, commit = game
    other = ("0" if commit[0] != "0" else "1") + commit[1:16]
    ran = signalbox("verify", path, "--promise", other)
    assert ran.code == 1 and "SOMETHING IS WRONG" in ran.out
    assert "is not the promise of this game" in " ".join(ran.out.split())


@pytest.mark.parametrize("noted", ["", "1234567", "xyzxyzxy", "0" * 65, "1234 567g", "١٢٣٤٥٦٧٨"])
def test_what_is_no_promise_is_bad_input(signalbox, game, noted):
    ran = signalbox("verify", game[0], "--promise", noted)
    assert ran.code == 2 and "--promise" in ran.err and not ran.out and "Traceback" not in ran.err
    ran = signalbox("verify", game[0], game[0], "--promise", "0" * 16)
    assert ran.code == 2 and "one game" in ran.err


def test_without_a_written_promise_it_says_what_that_means(signalbox, game):
    ran = signalbox("verify", game[0])
    said = " ".join(ran.out.split())
    assert ran.code == 0 and "may be made up, with its dice" in said and "unchanged" not in said
    assert "complete, in order and follow the rules" in said
    assert "Typed by people, not provable: names, options, typed scores" in said
    (found,) = json.loads(signalbox("verify", game[0], "--json").out)
    assert found["noted"] is None and found["proven"] is False and found["sound"] is True
    old = {"name", "sound", "state", "dice", "draws", "events", "faults"}
    assert old <= found.keys()


def test_dice_without_a_secret_are_not_proven(signalbox, tmp_path):
    """A forger who changes rolls can leave the reveal out: the secret was lost, he says."""
    lines = lines_of(evening(1)[0])
    roll = next(line for line in lines if line.get("e") == "roll")
    roll["got"] = [5, 5, 5]
    lines[-1] = {"n": 0, "t": 400, "e": "abandon"}
    path = write(tmp_path / "forged", [journal_of(renumbered(lines))]) / "g00001.jnl"
    ran = signalbox("verify", path)
    first = ran.out.splitlines()[0]
    assert ran.code == 0 and first.endswith("dice not proven") and " ok" not in first
    assert "may be anything" in ran.out
    assert json.loads(signalbox("verify", path, "--json").out)[0]["dice"] == "not proven"
    open_game = write(tmp_path / "open", [journal_of(lines[:-1])]) / "g00001.jnl"
    assert "not proven yet" in signalbox("verify", open_game).out.splitlines()[0]


def test_an_early_reveal_is_a_fault(signalbox, tmp_path):
    lines = lines_of(evening(1)[0])
    del lines[-2]  # the end
    ran = signalbox("verify", write(tmp_path / "early", [journal_of(renumbered(lines))]))
    assert ran.code == 1 and "neither over nor abandoned" in ran.out


def test_a_shared_code_is_shown(signalbox, tmp_path):
    marked = evening(1, code="ABC234")[0]
    daily = evening(1, code=fair.code_of_day("2026-11-16"), start=NOVEMBER)[0]
    lines = lines_of(daily)
    del lines[0]["code"], lines[0]["number"], lines[0]["before"]
    old = journal_of(lines)
    secret = evening(1)[0]
    found = [examine(data) for data in (marked, daily, old, secret)]
    assert [(one.shared, one.day) for one in found] == [
        (True, ""),
        (True, "2026-11-16"),
        (True, "2026-11-16"),
        (False, ""),
    ]
    ran = signalbox("verify", write(tmp_path / "games", [marked]))
    assert ran.code == 0 and "everybody with the code knew the dice" in ran.out
    (said,) = json.loads(signalbox("verify", write(tmp_path / "more", [marked]), "--json").out)
    assert said["shared_code"] is True
    assert "its files do not say whether" in signalbox("verify", FIXTURES / "format1_dice.jnl").out


def test_no_game_is_missing():
    assert missing(headers(evening())) == []
    assert missing(headers(evening())[:3]) == [], "those after it nobody can know of"
    old = headers([path.read_bytes() for path in sorted(FIXTURES.glob("*.jnl"))])
    assert missing(old) == []


def test_missing_games_are_named():
    games = headers(evening(6))
    (one,) = missing(games[:2] + games[3:])
    assert one.startswith(f"Game 3 is missing: ID {games[2]['id']} was played on the same gadget")
    assert f"right before game 4, ID {games[3]['id']}." in one
    (three,) = missing(games[:1] + games[4:])
    assert three.startswith(f"Games 2 to 4 are missing: ID {games[3]['id']} ")
    (first,) = missing(games[2:])
    assert first.startswith("Game 2 is missing")
    assert missing(games[:2] + games[3:], {games[5]["id"]}) == [], "not asked for"


def test_two_gadgets_of_one_name_are_not_mixed_up():
    here, there = headers(evening(5, seed=1)), headers(evening(5, seed=2))
    assert missing(here + there) == []
    (gap,) = missing(here[:1] + here[4:] + there[:3])
    assert gap.startswith("Game 4 is missing"), "whose the others would be is not known"


def test_a_gadget_that_was_set_back_shows():
    one, other = headers(evening(3)), headers(evening(3))
    other[2] = other[2] | {"id": "f" * 16}
    (fork,) = missing([*one, other[2]])
    assert f"both follow {one[1]['id']}" in fork and "set back" in fork
    shared = headers(evening(1, code="ABC234", seed=1)), headers(evening(2, seed=3))
    again = shared[1][1] | {"before": shared[0][0]["id"], "id": "e" * 16}
    assert missing([*shared[0], again, again | {"id": "d" * 16}]) == [], "anybody plays a code"


def test_verify_and_sync_say_so_without_a_fault(signalbox, tmp_path):
    games = evening(4)
    some = write(tmp_path / "some", games[:1] + games[2:])
    ran = signalbox("verify", some)
    assert ran.code == 0 and "Game 2 is missing" in ran.out
    found = json.loads(signalbox("verify", "--json", some).out)
    assert [len(one["missing"]) for one in found] == [0, 1, 0]
    assert [one["number"] for one in found] == [1, 3, 4]
    ran = signalbox("sync", "--from", some)
    assert ran.code == 0 and "Game 2 is missing" in ran.out
    assert "missing" not in signalbox("sync", "--from", some).out, "said once"
    ran = signalbox("games")
    assert ran.code == 0 and ran.out.splitlines()[-1].startswith("Game 2 is missing: ID ")
    assert len(json.loads(signalbox("games", "--json").out)) == 3
    first = lines_of(games[0])[0]["id"]
    raw(tmp_path / "store.sqlite", ("UPDATE games SET day = '2020-01-01' WHERE id = ?", (first,)))
    assert "missing" not in signalbox("games", "--until", "2020-01-01").out, "not asked for"
    ran = signalbox("sync", "--from", write(tmp_path / "rest", [games[1]]), "--json")
    assert json.loads(ran.out)["missing"] == []
    assert "missing" not in signalbox("games").out
    uid = lines_of(games[1])[0]["id"]
    assert "Game 2 of its gadget, after ID " in signalbox("show", uid).out
