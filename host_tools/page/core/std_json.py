"""JSON with its objects in order: MicroPython's own reader forgets it, and writes blanks."""

import json
from collections import OrderedDict

ENDS = " \t\r\n,]}"


def dumps(value, ensure_ascii=True, separators=(", ", ": "), indent=None):
    out = []
    _write(value, out, separators, ensure_ascii)
    return "".join(out)


def _write(value, out, separators, ascii):
    if hasattr(value, "_fields") or isinstance(value, (list, tuple)):
        out.append("[")
        for at, one in enumerate(value):
            if at:
                out.append(separators[0])
            _write(one, out, separators, ascii)
        out.append("]")
    elif isinstance(value, dict):
        out.append("{")
        for at, (key, one) in enumerate(value.items()):
            if at:
                out.append(separators[0])
            _write(key if isinstance(key, str) else str(key), out, separators, ascii)
            out.append(separators[1])
            _write(one, out, separators, ascii)
        out.append("}")
    elif isinstance(value, str):
        text = json.dumps(value)
        out.append(_escaped(text) if ascii else text)
    else:
        out.append(json.dumps(value))


def _escaped(text):
    if all(ord(c) < 128 for c in text):
        return text
    found = ""
    for c in text:
        code = ord(c)
        if code >= 0x10000:
            code -= 0x10000
            found += f"\\u{0xD800 + (code >> 10):04x}\\u{0xDC00 + (code & 0x3FF):04x}"
        else:
            found += c if code < 128 else f"\\u{code:04x}"
    return found


def loads(text):
    if not isinstance(text, str):
        text = bytes(text).decode()
    if "{" not in text:
        return json.loads(text)
    value, at = _read(text, _skip(text, 0))
    if _skip(text, at) != len(text):
        raise ValueError("more than one value")
    return value


def _skip(text, at):
    while at < len(text) and text[at] in " \t\r\n":
        at += 1
    return at


def _read(text, at):
    first = text[at : at + 1]
    if first == "{":
        return _object(text, _skip(text, at + 1))
    if first == "[":
        return _array(text, _skip(text, at + 1))
    if first == '"':
        end = at + 1
        while True:
            end = text.find('"', end)
            if end < 0:
                raise ValueError("no end")
            before = end
            while text[before - 1] == "\\":
                before -= 1
            if (end - before) % 2 == 0:
                return json.loads(text[at : end + 1]), end + 1
            end += 1
    end = at
    while end < len(text) and text[end] not in ENDS:
        end += 1
    return json.loads(text[at:end]), end


def _object(text, at):
    found = OrderedDict()
    while text[at : at + 1] != "}":
        key, at = _read(text, at)
        at = _skip(text, at)
        if not isinstance(key, str) or text[at : at + 1] != ":":
            raise ValueError("no key")
        found[key], at = _read(text, _skip(text, at + 1))
        at = _next(text, at, "}")
    return found, at + 1


def _array(text, at):
    found = []
    while text[at : at + 1] != "]":
        value, at = _read(text, at)
        found.append(value)
        at = _next(text, at, "]")
    return found, at + 1


def _next(text, at, end):
    at = _skip(text, at)
    if text[at : at + 1] == ",":
        return _skip(text, at + 1)
    if text[at : at + 1] != end:
        raise ValueError("no end")
    return at
