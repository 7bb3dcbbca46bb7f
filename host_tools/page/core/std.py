"""What MicroPython lacks of Python's standard library, as far as the page's core needs it.

host_tools/page/dialect.py has the other modules import from here.
"""

import binascii
import hashlib as _hashlib
import math as _math
import time as _time
from collections import OrderedDict

import _hw
from sha1 import sha1
from std_core import py_text
from std_json import dumps, loads
from std_text import *

# functools, itertools, collections, operator, statistics, contextlib, importlib


def cache(function):
    known = {}

    def remembering(*values, **named):
        key = values, tuple(sorted(named.items()))
        if key not in known:
            known[key] = function(*values, **named)
        return known[key]

    return remembering


def lru_cache(function=None, maxsize=None):
    return cache if function is None else cache(function)


def partial(function, *first, **named):
    return lambda *rest: function(*(first + rest), **named)


def accumulate(values):
    total = 0
    for value in values:
        total += value
        yield total


def combinations(values, count):
    assert count == 2
    known = list(values)
    for at, one in enumerate(known):
        for other in known[at + 1 :]:
            yield one, other


def islice(values, start, stop, step=None):
    return list(values)[start:stop]


class chain:
    def from_iterable(many):
        for values in many:
            for value in values:
                yield value


def deque(maxlen):
    return _Latest(maxlen)


class _Latest(list):
    def __init__(self, most):
        super().__init__()
        self.most = most

    def append(self, value):
        super().append(value)
        if len(self) > self.most:
            self.pop(0)


class Counter(OrderedDict):
    def __init__(self, values=()):
        super().__init__()
        self.update(values)

    def update(self, values):
        for value in values:
            self[value] = self.get(value, 0) + 1


def itemgetter(*keys):
    return lambda value: tuple([value[key] for key in keys])


def median(values):
    known = sorted(values)
    middle = len(known) // 2
    return known[middle] if len(known) % 2 else (known[middle - 1] + known[middle]) / 2


def contextmanager(function):
    return lambda *values: _Context(function(*values))


class _Context:
    def __init__(self, steps):
        self.steps = steps

    def __enter__(self):
        return next(self.steps)

    def __exit__(self, *fault):
        next(self.steps, None)


def import_module(name):
    found = __import__(name)
    for part in name.split(".")[1:]:
        found = getattr(found, part)
    return found


def MappingProxyType(mapping):
    return mapping


# math


def hypot(x, y):
    return _math.sqrt(x * x + y * y)


def comb(n, k):
    found = 1
    for i in range(min(k, n - k)):
        found = found * (n - i) // (i + 1)
    return found


def lcm(*numbers):
    found = 1
    for number in numbers:
        a, b = found, number
        while b:
            a, b = b, a % b
        found = found * number // a
    return found


ceil, cos, erfc, exp, floor = _math.ceil, _math.cos, _math.erfc, _math.exp, _math.floor
pi, sin, sqrt = _math.pi, _math.sin, _math.sqrt


# hashlib, json, time, datetime, unicodedata, uuid, zlib, pathlib


class hashlib:
    class sha256:
        def __init__(self, data=b""):
            self._hash = _hashlib.sha256(data)

        def update(self, data):
            self._hash.update(data)

        def digest(self):
            return self._hash.digest()

        def hexdigest(self):
            return binascii.hexlify(self._hash.digest()).decode()


class json:
    loads = loads
    dumps = dumps


class time:
    def time():
        return _time.time()

    def gmtime(moment):
        return _time.gmtime(int(moment))

    def strftime(form, moment):
        for name, value in zip("YmdHMS", moment):
            form = form.replace("%" + name, py_text.zfill(str(value), 4 if name == "Y" else 2))
        return form

    class localtime:
        def __init__(self, moment):
            self.tm_gmtoff = 60 * _hw.offset(str(moment))


class date:
    def __init__(self, year, month, day):
        self.year, self.month, self.day = year, month, day

    def isoformat(self):
        return f"{self.year:04}-{self.month:02}-{self.day:02}"

    def fromisoformat(text):
        year, month, day = [int(part) for part in text.split("-")]
        leap = year % 4 == 0 and (year % 100 != 0 or year % 400 == 0)
        days = (31, 29 if leap else 28, 31, 30, 31, 30, 31, 31, 30, 31, 30, 31)
        if not (1 <= month <= 12 and 1 <= day <= days[month - 1]):
            raise ValueError(text)
        return date(year, month, day)


class unicodedata:
    def normalize(form, text):
        return _hw.normal(text)

    def category(character):
        return "Zs" if _hw.space(character) else ""


class UUID:
    def __init__(self, text):
        self.bytes = binascii.unhexlify(text.replace("-", ""))

    def __str__(self):
        t = binascii.hexlify(self.bytes).decode()
        return "-".join((t[:8], t[8:12], t[12:16], t[16:20], t[20:]))


def uuid5(space, name):
    found = UUID("")
    data = bytearray(sha1(space.bytes + name.encode())[:16])
    data[6] = data[6] & 0x0F | 0x50
    data[8] = data[8] & 0x3F | 0x80
    found.bytes = bytes(data)
    return found


class zlib:
    error = ValueError

    def compress(data, level=0):
        return data


class Path:
    def __init__(self, *parts):
        self.parents = (self, self, self)

    def resolve(self):
        return self

    def glob(self, pattern):
        return []
