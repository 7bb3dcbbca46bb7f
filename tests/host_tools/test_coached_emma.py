"""`signalbox coach` about games of Emma: exact on the last turn, sampled before."""

import random
from itertools import product

import pytest

from firmware.games.emma.game import Game
from firmware.games.emma.rival.rival import Rival
from firmware.play.file_names import FINISHED, name_of
from firmware.play.session import Session
from host_tools.coach.coaching import coached_journal
from host_tools.coach.emma import decisions
from host_tools.coach.emma_choices import Choices
from host_tools.coach.emma_hands import AT_THE_END, Cards, Hand, cards_of, certain
from host_tools.coach.emma_table import betsys_turn, start_of
from host_tools.common.errors import BadInput
from host_tools.journals import demo
from host_tools.journals.examine import effective_events, examine
from host_tools.journals.memory_files import MemoryFiles
from tests.host_tools.journals import whole, with_sheets, write
from tests.host_tools.test_score_command import answers, run
from tests.support.sizes import size

DEALT = {"cards": "gadget"}
KINDS = (
    (DEALT, ["Ada"]),
    (DEALT, ["Ada", "Bo"]),
    ({**DEALT, "rival": "easy"}, ["Ada", ""]),
    ({**DEALT, "solo": "betsy"}, ["Ada"]),
    ({}, ["Ada"]),
    ({}, ["Ada", "Bo", "Cy"]),
    ({"solo": "betsy", "betsy_first": 1}, ["Ada"]),
)
STEPS = 4000


def coached(data: bytes, steps: int = STEPS, seed: int = 1):
    return coached_journal("it", data, steps, 0, seed, lambda done, of: None)


def roll(game, rng):
    of = game.asks()
    game.apply({"e": "roll", "k": game.k, "of": of, "got": [rng.randrange(n) for n in of]})


def played_by(players, options, choose, rng):
    """Yields the game and the event before each event of a whole game."""
    game = Game(options, players)
    while not game.over():
        if game.asks():
            roll(game, rng)
            continue
        event = choose(game)
        yield game, event
        game.apply(event)


def any_move(game, rng):
    return rng.choice(list(game.moves()))


@pytest.mark.parametrize(("options", "players"), KINDS)
def test_every_decision_of_every_person_is_looked_at(options, players):
    data = whole("emma", options, players)
    people = [name for name in players if name]
    found = coached(data)
    assert [one.player for one in found] == people
    journal = examine(data)
    for seat, one in enumerate(found):
        assert one.total == journal.game.score()["players"][seat]["total"]
        numbers = {
            event["n"]: event["e"]
            for event in effective_events(journal.events)
            if event.get("p") == seat and event["e"] in ("build", "pass", "rubble", "lay")
        }
        assert {row.event for row in one.decisions} <= set(numbers)
        builds = sum(name == "build" for name in numbers.values())
        assert sum(row.played["e"] == "build" for row in one.decisions) == builds
        for row in one.decisions:
            assert row.cost.points >= 0 and row.cost.error >= 0
            assert 0 <= row.derails <= 1 and 0 <= row.would_derails <= 1
            if row.exact or row.played == row.would:
                assert row.cost.error == 0
        costs = [row.cost.points for row in one.costliest]
        assert costs == sorted(costs, reverse=True)
    assert coached(data) == found
    assert coached(data, seed=2) != found


@pytest.mark.parametrize("players", [1, 2])
@pytest.mark.parametrize("pass_broken", [0, 1])
def test_the_last_turn_is_as_exact_as_all_its_dice(players, pass_broken):
    """Every roll of every choice is carried out by the firmware's rules."""
    rng = random.Random(players)
    options = {**DEALT, "pass_broken": pass_broken}
    compared = 0
    for _ in range(size(24, 100)):
        for game, event in played_by(players, options, lambda game: any_move(game, rng), rng):
            if game.pile or game.phase not in ("turn", "lay"):
                continue
            cards = Cards(game, [])
            choices = Choices(game, cards, event, 1)
            dice = [one.get("number", 0) * one.get("count", 0) for one in choices.events]
            if len(dice) < 2 or max(dice) > 4:
                continue
            best, cost = choices.judged(1, 1)
            means = [mean_total(game, one) for one in choices.events]
            lost = means[choices.played] - min(means)
            assert cost.error == 0 and cost.points == pytest.approx(lost, abs=1e-9)
            assert means[best] == pytest.approx(min(means), abs=1e-9)
            compared += lost > 0
    assert compared > 2


