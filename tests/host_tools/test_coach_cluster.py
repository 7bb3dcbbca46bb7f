"""The coach on a cluster: a real scheduler and two workers, one of which is killed."""

import os
import signal

import pytest
from distributed import LocalCluster

from host_tools.coach.games import play, play_all
from host_tools.coach.many import answer, coached_all
from tests.host_tools.journals import with_sheets
from tests.host_tools.test_score_command import answers, run
from tests.support.sizes import size

CODES = [f"TRACK{sign}" for sign in "23456789ABCDEFGH"[: size(4, 16)]]
STEPS = 30_000
LONGER = size(100_000, 1_000_000)  # so that the worker dies in the middle


@pytest.fixture(scope="module")
def cluster():
    with LocalCluster(
        n_workers=2, threads_per_worker=1, processes=True, dashboard_address=None
    ) as made:
        yield made


def alone(code: str, steps: int) -> dict:
    """Played in this process: beside the cluster's threads no other can be forked."""
    return play(code, {}, steps=steps).as_dict()


def test_a_worker_that_is_killed_loses_no_game_and_none_counts_twice(cluster):
    games = play_all(CODES, {}, LONGER, 0, cluster=cluster.scheduler_address)
    found = [next(games)]
    os.kill(cluster.workers[0].pid, signal.SIGKILL)
    found += games
    assert [game.as_dict() for game in found] == [alone(code, LONGER) for code in CODES]


def test_journals_are_looked_at_there_too_and_the_command_knows_the_address(cluster):
    journals = [(f"g{seed}", with_sheets("", ["Ada"], seed)) for seed in (1, 2)]
    there = dict(coached_all(journals, STEPS, 0, 1, cluster.scheduler_address))
    assert there == {one[0]: answer(one, STEPS, 0, 1) for one in journals}
    words = ("coach", "--play", "--json", "--steps", str(STEPS), *CODES[:2])
    done = run(*words, "--dask", cluster.scheduler_address)
    assert answers(done) == [alone(code, STEPS) for code in CODES[:2]]


@pytest.mark.parametrize("address", ["nowhere", "tcp://127.0.0.1:1"])
def test_no_scheduler_there_is_said_in_one_sentence(address, monkeypatch):
    monkeypatch.setattr("host_tools.coach.workers.PATIENCE", "1s")
    done = run("coach", "--play", "--steps", "1", "--dask", address, "ABC234")
    assert (done.returncode, done.stdout) == (2, "")
    assert f"no scheduler of dask answers at {address}" in done.stderr


def test_one_game_needs_no_cluster():
    done = run("coach", "--dask", "tcp://127.0.0.1:1", "ABC234")
    assert done.returncode == 2 and "--dask is for many games" in done.stderr
