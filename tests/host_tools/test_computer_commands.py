"""The computer's commands as a person or a program uses them: output, exit codes, bad input."""

import json
import os
import pty
import struct
import subprocess
import sys
import zlib
from pathlib import Path
from xml.etree import ElementTree

import pytest

from firmware.games import KEYS
from firmware.version import VERSION
from host_tools.common.days import good_day
from tests.host_tools.journals import cut, played, shared_code, write
from tests.host_tools.terminal import signalbox
from tests.play.forge import journal_of, lines_of
from tests.support.sizes import size

__all__ = ("signalbox",)  # pytest finds the fixture by its name here
FIXTURES = Path(__file__).resolve().parents[1] / "fixtures/journals"
EVIL = "\x1b]0;gotcha\x07\u202e../../etc/passwd"
EVIL_NAME = "\u202e../gotcha"  # short and without control characters: a gadget would write it


@pytest.fixture
def filled(signalbox, tmp_path):
    """A store with twelve games; the command that uses it."""
    ran = signalbox("sync", "--from", write(tmp_path / "games", played(12)))
    assert (ran.code, ran.out) == (0, "12 new, 0 continued, 0 known already.\n")
    return signalbox


def test_sync_from_a_folder_twice_and_with_a_game_in_progress(signalbox, tmp_path):
    games = played(4)
    folder = write(tmp_path / "first", [*games[:3], cut(games[3], 5)])
    ran = signalbox("sync", "--from", folder, "--json")
    done = json.loads(ran.out)
    assert ran.code == 0 and len(done["new"]) == 4 and len(done["running"]) == 1
    assert (
        "dice not yet revealed: " + done["running"][0]
        in signalbox("sync", "--from", write(tmp_path / "second", [cut(games[3], 7)])).out
    )
    ran = signalbox("sync", "--from", write(tmp_path / "third", games))
    assert ran.out.startswith("0 new, 1 continued, 3 known")
    assert signalbox("sync", "--from", tmp_path / "third").out.startswith("0 new, 0 continued, 4")


def test_an_open_game_is_reported_once(signalbox, tmp_path):
    """Files of the same games in any order; one of them ends among them."""
    running, over = played(4)[0], played(4)[3]
    files = [cut(running, 5), over, cut(running, 7), cut(over, 4), cut(running, 3)]
    ran = signalbox("sync", "--from", write(tmp_path / "games", files))
    (uid,) = [
        game["uid"] for game in json.loads(signalbox("games", "--json", "--state", "open").out)
    ]
    assert f"Still open, dice not yet revealed: {uid}\n" in ran.out


def test_a_game_that_does_not_verify_is_stored_and_explained(signalbox, tmp_path):
    changed = bytearray(played()[0])
    changed[300] ^= 1
    folder = write(tmp_path / "games", [bytes(changed), b""])
    (folder / "g00003.jnl").write_bytes(b"x" * (2 << 20))
    ran = signalbox("sync", "--from", folder)
    assert ran.code == 1
    assert "g00001.jnl: does not verify; stored as x" in ran.out and "checksum" in ran.out
    assert "g00002.jnl: skipped, empty" in ran.out and "g00003.jnl: skipped, larger" in ran.out
    (game,) = json.loads(signalbox("games", "--state", "damaged", "--json").out)
    assert not game["sound"]
    assert "does not verify" in signalbox("games").out
    shown = signalbox("show", game["uid"])
    assert shown.code == 0 and "! Line" in shown.out
    assert signalbox("verify", game["uid"]).code == 1


def test_games_are_listed_filtered_and_given_a_day(filled):
    lines = filled("games").out.splitlines()
    assert len(lines) == 13 and lines[0].split() == [
        *("ID", "day", "game", "players", "result", "dice")
    ]
    everything = json.loads(filled("games", "--json").out)
    assert len(everything) == 12
    dice = json.loads(filled("games", "--json", "--game", "dice").out)
    assert dice == [game for game in everything if game["game"] == "dice"]
    assert len(filled("games", "--limit", 2).out.splitlines()) == 3
    assert len(filled("games", "--limit", "9" * 20).out.splitlines()) == 13
    guessed = next(game for game in everything if game["day_from"] == "sync")
    assert "~" + guessed["day"] in filled("games").out
    ran = filled("games", "--date", guessed["uid"][:10], "2026-02-03")
    assert ran.code == 0 and "2026-02-03" in ran.out
    found = json.loads(filled("games", "--json", "--until", "2026-02-03").out)
    assert guessed["uid"] in [game["uid"] for game in found]
    assert "estimated" not in filled("show", guessed["uid"]).out


