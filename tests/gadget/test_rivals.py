"""Rivals at the table: chosen in the set-up, thinking while the people do, and taken back."""

from random import Random

import pytest

from firmware.ui.results import parts_of, result_lines
from host_tools.games.rivals import names_of, rival_name
from host_tools.journals.examine import examine
from tests.gadget.sheets import NAMES, front, game_of, play_on, press, to_line, words
from tests.runners.driver import switched_on
from tests.support.sizes import SOAK, size

STARS = {"easy": "★", "medium": "★★", "hard": "★★★"}
CALLED = {
    "en": ["Rival, easy", "Rival, medium", "Rival, hard"],
    "de": ["Rivale, leicht", "Rivale, mittel", "Rivale, schwer"],
}


def begin(folder, options, people=1, language="en"):
    """A game with rivals, its first dice rolled."""
    script = switched_on(folder, language)
    levels = [options[name] for name in ("rival", "rival_2", "rival_3") if name in options]
    names = NAMES[:people] + [f"Rival {STARS[level]}" for level in levels]
    script.gadget.session.new("railroad", options, names, script.now)
    script.gadget.home()
    script.settle()
    script.do("hold", "A")
    return script


def journal(script):
    session = script.gadget.session
    return session.storage.read(session._journal.name)


# (options, people): on the gadget and on paper, with every expansion, with the draft.
TABLES = [
    ({"boards": 1, "rival": "hard"}, 1),
    ({"rival": "medium"}, 2),
    ({"rival": "easy", "draft": 1, "expansion": "river"}, 3),
    ({"boards": 1, "rival": "easy", "rival_2": "medium", "expansion": "lake"}, 2),
    ({"boards": 1, "rival": "medium", "expansion": "lava", "edition": "blazing_red"}, 1),
    ({"rival": "easy", "rival_2": "easy", "expansion": "meteor", "meteor_any": "table"}, 1),
    ({"boards": 1, "rival": "easy", "draft": 1, "expansion": "meteor"}, 1),
]


@pytest.mark.parametrize("table", range(len(TABLES)) if SOAK else (1, 3, 4, 6))
def test_whole_games_by_buttons(table, tmp_path):
    """In both languages; the journal verifies, with every move of the rivals."""
    options, people = TABLES[table]
    for seed in range(size(1, 20)):
        folder = tmp_path / str(seed)
        folder.mkdir()
        script = begin(folder, options, people, ("en", "de")[(seed + table) % 2])
        play_on(script, Random(f"{table} {seed}"))
        game = game_of(script)
        assert game.over() and len(game.rolls) == game.rounds
        found = examine(journal(script), check_rivals=True)
        assert found.valid, found.faults
        assert found.rival_moves >= 4 * game.rounds * len(game.levels)
        for seat in range(game.people, game.players):
            assert game.values(seat) == game.breakdown(seat).values()


# In the set-up


def seen_lines(script):
    return {line[0]: line[-1] for line in script.gadget.screen.lines}


@pytest.mark.parametrize("language", ["en", "de"])
def test_rivals_are_seats_of_the_set_up(language, tmp_path):
    """A second one is offered when there is a first one; they sit after the people."""
    script = switched_on(tmp_path, language)
    gadget = script.gadget
    gadget.settings.keep_setup("railroad", {}, ["Ada", "Björn"])
    gadget.go("setup", "railroad")
    script.settle()
    assert "rival_2" not in seen_lines(script)
    to_line(script, "rival")
    press(script, "press LEFT")
    assert "★★★" in seen_lines(script)["rival"] and "rival_3" not in seen_lines(script)
    to_line(script, "rival_2")
    press(script, "press LEFT", "hold A")
    header = gadget.session.header
    assert header["players"] == ["Ada", "Björn", "Rival ★★★", "Rival ★★★ 2"]
    names = [gadget.player_name(seat) for seat in range(4)]
    rival = rival_name("hard", language)
    assert names == ["Ada", "Björn", rival, rival + " 2"]
    assert (header["options"]["rival"], header["options"]["rival_2"]) == ("hard", "hard")
    assert game_of(script).levels == ["hard", "hard"] and game_of(script).people == 2


