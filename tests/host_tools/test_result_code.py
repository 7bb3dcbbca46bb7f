"""`signalbox verify CODE`: the result of a game of the day, alone and with its journal."""

import json
import random

import pytest

from firmware.play.days import DAY_S, day_number
from firmware.play.fair import code_of_day
from firmware.play.file_names import FINISHED, name_of
from firmware.play.result_code import result_code
from firmware.play.session import Session
from host_tools.coach import fast
from host_tools.games import game_info
from host_tools.journals import demo
from host_tools.journals.memory_files import MemoryFiles
from tests.host_tools.journals import cut, write
from tests.host_tools.terminal import signalbox
from tests.play.forge import journal_of, lines_of, rechained

__all__ = ("signalbox",)  # pytest finds the fixture by its name here
DAY = "2026-11-17"


def played(names=("Ada", "Ben"), day=DAY, seed=3, **options):
    """(journal, [code of each player]) of a game of the day."""
    rng = random.Random(seed)
    storage = MemoryFiles()
    session = Session(storage, demo.seeded(seed), "pico")
    session.new("railroad", options, list(names), 0, code=code_of_day(day), day=day)
    while not session.game.over():
        demo.step(session, rng, 1000)
    while (event := game_info("railroad").next_event(session.game, rng)) is not None:
        session.do(event, 2000)
    session.finish(3000)
    totals = [player["total"] for player in session.game.score()["players"]]
    codes = [result_code(day, "railroad", session.game.options, total) for total in totals]
    return storage.read(name_of(1, FINISHED)), codes, totals


@pytest.fixture
def game(tmp_path):
    data, codes, totals = played(boards=1, expansion="river")
    return write(tmp_path / "game", [data]) / "g00001.jnl", codes, totals


def test_a_code_alone_is_well_formed_and_says_what_was_played(signalbox, game):
    _, (code, _), (points, _) = game
    for word in (code, code.lower(), f"{code[:5]} {code[5:]}"):
        ran = signalbox("verify", word)
        assert ran.code == 0 and ran.out.startswith(f"{code}: Railroad Ink of the day {DAY}")
        assert f"{points} points: well formed" in ran.out
        assert "expansion river, boards 1" in ran.out and "name the journal too" in ran.out
    (said,) = json.loads(signalbox("verify", code, "--json").out)
    assert said["name"] == code and said["day"] == DAY and said["points"] == points
    assert said["sound"] is True and said["score"] is None and said["game"] == "railroad"


def test_with_its_journal_the_score_is_real(signalbox, game):
    path, codes, totals = game
    for code, name, points in zip(codes, ("Ada", "Ben"), totals, strict=True):
        ran = signalbox("verify", code, path)
        assert ran.code == 0 and f"is that game: {name} has {points} points" in ran.out
        assert "The score is real" in ran.out and "ok" in ran.out.splitlines()[0]
        reported = json.loads(signalbox("verify", path, code, "--json").out)
        assert [one["name"] for one in reported] == [str(path), code]
        assert reported[1]["score"] == "real" and reported[1]["players"] == [name]
        assert reported[1]["journal"] == str(path)


def test_a_journal_from_before_the_rival_learned_has_the_code_that_its_players_know(
    signalbox, game, tmp_path
):
    path, (code, *_), _ = game
    data = path.read_bytes()
    older = rechained(data.replace(b',"rival_play":2', b"", 1))
    assert older != data
    ran = signalbox("verify", code, write(tmp_path / "older", [older]))
    assert ran.code == 0 and "The score is real" in ran.out


def test_a_typed_score_is_in_the_journal_but_not_proven(signalbox, tmp_path):
    data, (code, *_), _ = played()
    ran = signalbox("verify", code, write(tmp_path / "paper", [data]))
    assert ran.code == 0 and "is that game" in ran.out
    assert "typed in by people: nothing proves it" in ran.out and "real" not in ran.out


@pytest.mark.parametrize(
    "change,why",
    [
        ({"day": "2026-11-18"}, "has other dice than that day"),
        ({"points": 1}, "has another score"),
        ({"options": {"expansion": "lake"}}, "was played by other rules"),
        ({"options": {"river_loop": "none"}}, "was played by other rules"),
        ({"game": "emma"}, "is from another game"),
    ],
)
def test_a_code_of_another_game_is_not_confirmed(signalbox, game, change, why):
    path, _, totals = game
    header = lines_of(path.read_bytes())[0]
    name = change.get("game", "railroad")
    options = header["options"] | change.get("options", {})
    if name == "emma":
        options = {n: default for n, default, _ in demo.game_class(name).OPTIONS}
    points = max(totals) + change.get("points", 0)
    code = result_code(change.get("day", DAY), name, options, points)
    ran = signalbox("verify", code, path)
    assert ran.code == 1 and "NOT CONFIRMED" in ran.out and why in ran.out
    assert json.loads(signalbox("verify", code, path, "--json").out)[1]["sound"] is False
    assert signalbox("verify", code).code == 0, "well formed it is"


