"""Statistics over many games. Everything is a typed function; the results are named tuples.

May import: common, games, journals, store.

    wanted = Wanted(game="emma", player="Ada", since="2026-01-01", until=None)
                                          of host_tools.store.selecting; its state is ignored
    found = statistics(store, wanted)      Statistics: `games` has an OfGame for each kind of game
    found = dice_statistics(store, wanted) DiceStatistics: `dice` has a Die for each, `luck` a Luck
                                          for each of the latest games
    as_dict(found)                        the same as JSON can take it
    save_ratings(store)                   after an import, so that the next answer is quick
    store.revision()                      changes when games do: older results may be outdated

What each field says is written in results.py, plain sentences are made by words.py, and charts of
the same results by host_tools/charts.
"""

from host_tools.statistics.dice import dice_statistics
from host_tools.statistics.of_game import statistics
from host_tools.statistics.ratings import save_ratings
from host_tools.statistics.results import DiceStatistics, Statistics, as_dict

__all__ = (
    "DiceStatistics",
    "Statistics",
    "as_dict",
    "dice_statistics",
    "save_ratings",
    "statistics",
)