def mean_total(game, event):
    seat = game.seat
    game = game.copy()
    game.apply(event)
    of = game.asks() or []
    totals = []
    for got in product(*map(range, of)):
        end = game.copy()
        if of:
            end.apply({"e": "roll", "k": end.k, "of": of, "got": list(got)})
        if end.phase == "lay":
            end.apply({"e": "lay", "p": seat, "order": end.offer()})
        assert end.over()
        totals.append(end.score()["players"][seat]["total"])
    return sum(totals) / len(totals)


def test_betsy_plays_in_the_mind_as_she_plays_by_the_rules():
    rng = random.Random(4)
    turns = 0
    for _ in range(size(20, 100)):
        game = Game({**DEALT, "solo": "betsy", "deck_broken": "1 1 2 2"}, 1)
        while not game.over():
            if game.asks() and game.seat == 1 and game.phase == "draw":
                before = game.copy()
                roll(game, rng)
                kind = next(
                    kind
                    for kind, left in enumerate(game.deck.left)
                    if left < before.deck.left[kind]
                )
                table = table_of(before)
                betsys_turn(table, kind)
                assert (table.cards, table.at) == (game.railway.cards, game.railway.at)
                assert table.piles == game.piles
                turns += 1
            elif game.asks():
                roll(game, rng)
            else:
                game.apply(any_move(game, rng))
    assert turns > 100


def table_of(game):
    """The table with nothing to decide: as after the laying of no cards."""
    game = game.copy()
    game.phase, game.taken, game.seat, turn = "lay", [], 0, game.seat
    game.pile += 1
    table = start_of(game, {"e": "lay", "p": 0, "order": []}).table
    assert table.seat == turn
    return table


def test_what_was_sure_to_be_in_a_hand_was_in_it():
    """What a person played later, against the hand that the gadget dealt."""
    rng = random.Random(2)
    for _ in range(size(10, 60)):
        seen = {0: [], 1: []}
        given = {0: [], 1: []}
        for game, event in played_by(2, DEALT, lambda game: any_move(game, rng), rng):
            if event["e"] != "lay":
                seen[event["p"]].append(sorted(game.deck.hands[event["p"]]))
                given[event["p"]].append(cards_of(event))
        for seat, hands in seen.items():
            for turn, hand in enumerate(hands):
                held = certain(given[seat][turn:])
                for kind in set(held):
                    assert held.count(kind) <= hand.count(kind)
                    assert held.count(kind) >= given[seat][turn].count(kind)


def test_a_guessed_hand_could_have_given_what_it_gave():
    """Two twos now, then two threes after a single draw, and a one at the end."""
    turns = [[1, 1], [2, 2], []]
    later = [(turn, card) for turn, cards in enumerate(turns) for card in cards]
    hand = Hand(certain(turns), 4, [*later, (AT_THE_END, 0)], 2)
    assert hand.held == [1, 1, 2]
    rng = random.Random(1)
    guesses = [hand.guess([3] * 12, rng.randrange) for _ in range(200)]
    assert all(len(guess) == 4 and guess[:3] == [1, 1, 2] for guess in guesses)
    others = {guess[3] for guess in guesses}
    assert {0, 2} < others  # or the card that nobody has seen


def test_who_plays_at_random_loses_more_than_the_hard_rival():
    """Both sit at one table as people."""
    rng = random.Random(5)

    def choose(game):
        if game.phase == "lay":
            return {"e": "lay", "p": game.seat, "order": game.offer()}
        if game.seat:
            return any_move(game, rng)
        rival = Rival(game, "hard")
        while not rival.step():
            pass
        return rival.event

    lost = [0.0, 0.0]
    for _ in range(size(2, 8)):
        events = []
        game = Game(DEALT, 2)
        while not game.over():
            of = game.asks()
            if of:
                got = [rng.randrange(n) for n in of]
                event = {"e": "roll", "k": game.k, "of": of, "got": got}
            else:
                event = choose(game)
            events.append({"n": len(events) + 1, "t": 0, **event})
            game.apply(event)
        for choices in decisions(game, events):
            lost[choices.seat] += choices.judged(STEPS, 1)[1].points
    assert lost[1] > 1.5 * lost[0]


