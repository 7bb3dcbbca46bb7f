"""A table of texts as its own lines, `key: text` each.

A board has no room for an object and an interned name per text: only those that a screen has
asked for become texts of their own, until the next screen opens.
"""


class Lines:
    def __init__(self, text):
        self._data = text.encode()
        self.known = {}

    def __getitem__(self, key):
        text = self.known.get(key)
        if text is None:
            data = self._data
            start = data.find(("\n" + key + ": ").encode())
            if start < 0:
                raise KeyError(key)
            start += len(key) + 3
            text = self.known[key] = data[start : data.find(b"\n", start)].decode()
        return text