JOURNALS = sorted(FIXTURES.glob("*.jnl"))


@pytest.mark.parametrize("path", JOURNALS, ids=lambda path: path.stem)
def test_show_describes_every_game(signalbox, tmp_path, path):
    signalbox("sync", "--from", path)
    (game,) = json.loads(signalbox("games", "--json").out)
    ran = signalbox("show", game["uid"])
    assert ran.code == 0 and ", ".join(game["players"]) in ran.out
    assert "{" not in ran.out, "every sentence is filled in"
    reported = json.loads(signalbox("show", game["uid"], "--json").out)
    events = [event for chapter in reported["rounds"] for event in chapter["events"]]
    assert len(events) == game["events"]
    for name, total in zip(game["players"], game["result"]["totals"], strict=False):
        assert total is None or any(
            line.startswith(name) and f" {total}" in line for line in ran.out.splitlines()
        )
    if "boards" in path.stem:
        assert len(reported["boards"]) == len(game["players"]) and "B3" not in game["uid"]


@pytest.mark.parametrize("path", JOURNALS[:: size(4, 1)], ids=lambda path: path.stem)
def test_show_draws_a_game(signalbox, tmp_path, path):
    signalbox("sync", "--from", path)
    (game,) = json.loads(signalbox("games", "--json").out)
    png, svg = tmp_path / "game.png", tmp_path / "game.svg"
    assert signalbox("show", game["uid"], "--png", png, "--svg", svg).code == 0
    width, height = png_size(png.read_bytes())
    drawing = ElementTree.fromstring(svg.read_text(encoding="utf-8"))
    assert (drawing.get("width"), drawing.get("height")) == (str(width), str(height))
    assert len(drawing) > 1


def png_size(data: bytes) -> tuple[int, int]:
    """The size of a PNG whose pixels are all there."""
    assert data[:8] == b"\x89PNG\r\n\x1a\n"
    width, height = struct.unpack(">II", data[16:24])
    size = struct.unpack(">I", data[33:37])[0]
    assert len(zlib.decompress(data[41 : 41 + size])) == height * (3 * width + 1)
    return width, height


def test_an_abandoned_game_is_called_so_everywhere(signalbox, tmp_path):
    """In the list, in its story, in its exports, and where its dice are checked."""
    folder = write(tmp_path / "games", [(FIXTURES / "format1_abandoned.jnl").read_bytes()])
    signalbox("sync", "--from", folder)
    (game,) = json.loads(signalbox("games", "--json").out)
    assert game["state"] == "abandoned"
    reported = {
        "games": signalbox("games").out,
        "show": signalbox("show", game["uid"]).out,
        "show --json": signalbox("show", game["uid"], "--json").out,
        "verify": signalbox("verify", folder).out,
    }
    for command, text in reported.items():
        assert "abandoned" in text, command
        assert "given up" not in text and "finished" not in text, command
    assert reported["show"].count("The game is abandoned.") == 1


def test_verify_says_it_in_plain_words(signalbox, tmp_path):
    game = played()[3]
    lines = lines_of(game)
    roll = next(line for line in lines if line.get("e") == "roll")
    roll["got"][0] = (roll["got"][0] + 1) % roll["of"][0]
    folder = write(tmp_path / "games", [game, journal_of(lines), cut(game, 5)])
    ran = signalbox("verify", folder / "g00001.jnl")
    assert ran.code == 0 and "come from the secret that was promised" in ran.out
    ran = signalbox("verify", folder / "g00002.jnl")
    assert ran.code == 1 and "SOMETHING IS WRONG" in ran.out
    assert "the revealed secret gives" in ran.out
    ran = signalbox("verify", folder / "g00003.jnl")
    assert ran.code == 0 and "not yet revealed (the game still runs)" in ran.out
    found = json.loads(signalbox("verify", "--json", folder / "g00001.jnl").out)
    assert found[0]["sound"] and found[0]["dice"] == "match" and found[0]["draws"] > 0


