"""Markdown of ours as HTML: headings that can be linked to, links between the pages of the site,
and the words of every section for the search."""

import posixpath
import re
from collections.abc import Callable, Sequence
from typing import NamedTuple

from markdown_it import MarkdownIt
from markdown_it.token import Token

SCREEN = re.compile(r"^(.*?) \(`([\w/]+)`\)$")
COMMENT = re.compile(r"^<!-- .*? -->\n", re.MULTILINE)


class Section(NamedTuple):
    place: str  # in the page; empty for what stands above the first heading
    level: int
    title: str
    words: str


class Text(NamedTuple):
    html: str
    sections: list[Section]


def render(markdown: str, address: Callable[[str], str | None]) -> Text:
    """`address` turns a link or a picture of the source into one of the site; None: it is not
    there, so only its words stay."""
    reader = MarkdownIt("commonmark", {"html": False}).enable("table")
    tokens = reader.parse(COMMENT.sub("", markdown))
    sections = [Section("", 1, "", "")]
    words: list[str] = []
    for at, token in enumerate(tokens):
        if token.type == "heading_open":
            sections[-1] = sections[-1]._replace(words=" ".join(words))
            words = []
            known = {section.place for section in sections}
            sections.append(_heading(token, tokens[at + 1], known))
        elif token.type == "inline":
            token.children = _linked(token.children or [], address)
            if tokens[at - 1].type != "heading_open":
                words.append(_words(token.children))
        elif token.type in ("fence", "code_block"):
            token.attrSet("tabindex", "0")  # it may be wider than the page
            words.append(token.content)
    sections[-1] = sections[-1]._replace(words=" ".join(words))
    html = reader.renderer.render(tokens, reader.options, {})
    return Text(html.replace("<pre><code tabindex", "<pre tabindex"), sections)


def slug(heading: str) -> str:
    """The name of a heading's place, as GitHub makes it."""
    return re.sub(r"[^\w\- ]", "", heading.lower()).replace(" ", "-")


def first_part(markdown: str, title: str) -> str:
    """The text up to its second part, with another title."""
    _, _, rest = "\n## ".join(markdown.split("\n## ")[:2]).partition("\n")
    return f"# {title}\n{rest}"


def _heading(token: Token, inline: Token, known: set[str]) -> Section:
    """Gives the heading its anchor; a screen's is the gadget's own name for it. Repeated
    headings get a number, as on GitHub."""
    screen = SCREEN.match(inline.content)
    if screen:
        inline.children = (inline.children or [])[:-2]
        inline.children[-1].content = inline.children[-1].content.removesuffix(" (")
        place = screen[2]
    else:
        words = slug(inline.content)
        others = (f"{words}-{number}" for number in range(1, len(known) + 1))
        place = next(one for one in (words, *others) if one not in known)
    token.attrSet("id", place)
    return Section(place, int(token.tag[1]), _words(inline.children or []), "")


def _linked(children: Sequence[Token], address: Callable[[str], str | None]) -> list[Token]:
    """With addresses of the site; a link that leads nowhere there goes, and its words stay."""
    kept, open_links = [], []
    for token in children:
        if token.type == "image":
            token.attrSet("src", address(str(token.attrs["src"])) or "")
            token.attrSet("loading", "lazy")
        elif token.type == "link_open":
            href = address(str(token.attrs["href"]))
            open_links.append(href is not None)
            if href is None:
                continue
            token.attrSet("href", href)
        elif token.type == "link_close" and not open_links.pop():
            continue
        kept.append(token)
    return kept


def _words(children: Sequence[Token]) -> str:
    spaces = {"softbreak": " ", "hardbreak": " ", "image": ""}
    return "".join(spaces.get(token.type, token.content) for token in children).strip()


def resolved(source: str, address: str) -> tuple[str, str]:
    """The file that an address in a source means, by its path from the top; and the place."""
    path, _, place = address.partition("#")
    folder = posixpath.dirname(source)
    return posixpath.normpath(posixpath.join(folder, path)) if path else source, place
