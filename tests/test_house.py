"""The house rules of design.md section 1: imports point one way, and only boards touch wires."""

import ast
import re
import subprocess
import sys
from collections.abc import Sequence
from pathlib import Path

import pytest

from firmware.games import KEYS
from firmware.games.die import DICE
from firmware.games.railroad.expansions import BY_KEY
from tests.mutants.__main__ import AREAS
from tests.support.imports import ROOT, imported, modules, package, package_of, parsed, tools

PURE = {"time", "random", "os", "io", "machine", "asyncio", "uos", "utime"}


# Modules that are a package of their own; all others say in the first lines of their __init__.py
# what they may import.
ALONE = {
    "gadget": {"ui", "play", "games", "loading", "version"},
    "loading": set(),
    "version": set(),
}
MAY = re.compile(r"^May import: ([^.]+)\.$", re.MULTILINE)


def may_import(folder: Path) -> set[str]:
    """The rule of a package."""
    text = ast.get_docstring(parsed(folder / "__init__.py")) or ""
    found = MAY.search(text)
    assert found, f"{folder}/__init__.py: say in its docstring `May import: one, other.`"
    return set() if found[1] == "nothing" else set(re.split(r",\s+", found[1]))


def rule_of(path: Path) -> set[str]:
    here = package(path)
    if here in ALONE:
        return ALONE[here]
    top = ROOT / "firmware"
    folder = top / "games" / path.relative_to(top).parts[1] / "screens"
    return may_import(folder if here == "screens" else top / here) | {here}


def game_of(parts: Sequence[str]) -> str:
    """The game that a module belongs to, or nothing."""
    return parts[2] if parts[1] == "games" and parts[2:] and parts[2] in KEYS else ""


@pytest.mark.parametrize("path", modules(), ids=lambda p: str(p.relative_to(ROOT)))
def test_imports_point_one_way(path):
    here = package(path)
    if here == "__init__":
        return
    game = game_of(path.relative_to(ROOT).with_suffix("").parts)
    for name in imported(path):
        top, *rest = name.split(".")
        assert top not in ("host_tools", "tests"), name
        if top == "firmware" and rest:
            assert package_of((top, *rest)) in rule_of(path), f"{here} imports {name}"
            if game:
                assert game_of((top, *rest)) in ("", game), f"{game} imports {name}"
        if here != "boards":
            assert top != "machine", f"{here} imports machine"
        if here == "games":
            assert top not in PURE, f"rules import {name}"


def test_imports_stand_at_the_top_of_a_file():
    """Inside a function only where a comment behind the import gives the reason."""
    found = []
    for path in modules():
        lines = path.read_text(encoding="utf-8").splitlines()
        for function in ast.walk(parsed(path)):
            if isinstance(function, ast.FunctionDef):
                for node in ast.walk(function):
                    is_import = isinstance(node, ast.Import | ast.ImportFrom)
                    if is_import and "  # " not in lines[node.lineno - 1]:
                        found.append(f"{path.relative_to(ROOT)}:{node.lineno}")
    assert found == []


def test_no_module_is_too_long_to_read():
    """Most fit in 200 lines; what has more than 350 is two things."""
    folders = ("firmware", "host_tools", "hardware", "tests")
    paths = [path for folder in folders for path in (ROOT / folder).rglob("*.py")]
    lines = {path: len(path.read_text(encoding="utf-8").splitlines()) for path in paths}
    assert [f"{path.relative_to(ROOT)}: {n}" for path, n in lines.items() if n > 350] == []


def test_main_stays_small():
    main = (ROOT / "main.py").read_text(encoding="utf-8").splitlines()
    assert len(main) < 30


def test_no_native_code_and_no_blocking_in_the_firmware():
    for path in modules():
        text = path.read_text(encoding="utf-8")
        for word in ("micropython.native", "micropython.viper", "import random", "sleep_us("):
            assert word not in text, f"{path} has {word}"
        if package(path) != "boards":
            assert "time.sleep" not in text, path


def test_no_registry_host_is_named():
    """Packages are asked for by name: a registry's address has no place here."""
    hosts = ["pypi" + ".org", "npmjs" + ".org", "npmjs" + ".com", "deb.debian" + ".org"]
    others = {".git", ".venv", ".cache", "node_modules", "build", ".hypothesis"}
    ours = [path for path in ROOT.iterdir() if path.name not in others]
    kinds = (".py", ".md", ".toml", ".sh", ".js", ".json", ".html")
    inner = [path for folder in ours if folder.is_dir() for path in folder.rglob("*")]
    for path in ours + inner:
        if path.suffix in kinds and path.is_file():
            text = path.read_text(encoding="utf-8", errors="replace")
            assert not any(host in text for host in hosts), path


