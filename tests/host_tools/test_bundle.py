"""`signalbox bundle` writes exactly what goes on a board."""

import pytest

from firmware.version import VERSION
from host_tools.common.errors import BadInput
from host_tools.firmware_files.bundle import ROOT, boards, build_id, bundle, driver_sources
from tests.support.sizes import size


def names(folder):
    return {p.relative_to(folder).as_posix() for p in folder.rglob("*") if p.is_file()}


@pytest.mark.beyond_cpython
@pytest.mark.parametrize("board", boards()[:: size(3, 1)])  # a Pico and an ESP32
def test_every_module_is_a_file_of_its_own(tmp_path, board):
    """Under its own name, and every MicroPython from 1.23 on loads it."""
    compiled, plain = tmp_path / "compiled", tmp_path / "plain"
    written = bundle(board, compiled)
    bundle(board, plain, py=True)
    found = names(compiled)
    assert len(written) == len(found)
    starters = {"boot.py", "main.py"}
    assert found - starters == {
        name.removesuffix("py") + "mpy" for name in names(plain) - starters
    }
    for name in found - starters:
        data = (compiled / name).read_bytes()
        kind, version, flags = data[:3]
        assert (kind, version) == (ord("M"), 6), name
        assert flags >> 2 == 0, "no native code"
        source = name.removeprefix("lib/").removesuffix("mpy") + "py"
        assert source.encode() in data, "a trace-back names it"


@pytest.mark.parametrize("board", boards())
def test_plain_files_are_the_sources(tmp_path, board):
    bundle(board, tmp_path / "out", py=True)
    found = names(tmp_path / "out")
    assert {name for name in found if "/" not in name} == {"boot.py", "main.py"}
    assert all(name.startswith("lib/") for name in found if "/" in name)
    for name in ("gadget", "boards/pins", "boards/wired", "boards/files", "boards/" + board):
        assert f"lib/firmware/{name}.py" in found
    for other in {*boards(), "cpython", "browser", "framebuf_cpython"} - {board}:
        assert f"lib/firmware/boards/{other}.py" not in found
    assert ("lib/firmware/boards/rp2.py" in found) == (board != "esp32")
    assert {f"lib/{name}" for name in driver_sources()} <= found
    for name in found - {"lib/firmware/version.py", *(f"lib/{n}" for n in driver_sources())}:
        source = (ROOT / name.removeprefix("lib/")).read_bytes()
        assert (tmp_path / "out" / name).read_bytes() == source


def test_the_version_has_the_digits_of_the_sources(tmp_path, monkeypatch):
    """Another board has others, and so has a changed module; a checkout on Windows has not."""
    bundle("pico", tmp_path / "out", py=True)
    there: dict = {}
    exec((tmp_path / "out/lib/firmware/version.py").read_bytes(), there)
    build = build_id("pico")
    assert (there["VERSION"], there["BUILD"]) == (VERSION, build)
    assert len(build) == 8 and int(build, 16) >= 0 and build != build_id("pico2")
    source = tmp_path / "gadget.py"
    sources = {"firmware/gadget.py": source}
    monkeypatch.setattr("host_tools.firmware_files.bundle.sources", lambda board: sources)
    digits = []
    for text in (b"a = 1\nb = 2\n", b"a = 1\r\nb = 2\r\n", b"a = 1\nb = 3\n"):
        source.write_bytes(text)
        digits.append(build_id("pico"))
    assert digits[0] == digits[1] != digits[2]


def test_bad_input_writes_nothing(tmp_path):
    with pytest.raises(BadInput, match="must be pico, pico_w, pico2, pico2_w or esp32, not"):
        bundle("arduino", tmp_path / "out")
    (tmp_path / "full").mkdir()
    (tmp_path / "full/diary.txt").write_text("mine", encoding="ascii")
    with pytest.raises(BadInput, match="not an empty folder"):
        bundle("pico", tmp_path / "full")
    assert names(tmp_path) == {"full/diary.txt"}


def test_a_module_that_does_not_compile_is_named_and_leaves_nothing(tmp_path, monkeypatch):
    bad = {"boot.py": b"", "main.py": b"", "firmware/bad.py": b"def (:\n"}
    monkeypatch.setattr("host_tools.firmware_files.bundle.module_texts", lambda board: bad)
    with pytest.raises(BadInput, match=r"bad\.py does not compile"):
        bundle("pico", tmp_path / "out")
    assert names(tmp_path) == set()
