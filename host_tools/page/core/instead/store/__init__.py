"""The games of a browser: their rows in memory, as Signalbox's database has them. JavaScript keeps
them in IndexedDB and hands them over when the page opens."""

from host_tools.store.reading import Damaged, Entry, entries_of
from host_tools.store.record import Day, better_day, day_of, record_of

__all__ = ("KNOWN", "LONGER", "NEW", "Damaged", "Entry", "Store", "record_of")
NEW, LONGER, KNOWN = "new", "longer", "known"


class Store:
    def __init__(self, journal):
        """`journal(uid)` is the bytes of a game."""
        self.journal = journal
        self.rows = {}  # uid -> columns of `games` and of `figures`
        self._entries = None

    def digests(self):
        return {row["digest"] for row in self.rows.values()}

    def put(self, row):
        self.rows[row["uid"]] = row
        self._entries = None

    def remove(self, uid):
        del self.rows[uid]
        self._entries = None

    def entries(self):
        """All of them, in no order."""
        if self._entries is None:
            names = Entry._fields
            rows = [[row[name] for name in names] for row in self.rows.values()]
            self._entries, _ = entries_of(rows)
        return self._entries

    def find(self, uid):
        for entry in self.entries():
            if entry.uid == uid:
                return entry
        return None

    def add(self, data, seen, zones):
        """The journal as a row: (NEW, LONGER or KNOWN, the row). Nothing is stored twice."""
        record = record_of(data)
        day = day_of(record.row["start"], seen, zones)
        known = self._same(record)
        if known is not None:
            return self._bring_together(known, record, seen, day)
        row = dict(record.row)
        row.update(record.figures)
        row.update(day._asdict())
        row.update({"uid": self._free_uid(record), "first_seen": seen})
        self.put(row)
        return NEW, row

    def _bring_together(self, known, record, seen, day):
        """The better of a stored game and of the same one that comes."""
        old = self.journal(known["uid"])
        before = Day(known["day"], known["day_from"], known["utc_offset"])
        longer = len(record.data) > len(old) and record.data.startswith(old)
        row = dict(known)
        if longer or record.data == old:  # what was computed by an older Signalbox comes right
            row.update(record.row)
            row.update(record.figures)
        row.update(better_day(before, day)._asdict())
        row["first_seen"] = min(known["first_seen"], seen)
        self.put(row)
        return LONGER if longer else KNOWN, row

    def _same(self, record):
        """The stored game that has these bytes, or that this journal begins or continues."""
        for row in self.rows.values():
            if row["digest"] == record.row["digest"]:
                return row
        if record.valid:
            for row in self.rows.values():
                if row["id"] == record.row["id"] and row["sound"]:
                    old = self.journal(row["uid"])
                    if record.data.startswith(old) or old.startswith(record.data):
                        return row
        return None

    def _free_uid(self, record):
        stem = record.row["id"] if record.valid else "x" + record.row["digest"][:15]
        uid, number = stem, 1
        while uid in self.rows:
            number += 1
            uid = stem + "-" + str(number)
        return uid
