"""The guide as pages beside the gadget's, one for each language: they work offline like it."""

import re
from html import escape
from pathlib import Path

from markdown_it import MarkdownIt

from host_tools.common.places import place

# Language, what the page is called, its source, and what its links say.
GUIDES = (
    ("en", "guide.html", "docs/guide.md", "Back to the gadget", "Deutsch"),
    ("de", "anleitung.html", "docs/anleitung.md", "Zurück zum Gerät", "English"),
)
POLICY = (
    "default-src 'none'; style-src 'self'; img-src 'self'; base-uri 'none'; form-action 'none'"
)
PICTURE = re.compile(r'src="(pictures/[\w.]+)"')
PAGE = """<!doctype html>
<html lang="{language}">
<head>
  <meta charset="utf-8">
  <meta name="viewport" content="width=device-width, initial-scale=1">
  <meta http-equiv="Content-Security-Policy" content="{policy}">
  <meta name="color-scheme" content="light dark">
  <title>{title}</title>
  <link rel="icon" href="icon.svg" type="image/svg+xml">
  <link rel="stylesheet" href="guide.css">
</head>
<body>
<nav><a href="./">{back}</a><a href="{other}" lang="{other_language}">{other_name}</a></nav>
<main>
{text}</main>
</body>
</html>
"""


def pages() -> dict[str, bytes]:
    """The guides and their pictures, by their names in the site."""
    files: dict[str, bytes] = {}
    for at, (language, name, source, back, other_name) in enumerate(GUIDES):
        path = place(source)
        text = _html(path)
        other_language, other, *_ = GUIDES[1 - at]
        title = re.search(r"^# (.+)$", path.read_text("utf-8"), re.MULTILINE)
        filled = {"title": escape(title[1] if title else "Signalbox"), "text": text, "back": back}
        files[name] = PAGE.format(
            language=language,
            policy=POLICY,
            other=other,
            other_language=other_language,
            other_name=other_name,
            **filled,
        ).encode()
        for picture in PICTURE.findall(text):
            files[picture] = (place("docs/pictures") / Path(picture).name).read_bytes()
    return files


def _html(source: Path) -> str:
    """The text as HTML; raw HTML is escaped, and the screens' names are removed."""
    text = re.sub(r"^<!-- .*? -->\n", "", source.read_text("utf-8"), flags=re.MULTILINE)
    text = re.sub(r"^(#+ .*?) \(`[\w/]+`\)$", r"\1", text, flags=re.MULTILINE)
    return MarkdownIt("commonmark", {"html": False}).enable("table").render(text)
