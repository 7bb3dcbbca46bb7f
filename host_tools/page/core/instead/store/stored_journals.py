"""Journals of a browser. Notes are derived when a game is shown: nothing stores them."""


class StoredJournal:
    def __init__(self, data):
        self.data = data

    def notes(self):
        return None


def stored_with_notes(store, uids):
    return {uid: StoredJournal(store.journal(uid)) for uid in uids}


def save_notes(store, rows):
    pass