def test_names_from_strangers_are_harmless(signalbox, tmp_path):
    """A journal whose names try to steer the terminal, and to name a path."""
    lines = lines_of(shared_code(1, "Ada"))
    lines[0]["players"], lines[0]["board"], lines[0]["fw"] = [EVIL_NAME], EVIL, EVIL
    folder = write(tmp_path / "games", [journal_of(lines)])
    before = sorted(tmp_path.rglob("*"))
    ran = signalbox("sync", "--from", folder)
    assert ran.code == 0
    (game,) = json.loads(signalbox("games", "--json").out)
    for words in (("games",), ("show", game["uid"]), ("verify", game["uid"])):
        ran = signalbox(*words)
        assert ran.code == 0 and "gotcha" in signalbox("games").out
    signalbox("show", game["uid"], "--png", tmp_path / "a.png", "--svg", tmp_path / "a.svg")
    ElementTree.parse(tmp_path / "a.svg")
    new = {path.name for path in set(tmp_path.rglob("*")) - set(before)}
    assert new == {"store.sqlite", "a.png", "a.svg"}, "nothing is written anywhere else"
    lines[0]["players"] = [EVIL]
    ran = signalbox("verify", write(tmp_path / "more", [journal_of(lines)]) / "g00001.jnl")
    assert ran.code == 1 and "gotcha" not in ran.out, "no gadget writes such a name"


def test_backup_and_restore(filled, tmp_path):
    file = tmp_path / "backup.sqlite"
    assert filled("backup", file).out.startswith("12 games")
    again = filled("backup", file)
    assert again.code == 2 and "--force" in again.err
    assert filled("backup", file, "--force").code == 0
    assert filled("restore", file).out == "0 new, 0 continued, 12 known.\n"
    new = filled("restore", file, "--db", tmp_path / "other.sqlite")
    assert new.out == "12 new, 0 continued, 0 known.\n"


BAD = [
    (("sync", "--from", "/no/such/folder"), "name the one with the journals"),
    (("sync", "--device", "socket://127.0.0.1:1"), "signalbox devices"),
    (("deploy", "--device", "/dev/no-such-port"), "cannot be opened"),
    (("deploy", "--device", "id:nobody"), "signalbox devices"),
    (("names", "--device", "port:/dev/no-such-port"), "cannot be opened"),
    (("settings", "volume=11"), "the keys are language"),
    (("settings", "sound=loud"), "sound is a number"),
    (("settings", "sound=1e400"), "sound is a number"),
    (("settings", "sound=²"), "sound is a number"),
    (("settings", "sound=" + "9" * 5000), "sound is a number"),
    (("settings", "brightness=" + "[" * 100_000), "brightness is a number"),
    (("settings", "brightness=999"), "use 1 to 255"),
    (("deploy", "--device", "a²"), "cannot be opened"),
    (("settings", "timer_mode=fast"), "use off, down or up"),
    (("names", "x" * 60), "use 1 to 12 letters"),
    (("names", "Ada", "Ben", "Ada"), "'Ada' is there twice"),
    (("bundle", "/proc/out", "--py"), "name another file or folder"),
    (("build-site", "/proc/out"), "name another file or folder"),
    (("backup", "/proc/out/games.sqlite"), "name another file"),
    (("sim", "--port", "70000"), "65535"),
    (("gmaes",), "Did you mean 'games', 'names'"),
    (("games", "--game", "chess"), f"--game must be {', '.join(KEYS[:-1])} or {KEYS[-1]}, not"),
    (("games", "--state", "lost"), "--state must be open, finished, abandoned or damaged"),
    (("games", "--since", "yesterday"), "write it like 2026-11-14"),
    (("games", "--date", "abc", "2026-13-01"), "no game has the ID"),
    (("show", "ffff"), "`signalbox games` lists them"),
    (("show", "../etc"), "is not the ID of a game"),
    (("verify", "no-such-file.jnl"), "name a journal"),
    (("restore", "nothing.sqlite"), "name a backup"),
    (("restore", __file__), "name a file that `signalbox backup` wrote"),
    (("games", "--db", "mysql://here/games"), "use sqlite or postgresql"),
    (("games", "--no-such-option"), "No such option"),
    (("games", "--limit", "many"), "--limit"),
    (("games", "postgresql://me:tiger@here/games"), "postgresql://me:***@here/games"),
    (("games", "me:tiger@here/games"), "me:***@here/games"),
    (("verify", "postgresql://me:ti@ger@here/g.s"), "no file postgresql://me:***@here/g.s"),
    (("restore", "nothing?password=tiger"), "nothing?password=***"),
    (("gam\x1b[31m", EVIL), "No such command"),
    (("games", EVIL), "unexpected extra argument"),
    (("show", EVIL), "is not the ID of a game"),
    (("verify", EVIL), "there is no file"),
    (("restore", EVIL), "there is no file"),
    (("games", "--since", EVIL), "is not a day"),
    (("games", "--game", EVIL), "--game must be"),
    (("names", EVIL), "is not a name for the gadget"),
    (("settings", EVIL), "is not a setting"),
    (("settings", "language=" + EVIL), "use en or de"),
    (("deploy", "--device", EVIL), "cannot be opened"),
    (("bundle", "x", "--board", EVIL), "--board must be pico, pico_w, pico2, pico2_w or esp32"),
    (("rules", EVIL), "the game must be railroad"),
    (("score", "--board", EVIL), "write it like B3=HRHRx"),
    (("demo", "--out", "x", "--game", EVIL), "--game must be"),
    (("games", "--since", "2026-02-01", "--until", "2026-01-01"), "swap them"),
    (("sync", "--from", __file__), "is not a journal: name a *.jnl"),
    (("export", "xml", "x"), "No such command 'xml'"),
    (("export", EVIL, "x"), "No such command"),
    (("export", "csv"), "Missing argument"),
    (("export", "csv", "/proc/out/games.csv"), "name another file"),
    (("export", "csv", "-", "--game", EVIL), "--game must be"),
    (("export", "json", "-", "--since", "2026-02-30"), "is not a day"),
    (("export", "json", "-", "--state", "lost"), "--state must be open"),
]


