"""The games of the store for other programs: a table, JSON, BG Stats' import file, a database.

May import: common, games, journals, store.

Every format but the database is a stream of bytes, so that neither a file nor a browser's download
needs all games in memory:

    for piece in csv_bytes(store, Wanted(player="Ada")): ...
    write_pieces(store, Path("games.csv"), csv_bytes(store))
    write_database(store, Path("games.sqlite"))
"""

from host_tools.exports.bgstats import Wishes, bgstats_bytes
from host_tools.exports.csv_table import csv_bytes
from host_tools.exports.database import write_database
from host_tools.exports.json_games import json_bytes
from host_tools.exports.rows import Report
from host_tools.exports.writing import write_pieces
from host_tools.store.selecting import Wanted

__all__ = (
    "Report",
    "Wanted",
    "Wishes",
    "bgstats_bytes",
    "csv_bytes",
    "json_bytes",
    "write_database",
    "write_pieces",
)
