"""A table of texts as its own lines, `key: text` each.

A board has no memory for an object and an interned name per text: only those that a screen asks
for become objects of their own.

`filled` puts what belongs there into the places of a text; `signed` writes a number.
"""


class Lines:
    def __init__(self, text, swaps=()):
        """`swaps`: what is said otherwise in every text, (old, new)."""
        self._data = text.encode()
        self._swaps = swaps
        self.known = {}

    def __getitem__(self, key):
        text = self.get(key)
        if text is None:
            raise KeyError(key)
        return text

    def get(self, key, other=None):
        """The text, or `other` for a key that is not in the table."""
        text = self.known.get(key)
        if text is None:
            data = self._data
            start = data.find(("\n" + key + ": ").encode())
            if start < 0:
                return other
            start += len(key) + 3
            text = data[start : data.find(b"\n", start)].decode()
            for old, new in self._swaps:
                text = text.replace(old, new)
            self.known[key] = text
        return text


def filled(text, args):
    """ "{} [card|cards]" with a number: the first word for 1, the second for all others."""
    while "[" in text:
        before, _, rest = text.partition("[")
        words, _, after = rest.partition("]")
        one, _, many = words.partition("|")
        place = before[before.rfind("{") + 1 : before.rfind("}")]
        number = args[int(place) if place else before.count("{") - 1]
        text = before + (one if str(number) == "1" else many) + after
    return text.format(*[signed(arg) if type(arg) is int else arg for arg in args])


def signed(number):
    """With a minus sign, which is as wide as a digit, and not with a hyphen."""
    return str(number).replace("-", "−")


def plus(number):
    """With its sign."""
    return "+" + str(number) if number > 0 else signed(number)
