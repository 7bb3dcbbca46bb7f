"""The handbook: every text of ours is a page of it, in the languages that it exists in, and the
search finds every part. Its links are held by tests/project/test_links.py."""

import json
import re

import pytest

from host_tools.common.places import ROOT
from host_tools.page import handbook
from host_tools.page.handbook.contents import OVERVIEW, pages
from host_tools.page.handbook.text import render
from tests.gadget.every_screen import screens
from tests.runners.import_graph import layers, pictures, reduced

FILES = handbook.files()
HTML = {name: data.decode() for name, data in FILES.items() if name.endswith(".html")}
# For the people who write here, not for those who read.
NOT_IN_IT = {
    *("README.md", "LIESMICH.md", "CODE_OF_CONDUCT.md", "THIRD_PARTY.md"),
    "docs/german_words.md",
}


def test_every_text_is_in_it():
    texts = {
        path.relative_to(ROOT).as_posix()
        for folder in (ROOT, ROOT / "docs", ROOT / "hardware")
        for path in folder.glob("*.md")
    }
    assert texts - NOT_IN_IT - {page.source for _, page, _ in pages()} == set()


@pytest.mark.parametrize("name", HTML)
def test_a_page_is_whole(name):
    text = HTML[name]
    assert len(re.findall("<h1", text)) == 1
    assert "<!-- " not in text and "&lt;!--" not in text
    assert 'src=""' not in text and "undefined" not in text.lower().split("<main")[0]
    places = re.findall(r' id="([^"]+)"', text)
    assert len(places) == len(set(places)), "each place once"
    assert text.count('aria-current="page"') == 1
    other = re.search(r'class="other" href="([^"]+)" lang="(\w+)"', text)
    assert other[1] in HTML and f'<html lang="{other[2]}">' in HTML[other[1]]


def test_each_language_leads_to_every_page():
    for language, overview in OVERVIEW.items():
        for _, page, topic in pages():
            mine = page in (topic.en, topic.de) and (getattr(topic, language) or topic.en) == page
            assert (f'href="{page.name}"' in HTML[overview]) == mine, page.name


def test_a_page_that_exists_in_english_only_says_so_in_german():
    for _, page, topic in pages():
        assert ("nur auf Englisch" in HTML[page.name]) == (topic.de is None)


@pytest.mark.parametrize("language", OVERVIEW)
def test_the_search_knows_every_part_of_every_page(language):
    rows = json.loads(FILES[f"search.{language}.js"].decode()[len("searchRows(") : -len(");\n")])
    for address, title, heading, _ in rows:
        name, _, part = address.partition("#")
        assert f' id="{part}"' in HTML[name] and title and heading
    known = {row[0] for row in rows}
    for spoken, page, topic in pages():
        if (spoken == language or not topic.de) and not page.sheet:
            inner = HTML[page.name].partition("<main")[2].partition("</main>")[0]
            for part in re.findall(r'<h[23] id="([^"]+)"', inner):
                assert f"{page.name}#{part}" in known
    words = {row[0]: row[3] for row in rows}
    promise = {"en": ("guide.html#fair", "salt"), "de": ("anleitung.html#fair", "Salz")}[language]
    assert promise[1] in words[promise[0]]


@pytest.mark.parametrize("name", ["guide.html", "anleitung.html"])
def test_every_screen_has_its_place(name):
    """The page opens the guide there: "What can I do here?"."""
    assert re.findall(r'<h3 id="([\w/]+)"', HTML[name]) and all(
        f'<h3 id="{screen}"' in HTML[name] for screen in screens()
    )


def test_links_that_lead_out_of_the_site_are_words():
    text = render(
        "[a](in.md#x) [b](out.md) ![c](p.png)", {"in.md#x": "in.html#x", "p.png": "p.png"}.get
    )
    assert '<a href="in.html#x">a</a> b <img src="p.png"' in text.html


def test_raw_html_stays_text():
    assert "<b>" not in render("x <b>y</b>", str).html


def test_the_graphs_show_the_imports_of_today():
    """`python -m tests.runners.import_graph` draws them again."""
    for name, text in pictures().items():
        assert (ROOT / "docs/pictures" / name).read_text(encoding="utf-8") == text, name


def test_a_graph_leaves_out_what_follows_and_points_down():
    edges = {("a", "b"), ("b", "c"), ("a", "c"), ("a", "d")}
    assert reduced(edges) == {("a", "b"), ("b", "c"), ("a", "d")}
    assert layers(reduced(edges)) == {"a": 0, "b": 1, "c": 2, "d": 1}
    with pytest.raises(AssertionError, match="a ring"):
        layers({("a", "b"), ("b", "a")})


def test_the_way_of_a_press_names_what_is_there():
    text = (ROOT / "docs/design.md").read_text(encoding="utf-8")
    part = text.partition("### The way of a button press")[2].partition("\n## ")[0]
    rows = re.findall(r"^\| `([\w/.]+)` (`.+?`) \|", part, re.MULTILINE)
    assert len(rows) > 10
    for path, names in rows:
        code = (ROOT / path).read_text(encoding="utf-8")
        for name in re.findall(r"`([\w.]+)`", names):
            holder, _, function = name.rpartition(".")
            assert re.search(rf"^( {{4}})?def {function}\(", code, re.MULTILINE), name
            assert not holder or re.search(rf"^class {holder}\b", code, re.MULTILINE), name
