"""Rights to read and to add: pass phrases, sessions, and a limit to guessing.

Everything is in memory: pass phrases as slow hashes, sessions by the hash of their token. When the
server ends, everybody is logged out.
"""

import hashlib
import hmac
import secrets
import threading
import time
from collections import OrderedDict, deque
from collections.abc import Callable, Mapping
from dataclasses import dataclass, field

from host_tools.common.errors import BadInput

READ, ADD = "read", "add"
SHORTEST = 8  # characters of a pass phrase
LONGEST = 200
SESSION_S = 12 * 3600
MOST_SESSIONS = 1000
WINDOW_S = 300  # in which wrong pass phrases are counted,
MOST_WRONG = 5  # from one address,
MOST_WRONG_OF_ALL = 60  # and from all together

Clock = Callable[[], float]


class Phrase:
    """A pass phrase that can be compared with, but not read."""

    def __init__(self, text: str) -> None:
        self.salt = secrets.token_bytes(16)
        self.digest = self._digest(text)

    def fits(self, text: str) -> bool:
        return hmac.compare_digest(self.digest, self._digest(text))

    def _digest(self, text: str) -> bytes:
        return hashlib.scrypt(text.encode("utf-8", "replace"), salt=self.salt, n=2**14, r=8, p=1)


@dataclass(frozen=True)
class Session:
    rights: frozenset[str]
    ends: float


class Wrong:
    """Wrong pass phrases of the last minutes, by address and in all."""

    def __init__(self, clock: Clock) -> None:
        self.clock = clock
        self.of_all: deque[tuple[float, str]] = deque()

    def note(self, address: str) -> None:
        self.of_all.append((self.clock(), address))

    def wait(self, address: str) -> int:
        """Seconds until this address may try again; 0: at once."""
        now = self.clock()
        while self.of_all and self.of_all[0][0] <= now - WINDOW_S:
            self.of_all.popleft()
        own = [when for when, who in self.of_all if who == address]
        until = 0.0
        if len(own) >= MOST_WRONG:
            until = own[-MOST_WRONG] + WINDOW_S
        if len(self.of_all) >= MOST_WRONG_OF_ALL:
            until = max(until, self.of_all[-MOST_WRONG_OF_ALL][0] + WINDOW_S)
        return max(0, int(until - now + 0.999))


@dataclass
class Rights:
    """`phrases` by right; without any, everybody may do everything."""

    phrases: Mapping[str, Phrase] = field(default_factory=dict)
    clock: Clock = time.monotonic

    def __post_init__(self) -> None:
        self.key = secrets.token_bytes(32)
        self.sessions: OrderedDict[bytes, Session] = OrderedDict()
        self.wrong = Wrong(self.clock)
        self.turn = threading.Lock()  # one comparison at a time: each takes memory on purpose

    @property
    def asked(self) -> bool:
        """Is a pass phrase required?"""
        return bool(self.phrases)

    def of(self, token: str) -> frozenset[str]:
        """The rights of this token."""
        if not self.asked:
            return frozenset((READ, ADD))
        name = _name(token)
        session = self.sessions.get(name)
        if session is None:
            return frozenset()
        if session.ends <= self.clock():
            self.sessions.pop(name, None)
            return frozenset()
        return session.rights

    def wait(self, address: str) -> int:
        return self.wrong.wait(address)

    def log_in(self, phrase: str, address: str) -> str | None:
        """A new token, or None: the phrase is wrong, or the address has to wait."""
        with self.turn:
            if self.wrong.wait(address):
                return None
            found = [right for right, one in self.phrases.items() if one.fits(phrase[:LONGEST])]
            if not found:
                self.wrong.note(address)
                return None
            rights = frozenset((READ, *found))  # adding includes reading
            token = new_token()
            self.sessions[_name(token)] = Session(rights, self.clock() + SESSION_S)
            while len(self.sessions) > MOST_SESSIONS:
                self.sessions.popitem(last=False)
            return token

    def log_out(self, token: str) -> None:
        self.sessions.pop(_name(token), None)

    def form_token(self, token: str) -> str:
        """A token for every form, unknown to other sites."""
        return hmac.new(self.key, token.encode(), "sha256").hexdigest()

    def is_form_token(self, given: str, token: str) -> bool:
        return hmac.compare_digest(given.encode(), self.form_token(token).encode())


def new_token() -> str:
    return secrets.token_urlsafe(32)


def with_phrases(read: str, add: str = "") -> Rights:
    """Rights for others; BadInput for insufficient pass phrases."""
    for phrase in filter(None, (read, add)):
        if not SHORTEST <= len(phrase) <= LONGEST:
            raise BadInput(f"a pass phrase has {SHORTEST} to {LONGEST} characters: choose another")
    if not read:
        raise BadInput("others may read only with a pass phrase: give one")
    if read == add:
        raise BadInput("readers could add games too: choose two different pass phrases")
    phrases = {READ: Phrase(read)}
    if add:
        phrases[ADD] = Phrase(add)
    return Rights(phrases)


def _name(token: str) -> bytes:
    return hashlib.sha256(token.encode("utf-8", "replace")).digest()