@pytest.mark.parametrize(("words", "sentence"), BAD, ids=lambda value: str(value)[:40])
def test_bad_input_gets_a_sentence_and_exit_code_2(signalbox, words, sentence):
    ran = signalbox(*words)
    assert ran.code == 2 and not ran.out
    assert sentence in " ".join(ran.err.replace("│", " ").split()) and "Traceback" not in ran.err
    assert "tiger" not in ran.err and "ger@" not in ran.err


def test_days():
    assert good_day("2026-02-28") == "2026-02-28"
    for text in ("2026-02-30", "26-2-3", "2026-02-03T00:00", ""):
        with pytest.raises(Exception, match="write it like"):
            good_day(text)


def in_a_terminal(command: list[str], environment: dict[str, str]) -> str:
    """What a person would see: standard output and error are a terminal."""
    main, other = pty.openpty()
    process = subprocess.Popen(command, env=environment, stdout=other, stderr=other)
    os.close(other)
    seen = b""
    while True:
        try:
            piece = os.read(main, 4096)
        except OSError:  # the other end is closed
            break
        if not piece:
            break
        seen += piece
    os.close(main)
    assert process.wait(60) == 0
    return seen.decode()


def test_colours_only_in_a_terminal_that_wants_them(tmp_path):
    command = str(Path(sys.executable).parent / "signalbox")
    plain = {"SIGNALBOX_DB": str(tmp_path / "s.sqlite"), "PATH": "/usr/bin:/bin", "TERM": "xterm"}
    folder = write(tmp_path / "games", [*played(2), shared_code(1, "Ada")])
    copying = in_a_terminal([command, "sync", "--from", str(folder)], plain)
    assert "3 new" in copying
    bold = "\x1b[1m"
    assert bold in in_a_terminal([command, "games"], plain)
    assert "\x1b" not in in_a_terminal([command, "games"], plain | {"NO_COLOR": "1"})


def test_the_installed_command_in_a_pipe(tmp_path):
    """A process of its own: no colour, no progress, the version, and shell completion."""
    write(tmp_path / "games", [data for data in played(8) if b'"game":"emma"' in data])
    command = str(Path(sys.executable).parent / "signalbox")
    environment = {"SIGNALBOX_DB": str(tmp_path / "s.sqlite"), "PATH": "/usr/bin:/bin"}

    def out(*words: str, **more: str) -> str:
        done = subprocess.run(
            [command, *words],
            env=environment | more,
            cwd=Path(__file__).parents[2],
            capture_output=True,
            text=True,
            check=True,
        )
        assert "\x1b" not in done.stdout + done.stderr
        assert not done.stderr
        return done.stdout

    assert out("--version") == f"signalbox {VERSION}\n"
    assert out("sync", "--from", str(tmp_path / "games")).startswith("2 new")
    asked = {"_SIGNALBOX_COMPLETE": "complete_bash", "COMP_CWORD": "1"}
    assert out(**asked, COMP_WORDS="signalbox dev") == "devices\n"
    asked["COMP_CWORD"] = "3"
    assert out(**asked, COMP_WORDS="signalbox games --game r") == "railroad\n"
