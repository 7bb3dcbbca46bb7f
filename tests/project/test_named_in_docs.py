"""What our pages name is there: files, `make` targets, options, modules, variables of the
environment, labels on the screen; and what they show at a prompt is what comes out. Command lines
are run by tests/host_tools/test_examples.py, links are followed by test_links.py."""

import importlib
import os
import re
import shutil
import subprocess
import sys
from functools import cache
from pathlib import Path

import pytest

from firmware.games import KEYS
from host_tools.common.places import ROOT
from tests.host_tools.command_tree import commands, parameters
from tests.project.test_links import pages
from tests.support.code_in_docs import blocks, spans

PAGES = {path.relative_to(ROOT).as_posix(): path for path in pages()}
TOPS = ("docs", "firmware", "hardware", "host_tools", "tests", ".ci", ".github")
A_FILE = re.compile(r"[\w./-]+\.(?:py|md|toml|csv|js|css|html|txt|sh|jnl|lock|svg|c|yml)")
# Files that are made, or lie on a board or on a reader's own computer.
MADE = re.compile(
    r"certified-BOARD-DATE\.md|failed-.*\.md|phrases\.txt|(games|spiele)\.csv|code\.svg|crash\.txt"
    r"|OUT(-2)?\.svg|g\d{5}\.jnl"
)
# The example of write_a_game.md, which a test adds to a copy of the tree.
OF_THE_EXAMPLE = ("docs/write_a_game.md",)
# What was there once, and may be named for that.
OF_THE_PAST = ("CHANGELOG.md", "docs/lab/redesign.md", "docs/lab/soak.md")


@cache
def tracked() -> frozenset[str]:
    git = ("git", "ls-files", "--cached", "--others", "--exclude-standard")
    listed = subprocess.run(git, cwd=ROOT, capture_output=True, text=True, check=False).stdout
    found = listed.splitlines() or [
        path.relative_to(ROOT).as_posix()
        for top in ROOT.iterdir()
        if top.name in TOPS or top.is_file()
        for path in [top, *top.rglob("*")]
    ]
    return frozenset(found)


def is_there(name: str, page: str) -> bool:
    """By its path from the top, from the page, or as the end of the path of a file of ours."""
    ways = (name, os.path.normpath(Path(page).parent / name))
    if any((ROOT / way).exists() for way in ways):
        return True
    return any(path == name or path.endswith(f"/{name}") for path in tracked())


@pytest.mark.parametrize("page", [page for page in PAGES if page not in OF_THE_PAST])
def test_every_file_that_a_page_names(page):
    gone = []
    for span in spans(PAGES[page]):
        named = A_FILE.fullmatch(span) or re.fullmatch(rf"({'|'.join(TOPS)})(/[\w.-]+)*/?", span)
        if not named or MADE.fullmatch(span.rpartition("/")[2]) or span.startswith("/"):
            continue
        if page in OF_THE_EXAMPLE and ("yacht" in span or span.count("/") == 0):
            continue
        if not is_there(span.rstrip("/"), page):
            gone.append(span)
    assert gone == []


@pytest.mark.parametrize("page", PAGES)
def test_every_target_of_make_that_a_page_names(page):
    targets = set(re.findall(r"^([a-z-]+):", (ROOT / "Makefile").read_text("utf-8"), re.M))
    code = "\n".join([*spans(PAGES[page]), *(text for _, text in blocks(PAGES[page]))])
    assert set(re.findall(r"^make ([a-z][a-z-]*)", code, re.M)) <= targets


@cache
def options() -> frozenset[str]:
    """Of all commands."""
    return frozenset(
        name
        for words, command in commands()
        for one in parameters(words, command)
        for name in (*one.opts, *one.secondary_opts)
    ) | {"--no-browser"}


@pytest.mark.parametrize("page", PAGES)
def test_every_option_that_a_page_names(page):
    named = {
        option
        for span in spans(PAGES[page])
        if span.startswith("--")
        for option in re.findall(r"(?<!\S)--[a-z-]+", span)
    }
    assert named <= options()


