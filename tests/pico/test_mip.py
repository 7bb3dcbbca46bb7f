"""`signalbox bundle --mip` and the real `mpremote mip install`: the files go where they belong."""

import json
import subprocess
import sys

from host_tools.firmware_files.bundle import bundle
from tests.pico import firmware
from tests.pico.firmware import ROOT
from tests.pico.wire import PATIENCE_S, Wire

SOME = ("boot.py", "main.py", "lib/firmware/version.mpy", "lib/firmware/games/die_faces/en.mpy")


def test_the_package_of_a_board_with_memory_for_files(tmp_path):
    """A few of its files: the emulated chip is slow, and the others go the same way."""
    bundle("esp32", tmp_path / "out", mip=True)
    package = json.loads((tmp_path / "out/package.json").read_text(encoding="ascii"))
    there = {p.relative_to(tmp_path / "out").as_posix() for p in (tmp_path / "out").rglob("*.*py")}
    assert {name for name, _ in package["urls"]} == there and set(SOME) <= there
    assert all(name == url for name, url in package["urls"])
    package["urls"] = [[name, name] for name in SOME]
    (tmp_path / "out/package.json").write_text(json.dumps(package), encoding="ascii")
    rig = firmware.rig(held=("B",))
    rig.run(300)
    with Wire(rig) as wire:
        command = [sys.executable, "-m", "tests.pico.patient", "connect", wire.url]
        mip = ["mip", "install", "--target", "/", str(tmp_path / "out/package.json")]
        done = subprocess.run(
            [*command, *mip],
            cwd=ROOT,
            capture_output=True,
            text=True,
            check=False,
            timeout=PATIENCE_S,
        )
        assert done.returncode == 0, done.stdout + done.stderr
        wire.wait()
    files = rig.files()
    for name in SOME:
        assert files["/" + name] == (tmp_path / "out" / name).read_bytes()
