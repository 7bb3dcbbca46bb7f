"""BG Stats: every file and link is read back by a strict reader of its own; a second import of the
same games finds the same IDs."""

import json
from datetime import UTC, datetime
from xml.etree import ElementTree

import pytest
from PIL import Image

from host_tools.exports import Wanted, bgstats_bytes
from host_tools.exports.bgstats_link import BOTH, LOWER, UPPER, link_to, qr_lines
from host_tools.exports.bgstats_plays import distinct
from host_tools.store import open_store
from tests.host_tools.bgstats_reader import read_file, read_link
from tests.host_tools.exported import SEEN, fill, filled, fixtures, hostile, listed
from tests.host_tools.journals import played, shared_code
from tests.host_tools.terminal import signalbox
from tests.play.forge import journal_of, lines_of

__all__ = ("filled", "signalbox")  # fixtures, found by their names
BLUE, RED = "Railroad Ink: Deep Blue Edition", "Railroad Ink: Blazing Red Edition"


def plays_of(data: bytes) -> dict[str, dict]:
    """By the ID in the comment."""
    plays = read_file(data)["plays"]
    found = {play["comments"].partition(":")[0].removeprefix("Signalbox "): play for play in plays}
    assert len(found) == len(plays)
    return found


def recorded(game: dict) -> bool:
    return game["sound"] and game["state"] == "finished" and game["game"] != "dice"


def test_every_finished_game_is_a_play(filled, tmp_path):
    file = tmp_path / "games.bgsplay"
    ran = filled("export", "bgstats", file)
    known = {game["uid"]: game for game in listed(filled)}
    found = plays_of(file.read_bytes())
    assert set(found) == {uid for uid, game in known.items() if recorded(game)}
    assert ran.code == 0 and f"{len(found)} games are in {file}." in ran.out
    for why in ("abandoned", "still open", "does not verify", "plain dice, no game to keep"):
        assert f"left out: {why}" in ran.out
    starters = {
        game["uid"]: game["starter"]
        for game in json.loads(filled("export", "json", "-").out)["games"]
    }
    for uid, play in found.items():
        game, seats = known[uid], play["playerScores"]
        assert [seat["player"]["name"] for seat in seats] == game["players"]
        nothing = [None] * len(seats)
        totals, places = (game["result"][key] or nothing for key in ("totals", "places"))
        assert [seat["score"] for seat in seats] == ["" if t is None else str(t) for t in totals]
        assert [seat["rank"] for seat in seats] == [place or 0 for place in places]
        begins = [seat["startPlayer"] for seat in seats]
        assert begins == [seat == starters[uid] for seat in range(len(seats))]
        winners = [n for n, seat in enumerate(seats) if seat["winner"]]
        assert winners == game["result"]["winners"]
        assert play["durationMin"] == game["duration"] // 60000 and not play["ignored"]
        assert "verified, dice match" in play["comments"] or game["dice"] == "none"
        assert ("estimated" in play["comments"]) == (game["day_from"] == "sync")
        counted = [total for total in totals if total is not None]
        best = (max if play["game"]["highestWins"] else min)(counted, default=-1)
        by_score = [total == best for total in totals]
        assert play["manualWinner"] == (by_score != [seat["winner"] for seat in seats])
    assert any(True in [s["startPlayer"] for s in play["playerScores"]] for play in found.values())


def test_what_the_games_are_called_elsewhere(filled):
    found = read_file(filled("export", "bgstats", "-").out.encode())
    games = {game["name"]: game for game in found["games"]}
    assert {name: game["bggId"] for name, game in games.items()} == {
        **{BLUE: 245654, RED: 251678, "Emma": 278824},
        "Off the Rails": 0,  # nobody could confirm its number
    }
    assert [name for name, game in games.items() if not game["highestWins"]] == ["Emma"]
    assert not any(game["cooperative"] or game["noPoints"] for game in games.values())
    variants = {(play["game"]["name"], play["board"]) for play in found["plays"]}
    assert {(BLUE, "river"), (RED, "lava"), (BLUE, "draft")} <= variants


def test_a_lost_solo_game_has_no_winner(filled):
    plays = read_file(filled("export", "bgstats", "-", "--game", "emma").out.encode())["plays"]
    lost = [play for play in plays if "Result: lost." in play["comments"]]
    assert lost and all(not play["playerScores"][0]["winner"] for play in lost)
    assert all(len(play["playerScores"]) == 1 for play in lost)


