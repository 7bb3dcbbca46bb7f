"""A disk that is full: what was there stays as it was, nothing half-written is left, and the
sentence names the right place. A real file system, a small one."""

import json
import os
import stat
import subprocess
from contextlib import closing
from pathlib import Path

import pytest

from host_tools.common.errors import BadInput
from host_tools.emulator.machine import Emulated
from host_tools.store import open_store
from tests.host_tools.journals import played, write
from tests.host_tools.terminal import signalbox
from tests.pico import images
from tests.support.optional_deps import missing

__all__ = ("signalbox",)  # pytest finds the fixture by its name here


class Disk:
    """A file system in memory, of its own size."""

    def __init__(self, folder: Path) -> None:
        self.folder = folder

    def mount(self, kilobytes: int) -> Path:
        self.folder.mkdir()
        options = ("-t", "tmpfs", "-o", f"size={kilobytes}k")
        done = subprocess.run(
            ["mount", *options, "tmpfs", self.folder], capture_output=True, check=False
        )
        if done.returncode:
            self.folder.rmdir()
            missing("a full disk", "run the tests as root, who may mount a file system")
        return self.folder

    def fill(self, leave: int = 0) -> None:
        """Until only this number of 4 KB blocks is free."""
        with open(self.folder / "filling", "wb") as file:
            space = os.statvfs(self.folder)
            file.write(bytes((space.f_bavail - leave) * space.f_bsize))

    def files(self) -> dict[str, bytes]:
        """What is there, the filling apart."""
        found = {p for p in self.folder.rglob("*") if p.is_file() and p.name != "filling"}
        return {p.relative_to(self.folder).as_posix(): p.read_bytes() for p in found}

    def folders(self) -> set[str]:
        return {p.name for p in self.folder.rglob("*") if p.is_dir()}


@pytest.fixture
def disk(tmp_path):
    small = Disk(tmp_path / "disk")
    yield small
    if small.folder.is_mount():
        subprocess.run(["umount", "--lazy", small.folder], check=True)  # stores may be open


@pytest.fixture
def filled(signalbox, tmp_path):
    signalbox("sync", "--from", write(tmp_path / "games", played(8)))
    return signalbox


def refused(ran, place) -> None:
    assert ran.code == 2 and not ran.out and "Traceback" not in ran.err
    assert f"{place} cannot be written" in ran.err and "free space there" in ran.err


def test_a_picture(filled, disk):
    folder = disk.mount(64)
    uid = json.loads(filled("games", "--json", "--game", "railroad").out)[0]["uid"]
    (folder / "old.svg").write_bytes(b"an older picture")
    disk.fill(leave=1)
    before = disk.files()
    for name in ("new.svg", "old.svg"):
        refused(filled("show", uid, "--force", "--svg", folder / name), folder / name)
        assert disk.files() == before and not disk.folders()
    (folder / "filling").unlink()
    disk.fill(leave=8)
    assert filled("show", uid, "--png", folder / "new.png").code == 0


@pytest.mark.parametrize("command", ["demo", "bundle", "build-site"])
def test_a_folder_of_files(signalbox, disk, command):
    folder = disk.mount(32)
    words = {
        "demo": ("--games", 8, "--seed", 1, "--out", folder / "a" / "b"),
        "bundle": ("--py", folder / "a" / "b"),
        "build-site": (folder / "a" / "b",),
    }[command]
    ran = signalbox(command, *words)
    refused(ran, folder / "a" / "b")
    assert "boot.py" not in ran.err
    assert not disk.files() and disk.folders() <= {"a"}


def test_a_newer_site_over_an_older_one(signalbox, disk):
    folder = disk.mount(16384)
    assert signalbox("build-site", folder / "site").code == 0
    (folder / "site" / "app.js").write_bytes(b"// an older one")
    (folder / "site" / "micropython" / "older.mjs").write_bytes(b"")
    disk.fill(leave=20)
    before = disk.files()
    refused(signalbox("build-site", folder / "site"), folder / "site")
    assert disk.files() == before
    (folder / "filling").unlink()
    assert signalbox("build-site", folder / "site").code == 0
    assert b"older" not in disk.files()["site/app.js"]
    assert "site/micropython/older.mjs" not in disk.files()


