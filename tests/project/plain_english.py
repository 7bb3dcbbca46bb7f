"""Finds the words of banned_words.txt in comments, docstrings, documentation and English texts.

`make lint` runs it, with codespell beside it: `python -m tests.project.plain_english`.
"""

import ast
import io
import re
import subprocess
import sys
import tokenize
from collections.abc import Iterator
from pathlib import Path

ROOT = Path(__file__).resolve().parents[2]
LIST = Path(__file__).with_name("banned_words.txt")
TEXTS = (".md", ".yml", ".js", ".html", ".css", ".sql", ".c", ".h", ".toml", ".sh", ".py", ".txt")
FOLDERS = ("firmware", "host_tools", "hardware", "docs", "tests")
FILES = (
    *("README.md", "CONTRIBUTING.md", "CHANGELOG.md", "SECURITY.md", "CODE_OF_CONDUCT.md"),
    *("Makefile", "main.py", "boot.py", ".github"),
)
OURS = ("tests/project/banned_words.txt", "tests/project/test_plain_english.py")
GERMAN = re.compile(r"(^|[/_.])(de|anleitung|bauen|german_words)\b")
# From Python 3.12 on the text of an f-string is a token of its own.
STRINGS = (tokenize.STRING, getattr(tokenize, "FSTRING_MIDDLE", tokenize.STRING))
CODE = re.compile(r"`[^`]*`|<[^>]*>|\{[^}]*\}")  # names in code, tags, and places to fill


def banned() -> tuple[re.Pattern[str], set[tuple[str, str]]]:
    """One expression for all words, and the exceptions."""
    words, exceptions = [], set()
    for line in LIST.read_text(encoding="utf-8").splitlines():
        if line and not line.startswith("#"):
            path, found, phrase = line.partition(": ")
            if found:
                exceptions.add((path, phrase))
            else:
                words.append(line.partition("  [")[0])
    return re.compile(rf"\b(?:{'|'.join(words)})\b", re.IGNORECASE), exceptions


def tracked() -> Iterator[str]:
    said = subprocess.run(
        ["git", "ls-files", *FOLDERS, *FILES], cwd=ROOT, capture_output=True, text=True, check=True
    )
    for name in said.stdout.splitlines():
        if name in OURS or GERMAN.search(name):
            continue
        if name.endswith(TEXTS) or name == "Makefile":
            yield name


def prose(name: str, text: str) -> Iterator[tuple[int, str]]:
    """(line, text) of what people read: of Python the comments and strings with blanks in them."""
    if not name.endswith(".py"):
        yield from enumerate(text.splitlines(), 1)
        return
    for token in tokenize.generate_tokens(io.StringIO(text).readline):
        if token.type == tokenize.COMMENT:
            yield token.start[0], token.string
        elif token.type in STRINGS and " " in token.string:
            for at, line in enumerate(token.string.splitlines()):
                yield token.start[0] + at, line


def german_lines(text: str) -> set[int]:
    """The lines of values for the language `de` in a Python file: `"de": ...` and `german=...`."""
    found: set[int] = set()
    for node in ast.walk(ast.parse(text)):
        values = []
        if isinstance(node, ast.Dict):
            keyed = zip(node.keys, node.values, strict=True)
            values = [v for k, v in keyed if isinstance(k, ast.Constant) and k.value == "de"]
        elif isinstance(node, ast.Assign):
            named = [t.id for t in node.targets if isinstance(t, ast.Name)]
            german = any(name == "DE" or name.startswith("GERMAN") for name in named)
            values = [node.value] if german else []
        for value in values:
            found |= set(range(value.lineno, (value.end_lineno or value.lineno) + 1))
    return found


def faults() -> list[str]:
    pattern, exceptions = banned()
    found = []
    used = set()
    for name in tracked():
        text = (ROOT / name).read_text(encoding="utf-8")
        own = [phrase for path, phrase in exceptions if path == name]
        if not own and not pattern.search(text):
            continue  # most files: no need to take them apart
        german = german_lines(text) if name.endswith(".py") else set()
        for number, line in prose(name, text):
            if number in german:
                continue
            allowed = [phrase for phrase in own if phrase in line]
            used |= {(name, phrase) for phrase in allowed}
            rest = line
            for phrase in allowed:
                rest = rest.replace(phrase, "")
            word = pattern.search(CODE.sub("", rest))
            if word:
                found.append(f"{name}:{number}: {word[0]!r}: {line.strip()[:100]}")
    found += [f"{LIST.name}: nothing needs {one}" for one in sorted(exceptions - used)]
    return found


def main() -> int:
    found = faults()
    print("\n".join(found), file=sys.stderr)
    return 1 if found else 0


if __name__ == "__main__":
    sys.exit(main())
