"""`signalbox image`: one file for a board, the same bytes from the same sources."""

import re
import struct
from pathlib import Path

import pytest

from host_tools.common.errors import BadInput
from host_tools.common.places import ROOT
from host_tools.firmware_files.image import cached, frozen, sources, uf2
from host_tools.firmware_files.image.binary_info import info
from host_tools.firmware_files.image.build import RELEASED, TARGETS, board_folder, check_tools
from host_tools.firmware_files.image.command import built
from tests.host_tools.terminal import signalbox  # noqa: F401 # a fixture
from tests.pico import images
from tests.sizes import SOAK

KB = 1024
# As stock MicroPython has it: where the file system begins, and how large it is.
FILE_SYSTEM = {"pico": (640, 1408), "pico_w": (1200, 848), "pico2": (1024, 3072)}
IMAGE_DEF = struct.pack("<I", 0xFFFFDED3)  # an RP2350 starts nothing without it


def made(board: str) -> cached.Image:
    images.frozen()  # skips where nothing can be built
    return cached.image(board, images.tell)


def flash(path) -> bytes:
    _, pages = uf2.read(path.read_bytes())
    assert list(pages) == list(range(uf2.FLASH, uf2.FLASH + len(pages) * uf2.PAGE, uf2.PAGE))
    return b"".join(pages.values())


@pytest.mark.parametrize("board", TARGETS if SOAK else ["pico"])
def test_an_image_ends_before_the_file_system(board):
    image = made(board)
    said = info(flash(image.path))
    assert (said.start // KB, said.size // KB) == FILE_SYSTEM[board]
    assert image.size < image.room == said.start
    assert said.board == ("pico2" if board == "pico2" else "pico")
    assert said.version == f"v{sources.VERSION}" and said.name == "MicroPython"
    family, _ = uf2.read(image.path.read_bytes())
    assert family == TARGETS[board].family
    assert (IMAGE_DEF in flash(image.path)[:4096]) == (board == "pico2")
    name = {"pico": b"Pico with", "pico_w": b"Pico W with", "pico2": b"Pico2 with"}[board]
    assert b"Raspberry Pi " + name in flash(image.path)


def test_what_the_gadget_never_uses_is_left_out():
    image = made("pico")
    content = flash(image.path)
    for absent in (b"mbedtls", b"asyncio", b"cryptolib", b"onewire", b"VfsFat"):
        assert absent not in content, absent
    for present in (b"VfsLfs2", b"framebuf", b"deflate", b"built_in.py", b"firmware/gadget.py"):
        assert present in content, present


def test_the_sizes_of_its_parts_make_the_image():
    image = made("pico")
    assert abs(sum(image.parts.values()) - image.size) < 64
    assert image.parts["firmware: games"] > 30 * KB
    assert image.parts["littlefs"] > 10 * KB
    assert all(size > 0 for size in image.parts.values())


def test_nothing_of_this_machine_or_this_day_is_in_it():
    content = flash(made("pico").path)
    for place in (sources.cache(), Path.home(), ROOT):
        assert str(place).encode() + b"/" not in content
    dates = set(re.findall(rb"20\d\d-\d\d-\d\d", content))
    assert dates == {b"2025-04-15"} and RELEASED == 1744675200


@pytest.mark.skipif(not SOAK, reason="two builds from nothing: in make soak")
@pytest.mark.parametrize("board", TARGETS)
def test_the_same_sources_give_the_same_bytes(board, tmp_path):
    """In folders with other names, from nothing, and as the cache has it, built step by step."""
    kept = made(board).path.read_bytes()
    with sources.one_at_a_time():
        tree = sources.debian_tree(images.tell)
        modules = frozen.modules(board)
        for folder in (tmp_path / "a", tmp_path / "a-longer-name" / "b"):
            assert cached.compiled(board, tree, folder, modules)[0] == kept


def test_a_folder_with_a_blank_is_refused_before_make_stumbles(tmp_path):
    with pytest.raises(
        BadInput, match=r"cannot work in .*a b, because of the blank: take another"
    ):
        cached.compiled("pico", tmp_path, tmp_path / "a b", {})
    assert list(tmp_path.iterdir()) == []


def test_a_pico_w_has_the_place_of_its_own_file_system(tmp_path):
    """So that games stay when an image follows files: the Pico's place would be another one."""
    images.frozen()
    tree = sources.debian_tree(images.tell)
    header = board_folder(TARGETS["pico_w"], tree, tmp_path) / "mpconfigboard.h"
    text = header.read_text(encoding="utf-8")
    assert '"Raspberry Pi Pico W"' in text and "(848 * 1024)" in text
    assert "CYW43" not in text


def test_the_build_tells_one_firmware_from_another(tmp_path, monkeypatch):
    first = frozen.build_id("pico")
    assert re.fullmatch(r"[0-9a-f]{8}", first) and frozen.build_id("pico") == first
    assert frozen.build_id("pico2") != first
    changed = tmp_path / "main.py"
    changed.write_text("print('another')\n", encoding="ascii")
    place = frozen.place
    monkeypatch.setattr(frozen, "place", lambda n: changed if n == "main.py" else place(n))
    assert frozen.build_id("pico") != first


def test_without_a_compiler_one_sentence_says_what_to_do(signalbox, tmp_path, monkeypatch):  # noqa: F811
    monkeypatch.setenv("PATH", str(tmp_path))
    with pytest.raises(
        BadInput, match="without cmake, make, cc, arm-none-eabi-gcc: install"
    ) as no:
        check_tools()
    assert "--stock" in str(no.value) and "\n" not in str(no.value)
    ran = signalbox("image", tmp_path / "out.uf2")
    assert ran.code == 2 and ran.err.count("\n") == 1 and "--stock" in ran.err
    assert list(tmp_path.iterdir()) == []


def test_without_sources_one_sentence_says_what_to_do(tmp_path, monkeypatch):
    with pytest.raises(BadInput, match="--micropython FOLDER"):
        sources.private_sources(tmp_path)
    monkeypatch.setattr(sources, "cache", lambda: tmp_path)
    monkeypatch.setenv("PATH", str(tmp_path))
    with pytest.raises(BadInput, match="without apt-get they cannot be fetched: give"):
        sources.debian_tree(images.tell)


def test_the_machines_own_mirror_is_asked_for_sources(tmp_path):
    (tmp_path / "sources.list").write_text("deb [a=b] http://x/debian/ stable main\n", "ascii")
    text, suffix = sources.private_sources(tmp_path)
    where = f"[a=b] http://x/debian/ {sources.SUITE} main\n"
    assert (text, suffix) == (f"deb {where}deb-src {where}", ".list")


@pytest.mark.parametrize(
    ("board", "name", "says"),
    [
        ("banana", "x.uf2", "--board must be pico, pico_w, pico2 or esp32, not 'banana'"),
        ("esp32", "x.bin", "--stock FILE"),
        ("pico", "x.bin", "must end in .uf2"),
        ("pico", "", "must end in .uf2"),
    ],
)
def test_bad_input_is_told_before_anything_is_built(board, name, says, tmp_path):
    with pytest.raises(BadInput, match=re.escape(says)):
        built(board, tmp_path / name, pytest.fail)
    assert list(tmp_path.iterdir()) == []


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
