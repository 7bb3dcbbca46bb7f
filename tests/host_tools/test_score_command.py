"""`signalbox score`, `check` and `rules` as a user meets them."""

import json
import re
from pathlib import Path

import pytest

from firmware.games import KEYS
from tests.host_tools.terminal import piped

ROOT = Path(__file__).resolve().parents[2]


def run(*args: str, lines=(), encoding="utf-8"):
    text = "".join(line if isinstance(line, str) else json.dumps(line) + "\n" for line in lines)
    typed = text.encode()
    return piped(*args, typed=typed, encoding=encoding, NO_COLOR="1", COLUMNS="100")


def answers(done):
    return [json.loads(line) for line in done.stdout.splitlines()]


def test_score_answers_line_by_line_and_goes_on_after_a_bad_one():
    good = {"board": "A2=H-H-@1 B2=HH--@1", "edition": "deep_blue", "expansion": None}
    bad = {"board": "A2=H-R-", "edition": "deep_blue", "expansion": None}
    done = run("score", lines=[good, bad, "not json\n", good])
    first, second, third, last = answers(done)
    assert done.returncode == 2 and done.stderr == ""
    expected = {"networks": [], "exits": 0, "highway": 2, "railway": 0, "centre": 0}
    assert first == last == {**expected, "errors": 1, "expansion": 0, "total": 1}
    assert list(first) == [*expected, "errors", "expansion", "total"]
    assert "A2" in second["error"] and "H-R-" in second["error"]
    assert "JSON" in third["error"]


NO_TEXT = {
    "a byte that is no UTF-8": (b'{"note": "\xff"}\n', "not UTF-8"),
    "a line of such bytes": (b"\xed\xa0\x80\xfe\n", "not UTF-8"),
    "half a character in the board": (
        b'{"board": "A2=\\ud800", "tiles": ["A2=\\ud800"], "edition": "deep_blue"}\n',
        "half a character",
    ),
    "half a character elsewhere": (b'{"note": "\\uDC00"}\n', "half a character"),
    "too deep": (b"[" * 100_000 + b"\n", "not JSON"),
    "too long a number": (b"9" * 5000 + b"\n", "not JSON"),
}


@pytest.mark.parametrize("command", ["score", "check"])
def test_a_line_that_is_no_text_is_an_error_in_its_place(command):
    good = {"score": b'{"board": "A2=H-H-"', "check": b'{"tiles": ["A2=H-H-"]'}[command]
    good += b', "edition": "deep_blue", "note": "\\ud83d\\ude00"}\n'
    lines = [good, *(line for line, _ in NO_TEXT.values()), good]
    done = piped(command, typed=b"".join(lines))
    assert done.returncode == 2 and done.stderr == ""
    first, *bad, last = [json.loads(line) for line in done.stdout.splitlines()]
    assert first == last and "error" not in first
    for answer, (what, (_, words)) in zip(bad, NO_TEXT.items(), strict=True):
        assert list(answer) == ["error"] and words in answer["error"], what


def test_what_could_steer_a_terminal_comes_back_escaped():
    tile = "A2=\u202e\x9b\u2028"
    done = run("check", lines=[{"tiles": [tile], "edition": "deep_blue"}])
    assert done.stdout.isascii() and "\\u202e\\u009b\\u2028" in done.stdout
    assert tile[3:] in answers(done)[0]["error"]
    done = run("score", "--board", "A2=\udcff")
    assert done.returncode == 2 and "write plain letters" in done.stderr
    done = run("score", "--board", tile)
    assert done.returncode == 2 and "on no die" in done.stderr
    assert not set(tile[3:]) & set(done.stderr)


def test_a_terminal_that_knows_only_ascii_gets_json_all_the_same():
    lines = [{"tiles": ["A2=ä€"], "edition": "deep_blue"}]
    done = run("check", lines=lines, encoding="ascii")
    assert done.stdout.isascii() and "A2: ä€" in answers(done)[0]["error"]
    assert run("score", "--sample", encoding="ascii").returncode == 0


