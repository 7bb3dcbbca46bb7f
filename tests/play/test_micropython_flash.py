"""The storage that boards use, on MicroPython's own littlefs."""

from tests.micropython.unix import micropython


def test_a_dying_flash_under_micropythons_own_littlefs():
    done = micropython("tests/play/flash_on_micropython.py", heap="16M")
    assert done.returncode == 0, done.stdout + done.stderr
    assert int(done.stdout.split("TRIED ")[1]) > 100