def test_dates(tmp_path):
    """The end of the game in UTC; noon where only the day is known."""
    store = fill(open_store(tmp_path / "games.sqlite"), played(30))
    finished = [e for e in store.games(state="finished") if e.game != "dice"]
    by_clock = next(e.uid for e in finished if e.day_from == "clock")
    by_sync = next(e.uid for e in finished if e.day_from == "sync")
    entry = store.find(by_clock)
    found = plays_of(b"".join(bgstats_bytes(store)))
    assert found[by_sync]["playDate"] == store.find(by_sync).day + " 12:00:00"
    ends = datetime.fromtimestamp(entry.start + entry.duration // 1000, UTC)
    assert found[by_clock]["playDate"] == ends.strftime("%Y-%m-%d %H:%M:%S")
    store.set_day(by_clock, "2026-02-03")
    wanted = Wanted(since="2026-02-03", until="2026-02-03")
    (changed,) = plays_of(b"".join(bgstats_bytes(store, wanted))).values()
    assert changed["playDate"] == "2026-02-03 12:00:00" and changed["playDateYmd"] == 20260203
    assert changed["uuid"] == found[by_clock]["uuid"]
    store.close()


def test_the_same_games_have_the_same_ids_on_every_computer(tmp_path):
    """Whatever order they came in, also where a shared code gave two games the same ID."""
    lines = [lines_of(shared_code(seed, name)) for seed, name in ((1, "Ada"), (2, "Ben"))]
    games = [*fixtures(), *map(journal_of, lines)]
    store = fill(open_store(tmp_path / "one.sqlite"), games)
    other = fill(open_store(tmp_path / "other.sqlite"), games[::-1], SEEN + 5000)
    one, two = (read_file(b"".join(bgstats_bytes(s)))["plays"] for s in (store, other))
    assert {play["uuid"] for play in one} == {play["uuid"] for play in two}
    assert b"".join(bgstats_bytes(store)) == b"".join(bgstats_bytes(store))
    store.close()
    other.close()


def test_a_corrected_score_is_a_change_of_the_same_play(tmp_path):
    data = next(path for path in fixtures() if b'"e":"scores"' in path and b'"emma"' in path)
    lines = lines_of(data)
    scores = next(line for line in reversed(lines) if line.get("e") == "scores")
    late = {**lines[-1], **scores, "n": lines[-1]["n"] + 1, "t": lines[-1]["t"] + 9000}
    late = {key: late[key] for key in scores}
    late["v"] = [value + 1 for value in late["v"]]
    store = fill(open_store(tmp_path / "games.sqlite"), [data])
    (before,) = read_file(b"".join(bgstats_bytes(store)))["plays"]
    fill(store, [journal_of([*lines, late])])
    (after,) = read_file(b"".join(bgstats_bytes(store)))["plays"]
    assert after["uuid"] == before["uuid"] and len(store.games()) == 1
    assert after["playerScores"] != before["playerScores"]
    assert after["modificationDate"] >= before["modificationDate"]
    store.close()


def test_wishes(filled, tmp_path):
    name = read_file(filled("export", "bgstats", "-").out.encode())["players"][0]["name"]
    words = ("--me", name.upper(), "--location", "At\x1b home", "--abandoned")
    found = read_file(filled("export", "bgstats", "-", *words).out.encode())
    me = next(p for p in found["players"] if p["id"] == found["userInfo"]["meRefId"])
    assert me["name"] == name
    assert [place["name"] for place in found["locations"]] == ["At� home"]
    assert all(play["locationRefId"] == 1 for play in found["plays"])
    ignored = [play for play in found["plays"] if play["ignored"]]
    assert ignored and all("was abandoned" in play["comments"] for play in ignored)
    for play in ignored:
        for score in play["playerScores"]:
            assert score["score"] == "" and not score["winner"] and score["rank"] == 0
    ran = filled("export", "bgstats", tmp_path / "x.bgsplay", "--me", "Nobody")
    assert ran.code == 2 and "played none of these games" in ran.err
    assert not (tmp_path / "x.bgsplay").exists()


def test_the_same_name_twice_is_two_people():
    assert distinct(["Ada", "ada", "Ben", "Ada (2)"]) == ["Ada", "ada (2)", "Ben", "Ada (2) (2)"]


def test_hostile_names_in_a_file_and_a_link(tmp_path):
    data = next(path for path in fixtures() if b'"emma"' in path and b'"scores"' in path)
    lines = lines_of(data)
    lines[0]["players"] = [f'"<b>&{n}\u202e' for n in range(len(lines[0]["players"]))]
    store = fill(open_store(tmp_path / "games.sqlite"), [journal_of(lines), *hostile()])
    (play,) = plays_of(b"".join(bgstats_bytes(store))).values()
    names = [score["player"]["name"] for score in play["playerScores"]]
    assert names[0] == '"<b>&0�'
    uid = play["comments"].split()[1].rstrip(":")
    assert [player["name"] for player in read_link(link_to(store, uid))["players"]] == names
    store.close()


def test_the_link_says_what_the_file_says(filled):
    for uid, play in plays_of(filled("export", "bgstats", "-").out.encode()).items():
        ran = filled("export", "bgstats", "--link", uid)
        found = read_link(ran.out.strip())
        assert found["sourcePlayId"] == play["uuid"] and found["playDate"] == play["playDate"]
        assert found["comments"] == play["comments"] and found["board"] == play["board"]
        assert found["game"]["name"] == play["game"]["name"]
        assert found["game"].get("bggId", 0) == play["game"]["bggId"]
        for player, score in zip(found["players"], play["playerScores"], strict=True):
            assert player["name"] == score["player"]["name"]
            assert str(player.get("score", "")) == score["score"]
            for key in ("rank", "winner", "startPlayer"):
                assert player[key] == score[key]


def test_a_phone_reads_the_code(filled, tmp_path):
    """The picture, and what a terminal shows, by a reader of codes."""
    import zxingcpp

    uid, *_ = plays_of(filled("export", "bgstats", "-").out.encode())
    png, svg = tmp_path / "code.png", tmp_path / "code.svg"
    ran = filled("export", "bgstats", "--link", uid, "--qr", png)
    link = ran.out.strip()
    assert ran.code == 0 and f"{png} is written" in ran.err
    (code,) = zxingcpp.read_barcodes(Image.open(png))
    assert code.text == link
    assert filled("export", "bgstats", "--link", uid, "--qr", svg).code == 0
    assert ElementTree.parse(svg).getroot().tag.endswith("svg")
    for dark in (True, False):
        lines = qr_lines(link, dark)
        picture = Image.new("L", (len(lines[0]), 2 * len(lines)), 255 if dark else 0)
        ink = 0 if dark else 255
        for y, line in enumerate(lines):
            for x, letter in enumerate(line):
                if letter in (BOTH, UPPER):
                    picture.putpixel((x, 2 * y), ink)
                if letter in (BOTH, LOWER):
                    picture.putpixel((x, 2 * y + 1), ink)
        large = picture.resize((4 * picture.width, 4 * picture.height), Image.Resampling.NEAREST)
        (code,) = zxingcpp.read_barcodes(large)
        assert code.text == link


@pytest.mark.parametrize(
    ("words", "sentence"),
    [
        ((), "name a file, or a game with --link ID"),
        (("x.bgsplay", "--link", "ad4c"), "name a file, or a game"),
        (("x.bgsplay", "--qr", "x.png"), "--qr goes with --link"),
        (("--link", "ffffffff"), "no game has the ID"),
        (("--link", "../x"), "is not the ID of a game"),
        (("--link", "OPEN"), "still open"),
        (("--link", "DICE"), "no game to keep a record of"),
        (("--link", "GOOD", "--qr", "code.gif"), "name it .svg or .png"),
        (("--link", "GOOD", "--qr", "/proc/x/code.png"), "name another file"),
    ],
)
def test_what_cannot_be(filled, words, sentence):
    games = listed(filled)
    ids = {
        "OPEN": next(g["uid"] for g in games if g["state"] == "open" and g["sound"]),
        "DICE": next(g["uid"] for g in games if g["game"] == "dice" and g["sound"]),
        "GOOD": next(g["uid"] for g in games if recorded(g)),
    }
    ran = filled("export", "bgstats", *(ids.get(word, word) for word in words))
    assert ran.code == 2 and sentence in ran.err and not ran.out
