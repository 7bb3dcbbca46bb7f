"""Patterns, escaped texts, tables and addresses for std.py."""

import binascii
import re as _re


def _expanded(pattern):
    """`a{2,3}` as `aaa?`: MicroPython's patterns do not count."""
    found, at, atom = "", 0, ""
    while at < len(pattern):
        c = pattern[at]
        if c == "{" and pattern[at + 1 : at + 2].isdigit():
            end = pattern.find("}", at)
            least, comma, most = pattern[at + 1 : end].partition(",")
            found = found[: len(found) - len(atom)] + atom * int(least)
            found += (
                atom + "*"
                if comma and not most
                else (atom + "?") * (int(most or least) - int(least))
            )
            at = end + 1
            continue
        end = at + 1
        if c == "\\":
            end = at + 2
        elif c == "[":
            end = pattern.find("]", at + 2) + 1
        elif c == "(":
            depth = 1
            while depth:
                if pattern[end] == "\\":
                    end += 1
                elif pattern[end] in "()":
                    depth += 1 if pattern[end] == "(" else -1
                end += 1
        atom = pattern[at:end]
        if c == "(":
            inner = atom[3:-1] if atom.startswith("(?:") else atom[1:-1]
            atom = atom[: len(atom) - 1 - len(inner)] + _expanded(inner) + ")"
        found += atom
        at = end
    return found


class _Match:
    def __init__(self, match):
        self._match = match

    def __getitem__(self, at):
        return self._match.group(at)

    def group(self, at=0):
        return self._match.group(at)


class _Pattern:
    def __init__(self, pattern):
        text = pattern if isinstance(pattern, str) else pattern.decode()
        self._pattern = _re.compile(_expanded(text))
        self._whole = _re.compile("^(?:" + _expanded(text) + ")$")

    def match(self, text):
        found = self._pattern.match(text)
        return found and _Match(found)

    def fullmatch(self, text):
        found = self._whole.match(text)
        return found and _Match(found)


class re:
    def compile(pattern):
        return _Pattern(pattern)

    def match(pattern, text):
        return _Pattern(pattern).match(text)

    def fullmatch(pattern, text):
        return _Pattern(pattern).fullmatch(text)

    def sub(pattern, how, text):
        found = ""
        known = _re.compile(_expanded(pattern))
        while True:
            match = known.search(text)
            if match is None:
                return found + text
            whole = match.group(0)
            before, _, text = text.partition(whole)
            found += before + (how if isinstance(how, str) else how(_Match(match)))


# Texts that are HTML already: `escape` gives a plain text that must not be escaped again.


class Markup:
    def __init__(self, text=""):
        self.text = str(text)

    def __str__(self):
        return self.text

    def __bool__(self):
        return bool(self.text)


SIGNS = ("&", "&amp;"), ("<", "&lt;"), (">", "&gt;"), ('"', "&#34;"), ("'", "&#39;")


def escape(value):
    if isinstance(value, Markup):
        return value.text
    text = value if isinstance(value, str) else str(value)
    for sign, escaped in SIGNS:
        if sign in text:
            text = text.replace(sign, escaped)
    return text


def html_escape(text, quote=True):
    """As Python's html module writes it."""
    return escape(text).replace("&#34;", "&quot;").replace("&#39;", "&#x27;")


UNRESERVED = "ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789_.-~"


def quote(value, safe="/"):
    return "".join(
        chr(byte) if chr(byte) in UNRESERVED + safe else f"%{byte:02X}"
        for byte in str(value).encode()
    )


def urlencode(pairs):
    plus = [[quote(one, "").replace("%20", "+") for one in pair] for pair in pairs.items()]
    return "&".join(["=".join(pair) for pair in plus])


class csv:
    class writer:
        def __init__(self, file, delimiter=",", lineterminator="\r\n"):
            self._file, self._between, self._end = file, delimiter, lineterminator

        def writerow(self, cells):
            self._file.write(self._between.join([self._cell(one) for one in cells]) + self._end)

        def _cell(self, value):
            text = "" if value is None else str(value)
            if any(sign in text for sign in (self._between, '"', "\r", "\n")):
                return '"' + text.replace('"', '""') + '"'
            return text


class io:
    class StringIO:
        def __init__(self, newline=None):
            self._parts = []

        def write(self, text):
            self._parts.append(text)

        def getvalue(self):
            return "".join(self._parts)

        def seek(self, at):
            pass

        def truncate(self):
            self._parts = []


class base64:
    def b64encode(data):
        return binascii.b2a_base64(data, newline=False)
