"""`signalbox image`: one file for a board, the same bytes from the same sources."""

import ast
import os
import re
import struct
import subprocess
import sys
from pathlib import Path

import pytest

from host_tools.common.errors import BadInput
from host_tools.common.places import ROOT
from host_tools.firmware_files import bundle
from host_tools.firmware_files.image import board_folder, cached, sources, uf2
from host_tools.firmware_files.image.binary_info import info
from host_tools.firmware_files.image.build import CLOCKS, FAMILIES, RELEASED, build, check_tools
from host_tools.firmware_files.image.command import built
from tests.host_tools.terminal import signalbox  # noqa: F401 # a fixture
from tests.pico import images
from tests.support.sizes import SOAK

KB = 1024
# As stock MicroPython has it: where the file system begins, and how large it is.
FILE_SYSTEM = {
    "pico": (640, 1408),
    "pico_w": (1200, 848),
    "pico2": (1024, 3072),
    "pico2_w": (1536, 2560),
}
NAMES = {"pico": "Pico", "pico_w": "Pico W", "pico2": "Pico2", "pico2_w": "Pico 2 W"}
TODAY, AGREED = 590_000, 60_000  # bytes of the Pico's image, and what may be added to it
IMAGE_DEF = struct.pack("<I", 0xFFFFDED3)  # an RP2350 starts nothing without it


def made(board: str) -> cached.Image:
    images.frozen()  # skips where nothing can be built
    return cached.image(board, images.say)


def flash(path) -> bytes:
    _, pages = uf2.read(path.read_bytes())
    assert list(pages) == list(range(uf2.FLASH, uf2.FLASH + len(pages) * uf2.PAGE, uf2.PAGE))
    return b"".join(pages.values())


def tree() -> Path:
    images.frozen()
    with sources.one_at_a_time():
        return sources.debian_tree(images.say)


