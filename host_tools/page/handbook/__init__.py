"""The handbook: the documentation as pages beside the gadget's, in both languages. They work
without a network, without scripts (but for the search), and from a folder on a disk."""

import json
import re
import struct
from functools import partial
from pathlib import Path

from jinja2 import Environment, FileSystemLoader, StrictUndefined
from markupsafe import Markup

from host_tools.common.places import place
from host_tools.page.handbook.contents import GROUPS, LANGUAGES, OVERVIEW, Page, Topic, pages
from host_tools.page.handbook.text import Section, Text, first_part, render, resolved

POLICY = (
    "default-src 'none'; script-src 'self'; style-src 'self'; img-src 'self'; "
    "base-uri 'none'; form-action 'none'"
)
# Folders whose files come along if a page shows or links them, and the folder's name in the site.
ASSETS = {"docs": "", "hardware": "hardware/"}
KINDS = (".png", ".svg", ".py", ".csv", ".toml", ".jnl")
SAY = {
    "en": {
        "skip": "To the text",
        "back": "To the gadget",
        "contents": "Contents",
        "search": "Search the handbook",
        "none": "Nothing found.",
        "one": "One place",
        "many": "{} places",
        "other": "Deutsch",
        "overview": "Handbook",
        "english": "",
    },
    "de": {
        "skip": "Zum Text",
        "back": "Zum Gerät",
        "contents": "Inhalt",
        "search": "Im Handbuch suchen",
        "none": "Nichts gefunden.",
        "one": "Eine Stelle",
        "many": "{} Stellen",
        "other": "English",
        "overview": "Handbuch",
        "english": "englisch",
    },
}
INTRODUCTION = {
    "en": "Everything about Signalbox, the pocket gadget for railway board games. "
    "These pages also work without a network once you have opened them.",
    "de": "Alles über Signalbox, das Taschengerät für Eisenbahn-Brettspiele. "
    "Diese Seiten gehen auch ohne Netz, wenn du sie einmal geöffnet hast.",
}
NOTICE = ("Diese Seite gibt es nur auf Englisch.", "Zum deutschen Handbuch")
PICTURE = re.compile(r'<img src="([^"]+)"')
SVG_SIZE = re.compile(rb'<svg[^>]* width="([\d.]+)(mm)?" height="([\d.]+)')
MM = 96 / 25.4  # pixels
OF_SOURCE = {page.source: page.name for _, page, _ in pages() if not page.sheet}


def files() -> dict[str, bytes]:
    """The pages, what they show and what they search in, by their names in the site."""
    found: dict[str, bytes] = {}
    entries: dict[str, list[list[str]]] = {language: [] for language in LANGUAGES}
    for language, page, topic in pages():
        text = _text(page, found)
        found[page.name] = _page(language, page.name, page.title, text, topic, page.sheet)
        if page.sheet:
            continue  # the guide has the same text
        for reader in LANGUAGES:
            if reader == language or not topic.de:
                entries[reader] += _entries(page, text.sections)
    for language in LANGUAGES:
        title = SAY[language]["overview"]
        found[OVERVIEW[language]] = _page(language, OVERVIEW[language], title, _overview(language))
        found[f"search.{language}.js"] = _index(entries[language])
    return found


def _text(page: Page, found: dict[str, bytes]) -> Text:
    """Its HTML; the files that it shows or links are added to those found."""
    markdown = place(page.source).read_text("utf-8")
    if page.sheet:
        markdown = first_part(markdown, "Signalbox")
    text = render(markdown, partial(_address, page.source, found))
    return text._replace(html=PICTURE.sub(partial(_sized, found), text.html))


def _sized(found: dict[str, bytes], picture: re.Match[str]) -> str:
    """With its size: then nothing moves when it is loaded, and a link ends where it should."""
    data = found[picture[1]]
    if data.startswith(b"\x89PNG"):
        width, height = struct.unpack(">II", data[16:24])
    else:
        size = SVG_SIZE.search(data)
        assert size, picture[1]
        factor = MM if size[2] else 1
        width, height = round(float(size[1]) * factor), round(float(size[3]) * factor)
    return f'{picture[0]} width="{width}" height="{height}"'


def _address(source: str, found: dict[str, bytes], address: str) -> str | None:
    if address.startswith(("https:", "mailto:")):
        return address
    target, part = resolved(source, address)
    if target == source:
        return f"#{part}"
    if target in OF_SOURCE:
        return OF_SOURCE[target] + (f"#{part}" if part else "")
    top, _, rest = target.partition("/")
    if top not in ASSETS or Path(target).suffix not in KINDS:
        return None  # only the repository has it
    name = ASSETS[top] + rest
    try:
        found[name] = place(target).read_bytes()
    except ValueError:
        return None
    return name


def _page(
    language: str,
    name: str,
    title: str,
    text: Text,
    topic: Topic | None = None,
    sheet: bool = False,
) -> bytes:
    other = "de" if language == "en" else "en"
    same = topic and getattr(topic, other)
    foreign = topic is not None and not topic.de
    return TEMPLATE.render(
        language=language,
        policy=POLICY,
        title=title,
        text=Markup(text.html),  # made by `render`, which escapes all HTML of the source
        sheet=sheet,
        here=name,
        overview=OVERVIEW[language],
        other=same.name if same else OVERVIEW[other],
        other_language=other,
        notice=NOTICE[0] if foreign else "",
        notice_link=NOTICE[1],
        groups=_groups(language),
        parts=[part for part in text.sections if part.level == 2],
        say=SAY[language],
    ).encode()


def _groups(language: str) -> list[tuple[str, list[dict[str, object]]]]:
    """The list of pages as readers of a language see it."""
    found = []
    for group in GROUPS:
        entries = []
        for topic in group.topics:
            page: Page = getattr(topic, language) or topic.en
            entries.append({**page._asdict(), "english": language == "de" and not topic.de})
        found.append((getattr(group, language), entries))
    return found


def _overview(language: str) -> Text:
    lines = [f"# {SAY[language]['overview']}", "", INTRODUCTION[language], ""]
    for group, entries in _groups(language):
        lines += [f"## {group}", ""]
        for entry in entries:
            english = " *(englisch)*" if entry["english"] else ""
            lines.append(f"- **[{entry['title']}]({entry['name']})**{english}  ")
            lines.append(f"  {entry['about']}")
        lines.append("")
    return render("\n".join(lines), lambda address: address)._replace(sections=[])


def _entries(page: Page, sections: list[Section]) -> list[list[str]]:
    """(address, page, heading, words) of every section that says something."""
    return [
        [f"{page.name}#{one.place}", page.title, one.title, one.words]
        for one in sections
        if one.title and (one.words or one.level > 1)
    ]


def _index(entries: list[list[str]]) -> bytes:
    """A script and no JSON: pages opened from a disk can load that, but fetch nothing."""
    rows = ",\n".join(json.dumps(entry, ensure_ascii=False) for entry in entries)
    return f"searchRows([\n{rows}\n]);\n".encode()


TEMPLATE = Environment(
    loader=FileSystemLoader(Path(__file__).parent),
    autoescape=True,
    undefined=StrictUndefined,
    keep_trailing_newline=True,
).get_template("template.html")