@pytest.mark.parametrize("language", CALLED)
def test_a_rival_is_called_by_its_level_wherever_it_is_named(language, tmp_path):
    """In the language of now, whatever an older gadget wrote; and on the computer, too."""
    assert [rival_name(level, language) for level in STARS] == CALLED[language]
    options = dict(zip(("rival", "rival_2", "rival_3"), STARS, strict=True), boards=1)
    script = begin(tmp_path, options, 2, language)
    called = [*NAMES[:2], *CALLED[language]]
    header = script.gadget.session.header
    assert names_of("railroad", options, header["players"], language) == called
    play_on(script, Random(3))
    gadget, game = script.gadget, game_of(script)
    assert [gadget.player_name(seat) for seat in range(5)] == called
    named = [name for _, name, _ in result_lines(gadget, header, game.score())]
    assert sorted(name.partition(" ")[2] for name in named) == sorted(called)
    assert [name for name, _ in parts_of(gadget, header, game)] == called


def test_a_full_table_has_no_seat_for_rivals(tmp_path):
    script = switched_on(tmp_path)
    gadget = script.gadget
    options = {"rival": "easy", "rival_2": "easy"}
    gadget.settings.keep_setup("railroad", options, [""] * 5)
    gadget.go("setup", "railroad")
    script.settle()
    assert "rival" in seen_lines(script) and "rival_2" not in seen_lines(script)
    to_line(script, "players")
    press(script, "press RIGHT")
    assert "rival" not in seen_lines(script)
    press(script, "press LEFT", "hold A")
    assert len(gadget.session.header["players"]) == 6
    assert game_of(script).levels == ["easy"], "the second one found no seat"


def test_alone_against_a_rival_one_can_draft(tmp_path):
    script = switched_on(tmp_path)
    script.gadget.settings.keep_setup("railroad", {"rival": "easy", "draft": 1}, [""])
    press(script, "press A")
    assert game_of(script).options["draft"] == 1 and game_of(script).players == 2


# Thinking


def events(script):
    """What the journal says so far, without its times."""
    return [
        {key: value for key, value in event.items() if key not in ("n", "t")}
        for event in examine(journal(script)).events
    ]


def of_rivals(script):
    people = game_of(script).people
    return [event for event in events(script) if event.get("p", 0) >= people]


def think_to_the_end(script):
    while script.gadget.shared["planner"].step(game_of(script)):
        pass


def test_it_thinks_while_the_people_do_and_writes_when_the_round_ends(tmp_path):
    script = begin(tmp_path, {"rival": "hard"}, 2)
    assert script.gadget.screen.sign is not None, "it thinks on"
    assert of_rivals(script) == []
    think_to_the_end(script)
    script.settle()
    assert script.gadget.screen.sign is None
    press(script, "hold A")
    assert front(script) == ".round" and game_of(script).round == 2
    assert len(of_rivals(script)) >= 4
    times = [event["t"] for event in examine(journal(script)).events[1:]]
    assert len(set(times)) == 1, "one press: its moves, the end of the round, the roll"


@pytest.mark.parametrize("options", [{"rival": "hard"}, {"rival": "hard", "boards": 1}])
def test_an_early_player_sees_the_progress_and_can_leave(options, tmp_path):
    script = begin(tmp_path, options)
    table = front(script)
    if options.get("boards"):
        draw_all(script)
    script.gadget.shared.pop("planner", None)  # it has thought about nothing
    script.buttons.mask = 16
    script.wait(700)
    script.buttons.mask = 0
    script.wait(60)
    assert front(script) == ".rival" and "Rival, hard is thinking" in words(script)
    script.buttons.mask = 32
    script.wait(80)
    script.buttons.mask = 0
    script.wait(60)
    assert front(script) == table and game_of(script).round == 1
    think_to_the_end(script)
    press(script, "hold A")
    assert game_of(script).round == 2 and front(script) == table


def draw_all(script):
    """Draw whatever must be drawn, as the demo players do."""
    from host_tools.games.railroad_demo import next_event

    game = game_of(script)
    while (event := next_event(game, Random(1)))["e"] != "end" and event["p"] < game.people:
        assert script.gadget.do(event)
    script.gadget.home()
    script.settle()


# Taken back, cut off


def undo(script):
    press(script, "hold B", "press A")


def test_one_undo_takes_back_a_round_with_the_rivals_moves(tmp_path):
    script = begin(tmp_path, {"rival": "easy", "rival_2": "easy"}, 2)
    before = game_of(script).state()
    press(script, "hold A")
    moves = of_rivals(script)
    assert game_of(script).round == 2 and len(moves) > 6
    undo(script)
    assert game_of(script).state() == before and "round" in words(script).lower()
    press(script, "hold A")
    assert of_rivals(script) == moves + moves, "the same moves come again"
    assert examine(journal(script), check_rivals=True).valid


