"""The wanted games of a browser, the oldest first."""

from host_tools.store.wanted import ALL, Wanted, age, with_player

__all__ = ("ALL", "Selection", "Wanted", "age", "matching")


def matching(rows, game=None, state=None, since=None, until=None):
    """Those that fit; a player is looked for by `with_player`."""
    found = []
    for row in rows:
        if (
            (game and row.game != game)
            or (since and row.day < since)
            or (until and row.day > until)
        ):
            continue
        if state and (row.sound if state == "damaged" else not row.sound or row.state != state):
            continue
        found.append(row)
    return found


class Selection:
    def __init__(self, store, wanted=ALL):
        found = matching(store.entries(), wanted.game, wanted.state, wanted.since, wanted.until)
        found.sort(key=age)
        self.found = with_player(found, wanted.player) if wanted.player else found

    def __len__(self):
        return len(self.found)

    def batches(self, damaged=None):
        yield len(self.found), self.found
