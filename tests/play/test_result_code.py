"""The result code of a game of the day: every one reads back, and slips are noticed."""

import random
from pathlib import Path

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from firmware.games import KEYS, game_class
from firmware.games.game import complete
from firmware.play.days import DAY_S, day_number, day_of, day_text
from firmware.play.fair import ALPHABET, code_of_day, secret_of_code
from firmware.play.read_result import read_result
from firmware.play.result_code import DAYS, FIRST_DAY, GAMES, KINDS, LEAST, SCORES, result_code
from host_tools.journals.result_codes import checked_code, report
from tests.rules.random_play import random_options
from tests.support.sizes import size


def said(code):
    says = read_result(code)
    return says.day, says.game, says.options, says.others, says.score


def kind_options(game, options):
    """The options that a code shows, and whether it hides others."""
    full = complete(game_class(game).OPTIONS, options)
    names = [name for name, _ in game_class(game).RESULT_GROUP]
    others = any(
        full[name] != default for name, default, _ in game_class(game).OPTIONS if name not in names
    )
    return {name: full[name] for name in names}, int(others)


@pytest.mark.parametrize("game", KEYS)
def test_every_day_reads_back(game):
    options = complete(game_class(game).OPTIONS, {})
    for number in range(0, DAYS, size(29, 1)):
        day = day_text((FIRST_DAY + number) * DAY_S)
        code = result_code(day, game, options, number % SCORES + LEAST)
        assert len(code) == 10 and set(code) <= set(ALPHABET)
        assert said(code)[0] == day and said(code)[4] == number % SCORES + LEAST


@pytest.mark.parametrize("game", KEYS)
def test_every_score_and_every_kind_reads_back(game):
    rng = random.Random(game)
    seen = {}
    for score in range(LEAST, LEAST + SCORES):
        options = complete(game_class(game).OPTIONS, random_options(game, rng))
        code = result_code("2026-11-17", game, options, score)
        kind, others = kind_options(game, options)
        assert said(code) == ("2026-11-17", game, kind, others, score)
        assert seen.setdefault(code, score) == score
    for score in (LEAST - 1, LEAST + SCORES):
        assert result_code("2026-11-17", game, options, score) is None
    for day in ("2019-12-31", "2100-01-01"):
        assert result_code(day, game, options, 0) is None


@pytest.mark.parametrize("game", KEYS)
def test_there_is_room_for_every_kind_of_every_game(game):
    kinds = 2
    allowed = {name: values for name, _, values in game_class(game).OPTIONS}
    for name, room in game_class(game).RESULT_GROUP:
        assert len(allowed[name]) <= room
        kinds *= room
    assert kinds <= KINDS and KEYS.index(game) < len(GAMES)
    assert len(ALPHABET) ** 7 >= DAYS * SCORES * KINDS


def test_no_code_looks_like_the_id_of_a_game():
    assert not set(GAMES) & set("0123456789ABCDEFX") and set(GAMES) <= set(ALPHABET)


def some_codes():
    rng = random.Random("slips")
    for _ in range(size(6, 300)):
        game = rng.choice(KEYS)
        options = complete(game_class(game).OPTIONS, random_options(game, rng))
        day = day_text((FIRST_DAY + rng.randrange(DAYS)) * DAY_S)
        yield result_code(day, game, options, rng.randrange(SCORES) + LEAST)


def test_every_wrong_character_is_noticed():
    for code in some_codes():
        for place in range(10):
            for other in set(ALPHABET) - {code[place]}:
                assert read_result(code[:place] + other + code[place + 1 :]) is None


def test_every_swap_of_neighbours_and_of_any_two_is_noticed():
    for code in some_codes():
        for one in range(10):
            for other in range(one + 1, 10):
                swapped = list(code)
                swapped[one], swapped[other] = code[other], code[one]
                changed = "".join(swapped)
                assert changed == code or read_result(changed) is None


def test_any_two_wrong_characters_are_noticed():
    rng = random.Random("two slips")
    for code in some_codes():
        for one in range(10):
            for other in range(one + 1, 10):
                wrong = list(code)
                for place in (one, other):
                    wrong[place] = rng.choice(sorted(set(ALPHABET) - {code[place]}))
                assert read_result("".join(wrong)) is None


@settings(max_examples=size(200, 5000))
@given(st.text(max_size=14) | st.text(ALPHABET, min_size=10, max_size=10))
def test_whatever_is_typed_is_read_or_refused_and_reads_the_same_when_written_again(text):
    says = read_result(text)
    if says is not None:
        options = complete(game_class(says.game).OPTIONS, says.options)
        written = result_code(says.day, says.game, options, says.score)
        assert says.others or written == "".join(text.upper().split())


def test_people_write_it_as_they_like():
    code = result_code("2026-11-17", "railroad", complete(game_class("railroad").OPTIONS, {}), 57)
    for text in (code.lower(), f" {code[:5]} {code[5:]}\n", " ".join(code)):
        assert said(text) == said(code)


def test_the_page_explains_how_a_code_is_made():
    """Read by the table in docs/log.md alone. Codes on paper stay readable for ever."""
    page = (Path(__file__).resolve().parents[2] / "docs/log.md").read_text("utf-8")
    rows = [line.split("|") for line in page.split("\n") if line.startswith("| `G4MV")]
    assert len(rows) == 2
    for _, code, says, _ in rows:
        values = [ALPHABET.index(c) for c in code.strip(" `")]
        assert sum(values) % 31 == 0
        assert sum(place * value for place, value in enumerate(values, 1)) % 31 == 0
        number = int("".join("0123456789abcdefghijklmnopqrstu"[v] for v in values[1:8]), 31)
        day, score, kind = number // 921600, number // 900 % 1024 - 100, number % 900
        assert says.strip() == f"day {day}, score {score}, kind {kind}"
        assert f"{score} points" in " ".join(report(checked_code(code.strip(" `"), [])))


def test_a_day_is_known_by_its_dice_and_about_when_it_was_played():
    secret = secret_of_code(code_of_day("2026-11-17")).hex()
    noon = day_number("2026-11-17") * DAY_S + 43200
    for days, found in ((-3, None), (-2, 1), (0, 1), (2, 1), (3, None)):
        assert day_of(secret, noon + days * DAY_S) == ("2026-11-17" if found else None)
    assert day_of(secret, None) is None and day_of(None, noon) is None
    assert day_of(secret, 0) is None and day_of(secret, 10**12) is None
