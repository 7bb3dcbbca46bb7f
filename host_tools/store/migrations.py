"""From one schema to the next. Each step is frozen: it describes the tables as they were then.

    1   `games` had the journal in it and no computed columns: every list read every journal
    2   computed columns beside a table of journals

A step runs inside one writer's turn, so that a failure leaves the old schema as it was.
"""

from collections.abc import Callable

from sqlalchemy import (
    BigInteger,
    Column,
    Connection,
    LargeBinary,
    MetaData,
    String,
    Table,
    cast,
    insert,
    select,
    text,
)

from host_tools.store.record import record_of
from host_tools.store.schema import games, journals

KEPT = ("uid", "day", "day_from", "first_seen")  # what no journal knows
schema1 = MetaData()
games1 = Table(
    "games",
    schema1,
    Column("uid", String(24), primary_key=True),
    Column("day", String(10), nullable=False),
    Column("day_from", String(5), nullable=False),
    Column("first_seen", BigInteger, nullable=False),
    Column("journal", LargeBinary, nullable=False),
)


def to_2(connection: Connection) -> None:
    connection.execute(text("ALTER TABLE games RENAME TO games_1"))
    for table in (games, journals):
        table.create(connection)
    old = games1.to_metadata(MetaData(), name="games_1")
    seen = set()
    # The uids alone are held in memory: journals are read one by one.
    for uid in list(connection.scalars(select(old.c.uid).order_by(old.c.uid))):
        query = select(
            *(old.c[key] for key in KEPT), cast(old.c.journal, LargeBinary).label("data")
        )
        row = connection.execute(query.where(old.c.uid == uid)).mappings().one()
        record = record_of(bytes(row["data"] or b""))
        if not record.data or record.row["digest"] in seen:
            continue  # without a journal, or twice the same
        seen.add(record.row["digest"])
        kept = {key: row[key] for key in KEPT}
        connection.execute(insert(games).values(record.row | kept))
        connection.execute(insert(journals).values(uid=uid, data=record.data))
    old.drop(connection)


STEPS: dict[int, Callable[[Connection], None]] = {1: to_2}
