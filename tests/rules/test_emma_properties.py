"""Emma over random games: no card is lost, turns are equal, the offered order is the best."""

import itertools
import random
from itertools import product

from firmware.games.emma.game import Game
from firmware.games.emma.options import OPTIONS
from firmware.games.emma.piles import best_order, final_count, lay
from firmware.games.emma.railway import Railway
from firmware.games.rivals import SEATS
from host_tools.games.emma import next_event
from tests.rules.random_play import events_of, random_options, seeds
from tests.support.sizes import size

TABLE = dict.fromkeys(SEATS, "none") | {"level": "full", "cards": "table"}


def cards_in(game):
    cards = [abs(card) for card in game.railway.cards] + game.taken
    for pile in game.piles:
        cards += pile
    return cards


def cards_entering(event):
    if event["e"] in ("railway", "rubble"):
        return event["cards"]
    if event["e"] == "build":
        return [event["number"]] * event["count"]
    if event["e"] == "betsy" and (event["kind"] == "rubble" or event["fits"]):
        return [event["number"]]
    return []


def test_cards_leave_in_equal_pairs_only():
    for rng in seeds(size(20, 1500)):
        game = Game(
            random_options("emma", rng, **TABLE, derail_limit=0),
            rng.randint(1, 4),
        )
        entered = []
        left = 0
        for event in events_of(game, next_event, rng):
            present = cards_in(game)
            for number in (1, 2, 3, 4):
                gone = entered.count(number) - present.count(number)
                assert gone >= 0 and gone % 2 == 0
            assert len(entered) - len(present) >= left
            left = len(entered) - len(present)
            assert 0 <= game.railway.at < max(1, len(game.railway.cards)) or not entered
            entered += cards_entering(event)


def test_turns_are_equal_for_all():
    for rng in seeds(size(15, 1000)):
        players = rng.randint(1, 4)
        game = Game(
            random_options("emma", rng, **TABLE, solo_hand=2, derail_limit=0),
            players,
        )
        turns = {}
        for event in events_of(game, next_event, rng):
            if event["e"] in ("build", "pass", "rubble", "betsy"):
                seat = event.get("p", "betsy")
                turns[seat] = turns.get(seat, 0) + 1
        each = {1: 38, 2: 18, 3: 12, 4: 9}[players] // (2 if game.betsy else 1)
        assert set(turns.values()) == {each}
        assert len(turns) == players + (1 if game.betsy else 0)


def brute_force(pile, cards):
    """Every order, and every choice of combining or not: the smallest key."""
    best = None
    for order in set(itertools.permutations(cards)):
        piles = [list(pile)]
        for card in order:
            piles += [[*p, card] for p in piles]
            half = len(piles) // 2
            piles[:half] = [p[:-1] if p and p[-1] == card else [*p, card] for p in piles[:half]]
        found = min(final_count(p, [0] * 4) for p in piles)
        best = found if best is None else min(best, found)
    return best


def test_the_offered_order_is_the_best():
    rng = random.Random(11)
    for _ in range(size(200, 4000)):
        pile = []
        lay(pile, [rng.randint(1, 4) for _ in range(rng.randint(0, 7))])
        cards = [rng.randint(1, 4) for _ in range(rng.randint(1, 5))]
        order = best_order(pile, cards)
        assert sorted(order) == sorted(cards)
        best = brute_force(pile, cards)
        lay(pile, order)
        assert final_count(pile, [0] * 4) == best


def test_the_railway_agrees_with_counters():
    """The digest's behind and ahead counters, on railways without broken track."""
    rng = random.Random(5)
    for _ in range(2000):
        road = Railway()
        road.cards = [rng.randint(1, 4) for _ in range(rng.randint(1, 9))]
        road.at = rng.randrange(len(road.cards))
        behind, ahead, steps = road.behind(), road.ahead(), rng.randint(0, 8)
        missing = max(0, steps - ahead)
        moved = steps - missing
        behind, ahead = behind + moved, ahead - moved
        assert road.drive(steps, 1) == ([], 0, missing)
        assert len(road.take(missing)) == min(missing, behind)
        assert (road.behind(), road.ahead()) == (behind - min(missing, behind), ahead)


def test_every_die_of_twos_ones_and_noughts_can_be_chosen_but_the_blank_one():
    (faces,) = [row for row in OPTIONS if row[0] == "faces"]
    dice = {"".join(sorted(die, reverse=True)) for die in product("210", repeat=6)}
    assert sorted(faces[2]) == sorted(dice - {"000000"})
    assert faces[2][0] == faces[1] == "111100"