def test_the_costliest_decision_comes_first_on_the_terminal_and_in_json(tmp_path):
    journal = str(write(tmp_path, [whole("emma", DEALT, ["Ada", "Bo"])]) / "g00001.jnl")
    words = ("coach", "--steps", "20000", journal)
    games = answers(run(*words, "--json"))
    assert [game["player"] for game in games] == ["Ada", "Bo"]
    assert list(games[0]) == ["game", "player", "total", "decisions", "costliest"]
    shown = run(*words).stdout
    assert shown == run(*words).stdout
    rows = {row["event"]: row for row in games[0]["decisions"]}
    lines = shown.splitlines()
    assert lines[0].endswith(f"Ada, {games[0]['total']} points")
    for line, event in zip(lines[1:], games[0]["costliest"], strict=False):
        assert line.startswith(f"Turn {rows[event]['turn']}: {rows[event]['played']}")
    worst = rows[games[0]["costliest"][0]]
    assert f"cost {worst['cost'][0]:.1f} ± " in lines[1]
    assert f"coach: {worst['would']}" in lines[1]


def test_a_folder_has_games_of_both_kinds(tmp_path):
    games = [whole("emma", {}, ["Ada"]), with_sheets("", ["Bo"]), whole("dice", {}, ["Cy"])]
    folder = write(tmp_path, games)
    done = run("coach", "--steps", "20000", str(folder))
    assert done.returncode == 0, done.stderr
    assert [" in turn " in line for line in done.stdout.splitlines()] == [True, False]
    assert "1 game left out" in done.stderr


def abandoned(options, players):
    storage = MemoryFiles()
    session = Session(storage, demo.seeded(1), "pico")
    session.new("emma", options, players, 0)
    session.abandon(1000)
    return storage.read(name_of(1, FINISHED))


@pytest.mark.parametrize(
    ("data", "said"),
    [
        (lambda: whole("emma", {"level": "dice"}, ["Ada"]), "has the wheel dice alone"),
        (lambda: abandoned(DEALT, ["Ada"]), "has no decision of a player yet"),
        (lambda: abandoned({}, ["Ada", "Bo"]), "has no decision of a player yet"),
        (lambda: abandoned({"derail_limit": 3}, ["Ada"]), "too many derailments"),
    ],
)
def test_what_has_no_decision_to_value_is_said_in_one_sentence(tmp_path, data, said):
    data = data()
    with pytest.raises(BadInput, match=said):
        coached(data)
    journal = write(tmp_path, [data]) / "g00001.jnl"
    done = run("coach", str(journal))
    assert (done.returncode, done.stdout) == (2, "")
    assert said in done.stderr and len(done.stderr.splitlines()) == 1


@pytest.mark.parametrize(
    ("options", "players", "secret"),
    [
        (DEALT, ["Ada", "Bo"], True),
        (DEALT, ["Ada"], False),
        ({**DEALT, "rival": "easy"}, ["Ada", ""], False),
        ({}, ["Ada", "Bo"], False),
    ],
)
def test_covered_hands_stay_covered_until_the_game_is_over(options, players, secret):
    lines = whole("emma", options, players).splitlines(keepends=True)
    still_open = b"".join(lines[:25])
    if secret:
        with pytest.raises(BadInput, match="covered hands"):
            coached(still_open)
        assert coached(b"".join(lines[:-1])), "over, though nothing is revealed yet"
    else:
        assert coached(still_open)


def test_emma_has_no_sheets_for_a_picture(tmp_path):
    journal = write(tmp_path, [whole("emma", DEALT, ["Ada"])]) / "g00001.jnl"
    picture = tmp_path / "it.png"
    done = run("coach", "--steps", "100", str(journal), "--png", str(picture))
    assert done.returncode == 2 and "Emma has no sheets" in done.stderr
    assert not picture.exists()
