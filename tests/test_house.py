"""The house rules of design.md section 1: imports point one way, and only boards touch wires."""

import ast
from pathlib import Path

import pytest

ROOT = Path(__file__).resolve().parents[1]
# Who may import whom, inside firmware/.
ALLOWED = {
    "rules": {"rules"},
    "play": {"play", "rules"},
    "ui": {"ui", "play", "rules", "version"},
    "boards": {"boards"},
    "gadget": {"ui", "play", "rules", "version"},
    "version": set(),
}
EXTRA = {"play": {"version"}}
SUFFIXES = {".py", ".md", ".toml", ".sh", ".js", ".mjs", ".json", ".html", ".txt"}
PURE = {"time", "random", "os", "io", "machine", "asyncio", "uos", "utime"}


def modules():
    return sorted((ROOT / "firmware").rglob("*.py"))


def imported(path: Path) -> set[str]:
    """Every module that a file imports, by any statement and by __import__ of a literal."""
    found = set()
    for node in ast.walk(ast.parse(path.read_text(encoding="utf-8"))):
        if isinstance(node, ast.Import):
            found |= {alias.name for alias in node.names}
        elif isinstance(node, ast.ImportFrom):
            assert node.level == 0, f"{path}: import by full name"
            found |= {f"{node.module}.{alias.name}" for alias in node.names}
    return found


def room(path: Path) -> str:
    return path.relative_to(ROOT / "firmware").parts[0].removesuffix(".py")


@pytest.mark.parametrize("path", modules(), ids=lambda p: str(p.relative_to(ROOT)))
def test_imports_point_one_way(path):
    here = room(path)
    if here == "__init__":
        return
    allowed = ALLOWED[here] | EXTRA.get(here, set())
    for name in imported(path):
        top, _, rest = name.partition(".")
        assert top not in ("host_tools", "tests"), name
        if top == "firmware":
            assert rest.split(".")[0] in allowed, f"{here} imports {name}"
        if here != "boards":
            assert top != "machine", f"{here} imports machine"
        if here == "rules":
            assert top not in PURE, f"rules import {name}"


def test_main_stays_small():
    main = (ROOT / "main.py").read_text(encoding="utf-8").splitlines()
    assert len(main) < 30


def test_no_native_code_and_no_blocking_in_the_firmware():
    for path in modules():
        text = path.read_text(encoding="utf-8")
        for word in ("micropython.native", "micropython.viper", "import random", "sleep_us("):
            assert word not in text, f"{path} has {word}"
        if room(path) != "boards":
            assert "time.sleep" not in text, path


def test_no_registry_host_is_named():
    """Packages are asked for by name: a registry's address has no place here."""
    hosts = ["pypi" + ".org", "npmjs" + ".org", "npmjs" + ".com", "deb.debian" + ".org"]
    for path in ROOT.rglob("*"):
        parts = set(path.relative_to(ROOT).parts)
        if parts & {".git", ".venv", ".cache", "node_modules", "build", ".hypothesis"}:
            continue
        if path.is_file() and path.suffix in (
            ".py",
            ".md",
            ".toml",
            ".sh",
            ".js",
            ".json",
            ".html",
        ):
            text = path.read_text(encoding="utf-8", errors="replace")
            assert not any(host in text for host in hosts), path