# Packages of host_tools in the order of CONTRIBUTING.md: each uses only those before it.
ROOMS = re.findall(
    r"^    (\w+)/ ",
    (ROOT / "CONTRIBUTING.md").read_text(encoding="utf-8").partition("host_tools/")[2],
    re.MULTILINE,
)


@pytest.mark.parametrize("path", tools(), ids=lambda p: str(p.relative_to(ROOT)))
def test_rooms_of_the_computer_use_each_other_one_way(path):
    here = path.relative_to(ROOT / "host_tools").parts[0].removesuffix(".py")
    if here == "__init__":
        return
    for name in imported(path):
        top, _, rest = name.partition(".")
        other = rest.split(".")[0]
        assert top != "tests", name
        assert top != "typer" or here in ("commands", "cli"), f"{here} talks to a terminal"
        if top == "host_tools" and here not in ("cli", "commands"):
            allowed = may_import(ROOT / "host_tools" / here) | {here}
            assert other in allowed, f"{here} imports {name}"


def test_packages_are_listed_in_order_and_form_no_ring():
    there = {path.name for path in (ROOT / "host_tools").iterdir() if path.is_dir()}
    assert there - {"__pycache__", "board_files"} == set(ROOMS)
    for at, name in enumerate(ROOMS):
        if name not in ("on_board", "commands"):
            later = may_import(ROOT / "host_tools" / name) - set(ROOMS[:at])
            assert not later, f"{name} uses {later}, which come after it in CONTRIBUTING.md"


def test_deploy_needs_no_database():
    code = (
        "import sys, host_tools.board.deploy, host_tools.commands.deploy;"
        "print([name for name in sys.modules if name.split('.')[0] == 'sqlalchemy'])"
    )
    command = [sys.executable, "-c", code]
    assert subprocess.check_output(command, cwd=ROOT, text=True).strip() == "[]"


def test_what_make_mutants_changes_is_there():
    """A file that moves to another package must not drop out of `make mutants` unnoticed."""
    for area in AREAS:
        for pattern in area.changed + area.tests:
            assert list(ROOT.glob(pattern)), pattern


def test_every_function_of_a_connection_is_used():
    """They are called by texts that go over the cable, which no other check sees."""
    for visit in ("computer_session", "certify_table"):
        path = ROOT / f"host_tools/on_board/{visit}.py"
        asked = "".join(other.read_text(encoding="utf-8") for other in tools() if other != path)
        body = ast.parse(path.read_text(encoding="ascii")).body
        names = [node.name for node in body if isinstance(node, ast.FunctionDef)]
        inside = {node.id for top in body for node in ast.walk(top) if isinstance(node, ast.Name)}
        assert [name for name in names if name not in asked and name not in inside] == []


def test_every_text_asks_for_the_same_micropython():
    from host_tools.common.micropython import NEEDED

    wanted = re.compile(r"MicroPython (?:image \()?(\d+\.\d+)(?:\+| or newer)")
    asked = {}
    for path in [*ROOT.rglob("*.md"), *ROOT.glob("*.toml"), *tools(), *ROOT.glob("tests/**/*.py")]:
        if not {".venv", ".cache"} & set(path.relative_to(ROOT).parts):
            for found in wanted.finditer(path.read_text(encoding="utf-8")):
                asked[path.name] = found[1]
    assert {"computer.md", "boards.md"} <= set(asked)
    assert set(asked.values()) == {NEEDED}, asked


# Where the computer's side may name a game: in the game's own file, and where people score and
# check sheets of Railroad Ink and compare theirs with the rival's.
OF_A_GAME = ("host_tools/games/", "host_tools/railroad/", "host_tools/coach/")
OF_A_GAME += tuple(
    f"host_tools/commands/{name}.py"
    for name in ("railroad_choices", "coach", "par", "rival", "score", "sheet", "verify")
)
OF_A_GAME += ("host_tools/web/pages/coach.py", "host_tools/web/pages/sheet_editor.py")


# Other words than `dice`, which means many things here: there only its folder counts.
A_GAME = re.compile(rf"({'|'.join(set(KEYS) - {'dice'})}|games[./]dice)(?![a-z])")


