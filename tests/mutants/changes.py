"""The changes that mutmut has written, for tests/mutants/loop.py.

mutmut lets every call of a function look up which change is on. Here a change is made for good,
in a process of its own: the function gets the code of its changed copy, and no call costs more.
"""

import ast
import marshal
from collections import defaultdict
from collections.abc import Callable
from types import CodeType
from typing import Any
from weakref import WeakSet

from mutmut.mutation import trampoline

ORIGINAL = "_mutmut_orig"


class Changes:
    def __init__(self) -> None:
        # A screen's module comes and goes: what is left of old ones may go, too.
        self._functions: dict[tuple[str, str], WeakSet] = defaultdict(WeakSet)
        self._copies: dict[tuple[str, str], dict[str, Any]] = {}
        self._changes: dict[str, tuple[Any, Any]] = {}
        self._made: tuple[Any, Any] | None = None
        self._lines: dict[str, list[str]] = {}
        self._statements: dict[str, list[tuple[int, int]]] = {}
        vars(trampoline).update(wrap_in_trampoline=self._wrap)  # before any code asks for it

    def _wrap(self, changed: dict[str, Any], **_: bool) -> Callable:
        """For mutmut's decorator: only remembers the function."""

        def remember(function: Any) -> Any:
            self._functions[named(function)].add(function)
            self._copies[named(function)] = changed
            if self._made and named(function) == named(self._made[0]):
                put_in(function, self._made[1])  # a test has imported its module again
            return function

        return remember

    def find(self) -> None:
        """Once all code under test is imported."""
        for key, changed in self._copies.items():
            function = next(iter(self._functions[key]))
            for name, copy in changed.items():
                if name != ORIGINAL:
                    plain = getattr(copy, "__func__", copy)  # of a method
                    self._changes[f"{function.__module__}.{name}"] = function, plain

    def __contains__(self, name: str) -> bool:
        """Not if no test has imported its module."""
        return name in self._changes

    def make(self, name: str) -> None:
        self._made = function, copy = self._changes[name]
        for known in self._functions[named(function)]:
            put_in(known, copy)

    def fingerprint(self, name: str) -> object:
        """The same for changes of a function that come to the same code."""
        function, copy = self._changes[name]
        written = marshal.dumps(without_places(copy.__code__), 0)  # 0: no matter who holds it
        return named(function), written, repr(copy.__defaults__), repr(copy.__kwdefaults__)

    def place(self, name: str) -> tuple[str, range]:
        """File and lines of the statement that a change changes, in the function itself."""
        function, copy = self._changes[name]
        file = function.__code__.co_filename
        lines = self._lines_of(file)
        first = defined(lines, function.__code__)
        other = defined(lines, copy.__code__)
        # The first lines have the names: a change there is in the parameters.
        head = lines[other].replace(copy.__name__, function.__name__)
        if head != lines[first]:
            return file, range(first + 1, last_line(function.__code__) + 1)
        at = 1
        while lines[first + at] == lines[other + at]:
            at += 1
        changed = first + at + 1
        around = [(a, b) for a, b in self._statements[file] if a <= changed <= b]
        if not around or max(around)[0] <= first + 1:
            return file, range(first + 1, last_line(function.__code__) + 1)
        begin, end = max(around, key=lambda ends: (ends[0], -ends[1]))
        return file, range(begin, end + 1)

    def _lines_of(self, file: str) -> list[str]:
        if file not in self._lines:
            with open(file, encoding="utf-8") as source:
                text = source.read()
            self._lines[file] = [*text.splitlines(), ""]
            self._statements[file] = [own_lines(it) for it in ast.walk(ast.parse(text)) if own(it)]
        return self._lines[file]


def named(function: Any) -> tuple[str, str]:
    return function.__module__, function.__qualname__


def put_in(function: Any, copy: Any) -> None:
    function.__code__ = copy.__code__
    function.__defaults__ = copy.__defaults__
    function.__kwdefaults__ = copy.__kwdefaults__


def own(node: ast.AST) -> bool:
    return isinstance(node, ast.stmt | ast.ExceptHandler)


def own_lines(node: Any) -> tuple[int, int]:
    """A statement's first and last line, without the statements in it."""
    if body := getattr(node, "body", None):
        return node.lineno, max(node.lineno, body[0].lineno - 1)
    return node.lineno, node.end_lineno


def defined(lines: list[str], code: CodeType) -> int:
    """Where the line `def ...` is, after the decorators."""
    at = code.co_firstlineno - 1
    while not lines[at].lstrip().startswith(("def ", "async def ")):
        at += 1
    return at


def last_line(code: CodeType) -> int:
    return max(line for *_, line in code.co_lines() if line)


def without_places(code: CodeType) -> CodeType:
    """Without its name and line numbers, which differ between copies."""
    consts = tuple(without_places(it) if isinstance(it, CodeType) else it for it in code.co_consts)
    return code.replace(
        co_name="", co_qualname="", co_firstlineno=1, co_linetable=b"", co_consts=consts
    )
