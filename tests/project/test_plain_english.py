"""Plain English: no word of banned_words.txt is left, and the check would find one."""

import pytest

from tests.project import plain_english
from tests.project.plain_english import banned, faults, german_lines, prose


@pytest.mark.parametrize(
    ("name", "text", "lines"),
    [
        ("a.py", "x = 1  # it is told", [1]),
        ("a.py", '"""Made anew."""\n', [1]),
        ("a.py", '"""One.\n\nwhoever asks\n"""\n', [3]),
        ("a.py", 'said = "makes room for it"', [1]),
        ("a.py", "room = kept  # a name is no prose", []),
        ("a.md", "Good.\nIt takes up a game.\n", [2]),
        ("a.md", "The call `tell()` and the field `noted` are code.", []),
        ("a.md", "a stellar bedroom, untold", []),
    ],
)
def test_a_banned_word_is_found_where_people_read_it(name, text, lines):
    pattern, _ = banned()
    code = plain_english.CODE
    assert [at for at, line in prose(name, text) if pattern.search(code.sub("", line))] == lines


def test_german_texts_are_none_of_its_business():
    text = 'TEXTS = {\n    "en": "x",\n    "de": "der Room",\n}\nGERMAN = "anew"\n'
    assert german_lines(text) == {3, 5}


def test_no_banned_word_is_left_and_an_exception_must_be_needed(tmp_path, monkeypatch):
    list_of = tmp_path / "banned_words.txt"
    words = plain_english.LIST.read_text(encoding="utf-8")
    list_of.write_text(words + "docs/design.md: not in there\n", encoding="utf-8")
    monkeypatch.setattr(plain_english, "LIST", list_of)
    assert faults() == ["banned_words.txt: nothing needs ('docs/design.md', 'not in there')"]
