"""Journals with one odd line, as a forger or a careless program would write them.

Every oddity changes the bytes of one body; the checksums then fit again. The line may still mean
the same to a JSON parser, or nothing at all: the readers must agree about it.
"""

import json
import re

from tests.play.forge import rechained

INT = re.compile(rb"(?<=[:,\[])-?\d+")
TEXT = re.compile(rb'(?<=[:,\[])"[^"\\]*"')
LETTER = re.compile(rb"[A-Za-z]")
MARK = re.compile(rb"[,:]")

NUMBERS = (
    *(
        b"%s.0",
        b"%s.5",
        b"%se0",
        b"%sE0",
        b"%se+0",
        b"0%s",
        b"-%s",
        b"+%s",
        b" %s",
        b"%s ",
        b"%s_",
    ),
    *(
        b'"%s"',
        b"[%s]",
        b"[[%s]]",
        b"[" * 40 + b"%s" + b"]" * 40,
        b"%s00",
        b"1%s",
        b"0x%s",
        b"%sL",
    ),
    *(
        b"true",
        b"false",
        b"null",
        b"-0",
        b"00",
        b"NaN",
        b"Infinity",
        b"1e400",
        b"1e-05",
        b"",
        b"-",
    ),
    *(b"9" * 30, b"9" * 3000, b"{}", b'{"a":%s}', b"[]", b'""', "٣".encode(), "３".encode()),
    *("²".encode(), b"%s,", b"%s:", b"%s,%s", b"%s%s"),
)
TEXTS = (
    *(b'%s"', b"%s\\", b"%s\\u0000", b"%s\\n", b"%s\\/", b"%s\x00", b"%s\x1f", b"%s\t", b"%s\x7f"),
    *(b"%s\x80", b"%s\xff", b"%s\xc0\xaf", b"%s\xe0\x80\xaf", b"%s\xed\xa0\x80", b"%s\xc3\xa4"),
    *(b"%s\xf5\x80\x80\x80", b"%s\xf4\x90\x80\x80", b"%s\xf0\x80\x80\xaf", b"%s\xe2\x80\xae"),
    *(b"%s\\ud800", b"%s\\ud83d\\ude00", b"%s\\u00e4", b"%s\\\\", b'%s\\"', b" %s", b"%s ", b""),
    *(b"%s" * 9, b"%s" * 500, b"%s\xc2\xa0", b"%s\xc2\x85", b"%s\xe3\x80\x80"),
)


def numbers(body, rng):
    found = rng.choice(list(INT.finditer(body)) or [None])
    return found and _with(body, found, rng.choice(NUMBERS).replace(b"%s", found[0]))


def texts(body, rng):
    found = rng.choice(list(TEXT.finditer(body)) or [None])
    if found is None:
        return None
    inside = rng.choice(TEXTS).replace(b"%s", found[0][1:-1])
    return _with(body, found, b'"' + inside + b'"')


def bare(body, rng):
    """A text becomes something else."""
    found = rng.choice(list(TEXT.finditer(body)) or [None])
    value = rng.choice((b"5", b"null", b"true", b"[%s]", b"'x'", b"%s%s", b"%s,%s", b"x", b"{}"))
    return found and _with(body, found, value.replace(b"%s", found[0]))


def blanks(body, rng):
    at = rng.choice([m.end() for m in MARK.finditer(body)] + [0, 1, len(body) - 1, len(body)])
    return body[:at] + rng.choice((b" ", b"\t", b"\r", b"  ", b"\x0b", b"\xc2\xa0")) + body[at:]


def escaped(body, rng):
    found = rng.choice(list(LETTER.finditer(body)))
    form = rng.choice((b"\\u%04x", b"\\u%04X", b"\\x%02x", b"\\U%08x", b"\\%c"))
    return _with(body, found, form % found[0][0])


def overlong(body, rng):
    found = rng.choice(list(LETTER.finditer(body)))
    code = found[0][0]
    long = (bytes((0xC0 | code >> 6, 0x80 | code & 63)), bytes((0xE0, 0x80 | code >> 6, 0x80)))
    return _with(body, found, rng.choice(long))


def marks(body, rng):
    """Commas and colons that are missing, doubled or confused: some parsers do not mind."""
    found = rng.choice(list(MARK.finditer(body)))
    return _with(body, found, rng.choice((b"", b",", b":", b",,", b"::", b";", b",:", b'","')))


def encodings(body, rng):
    text = body.decode()
    return rng.choice(
        (
            b"\xef\xbb\xbf" + body,
            text.encode("utf-16"),
            text.encode("utf-16-le"),
            text.encode("utf-16-be"),
            text.encode("utf-32"),
            json.dumps(json.loads(body)).encode(),
            json.dumps(json.loads(body), indent=0).replace("\n", "").encode(),
        )
    )


def keys(body, rng):
    """Keys in another order, doubled, left out, added, or spelt otherwise."""
    pairs = list(json.loads(body).items())
    at, other = rng.randrange(len(pairs)), rng.randrange(len(pairs))
    what = rng.randrange(7)
    if what == 0:
        pairs[at], pairs[other] = pairs[other], pairs[at]
    elif what == 1:
        pairs.insert(rng.randrange(len(pairs) + 1), pairs[at])
    elif what == 2:
        del pairs[at]
    elif what == 3:
        pairs.insert(other, (rng.choice(("x", "", "q", "p", "quick", "code", "number")), 1))
    elif what == 4:
        pairs[at] = (pairs[at][0].upper(), pairs[at][1])
    elif what == 5:
        pairs.insert(other, (pairs[at][0], pairs[other][1]))
    else:
        pairs[at] = (pairs[at][0], pairs[other][1])
    return b"{" + b",".join(_json(k) + b":" + _json(v) for k, v in pairs) + b"}"


def options(body, rng):
    """The same with the options of a header."""
    found = re.search(rb'(?<="options":)\{[^}]+\}', body)
    return found and _with(body, found, keys(found[0], rng))


def damage(body, rng):
    at = rng.randrange(len(body))
    byte = bytes((rng.randrange(256),)).replace(b"\n", b"\r")
    return rng.choice(
        (body[:at], body[at:], body[:at] + byte + body[at + 1 :], body[:at] * 2, b"")
    )


def ends(body, rng):
    more = (b"}", b",", b"{}", b" ", b"\r", b"\x00", b',"n":1}', b"]", b"//", b" 00000000")
    return rng.choice((body[:-1], body + rng.choice(more), b"[" + body + b"]", b'"' + body + b'"'))


ODDITIES = (
    *(numbers, texts, bare, blanks, escaped, overlong, marks),
    *(encodings, keys, options, damage, ends),
)


def odd_journal(data, rng):
    """(oddity, journal): a beginning of this journal in which one line is odd."""
    lines = data.split(b"\n")[:-1]
    while True:
        oddity = rng.choice(ODDITIES)
        at = 0 if oddity is options or rng.random() < 0.25 else rng.randrange(1, len(lines))
        body = lines[at].rpartition(b" ")[0]
        odd = oddity(body, rng)
        if odd is not None and odd != body and b"\n" not in odd:
            break
    some = [*lines[:at], odd + b" -", *lines[at + 1 : at + 3]]
    journal = rechained(b"".join(line + b"\n" for line in some))
    return oddity.__name__, journal


def _with(body, found, new):
    return body[: found.start()] + new + body[found.end() :]


def _json(value):
    return json.dumps(value, ensure_ascii=False, separators=(",", ":")).encode()
