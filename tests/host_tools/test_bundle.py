"""`signalbox bundle` writes exactly what goes on a board."""

import importlib

import pytest
from host_tools.firmware_files.rooms import LENGTH

from firmware.games import KEYS
from host_tools.common.errors import BadInput
from host_tools.firmware_files.bundle import ROOT, boards, bundle, module_name, text_for_board
from tests.sizes import size


def modules_in(room: bytes) -> dict[str, bytes]:
    """The modules of a room by their names."""
    length = LENGTH + int.from_bytes(room[:LENGTH], "big")
    lines = [line.split() for line in room[LENGTH:length].decode("ascii").split("\n") if line]
    starts = [length + int(start) for _, start in lines]
    ends = [*starts[1:], len(room)]
    return {line[0]: room[start:end] for line, start, end in zip(lines, starts, ends, strict=True)}


def names(folder):
    return {p.relative_to(folder).as_posix() for p in folder.rglob("*") if p.is_file()}


@pytest.mark.beyond_cpython
@pytest.mark.parametrize("board", boards()[:: size(3, 1)])  # a Pico and an ESP32
def test_only_the_modules_of_this_board(tmp_path, board):
    folder = tmp_path / "out"
    written = bundle(board, folder)
    found = names(folder)
    assert len(written) == len(found)
    assert {name for name in found if "/" not in name} == {"boot.py"}
    assert "app/main.py" in found
    assert "app/firmware/gadget.mpy" in found
    rooms = {name for name in found if name.startswith("app/firmware/boards/")}
    assert rooms == {f"app/firmware/boards/{name}.mpy" for name in ("__init__", board)}
    assert "app/adafruit_ssd1306.mpy" in found
    assert "app/adafruit_bus_device/i2c_device.mpy" in found
    assert not any(name.endswith(".py") for name in found - {"boot.py", "app/main.py"})


@pytest.mark.beyond_cpython
def test_compiled_files_load_on_every_micropython_from_1_23(tmp_path):
    modules = {}
    for path in bundle("pico", tmp_path / "out"):
        if path.suffix == ".mpy":
            modules[path.name] = path.read_bytes()
        elif path.suffix == ".room":
            modules |= {f"{path.name}, {k}": v for k, v in modules_in(path.read_bytes()).items()}
    assert {"gadget.mpy", "ui.screens.room, menu", "games.emma.room, rules.game"} <= set(modules)
    for name, data in modules.items():
        kind, version, flags = data[:3]
        assert (kind, version) == (ord("M"), 6), name
        assert flags >> 2 == 0, "no native code"


def test_a_board_has_the_short_forms_of_refusals_only():
    tables = [
        *(ROOT / "firmware").rglob("why_??.py"),
        *(ROOT / "firmware").rglob("why_play_??.py"),
    ]
    assert len(tables) == 2 * (len(KEYS) + 1)
    for path in tables:
        module = module_name(path.relative_to(ROOT).as_posix())
        there: dict = {}
        exec(text_for_board(module, path), there)
        here = vars(importlib.import_module(module))
        assert there["WORDS"] == here["WORDS"]
        assert there["WHY"] == {key: ("", short) for key, (_, short) in here["WHY"].items()}


@pytest.mark.parametrize("board", boards())
def test_plain_files_are_the_sources(tmp_path, board):
    bundle(board, tmp_path / "out", py=True)
    found = names(tmp_path / "out")
    for name in ("gadget", "boards/pins", "boards/wired", "boards/files", "boards/" + board):
        assert f"app/firmware/{name}.py" in found
    for other in {*boards(), "cpython", "browser", "framebuf_cpython"} - {board}:
        assert f"app/firmware/boards/{other}.py" not in found
    assert ("app/firmware/boards/rp2.py" in found) == (board != "esp32")
    assert not any(name.endswith(".mpy") for name in found)


def test_bad_input_writes_nothing(tmp_path):
    with pytest.raises(BadInput, match="--board must be pico, pico_w, pico2 or esp32, not"):
        bundle("arduino", tmp_path / "out")
    (tmp_path / "full").mkdir()
    (tmp_path / "full/diary.txt").write_text("mine", encoding="ascii")
    with pytest.raises(BadInput, match="not an empty folder"):
        bundle("pico", tmp_path / "full")
    assert names(tmp_path) == {"full/diary.txt"}


def test_a_module_that_does_not_compile_is_named_and_leaves_nothing(tmp_path, monkeypatch):
    bad = tmp_path / "bad.py"
    bad.write_text("def (:\n", encoding="ascii")
    monkeypatch.setattr(
        "host_tools.firmware_files.bundle.sources", lambda board: {"firmware/bad.py": bad}
    )
    with pytest.raises(BadInput, match=r"bad\.py does not compile"):
        bundle("pico", tmp_path / "out")
    assert names(tmp_path) == {"bad.py"}