def test_a_backup(filled, disk):
    folder = disk.mount(512)
    assert filled("backup", folder / "old.sqlite").code == 0
    before = disk.files()
    for leave in (0, 2, 12):
        disk.fill(leave)
        refused(filled("backup", folder / "old.sqlite", "--force"), folder / "old.sqlite")
        assert disk.files() == before
        (folder / "filling").unlink()
    assert filled("restore", folder / "old.sqlite").code == 0


@pytest.mark.parametrize("form", ["csv", "json", "bgstats", "sqlite"])
def test_an_export(filled, disk, form):
    folder = disk.mount(256)
    (folder / "old").write_bytes(b"an older one")
    before = disk.files()
    disk.fill()
    for name in ("new", "old"):
        refused(filled("export", form, folder / name, "--force"), folder / name)
        assert disk.files() == before and not disk.folders()
    (folder / "filling").unlink()
    assert filled("export", form, folder / "old", "--force").code == 0
    assert disk.files() != before


def test_restoring_with_no_room_for_the_copy(filled, disk, tmp_path, monkeypatch):
    folder = disk.mount(64)
    assert filled("backup", tmp_path / "b.sqlite").code == 0
    monkeypatch.setattr("tempfile.tempdir", str(folder))
    refused(filled("restore", tmp_path / "b.sqlite"), folder)
    assert not disk.files()


def test_a_store_on_it(signalbox, disk, tmp_path):
    """Nothing is half-imported, and with some space again all is well."""
    folder = disk.mount(512)
    store = ("--db", folder / "games.sqlite")
    games = write(tmp_path / "games", played(12))
    assert signalbox("sync", "--from", games / "g00001.jnl", *store).code == 0
    disk.fill(leave=2)
    ran = signalbox("sync", "--from", games, *store)
    assert ran.code == 2 and "full" in ran.err and "Traceback" not in ran.err
    assert len(json.loads(signalbox("games", "--json", *store).out)) == 1
    (folder / "filling").unlink()
    assert signalbox("sync", "--from", games, *store).out.startswith("11 new")
    with closing(open_store(folder / "games.sqlite")) as opened:
        assert sorted(opened.journal(e.uid) for e in opened.games()) == sorted(played(12))


def test_the_flash_of_the_emulated_pico(disk):
    images.frozen()  # or this leg is skipped
    folder = disk.mount(4096)
    machine = Emulated(folder / "flash.bin")
    machine.close()
    disk.fill(leave=4)
    before = disk.files()
    with pytest.raises(BadInput, match="free space there"):
        machine.close()
    assert disk.files() == before
    (folder / "filling").unlink()
    machine.close()


def test_only_files_are_replaced(filled, tmp_path):
    """Not a link, a pipe, a device or a folder, for any command."""
    precious = tmp_path / "precious.txt"
    precious.write_bytes(b"mine")
    (tmp_path / "link").symlink_to(precious)
    (tmp_path / "nowhere").symlink_to(tmp_path / "not there")
    os.mkfifo(tmp_path / "pipe")
    names = ["link", "nowhere", "pipe", "."]
    if os.geteuid() == 0:
        os.mknod(tmp_path / "device", stat.S_IFCHR | 0o666, os.stat(os.devnull).st_rdev)
        names.append("device")
    uid = json.loads(filled("games", "--json").out)[0]["uid"]
    for name in names:
        for words in (("backup", "--force"), ("show", uid, "--svg"), ("show", uid, "--png")):
            before = os.lstat(tmp_path / name)
            ran = filled(*words, tmp_path / name)
            assert ran.code == 2 and "is not a regular file" in ran.err, (words, name)
            after = os.lstat(tmp_path / name)
            assert (before.st_mode, before.st_ino) == (after.st_mode, after.st_ino)
    assert precious.read_bytes() == b"mine"


def test_a_backup_over_the_store_itself(filled, tmp_path):
    store = tmp_path / "store.sqlite"
    before = store.read_bytes()
    (tmp_path / "same.sqlite").hardlink_to(store)
    for name in ("store.sqlite", "same.sqlite"):
        ran = filled("backup", "--force", tmp_path / name)
        assert ran.code == 2 and "is the store itself" in ran.err
    assert store.read_bytes() == before