@pytest.mark.parametrize("board", FAMILIES if SOAK else ["pico"])
def test_an_image_ends_before_the_file_system(board):
    image = made(board)
    said = info(flash(image.path))
    assert (said.start // KB, said.size // KB) == FILE_SYSTEM[board]
    assert image.size < image.limit == said.start
    assert said.board == board.removesuffix("_w"), "a radio that nobody uses is none to the SDK"
    assert said.version == f"v{sources.VERSION}" and said.name == "MicroPython"
    family, _ = uf2.read(image.path.read_bytes())
    assert family == FAMILIES[board]
    assert (IMAGE_DEF in flash(image.path)[:4096]) == board.startswith("pico2")
    assert f"Raspberry Pi {NAMES[board]} with".encode() in flash(image.path)


def test_the_picos_image_has_the_agreed_room_to_grow():
    image = made("pico")
    assert image.size <= TODAY + AGREED < image.limit


def test_what_the_gadget_never_uses_is_left_out():
    content = flash(made("pico").path)
    for absent in (b"mbedtls", b"asyncio", b"cryptolib", b"onewire", b"VfsFat", b"cmath"):
        assert absent not in content, absent
    for present in (b"VfsLfs2", b"framebuf", b"boot.py", b"main.py"):
        assert present in content, present


def test_a_modules_path_is_in_it_once():
    """Trace-backs and imports use the same one."""
    content = flash(made("pico").path)
    names = [name for name in bundle.sources("pico") if name.startswith("firmware/")]
    assert {content.count(f"{name}\0".encode()) for name in names} == {1}


def test_the_sizes_of_its_parts_make_the_image():
    image = made("pico")
    assert abs(sum(image.sections.values()) - image.size) < 64
    assert image.sections["firmware: games"] > 30 * KB
    assert image.sections["littlefs"] > 10 * KB
    assert all(size > 0 for size in image.sections.values())


def test_nothing_of_this_machine_or_this_day_is_in_it():
    content = flash(made("pico").path)
    for place in (sources.cache(), Path.home(), ROOT):
        assert str(place).encode() + b"/" not in content
    dates = set(re.findall(rb"20\d\d-\d\d-\d\d", content))
    assert dates == {b"2025-04-15"} and RELEASED == 1744675200


@pytest.mark.skipif(not SOAK, reason="two builds from nothing: in make soak")
@pytest.mark.parametrize(
    ("board", "mhz"), [(board, mhz) for board in CLOCKS for mhz in CLOCKS[board]]
)
def test_the_same_sources_give_the_same_bytes(board, mhz, tmp_path):
    """In folders with other names, from nothing, and as the cache has it, built step by step."""
    images.frozen()
    kept = cached.image(board, images.say, mhz=mhz).path.read_bytes()
    files = board_folder.settings(board) | board_folder.modules(board)
    for folder in (tmp_path / "a", tmp_path / "a-longer-name" / "b"):
        assert cached.compiled(board, mhz, files, tree(), folder)[0] == kept


def listed(manifest: Path, port: str) -> dict[str, Path]:
    """What MicroPython would freeze by a manifest, name -> file; by its own tool."""
    micropython = tree()
    tool = (sys.executable, micropython / "tools/manifestfile.py", "--freeze")
    about = ("--port", micropython / "ports" / port, "--board", manifest.parent)
    said = subprocess.check_output((*tool, *about, manifest), text=True)
    found = re.findall(r"full_path=('.*?'), target_path=('.*?'),", said)
    return {ast.literal_eval(name): Path(ast.literal_eval(path)) for path, name in found}


OF_THE_PORT = {"rp2": ["_boot.py"], "esp32": ["_boot.py", "flashbdev.py", "inisetup.py"]}


@pytest.mark.parametrize("board", bundle.boards())
def test_a_manifest_freezes_what_goes_on_the_board(board, tmp_path):
    """Straight from these sources, and from a folder that needs nothing else of ours."""
    port = "esp32" if board == "esp32" else "rp2"
    name = board_folder.name_of(board)
    board_folder.write(board_folder.settings(board) | board_folder.modules(board), tmp_path)
    here = listed(board_folder.BOARDS / name / "manifest.py", port)
    there = listed(tmp_path / name / "manifest.py", port)
    texts = bundle.module_texts(board)
    assert list(here) == list(there) == [*sorted(texts), *OF_THE_PORT[port]]
    assert {module: there[module].read_bytes() for module in texts} == texts
    differ = [module for module in texts if here[module].read_bytes() != texts[module]]
    assert differ == [bundle.VERSION], "it gets the digits of the build"


@pytest.mark.skipif(not SOAK, reason="a build from nothing: in make soak")
def test_micropythons_own_make_builds_a_board_folder(tmp_path):
    """`signalbox image` runs the same `make`; here it reads the sources where they are, through a
    link, since it cannot work in a folder whose name has a blank."""
    (tmp_path / "here").symlink_to(board_folder.BOARDS)
    python = f"'-DPython3_EXECUTABLE={sys.executable}'"  # the display driver is installed there
    where = (f"BUILD={tmp_path}/out", f"BOARD_DIR={tmp_path}/here/SIGNALBOX_PICO")
    compiler = tmp_path / "mpy-cross"  # with BUILD, the port would build it and then miss it
    environment = os.environ | {
        "CMAKE_ARGS": f"-DPICO_NO_PICOTOOL=1 {python}",
        "MICROPY_MPYCROSS": f"{compiler}/mpy-cross",
    }
    for folder, *words in (("mpy-cross", f"BUILD={compiler}"), ("ports/rp2", *where)):
        command = ("make", "-j2", "-C", tree() / folder, *words)
        subprocess.run(command, env=environment, check=True)
    made = {path.relative_to(tmp_path / "out/frozen_mpy") for path in tmp_path.rglob("*.mpy")}
    wanted = {Path(name).with_suffix(".mpy") for name in (*bundle.sources("pico"), "_boot.py")}
    assert made == wanted
    size = (tmp_path / "out/firmware.bin").stat().st_size
    assert abs(size - cached.image("pico", images.say).size) < 64


def test_a_folder_with_a_blank_is_refused_before_make_stumbles(tmp_path):
    with pytest.raises(
        BadInput, match=r"cannot work in .*a b, because of the space in its name: choose another"
    ):
        build("pico", 200, {}, tmp_path, tmp_path / "a b")
    assert list(tmp_path.iterdir()) == []


def test_a_build_that_was_killed_begins_again(tmp_path):
    """Half a file must not get into an image; after an error `make` has cleaned up itself."""
    stale = tmp_path / "work/out/frozen_mpy/half.mpy"
    for killed in (True, False):
        stale.parent.mkdir(parents=True, exist_ok=True)
        stale.touch()
        (tmp_path / "work/unfinished").touch() if killed else None
        with pytest.raises(BadInput, match="`make` failed"):
            build("pico", 200, {"SIGNALBOX_PICO/x": b""}, tmp_path / "none", tmp_path / "work")
        assert stale.exists() != killed
        assert (tmp_path / "work/SIGNALBOX_PICO/x").exists()


def test_a_folder_keeps_the_age_of_what_stays(tmp_path):
    (tmp_path / "other").touch()
    board_folder.write({"A/modules/a.py": b"a", "A/modules/b.py": b"b"}, tmp_path)
    os.utime(tmp_path / "A/modules/a.py", (1, 1))
    board_folder.write({"A/modules/a.py": b"a", "A/modules/c.py": b"c"}, tmp_path)
    found = {path.name for path in tmp_path.rglob("*") if path.is_file()}
    assert found == {"other", "a.py", "c.py"}
    assert (tmp_path / "A/modules/a.py").stat().st_mtime == 1


def test_games_stay_where_micropython_has_its_file_system():
    """So that they are found again when an image follows files, or files follow an image."""
    boards = board_folder.BOARDS
    ports = tree() / "ports"
    size = re.compile(r"#define MICROPY_HW_FLASH_STORAGE_BYTES\s+(.*)")
    ours = (boards / "SIGNALBOX_PICO_W/mpconfigboard.h").read_text(encoding="ascii")
    theirs = (ports / "rp2/boards/RPI_PICO_W/mpconfigboard.h").read_text(encoding="ascii")
    assert size.findall(ours) == size.findall(theirs) != []
    ours = (boards / "SIGNALBOX_ESP32/partitions.csv").read_text(encoding="ascii")
    theirs = (ports / "esp32/partitions-4MiB.csv").read_text(encoding="ascii")
    assert partitions(ours) == partitions(theirs) != []


def partitions(text: str) -> list[list[str]]:
    lines = [line.split(",") for line in text.splitlines() if not line.startswith("#")]
    return [[word.strip() for word in line[:5]] for line in lines]


def test_without_a_compiler_one_sentence_says_what_to_do(signalbox, tmp_path, monkeypatch):  # noqa: F811
    monkeypatch.setenv("PATH", str(tmp_path))
    with pytest.raises(
        BadInput, match="without cmake, make, cc, arm-none-eabi-gcc: install"
    ) as no:
        check_tools()
    assert "--board-folder" in str(no.value) and "\n" not in str(no.value)
    ran = signalbox("image", tmp_path / "out.uf2")
    assert ran.code == 2 and ran.err.count("\n") == 1 and "--board-folder" in ran.err
    assert list(tmp_path.iterdir()) == []


def test_a_board_folder_is_written_without_a_compiler(signalbox, tmp_path, monkeypatch):  # noqa: F811
    monkeypatch.setenv("PATH", str(tmp_path))
    ran = signalbox("image", "--board", "esp32", "--board-folder", tmp_path / "boards")
    assert ran.code == 0 and "boards/SIGNALBOX_ESP32: Signalbox" in ran.out
    assert (tmp_path / "boards/SIGNALBOX_ESP32/modules/firmware/boards/esp32.py").is_file()
    assert {path.name for path in (tmp_path / "boards").iterdir()} == {
        "SIGNALBOX",
        "SIGNALBOX_ESP32",
    }
    ran = signalbox("image", "--board-folder", "--mhz", "125", tmp_path / "more")
    assert ran.code == 2 and "leave --mhz" in ran.err and not (tmp_path / "more").exists()


def test_without_sources_one_sentence_says_what_to_do(tmp_path, monkeypatch):
    with pytest.raises(BadInput, match="--micropython FOLDER"):
        sources.private_sources(tmp_path)
    monkeypatch.setattr(sources, "cache", lambda: tmp_path)
    monkeypatch.setenv("PATH", str(tmp_path))
    with pytest.raises(BadInput, match="without apt-get they cannot be fetched: give"):
        sources.debian_tree(images.say)


def test_the_machines_own_mirror_is_asked_for_sources(tmp_path):
    (tmp_path / "sources.list").write_text("deb [a=b] http://x/debian/ stable main\n", "ascii")
    text, suffix = sources.private_sources(tmp_path)
    where = f"[a=b] http://x/debian/ {sources.SUITE} main\n"
    assert (text, suffix) == (f"deb {where}deb-src {where}", ".list")


@pytest.mark.parametrize(
    ("board", "name", "says"),
    [
        ("banana", "x.uf2", "--board must be pico"),
        ("esp32", "x.bin", "--board-folder"),
        ("pico", "x.bin", "must end in .uf2"),
        ("pico", "", "must end in .uf2"),
    ],
)
def test_bad_input_is_refused_before_anything_is_built(board, name, says, tmp_path):
    with pytest.raises(BadInput, match=re.escape(says)):
        built(board, tmp_path / name, pytest.fail)
    assert list(tmp_path.iterdir()) == []


@pytest.mark.parametrize(
    ("board", "mhz", "says"),
    [("pico", 133, "200 or 125, not"), ("pico2", 125, "must be 150, not")],
)
def test_a_clock_that_a_board_does_not_have_is_refused(board, mhz, says, tmp_path):
    with pytest.raises(BadInput, match=says):
        built(board, tmp_path / "x.uf2", pytest.fail, mhz=mhz)


def test_a_folder_that_is_no_source_tree_is_refused(tmp_path):
    with pytest.raises(BadInput, match="not a source tree of MicroPython"):
        sources.own_tree(tmp_path)
    port = tmp_path / "ports/rp2"
    port.mkdir(parents=True)
    (port / "CMakeLists.txt").touch()
    with pytest.raises(BadInput, match=r"lib/pico-sdk.*missing: run `make -C ports/rp2"):
        sources.own_tree(tmp_path)


def test_a_uf2_file_is_read_as_it_was_written():
    memory = {uf2.FLASH: bytes(range(256)) * 40, uf2.FLASH + 0xA0000: b"tail" * 1024}
    for family in (uf2.RP2040, uf2.RP2350):
        written = uf2.write(memory, family)
        read, pages = uf2.read(written)
        assert read == family and len(pages) == (12288 + 4096) // 256
        assert pages[uf2.FLASH + 10240] == b"\xff" * 256, "the sector is filled"
        assert pages[uf2.FLASH + 0xA0000] == b"tail" * 64
        numbers = [
            struct.unpack_from("<II", written, at + 20) for at in range(0, len(written), 512)
        ]
        ignored = [(0, 2)] if family == uf2.RP2350 else []
        assert numbers == ignored + [(n, len(pages)) for n in range(len(pages))]


@pytest.mark.parametrize("spoil", [b"", b"x" * 512, b"x" * 700])
def test_what_is_no_uf2_file_is_refused(spoil):
    with pytest.raises(BadInput, match="not a UF2 file"):
        uf2.read(spoil)
