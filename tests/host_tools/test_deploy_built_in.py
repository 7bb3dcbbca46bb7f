"""Files beside a Signalbox in the image: which of the two starts, what is sent and what goes."""

import ast

import pytest

from firmware.version import VERSION
from host_tools.board import deploy
from host_tools.board.deploy import MARK, Deployed, deploy_to, go_back
from host_tools.common.errors import BadInput
from host_tools.common.places import on_board
from host_tools.firmware_files.image.frozen import build_id
from tests.host_tools.test_deploy import GAME, NEW, OLD, firmware, quick

__all__ = ("quick",)  # pytest finds the fixture by its name here


def image(version: str = VERSION, build: str = "0123abcd") -> str:
    """What an image with a Signalbox says of it."""
    return on_board("built_in").replace("@VERSION@", version).replace("@BUILD@", build)


@pytest.fixture
def new_files(monkeypatch):
    """The computer's firmware is NEW, with its version beside it."""
    with_version = NEW | {MARK: VERSION.encode() + b"\n"}
    monkeypatch.setattr(deploy, "files_for", lambda name, py: dict(with_version))


def test_files_never_go_over_a_newer_signalbox_in_the_image(quick, new_files):
    with quick(OLD, built_in=image("99.0.0")) as there:
        done = deploy_to(there.port)
    assert done == Deployed("pico", VERSION, built_in="99.0.0")
    assert firmware(there) == OLD


@pytest.mark.parametrize("version", [VERSION, "0.0.1"])
def test_files_over_another_signalbox_say_which_they_cover(quick, new_files, version):
    with quick(OLD, built_in=image(version)) as there:
        done = deploy_to(there.port)
    mark = VERSION.encode() + b" 0123abcd\n"
    assert done.built_in == version and MARK in done.sent
    assert firmware(there) == NEW | {MARK: mark}
    with quick(OLD) as there:
        assert deploy_to(there.port).built_in == ""
    assert firmware(there)[MARK] == VERSION.encode() + b"\n"


def test_files_that_are_in_the_image_already_go(quick, new_files):
    """Half a pack and half a boot.py, too; games stay."""
    same, rests = image(build=build_id("pico")), {"/pack": b"x", "/pack~": b"x"}
    with quick(NEW | GAME | rests, built_in=same) as there:
        planned = deploy_to(there.port, dry_run=True)
        done = deploy_to(there.port)
    assert done == planned and done.removed == sorted(NEW) and not done.sent
    assert firmware(there) == {}
    assert there.files()["/data/g00001.fin"] == b"a game\n"
    with quick(OLD, built_in=same) as there:
        assert deploy_to(there.port, py=True).sent, "source files are another firmware"
    assert firmware(there).keys() == NEW.keys() | {MARK}


def test_going_back_to_the_signalbox_in_the_image(quick, new_files):
    files = NEW | GAME | {MARK: VERSION.encode()}
    with quick(files, built_in=image("99.0.0")) as there:
        planned = go_back(there.port, dry_run=True)
        done = go_back(there.port, "pico")
        again = go_back(there.port)
    assert done == planned and done.removed == sorted([*NEW, MARK])
    assert (done.board, done.version, done.built_in) == ("pico", VERSION, "99.0.0")
    assert firmware(there) == {} and again.removed == []
    assert ast.literal_eval(there.files()["/data/shown"].decode().splitlines()[0])[0] == "updating"
    for command in (go_back, deploy_to):
        with quick(files, built_in=image()) as there, pytest.raises(BadInput, match="not a esp32"):
            command(there.port, "esp32")
    with quick(files) as there, pytest.raises(BadInput) as refused:
        go_back(there.port)
    assert str(refused.value) == (
        "no Signalbox is built into this board's image, so its files stay: without them the board"
        " would be empty"
    )
    assert firmware(there) == {path: files[path] for path in files if path not in GAME}


def test_a_cut_while_files_go_leaves_none_that_pass_for_the_newest(quick):
    """Their mark goes first; here the order that removes the rest is lost on the cable."""
    files = NEW | {MARK: VERSION.encode()}
    with quick(files, built_in=image("99.0.0"), spoils="sb_remove('/app')") as there:
        go_back(there.port)
    assert MARK not in there.files() and "/app/main.py" in there.files()


def test_a_rest_without_a_firmware_goes_too(quick):
    with quick({"/pack~": b"half a pa"}, built_in=image()) as there:
        assert go_back(there.port).removed == []
    assert list(there.files()) == ["/data/clock"]