def test_par_for_the_same_dice_comes_with_the_code(signalbox, game):
    _, (code, _), _ = game
    alone = json.loads(signalbox("par", DAY, "--expansion", "river", "--json").out)
    (said,) = json.loads(signalbox("verify", code, "--json").out)
    assert said["par"] == {key: alone[key] for key in ("games", "mean", "error", "best")}
    assert alone["games"] == 20 and alone["mean"] > 45
    par = f"Par for these dice: {alone['mean']:.1f} ± {alone['error']:.1f}, best {alone['best']}"
    assert par in signalbox("verify", code).out
    assert signalbox("verify", code).out == signalbox("verify", code).out


@pytest.mark.parametrize(
    "game,options",
    [("railroad", {"draft": 1}), ("railroad", {"longest": "trail"}), ("emma", {})],
)
def test_a_game_that_the_coach_cannot_play_has_no_par(signalbox, game, options):
    known = {name: default for name, default, _ in demo.game_class(game).OPTIONS} | options
    code = result_code(DAY, game, known, 20)
    ran = signalbox("verify", code)
    assert ran.code == 0 and "Par" not in ran.out and ran.err == ""
    assert json.loads(signalbox("verify", code, "--json").out)[0]["par"] is None


def test_without_numba_there_is_no_par_and_a_sentence_says_so(signalbox, game, monkeypatch):
    monkeypatch.setattr(fast, "COMPILES", False)
    ran = signalbox("verify", game[1][0])
    assert ran.code == 0 and "Par" not in ran.out
    assert ran.err == "no par: numba is missing, and the coach would take hours without it\n"


def test_a_forged_or_unfinished_journal_confirms_nothing(signalbox, game, tmp_path):
    path, (code, _), _ = game
    lines = lines_of(path.read_bytes())
    roll = next(line for line in lines if line.get("e") == "roll")
    roll["got"][4] = (roll["got"][4] + 1) % 6
    forged = journal_of(lines)
    for name, data in (("forged", forged), ("open", cut(path.read_bytes(), len(lines) - 1))):
        ran = signalbox("verify", code, write(tmp_path / name, [data]))
        assert ran.code == 1 and "NOT CONFIRMED" in ran.out and "does not verify" in ran.out


def test_a_slip_is_bad_input_and_says_what_to_do(signalbox, game):
    _, (code, _), _ = game
    ran = signalbox("verify", code[1] + code[0] + code[2:])
    assert ran.code == 2 and "not a valid result code" in ran.err and "gadget's screen" in ran.err
    assert not ran.out and "Traceback" not in ran.err


@pytest.mark.parametrize("word", ["3fa29c2e77", "nosuchgame", "x23456789a", "g00012.jnl"])
def test_ids_and_files_are_what_they_were(signalbox, word):
    ran = signalbox("verify", word)
    assert ran.code == 2 and "result code" not in ran.err and ("ID" in ran.err)


def test_a_file_with_the_name_of_a_code_is_a_file(signalbox, game, tmp_path, monkeypatch):
    path, (code, _), _ = game
    monkeypatch.chdir(tmp_path)
    (tmp_path / code).write_bytes(path.read_bytes())
    ran = signalbox("verify", code)
    assert ran.code == 0 and "Railroad Ink, Ada, Ben, finished: ok" in ran.out


def test_who_types_the_code_of_the_day_gets_a_result_code_too():
    """On a gadget that knows the date: a link carries the code only."""
    session = Session(MemoryFiles(), demo.seeded(1), "page")
    noon = day_number(DAY) * DAY_S + 43200
    session.new("dice", {}, [], 0, code=code_of_day(DAY), start=noon)
    assert session.day == DAY
    session = Session(session.storage, demo.seeded(1), "page")
    assert session.resume(0) and session.day == DAY, "a power cut changes nothing"
    session.abandon(1)
    session.new("dice", {}, [], 0, code="ABC234", start=noon)
    assert session.day is None and session.code == "ABC234"