@pytest.mark.parametrize("page", PAGES)
def test_every_module_that_a_page_names(page):
    for span in spans(PAGES[page]):
        if re.fullmatch(r"(host_tools|firmware|tests|hardware)(\.\w+)+(\(.*\))?", span):
            name = span.partition("(")[0]
            try:
                importlib.import_module(name)
            except ModuleNotFoundError:
                module, _, attribute = name.rpartition(".")
                assert hasattr(importlib.import_module(module), attribute), name


def test_every_variable_that_a_page_names():
    sources = "".join(
        path.read_text("utf-8")
        for folder in ("host_tools", "tests")
        for path in (ROOT / folder).rglob("*.py")
        if path != Path(__file__)
    )
    sources += (ROOT / "Makefile").read_text("utf-8")
    for page, path in PAGES.items():
        for name in re.findall(r"\bSIGNALBOX_[A-Z_]+\b", path.read_text("utf-8")):
            board = ROOT / "host_tools/firmware_files/image/boards" / name
            assert name in sources or board.is_dir() or name == "SIGNALBOX_PICO", f"{page}: {name}"


@cache
def texts_of(language: str) -> str:
    """Everything that the gadget and its page say in a language, in one string."""
    found = [ROOT / f"firmware/ui/texts/{language}.py", ROOT / "host_tools/page/web/texts.js"]
    found += [ROOT / f"firmware/games/{key}/{language}.py" for key in KEYS]
    found += [ROOT / f"firmware/games/{key}/__init__.py" for key in KEYS]
    found += [ROOT / "firmware/play/settings_table.py"]
    return "".join(path.read_text("utf-8") for path in found if path.exists()).replace("’", "'")


TWICE = {"A twice", "A zweimal"}  # made of "hold A": firmware/ui/words.py
LABELS = {
    "docs/guide.md": ("en", r'"([A-Z][^"]+)"'),
    "docs/anleitung.md": ("de", r"„([A-ZÄÖÜ][^“]+)“"),
}


@pytest.mark.parametrize("page", LABELS)
def test_every_label_that_a_guide_quotes_is_on_the_screen(page):
    """In quotation marks stands what the screen says, word for word."""
    language, quoted = LABELS[page]
    said = re.findall(quoted, PAGES[page].read_text("utf-8").replace("\n", " "))
    assert len(said) > 5
    parts = {part for one in said for part in one.rstrip(".,").split(": ")} - TWICE
    assert [part for part in parts if part.replace("’", "'") not in texts_of(language)] == []


def prompts() -> list[tuple[str, str, str]]:
    """(page, command, what comes out) of everything that is shown at a prompt."""
    found = []
    for page, path in PAGES.items():
        for kind, text in blocks(path):
            if kind == "console":
                parts = re.split(r"^\$ (.*)\n", text, flags=re.M)[1:]
                found += [(page, *pair) for pair in zip(parts[::2], parts[1::2], strict=True)]
    return found


def test_there_are_prompts():
    assert {"docs/sceptics.md", "docs/skeptiker.md"} <= {page for page, _, _ in prompts()}


@pytest.mark.parametrize(("page", "command", "shown"), prompts())
def test_what_is_shown_at_a_prompt_comes_out(page, command, shown, tmp_path):
    """In a folder with the files that the page itself links."""
    if not all(map(shutil.which, ("bash", "xxd", "openssl", "sha256sum"))):
        pytest.skip("this system has not the tools that the page uses")
    for name in ("verify_rolls.py", "example.jnl"):
        shutil.copy(ROOT / "docs" / name, tmp_path)
    line = re.sub(r"\bpython3\b", lambda _: f"'{sys.executable}'", command)
    done = subprocess.run(
        ["bash", "-c", line], cwd=tmp_path, capture_output=True, text=True, check=False
    )
    assert (done.returncode, done.stdout) == (0, shown), done.stderr


def test_the_example_of_the_sceptics_is_that_of_the_journal_s_page():
    journal = (ROOT / "docs/example.jnl").read_text("utf-8")
    assert "".join(f"    {line}\n" for line in journal.splitlines()) in PAGES[
        "docs/log.md"
    ].read_text("utf-8")
