"""Random games with random undo: replayed to the same state, the same bytes on every runtime."""

import json
import random

import pytest

from firmware.boards.files import Files
from firmware.games import KEYS, game_class
from firmware.play.journal import SESSION_EVENTS
from firmware.play.refused import Refused
from firmware.play.session import Session
from host_tools.journals import demo
from host_tools.journals.memory_files import MemoryFiles
from tests.micropython.unix import micropython
from tests.play.copied import mark_copied
from tests.play.replayed import replayed
from tests.play.stories import KINDS, Recorder, do_step, shown, story_of
from tests.support.sizes import size

GAMES = size(6, 2500)  # of each of the four: 10,000 in soak


@pytest.mark.parametrize("key", KEYS)
def test_random_games_replay_to_the_same_state(key):
    rng = random.Random(f"replay {key}")
    for _ in range(GAMES):
        session = Session(MemoryFiles(), demo.seeded(rng.getrandbits(32)), "test")
        demo.play(session, key, rng)
        story = replayed(session.finished_games, 1)
        assert story.game.state() == session.game.state()
        assert story.events == session.events and story.revealed
        assert story.secret == session.secret_shown() and story.abandoned == session.abandoned


@pytest.mark.parametrize("key", KEYS)
def test_switched_off_and_on_at_random(key):
    rng = random.Random(f"switch {key}")
    for _ in range(size(2, 100)):
        storage = MemoryFiles()
        session = Session(storage, demo.seeded(3), "test")
        demo.new_game(session, key, rng, None, {})
        for now in range(1000, 61_000, 1000):
            if session.game.over():
                break
            if session.can_undo() and rng.random() < 0.3:
                session.undo(now)
            else:
                demo.step(session, rng, now)
            if rng.random() < 0.2:
                again = Session(storage, demo.seeded(4), "test")
                assert again.resume(now) and shown(again) == shown(session)
                session = again


def test_undo_to_the_start_meets_every_state_again():
    for kind in KINDS:
        session = Session(MemoryFiles(), demo.seeded(7), "test")
        states = []
        for step in story_of(kind, 7)[:-1]:
            do_step(session, step)
            if step[0] == "undo":
                states.pop()
            elif step[0] != "salt":
                states.append(session.game.state())
        session.resume(0)
        while session.can_undo():
            assert session.game.state() == states.pop()
            session.undo(10**8)
        assert session.game.state() == states.pop() and not states


def test_the_journals_own_keys_are_nobody_elses():
    for key in KEYS:
        for name, keys in game_class(key).EVENTS.items():
            assert name not in SESSION_EVENTS
            assert not {"n", "t", "e"} & set(keys), f"{key}: {name}"
        assert game_class(key).EVENTS["roll"] == ("k", "of", "got")


@pytest.mark.parametrize("kind", KINDS)
def test_the_same_bytes_on_micropython(kind, tmp_path):
    for seed in range(size(1, 8)):
        steps = tmp_path / "steps"
        story = zero_story(kind, seed)
        steps.write_text("".join(json.dumps(step) + "\n" for step in story), "utf-8")
        here, there = tmp_path / f"here{seed}", tmp_path / f"there{seed}"
        here.mkdir()
        there.mkdir()
        session = Session(Files(str(here)), lambda: bytes(32), "test")
        for step in story:
            do_step(session, step)
        script = "tests/play/on_micropython.py"
        done = micropython(script, str(steps), str(there), "play", heap="512K")
        assert done.returncode == 0, done.stdout + done.stderr
        assert sorted(path.name for path in there.iterdir()) == ["chain", "g00001.fin", "pool"]
        assert (there / "g00001.fin").read_bytes() == (here / "g00001.fin").read_bytes()


def zero_story(kind, seed):
    """The steps of a game whose board gives nothing but zeros, so that no generator is needed."""
    key, options = KINDS[kind]
    recorder = Recorder(Session(MemoryFiles(), lambda: bytes(32), "test"))
    demo.play(recorder, key, random.Random(f"{kind} {seed}"), **options)
    return recorder.steps


def test_typed_scores_are_corrected_after_the_reveal():
    session = Session(MemoryFiles(), demo.seeded(7), "test")
    for step in story_of("railroad", 8):
        do_step(session, step)
    mark_copied(session.storage, 1)
    assert session.finished_games.newest_first() == [(1, True)]
    wrong = {"e": "scores", "p": 0, "v": [1, 2, 3]}
    with pytest.raises(Refused):
        session.do(wrong, 10**8)
    assert session.finished_games.newest_first() == [(1, True)]
    session.do({"e": "scores", "p": 0, "v": [1, 2, 3, 4, 5, 0]}, 10**8)
    assert session.finished_games.newest_first() == [(1, False)], (
        "a corrected game must be copied again"
    )
    story = replayed(session.finished_games, 1)
    assert story.game.state() == session.game.state() and story.game.typed[0] == [1, 2, 3, 4, 5, 0]
    for event in ({"e": "end"}, {"e": "roll"}):
        with pytest.raises(Refused):
            session.do(event, 10**8)
