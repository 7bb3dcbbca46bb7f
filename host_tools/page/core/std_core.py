"""What MicroPython lacks of Python itself: dicts in order, classes of fields, exact numbers,
methods of texts. host_tools/page/dialect.py has the other modules call these.
"""

import binascii
import math as _math
from collections import OrderedDict

import _hw

# Dicts in order, and displays with stars.


def py_d(pairs=()):
    return OrderedDict(pairs)


def py_merge(*parts):
    found = OrderedDict()
    for part in parts:
        found.update(part)
    return found


def py_dict(given=(), **named):
    found = OrderedDict(given.items() if isinstance(given, dict) else given)
    found.update(named)
    return found


def py_fromkeys(keys, value=None):
    return OrderedDict((key, value) for key in keys)


def py_list(*values):
    return list(values)


def py_tuple(*values):
    return values


def py_set(*values):
    return set(values)


def py_slice(value, start, stop, step):
    found = list(value)[start:stop:step]
    if isinstance(value, tuple):
        return tuple(found)
    return "".join(found) if isinstance(value, str) else found


def py_type(value):
    found = type(value)
    return dict if found is OrderedDict else found


# Classes of fields.

NEEDED = object()


def _fields_of(cls):
    found = OrderedDict()
    for base in cls.__bases__:
        found.update(getattr(base, "_all", ()))
    for name, *rest in cls._own:
        found[name] = (rest[0] if rest else NEEDED, rest[1] if len(rest) > 1 else None)
    return found


def py_data(cls):
    cls._all = fields = _fields_of(cls)
    names = list(fields)

    def __init__(self, *values, **named):
        for name, value in zip(names, values):
            setattr(self, name, value)
        for name in names[len(values) :]:
            default, factory = fields[name]
            if name in named:
                setattr(self, name, named[name])
            elif factory:
                setattr(self, name, factory())
            elif default is NEEDED:
                raise TypeError(name)
            else:
                setattr(self, name, default)
        if len(values) > len(names) or any(name not in fields for name in named):
            raise TypeError(cls.__name__)

    cls.__init__ = __init__
    return cls


class PyRow:
    """The base of named tuples."""

    def __iter__(self):
        return iter([getattr(self, name) for name in self._fields])

    def __len__(self):
        return len(self._fields)

    def __getitem__(self, at):
        return list(self)[at]

    def __eq__(self, other):
        return list(self) == list(other)

    def __lt__(self, other):
        return list(self) < list(other)

    def __hash__(self):
        return hash(tuple(self))

    def _asdict(self):
        return OrderedDict((name, getattr(self, name)) for name in self._fields)

    def _replace(self, **named):
        return type(self)(*[named.get(name, getattr(self, name)) for name in self._fields])


def py_row(cls):
    py_data(cls)
    cls._fields = tuple(cls._all)
    cls._make = lambda values: cls(*values)
    return cls


def py_cached(owner, name, make):
    key = "_cached_" + name
    if not hasattr(owner, key):
        setattr(owner, key, make())
    return getattr(owner, key)


# Numbers as Python rounds and writes them: exactly, half to even.


def _scaled(value, digits):
    """The value times 10 ** digits as a whole number."""
    if isinstance(value, int):
        return value * 10**digits
    mantissa, exponent = _math.frexp(value)
    whole = int(mantissa * (1 << 53))
    exponent -= 53
    if exponent >= 0:
        return whole * (1 << exponent) * 10**digits
    divisor = 1 << -exponent
    found, rest = divmod(whole * 10**digits, divisor)
    if 2 * rest > divisor or (2 * rest == divisor and found % 2):
        found += 1
    return found


def py_fixed(value, digits):
    whole = _scaled(value, digits)
    text = str(abs(whole))
    while len(text) <= digits:
        text = "0" + text
    sign = "-" if whole < 0 or (whole == 0 and value < 0) else ""
    if not digits:
        return sign + text
    return sign + text[:-digits] + "." + text[-digits:]


def py_round(value, digits=None):
    if digits is None or isinstance(value, int):
        return _scaled(value, 0) if digits is None else value
    return _scaled(value, digits) / 10**digits


class py_text:
    """Methods of texts."""

    def isprintable(text):
        return _hw.printable(text)

    def casefold(text):
        return _hw.folded(text)

    def isdecimal(text):
        return bool(text) and all("0" <= c <= "9" for c in text)

    def isascii(text):
        return all(ord(c) < 128 for c in text)

    def removesuffix(text, end):
        return text[: -len(end)] if end and text.endswith(end) else text

    def removeprefix(text, start):
        return text[len(start) :] if text.startswith(start) else text

    def ljust(text, width):
        return text + " " * (width - len(text))

    def rjust(text, width):
        return " " * (width - len(text)) + text

    def zfill(text, width):
        return "0" * (width - len(text)) + text

    def capitalize(text):
        return _hw.capital(text)

    def encode(text, encoding="utf-8", errors="strict"):
        return text.encode()

    def decode(data, encoding="utf-8", errors="strict"):
        try:
            return data.decode()
        except UnicodeError:
            return _hw.decoded(binascii.hexlify(data).decode())

    def format(text, *values, **named):
        if ".1f}" in text:
            values = [py_fixed(v, 1) if isinstance(v, float) else v for v in values]
            text = text.replace(":.1f}", "}")
        values = [_hw.number(v) if isinstance(v, float) else v for v in values]
        return text.format(*values, **named)
