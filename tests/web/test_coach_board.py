"""The analysis board of a game, and the value of other drawings, as HTTP."""

import re
from urllib.parse import parse_qs, urlparse

import pytest

from firmware.games.railroad.sheet.spaces import print_item
from host_tools.coach import board
from host_tools.coach.coaching import read_turns
from host_tools.common.errors import BadInput
from host_tools.pieces.words import words
from host_tools.railroad.final_sheet import parse_sheet
from host_tools.store.importing import import_folder
from tests.host_tools.journals import played, whole, with_sheets, write
from tests.web.test_pages import Strict, get


@pytest.fixture(autouse=True)
def quick(monkeypatch, tmp_path):
    monkeypatch.setattr(board, "STEPS", 20_000)
    monkeypatch.setattr(board, "GAMES", 40)
    monkeypatch.setattr(board, "EMMA_STEPS", 4000)
    monkeypatch.setattr("host_tools.coach.answers.FOLDER", tmp_path / "answers")


@pytest.fixture
def known(client_of, store, tmp_path):
    """(client, entry, journal) of a game of two with sheets."""
    import_folder(store, write(tmp_path / "journals", [with_sheets("", ["Ada", "Björn"])]))
    [entry] = store.games()
    return client_of(store), entry, store.journal(entry.uid)


def test_the_costliest_round_is_shown_first_and_every_round_can_be_asked_for(known):
    client, entry, data = known
    text = get(client, f"/game/{entry.uid}")
    assert f"/game/{entry.uid}/coach" in Strict(text).links
    ada, bjorn = board.boards(data)
    assert (ada.player, bjorn.player) == ("Ada", "Björn")
    costliest = max(ada.rounds, key=lambda one: one.cost.points)
    text = get(client, f"/game/{entry.uid}/coach")
    assert f"<h2>Round {costliest.number}</h2>" in text
    for one in bjorn.rounds:
        text = get(client, f"/game/{entry.uid}/coach?seat=1&round={one.number}")
        assert f"<h2>Round {one.number}</h2>" in text
        assert f"{one.drawn_worth.points:.1f}" in text
        assert text.count("<figure") == 1 + (one.drawn.faces != one.would.faces)


def test_the_sheets_of_the_board_are_those_that_were_drawn(known):
    _, _, data = known
    _, _, turns = read_turns("it", data)
    for one in board.boards(data):
        for turn, shown in zip(turns[one.seat], one.rounds, strict=True):
            assert str(shown.drawn) == str(turn.after.sheet)
            # What the coach would have drawn is legal, by the same check as other drawings.
            board.tried(turn.before, str(shown.would))


def test_other_drawings_are_valued_where_the_rules_allow_them(known):
    client, entry, data = known
    _, _, turns = read_turns("it", data)
    turn = turns[0][2]

    def said(sheet: str, number: int = 3) -> str:
        asked = {"seat": 0, "round": number, "sheet": sheet}
        return client.get(f"/game/{entry.uid}/worth", params=asked).json()["said"]

    assert re.fullmatch(
        r"Worth [0-9.]+ ± [0-9.]+ points on average\.", said(str(turn.after.sheet))
    )
    would = str(board.boards(data)[0].rounds[2].would)
    assert said(would).startswith("Worth")
    assert "must be" in said(str(turn.before.sheet)) or "Worth" in said(str(turn.before.sheet))
    old = str(turn.after.sheet).split()
    assert "earlier round" in said(" ".join(item for item in old if "@1" not in item))
    last = turns[0][-1].after
    assert said(str(last.sheet), len(turns[0])).startswith("Worth")
    free = next(space for space in range(49) if not turn.after.sheet.faces[space])
    more = f"{turn.after.sheet} {print_item(free, 'HRHRx')}"
    assert parse_sheet(more).faces[free]
    assert "do not allow" in said(more)
    assert "cannot be read" in said("A1=nonsense")
    assert "no such round" in said(str(turn.after.sheet), 9)


def test_the_link_leads_to_the_editor_that_knows_the_round(known):
    client, entry, _ = known
    links = Strict(get(client, f"/game/{entry.uid}/coach?seat=1&round=2")).links
    [link] = [link for link in links if link.startswith("/sheet?")]
    asked = {key: found[0] for key, found in parse_qs(urlparse(link).query).items()}
    assert asked == {"game": entry.uid, "seat": "1", "round": "2"}
    text = get(client, link.partition("#")[0])
    assert f"/game/{entry.uid}/worth?seat=1&amp;round=2" in text
    assert "/worth?" not in get(client, "/sheet")
    assert "/worth?" not in get(client, "/sheet?game=nothing&seat=1&round=2")
    assert "/worth?" not in get(client, f"/sheet?game={entry.uid}&seat=x&round=2")


def test_a_game_without_sheets_has_no_board(client_of, store, tmp_path):
    import_folder(store, write(tmp_path / "journals", played(12)))
    client = client_of(store)
    for entry in store.games():
        if not entry.options.get("boards") and not entry.options.get("rival"):
            assert "/coach" not in get(client, f"/game/{entry.uid}")
            assert words("en").say("fault_coach") in get(client, f"/game/{entry.uid}/coach", 400)


@pytest.mark.parametrize("expansion", ["lava", "meteor"])
def test_what_cannot_be_tried_is_not_offered(client_of, store, tmp_path, expansion):
    import_folder(store, write(tmp_path / "journals", [with_sheets(expansion, ["Ada"])]))
    [entry] = store.games()
    text = get(client_of(store), f"/game/{entry.uid}/coach?round=1")
    assert "/sheet?" not in text
    with pytest.raises(BadInput, match="with rivers"):
        board.value(store.journal(entry.uid), 0, 1, "")


def test_worths_are_written_as_the_language_writes_them(known):
    client, entry, data = known
    one = board.boards(data)[0].rounds[0]
    english = f"{one.drawn_worth.points:.1f} ± {one.drawn_worth.error:.1f}"
    assert english in get(client, f"/game/{entry.uid}/coach")
    german = client.get(f"/game/{entry.uid}/coach", headers={"accept-language": "de"}).text
    assert english.replace(".", ",") in german and english not in german


@pytest.mark.parametrize("cards", ["gadget", "table"])
def test_a_game_of_emma_shows_its_decisions_the_costliest_first(client_of, store, tmp_path, cards):
    games = [whole("emma", {"cards": cards}, ["Ada", "Björn"])]
    import_folder(store, write(tmp_path / "journals", games))
    [entry] = store.games()
    client = client_of(store)
    assert f"/game/{entry.uid}/coach" in Strict(get(client, f"/game/{entry.uid}")).links
    for seat, one in enumerate(board.decisions(store.journal(entry.uid))):
        text = get(client, f"/game/{entry.uid}/coach?seat={seat}")
        turns = re.findall(r'<tr><th scope="row">([0-9]+)</th>', text)
        assert turns == [str(row.turn) for row in one.costliest]
        worst = one.costliest[0]
        assert f"{worst.cost.points:.1f} ± {worst.cost.error:.1f}" in text
        assert f"<td>{one.player} " in text


def test_an_open_game_of_emma_without_decisions_says_so(client_of, store, tmp_path):
    games = [b"".join(whole("emma", {}, ["Ada"]).splitlines(keepends=True)[:2])]
    import_folder(store, write(tmp_path / "journals", games))
    [entry] = store.games()
    text = get(client_of(store), f"/game/{entry.uid}/coach", 400)
    assert words("en").say("fault_coach") in text
