"""Every link and picture of every page of ours leads somewhere: *.md, and the HTML of the site."""

import re
import subprocess
from html.parser import HTMLParser
from pathlib import Path
from urllib.parse import unquote, urlsplit
from xml.etree import ElementTree

import pytest
from markdown_it import MarkdownIt
from PIL import Image

from host_tools.page.site import build

ROOT = Path(__file__).resolve().parents[2]
ELSEWHERE = (".venv", ".cache", "build", "node_modules")


def pages() -> list[Path]:
    """The *.md files of the repository, or of this folder where there is no git."""
    git = ("git", "ls-files", "--cached", "--others", "--exclude-standard", "*.md")
    listed = subprocess.run(git, cwd=ROOT, capture_output=True, text=True, check=False).stdout
    found = [ROOT / name for name in listed.splitlines()] or [
        path
        for path in ROOT.rglob("*.md")
        if not set(ELSEWHERE) & set(path.relative_to(ROOT).parts)
    ]
    return sorted(path for path in found if path.is_file())


class Links(HTMLParser):
    """The addresses that a page names, and the places in it that others can name."""

    def __init__(self, html: str) -> None:
        super().__init__()
        self.links: list[str] = []
        self.pictures: list[str] = []
        self.places: set[str] = set()
        self.feed(html)

    def handle_starttag(self, tag, attrs) -> None:
        values = dict(attrs)
        if values.get("id"):
            self.places.add(values["id"])
        for name in ("href", "src"):
            if values.get(name) and tag != "use":
                (self.pictures if tag == "img" else self.links).append(values[name])


def markdown(path: Path) -> Links:
    text = path.read_text(encoding="utf-8")
    reader = MarkdownIt("commonmark", {"html": True}).enable("table")
    found = Links(reader.render(text))
    tokens = reader.parse(text)
    headings = [
        tokens[at + 1].content for at, one in enumerate(tokens) if one.type == "heading_open"
    ]
    found.places |= {slug(heading) for heading in headings}
    return found


def slug(heading: str) -> str:
    """The name of a heading's place, as GitHub makes it."""
    return re.sub(r"[^\w\- ]", "", heading.lower()).replace(" ", "-")


def check(path: Path, address: str, read) -> Path | None:
    """The file that a page's address leads to; None for another web site."""
    parts = urlsplit(address)
    if parts.scheme or parts.netloc:
        assert parts.scheme in ("https", "mailto"), address
        return None
    target = path.parent / unquote(parts.path) if parts.path else path
    assert target.exists(), f"{path}: {address} does not exist"
    route = parts.fragment.startswith("/")  # of a page whose script shows another view
    if parts.fragment and not route and target.suffix in (".md", ".html"):
        assert parts.fragment in read(target).places, f"{path}: there is no place {address}"
    return target


def opened(picture: Path) -> None:
    if picture.suffix == ".svg":
        ElementTree.parse(picture)
    else:
        with Image.open(picture) as image:
            image.verify()


@pytest.mark.parametrize("path", pages(), ids=lambda path: str(path.relative_to(ROOT)))
def test_every_link_and_picture_of_a_page(path):
    found = markdown(path)
    for address in found.links:
        check(path, address, markdown)
    for address in found.pictures:
        picture = check(path, address, markdown)
        assert picture and picture.is_relative_to(ROOT), "pictures are our own"
        opened(picture)


def test_the_pages_are_found():
    names = {str(path.relative_to(ROOT)) for path in pages()}
    assert names >= {"README.md", "docs/guide.md", "docs/anleitung.md", "hardware/build.md"}
    assert len(markdown(ROOT / "README.md").pictures) >= 4
    assert "5-the-end-doctor-and-certify" in markdown(ROOT / "hardware/build.md").places


def test_every_link_and_picture_of_the_site(tmp_path):
    build(tmp_path)
    site = sorted(tmp_path.rglob("*.html"))
    assert {path.name for path in site} >= {"index.html", "guide.html"}
    for path in site:
        found = Links(path.read_text(encoding="utf-8"))
        for address in found.links + found.pictures:
            target = check(path, address, lambda file: Links(file.read_text(encoding="utf-8")))
            if target and address in found.pictures:
                opened(target)
