"""Boot drives: which board one is of, and the copy of an image to it."""

import pytest

from host_tools.board import boot_drive
from host_tools.board.boot_drive import INFO, NAME, PIECE
from host_tools.common.errors import BadInput
from tests.host_tools.boot_bench import mount


def test_a_drive_is_known_by_what_it_says(tmp_path):
    for chip, known in (("RPI-RP2", "RPI-RP2"), ("RP2350", "RP2350"), ("XY", "Board-ID: XY")):
        mount(tmp_path / chip, chip)
        assert boot_drive.chip_of(tmp_path / chip) == known
    assert boot_drive.chip_of(tmp_path) == boot_drive.chip_of(tmp_path / "none") == ""
    (tmp_path / INFO).write_bytes(b"\xff\xfe nonsense")
    assert boot_drive.chip_of(tmp_path) == ""
    assert boot_drive.board_of("RP2350", "pico2") == "pico2"
    with pytest.raises(BadInput, match="several boards: say --board pico2 or --board pico2_w"):
        boot_drive.board_of("RP2350", None)
    assert boot_drive.board_of("RPI-RP2", "pico_w") == "pico_w"
    with pytest.raises(BadInput, match="no image for this board, whose drive says Board-ID: XY"):
        boot_drive.board_of("Board-ID: XY", "pico")


def test_drives_have_letters_on_windows(monkeypatch):
    monkeypatch.setattr(boot_drive.sys, "platform", "win32")
    names = [str(path) for path in boot_drive.mounted()]
    assert len(names) == 26 and names[0].startswith("A:") and names[-1].startswith("Z:")


def test_a_copy_says_how_far_it_is(tmp_path):
    source = tmp_path / "image.uf2"
    source.write_bytes(b"x" * (2 * PIECE + 1))
    heard: list[tuple[int, int]] = []
    boot_drive.copy(source, tmp_path, lambda *far: heard.append(far))
    of = 2 * PIECE + 1
    assert heard == [(PIECE, of), (2 * PIECE, of), (of, of)]
    assert (tmp_path / NAME).read_bytes() == source.read_bytes()
    with pytest.raises(BadInput, match=r"could not be copied to .* \(No such file"):
        boot_drive.copy(source, tmp_path / "none")