def test_longest_overrides_the_edition():
    ring = "A2=HHH- A3=--HH B2=HH-- B3=H--H"
    for edition, longest, highway in (
        ("deep_blue", None, 4),
        ("deep_blue_de", None, 5),
        ("deep_blue", "trail", 5),
        ("deep_blue_de", "simple", 4),
    ):
        request = {"board": ring, "edition": edition, "expansion": None}
        if longest:
            request["longest"] = longest
        assert answers(run("score", lines=[request]))[0]["highway"] == highway


def test_check_says_why_in_words():
    lines = [
        {"tiles": ["A2=H-H-"], "edition": "deep_blue", "expansion": None},
        {"tiles": ["A2=R-R-"], "edition": "deep_blue", "expansion": None},
    ]
    done = run("check", lines=lines)
    assert answers(done) == [
        {"legal": True},
        {
            "legal": False,
            "round": 1,
            "item": 1,
            "why": "A2: railway side meets the highway exit",
        },
    ]


def test_check_ends_with_1_on_an_illegal_drawing_and_with_2_on_a_malformed_one():
    legal = {"tiles": ["A2=H-H-"], "edition": "deep_blue"}
    illegal = {"tiles": ["A2=R-R-"], "edition": "deep_blue"}
    assert run("check", lines=[legal]).returncode == 0
    assert run("check", lines=[illegal, legal]).returncode == 1
    assert run("check", lines=["not json\n", illegal, legal]).returncode == 2


def test_a_board_for_people_is_drawn_with_its_score():
    done = run("score", "--sample")
    assert done.returncode == 0 and "\x1b" not in done.stdout
    assert "■ 6 exits, 20 points" in done.stdout and "║" in done.stdout and "×" in done.stdout
    assert done.stdout.split()[-1] == "42"
    wrong = run("score", "--board", "A2=H-H- Z9=H-H-")
    assert wrong.returncode == 2 and "Z9" in wrong.stderr and "Traceback" not in wrong.stderr


@pytest.mark.parametrize("game", [*KEYS, "off-the-rails"])
def test_rules_lists_every_option_with_its_source(game):
    from firmware.games import game_class

    done = run("rules", game, "--json")
    rows = json.loads(done.stdout)
    options = game_class(game.replace("-", "_")).OPTIONS
    assert [(row["option"], row["default"]) for row in rows] == [o[:2] for o in options]
    assert all(row["decides"] and row["source"] for row in rows)
    assert run("rules", game).returncode == 0


def test_rules_says_which_book_has_which_number():
    shown = " ".join(run("rules", "railroad").stdout.split())
    legend, _, options = shown.partition("edition = ")
    named = " ".join(re.findall(r"[Bb]ooks? \d(?:(?:, | and )\d)*", options))
    assert set(re.findall(r"\d", named)) == {"1", "2", "3"} == set(re.findall(r"\d", legend))


FREELY = {
    "railroad": {
        "draft": None,
        "water_meets_route": "legal",
        "lava_route_joins": "route",
        "crater_points": "space",
    },
    "emma": {},
    "off-the-rails": {"unplaced": 0},
    "dice": {},
}


@pytest.mark.parametrize("game", FREELY)
def test_a_default_that_reads_the_book_freely_says_so_beside_its_letter(game):
    """In the command and in the guide; the value that plays by the letter is one of the option."""
    guide = (ROOT / "docs/guide.md").read_text(encoding="utf-8")
    rows = {row["option"]: row for row in json.loads(run("rules", game, "--json").stdout)}
    reported = " ".join(run("rules", game).stdout.split())
    assert [name for name, row in rows.items() if row["letter"]] == list(FREELY[game])
    for name, letter in FREELY[game].items():
        row = rows[name]
        assert (
            f"reads the book freely: {row['reading']} By its letter: {row['letter']}" in reported
        )
        assert f"`{name}` | {row['reading']} | {row['letter']} |" in guide
        if letter is None:
            assert "three faces that count 0" in row["letter"]
            assert "our inference" in row["reading"]
        else:
            assert letter in row["allowed"] and letter != row["default"]
            assert f"the value {letter} plays that" in row["letter"]


def test_an_unknown_game_is_one_sentence():
    done = run("rules", "chess")
    assert done.returncode == 2 and "railroad" in done.stderr and "Traceback" not in done.stderr


def test_version_and_help():
    assert run("--version").stdout.startswith("signalbox ")
    for command in ("score", "check", "rules"):
        assert "Example" in run(command, "--help").stdout