def test_what_all_games_share_knows_none_of_them_by_name():
    """KEYS is the only list of games."""
    named = []
    for path in modules():
        if (
            not game_of(path.relative_to(ROOT).with_suffix("").parts)
            and path != ROOT / "firmware/games/__init__.py"
        ):
            code = without_docstrings(path.read_text(encoding="utf-8"))
            named += [f"{path.relative_to(ROOT)}: {found}" for found in A_GAME.findall(code)]
            assert "dice" not in strings(ast.parse(code)), path
    assert named == []


def test_only_games_know_their_dice():
    """A die draws and names its own faces. `speed` is the usual die with pips, which any table may
    roll beside its game."""
    named = []
    for path in modules():
        if package(path) in ("ui", "play", "gadget"):
            found = strings(parsed(path)) & ({*DICE, *BY_KEY} - {"speed", ""})
            named += [f"{path.relative_to(ROOT)}: {key}" for key in found]
    assert named == []


def test_an_expansion_is_asked_and_never_compared():
    """What differs between expansions of Railroad Ink is in firmware/games/railroad/expansions/:
    add a hook to class Expansion instead of asking which one is played."""
    own = ROOT / "firmware/games/railroad/expansions"
    named = []
    for path in [*modules(), *sorted((ROOT / "host_tools").rglob("*.py"))]:
        if own not in path.parents:
            for node in ast.walk(parsed(path)):
                text = ast.unparse(node) if isinstance(node, ast.Compare) else ""
                text = "" if re.match(r"e ==|event\['e'\] ==", text) else text  # names of events
                keys = ({key for key in BY_KEY if key} & strings(node)) if text else ()
                if keys or re.search(r"expansion('\])? (==|!=|in \()", text):
                    named.append(f"{path.relative_to(ROOT)}:{node.lineno}: {text}")
    assert named == []


def test_check_asks_the_rules_and_edits_nothing_of_theirs():
    """A drawing rule has one place: `check` calls what the gadget calls."""
    checker = parsed(ROOT / "host_tools/railroad/json_check.py")
    targets = [
        ast.unparse(target)
        for node in ast.walk(checker)
        for target in [*getattr(node, "targets", ()), getattr(node, "target", None)]
        if isinstance(target, ast.Attribute)
    ]
    assert targets and not [name for name in targets if "seat." in name or "sheet." in name]
    calls = {ast.unparse(node.func) for node in ast.walk(checker) if isinstance(node, ast.Call)}
    assert not [name for name in calls if name.endswith(("sheet.draw", "drawn.append"))]


def test_a_board_is_never_a_drawing():
    """A player draws on a sheet. The option `boards` and the key "board" of `score` are older."""
    named = []
    for folder in ("firmware/games/railroad", "host_tools/railroad", "tests/naive"):
        for path in sorted((ROOT / folder).rglob("*.py")):
            for node in ast.walk(parsed(path)):
                name = getattr(node, "id", getattr(node, "attr", getattr(node, "name", "")))
                if "board" in str(name).lower() and name != "boards":
                    named.append(f"{path.name}: {name}")
    assert named == []


def strings(tree: ast.AST) -> set[str]:
    return {node.value for node in ast.walk(tree) if isinstance(node, ast.Constant)}


def test_the_computer_knows_no_game_by_name():
    named = []
    for path in (ROOT / "host_tools").rglob("*"):
        name = path.relative_to(ROOT).as_posix()
        if path.suffix in (".py", ".js", ".html", ".css") and not name.startswith(OF_A_GAME):
            text = path.read_text(encoding="utf-8")
            code = without_docstrings(text) if path.suffix == ".py" else text
            named += [f"{name}: {found}" for found in A_GAME.findall(code)]
    assert named == []


def without_docstrings(text: str) -> str:
    """The code alone: what a command says about itself may have a game for an example."""
    tree = ast.parse(text)
    for node in ast.walk(tree):
        body = getattr(node, "body", None)
        first = body[0] if isinstance(body, list) and body else None
        if isinstance(first, ast.Expr) and isinstance(first.value, ast.Constant):
            body[0] = ast.Pass()
    return ast.unparse(tree)


def test_the_root_of_the_tests_holds_only_the_house():
    found = {path.name for path in (ROOT / "tests").iterdir() if path.is_file()}
    assert found == {"__init__.py", "conftest.py", "test_house.py"}
