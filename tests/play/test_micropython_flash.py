"""The storage that boards use, on MicroPython's own littlefs."""

from tests.micropython.unix import micropython


def test_a_dying_flash_under_micropythons_own_littlefs():
    done = micropython("tests/play/flash_on_micropython.py", heap="16M")
    assert done.returncode == 0, done.stdout + done.stderr
    assert int(done.stdout.split("TRIED ")[1]) > 100


def test_a_short_write_is_not_taken_for_a_saved_line():
    done = micropython("tests/play/short_writes_on_micropython.py", heap="1M")
    assert done.returncode == 0, done.stdout + done.stderr
    assert "WHOLE 18" in done.stdout