def test_one_undo_takes_back_a_pick_with_those_that_followed(tmp_path):
    script = begin(tmp_path, {"rival": "easy", "rival_2": "medium", "draft": 1}, 1)
    game = game_of(script)
    assert front(script) == ".draft" and game.picker() == 0, "the rivals before have picked"
    taken = list(game.taken)
    press(script, "press A")
    assert len(game_of(script).taken) >= len(taken) + 2 or game_of(script).phase == "draw"
    undo(script)
    assert game_of(script).taken == taken and front(script) == ".draft"
    assert examine(journal(script), check_rivals=True).valid


def switched_on_again(script, folder):
    """After a power cut: another gadget with the same flash."""
    from tests.runners.driver import table

    again = table(folder, storage=script.gadget.storage)
    again.settle()
    return again


@pytest.mark.parametrize("options", [{"rival": "medium", "expansion": "lava"}, {"rival": "easy"}])
def test_a_power_cut_between_its_moves_changes_none_of_them(options, tmp_path):
    """The flash after every line of the press that ends a round."""
    script = begin(tmp_path, options, 2)
    start = len(journal(script))
    press(script, "hold A")
    whole, moves = journal(script), of_rivals(script)
    name = script.gadget.session._journal.name
    ends = [at + 1 for at in range(start - 1, len(whole) - 1) if whole[at : at + 1] == b"\n"]
    assert len(ends) >= len(moves) + 2
    for number, end in enumerate(ends):
        folder = tmp_path / str(number)
        folder.mkdir()
        cut = begin(folder, options, 2)
        cut.gadget.storage.replace(name, whole[:end])
        secret = name.replace(".jnl", ".sec")
        cut.gadget.storage.replace(secret, script.gadget.storage.read(secret))
        again = switched_on_again(cut, folder)
        if game_of(again).round == 1:
            press(again, "hold A")
        assert of_rivals(again) == moves and game_of(again).round == 2
        assert examine(journal(again), check_rivals=True).valid


# Looked at


@pytest.mark.parametrize(
    "options", [{"rival": "easy", "rival_2": "hard"}, {"rival": "easy", "boards": 1}]
)
def test_its_sheet_can_be_looked_at(options, tmp_path):
    script = begin(tmp_path, options)
    play_on(script, Random(3), until=lambda game: game.round == 2)
    script.gadget.home()
    script.settle()
    press(script, "hold B")
    to_line(script, ".rivals")
    press(script, "press A")
    game = game_of(script)
    assert front(script) == ".rivals" and "Rival, easy" in words(script)
    assert str(game.breakdown(1).total) in words(script)
    assert len(script.gadget.screen.new) >= 4
    if len(game.levels) > 1:
        press(script, "press RIGHT")
        assert "Rival, hard" in words(script) and str(game.breakdown(2).total) in words(script)
    press(script, "press A")
    assert front(script) == script.gadget._game_screen()


def test_typed_scores_and_its_own_are_ranked_together(tmp_path):
    """It is counted as its sheet shows it; it is on no list of the best and in the history."""
    script = begin(tmp_path, {"rival": "easy"}, 1)
    play_on(script, Random(3))
    gadget, game = script.gadget, game_of(script)
    total = game.breakdown(1).total
    assert gadget.do({"e": "scores", "p": 0, "v": [200, 0, 0, 0, 0, 0]})
    gadget.home()
    script.settle()
    assert front(script) == "ending" and "Ada wins" in words(script)
    press(script, "press A")
    assert words(script).index("1. Ada") < words(script).index("2. Rival, easy")
    assert str(total) in words(script)
    press(script, "press DOWN", "press A")
    assert front(script) == ".final" and "Rival, easy" in words(script)
    press(script, "press B", "hold A", "hold A")
    assert front(script) == "start"
    assert not [name for name in gadget.storage.names() if name.startswith("best")]
    gadget.go("past_game", 1)
    script.settle()
    press(script, "press A")
    assert front(script) == "railroad.past" and "Rival, easy" in words(script)
    assert str(total) in words(script)


def test_only_people_come_onto_the_list_of_the_best(tmp_path):
    from firmware.play.best import best_of

    script = begin(tmp_path, {"rival": "easy", "boards": 1}, 2)
    play_on(script, Random(4))
    script.gadget.home()
    script.settle()
    while front(script) != "initials":
        press(script, "hold A")
    best = best_of(script.gadget.storage, "railroad", game_of(script).options)
    assert len(best.lines) == 2
