"""The tables, version 5. A change here needs a new VERSION, a step in migrations.py, and a store
of the version before in tests/fixtures/store/."""

from sqlalchemy import (
    BigInteger,
    Column,
    ForeignKey,
    Index,
    Integer,
    LargeBinary,
    MetaData,
    SmallInteger,
    String,
    Table,
    Text,
)

VERSION = 5
metadata = MetaData()

meta = Table(
    "meta",
    metadata,
    Column("key", String(32), primary_key=True),
    Column("value", String(200), nullable=False),
)

# Everything but uid, day, day_from, utc_offset and first_seen can be computed from the journal.
games = Table(
    "games",
    metadata,
    # The journal's id; `-2` follows when the same code was played twice, `x` and the file's
    # digest stand for it when a journal does not verify.
    Column("uid", String(24), primary_key=True),
    Column("id", String(16), nullable=False),
    Column("game", String(16), nullable=False),
    Column("board", String(40), nullable=False),
    Column("fw", String(40), nullable=False),
    Column("players", Text, nullable=False),  # JSON list
    Column("options", Text, nullable=False),  # JSON object
    Column("start", BigInteger),  # UTC seconds, if the gadget's clock was set
    Column("day", String(10), nullable=False),
    Column("day_from", String(5), nullable=False),  # clock, sync (estimated) or hand
    Column("state", String(12), nullable=False),
    Column("sound", SmallInteger, nullable=False),  # 1: it verifies
    Column("dice", String(16), nullable=False),
    Column("events", Integer, nullable=False),
    Column("duration", BigInteger, nullable=False),  # ms
    Column("result", Text, nullable=False),  # JSON, see host_tools/journals/results.py
    Column("faults", Text, nullable=False),  # JSON list of sentences
    Column("digest", String(64), nullable=False, unique=True),
    Column("first_seen", BigInteger, nullable=False),  # UTC seconds
    Column("number", Integer),  # among the games of its gadget; 0.1.0 did not count them
    # Minutes east of UTC where the gadget's clock was set; where it is not known, the day is one
    # of the zone of the computer that took the game.
    Column("utc_offset", Integer),
    Index("games_by_id", "id"),
    Index("games_by_day", "day"),
)

# Apart, so that a list does not have to step over them.
journals = Table(
    "journals",
    metadata,
    Column("uid", String(24), ForeignKey("games.uid"), primary_key=True),
    Column("data", LargeBinary, nullable=False),
)

# What the statistics read instead of the journals; see host_tools/journals/figures.py. All JSON.
figures = Table(
    "figures",
    metadata,
    Column("uid", String(24), ForeignKey("games.uid", ondelete="CASCADE"), primary_key=True),
    Column("seats", Text, nullable=False),
    Column("kind", Text, nullable=False),
    Column("rounds", Text, nullable=False),
    Column("rolls", Text, nullable=False),
    Column("record", Text, nullable=False),
)

# Derived data that needs a replay; see host_tools/journals/notes.py.
notes = Table(
    "notes",
    metadata,
    Column("uid", String(24), ForeignKey("games.uid", ondelete="CASCADE"), primary_key=True),
    Column("key", String(32), nullable=False),  # digest of the journal and of the code
    Column("data", LargeBinary, nullable=False),  # compressed JSON
)

# The players' ratings after each game that changed them; see host_tools/statistics/ratings.py.
ratings = Table(
    "ratings",
    metadata,
    Column("uid", String(24), ForeignKey("games.uid", ondelete="CASCADE"), primary_key=True),
    Column("chain", String(32), nullable=False),  # digest of this game and all before it
    Column("after", Text, nullable=False),  # JSON list of [name, mean, deviation]
)
