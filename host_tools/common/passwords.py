"""Passwords in the URLs of databases: never shown in a message."""

import re
from urllib.parse import unquote

# Their places, also in a URL that lacks its beginning or has an @ in the password.
PLACES = (
    (re.compile(r"(://[^\s:/@]*):(\S*)@"), r"\1:***@"),
    (re.compile(r"(?<![^\s'\"(])([^\s:/@'\"(]+):(?!//)(\S*)@"), r"\1:***@"),
    (re.compile(r"(?i)(pass\w*=)([^\s&]*)"), r"\1***"),
)
SHORT = 3  # letters: shorter pieces of a password are in any text


def masked(text: str) -> str:
    """The text with *** for every password in it."""
    for place, instead in PLACES:
        text = place.sub(instead, text)
    return text


def without_password(said: str, url: str) -> str:
    """A database's answer on one line, if no piece of the URL's password is in it: a database
    takes the URL apart in its own way, and may have looked for a server of that name."""
    found = [match[2] for place, _ in PLACES for match in place.finditer(url)]
    found += [unquote(secret) for secret in found]
    pieces = {piece for secret in found for piece in re.split(r"\W+", secret)}
    revealing = {piece for piece in pieces if len(piece) >= SHORT} | set(filter(None, found))
    if any(piece in said for piece in revealing):
        return "its answer repeats the password and is not shown"
    return " ".join(said.split())
