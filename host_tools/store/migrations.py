"""From one schema to the next. A step is frozen: it has its own copy of the tables as they were
then, and uses no current code.

    1   `games` had the journal in it and no computed columns: every list read every journal
    2   computed columns beside a table of journals
    3   tables for the statistics: figures of each game, and ratings
    4   a table of notes: a game is shown without replaying it
    5   the gadget's own number of a game, and the zone in which its clock was set

A step moves the journals and what they do not contain. Computed columns get placeholders:
`recompute` fills them after the last step, as Signalbox computes them today. All of it runs
inside one writer's turn, so that a failure leaves the old schema as it was.
"""

import hashlib
from collections.abc import Callable

from sqlalchemy import (
    BigInteger,
    Column,
    Connection,
    ForeignKey,
    Index,
    Integer,
    LargeBinary,
    MetaData,
    SmallInteger,
    String,
    Table,
    Text,
    cast,
    insert,
    select,
    text,
    update,
)

COPIED = ("uid", "day", "day_from", "first_seen")  # not in the journal, in all schemas so far

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

schema2 = MetaData()
games2 = Table(
    "games",
    schema2,
    Column("uid", String(24), primary_key=True),
    Column("id", String(16), nullable=False),
    Column("game", String(16), nullable=False),
    Column("board", String(40), nullable=False),
    Column("fw", String(40), nullable=False),
    Column("players", Text, nullable=False),
    Column("options", Text, nullable=False),
    Column("start", BigInteger),
    Column("day", String(10), nullable=False),
    Column("day_from", String(5), nullable=False),
    Column("state", String(12), nullable=False),
    Column("sound", SmallInteger, nullable=False),
    Column("dice", String(16), nullable=False),
    Column("events", Integer, nullable=False),
    Column("duration", BigInteger, nullable=False),
    Column("result", Text, nullable=False),
    Column("faults", Text, nullable=False),
    Column("digest", String(64), nullable=False, unique=True),
    Column("first_seen", BigInteger, nullable=False),
    Index("games_by_id", "id"),
    Index("games_by_day", "day"),
)
journals2 = Table(
    "journals",
    schema2,
    Column("uid", String(24), ForeignKey("games.uid"), primary_key=True),
    Column("data", LargeBinary, nullable=False),
)
NOTHING2 = {
    **dict.fromkeys(("id", "game", "board", "fw", "state", "dice"), "?"),
    **dict.fromkeys(("sound", "events", "duration"), 0),
    **{"players": "[]", "options": "{}", "start": None, "result": "{}", "faults": "[]"},
}


def to_2(connection: Connection) -> None:
    connection.execute(text("ALTER TABLE games RENAME TO games_1"))
    schema2.create_all(connection)
    old = games1.to_metadata(MetaData(), name="games_1")
    seen = set()
    # The uids alone are held in memory: journals are read one by one.
    for uid in list(connection.scalars(select(old.c.uid).order_by(old.c.uid))):
        query = select(
            *(old.c[key] for key in COPIED), cast(old.c.journal, LargeBinary).label("data")
        )
        row = connection.execute(query.where(old.c.uid == uid)).mappings().one()
        data = bytes(row["data"] or b"")
        digest = hashlib.sha256(data).hexdigest()
        if not data or digest in seen:
            continue  # without a journal, or twice the same
        seen.add(digest)
        copied = {key: row[key] for key in COPIED}
        connection.execute(insert(games2).values(NOTHING2 | copied | {"digest": digest}))
        connection.execute(insert(journals2).values(uid=uid, data=data))
    old.drop(connection)


schema3 = MetaData()
games2.to_metadata(schema3)
Table(
    "figures",
    schema3,
    Column("uid", String(24), ForeignKey("games.uid", ondelete="CASCADE"), primary_key=True),
    Column("seats", Text, nullable=False),
    Column("kind", Text, nullable=False),
    Column("rounds", Text, nullable=False),
    Column("rolls", Text, nullable=False),
    Column("record", Text, nullable=False),
)
Table(
    "ratings",
    schema3,
    Column("uid", String(24), ForeignKey("games.uid", ondelete="CASCADE"), primary_key=True),
    Column("chain", String(32), nullable=False),
    Column("after", Text, nullable=False),
)


def to_3(connection: Connection) -> None:
    schema3.create_all(connection)  # `games` is there


schema4 = MetaData()
games2.to_metadata(schema4)
Table(
    "notes",
    schema4,
    Column("uid", String(24), ForeignKey("games.uid", ondelete="CASCADE"), primary_key=True),
    Column("key", String(32), nullable=False),
    Column("data", LargeBinary, nullable=False),
)


def to_4(connection: Connection) -> None:
    schema4.create_all(connection)  # `games` is there


def to_5(connection: Connection) -> None:
    for column in ("number", "utc_offset"):
        connection.execute(text(f"ALTER TABLE games ADD COLUMN {column} INTEGER"))


STEPS: dict[int, Callable[[Connection], None]] = {1: to_2, 2: to_3, 3: to_4, 4: to_5}


def recompute(connection: Connection) -> None:
    """After the last step: every computed column, from the journals."""
    from host_tools.store.record import record_of
    from host_tools.store.schema import games, journals
    from host_tools.store.store import save_computed

    for uid in list(connection.scalars(select(journals.c.uid))):
        data = connection.scalar(select(journals.c.data).where(journals.c.uid == uid))
        record = record_of(bytes(data or b""))
        connection.execute(update(games).where(games.c.uid == uid).values(record.row))
        save_computed(connection, {uid: record})
