"""Ratings: those of the library, computed once, and again from where something changed."""

from contextlib import closing

from sqlalchemy import text

from host_tools.statistics import ratings as of_ratings
from host_tools.statistics import save_ratings, statistics
from host_tools.store import open_store
from host_tools.store.selecting import Wanted
from tests.host_tools.evenings import evening, keep
from tests.host_tools.stores import place, server, store
from tests.host_tools.test_statistics import evenings, player

__all__ = ("place", "server", "store")  # pytest finds fixtures by their names here


def rating_of(reported):
    return {r.name: (r.mean, r.deviation, r.games) for g in reported.games for r in g.ratings}


def test_ratings_are_those_of_the_library(store):
    from openskill.models import PlackettLuce

    keep(store, *evenings())
    model = PlackettLuce()
    ada, ben, eve = (model.rating() for _ in range(3))
    [[ada], [ben]] = model.rate([[ada], [ben]], ranks=[1, 2])
    [[ben], [ada], [eve]] = model.rate([[ben], [ada], [eve]], ranks=[1, 2, 3])
    [[ada], [eve]] = model.rate([[ada], [eve]], ranks=[1, 1])
    expected = {"Ada": (ada, 3), "Björn": (ben, 2), "Eve": (eve, 2)}
    assert rating_of(statistics(store)) == {
        name: (round(r.mu, 2), round(r.sigma, 2), games) for name, (r, games) in expected.items()
    }
    (game,) = statistics(store).games
    first = game.ratings[0]
    assert first.low < first.mean < first.high and first.certainty == "hardly known"
    assert first.history[-1] == first.mean


def test_what_is_rated_is_not_rated_again(store, monkeypatch):
    calls = []
    rate = of_ratings._rate

    def counted(state, games):
        calls.append(len(games))
        return rate(state, games)

    monkeypatch.setattr(of_ratings, "_rate", counted)
    first, second, third, *_ = evenings()
    keep(store, first, third)
    save_ratings(store)
    assert calls == [2]
    reported = statistics(store)
    assert calls == [2], "nothing is new"
    keep(store, evening(9, "2026-06-01", [("Ada", 10), ("Eve", 20)]))
    statistics(store)
    assert calls == [2, 1], "only the new one"
    keep(store, second)
    statistics(store)
    assert calls == [2, 1, 3], "from the first changed day on"
    statistics(store, Wanted(until="2026-01-31"))
    assert calls == [2, 1, 3]
    assert rating_of(reported) != rating_of(statistics(store))


def test_one_name_twice_is_not_rated_and_not_its_own_rival(store):
    keep(store, evening(1, "2026-01-10", [("Ada", 40), ("ada", 30), ("Eve", 20)]))
    (game,) = statistics(store).games
    assert game.ratings == []
    assert {(p.player, p.other, p.games) for p in game.head_to_head} == {("ada", "Eve", 2)}
    assert player(game, "ada").games == 2


def test_a_store_that_can_only_be_read_answers_too(tmp_path):
    path = tmp_path / "games.sqlite"
    with closing(open_store(path)) as opened:
        keep(opened, *evenings())
    with closing(open_store(f"sqlite:///file:{path}?mode=ro&uri=true")) as opened:
        reported = statistics(opened)
        with opened.engine.connect() as connection:
            assert connection.scalar(text("SELECT count(*) FROM ratings")) == 0
    with closing(open_store(path)) as opened:
        assert statistics(opened) == reported and rating_of(reported)
