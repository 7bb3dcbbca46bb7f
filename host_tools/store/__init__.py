"""The games on this computer: complete journals, and columns to list them without reading those.

May import: common, journals.

store = open_store()               the user's own; open_store("postgresql://...") another
store.add(record_of(data), ...)    NEW, LONGER or KNOWN: nothing is ever stored twice
store.games(...), store.journal(uid), store.find("3fa2")
"""

from host_tools.store.opening import open_store
from host_tools.store.reading import Damaged, Entry
from host_tools.store.record import Record, record_of
from host_tools.store.store import KNOWN, LONGER, NEW, Store

__all__ = (
    "KNOWN",
    "LONGER",
    "NEW",
    "Damaged",
    "Entry",
    "Record",
    "Store",
    "open_store",
    "record_of",
)
