"""The pages as HTTP: history and its filters, one game and its replay, languages, words."""

import random
import re
import string
import threading
from concurrent.futures import ThreadPoolExecutor
from html.parser import HTMLParser

import pytest
from sqlalchemy import update

from firmware.games import KEYS
from firmware.play.file_names import FINISHED, name_of
from firmware.play.session import Session
from host_tools.journals import demo
from host_tools.journals.memory_files import MemoryFiles
from host_tools.journals.story import story_of
from host_tools.pieces.counted import called
from host_tools.pieces.words import LANGUAGES, words
from host_tools.statistics.dice import die_of
from host_tools.store import record_of
from host_tools.store.paging import SIZE, Asked, uids_of
from host_tools.store.record import to_json
from host_tools.store.schema import games
from host_tools.web.guard import AT_ONCE
from host_tools.web.pages import statistics as statistics_page
from tests.host_tools.evenings import keep
from tests.host_tools.journals import played, shared_code

VOID = {"meta", "link", "input", "img", "br", "use", "rect", "path", "circle", "line"}


class Strict(HTMLParser):
    """Counts what is opened and closed, and collects the links."""

    def __init__(self, text: str) -> None:
        super().__init__()
        self.open: list[str] = []
        self.links: list[str] = []
        self.ids: list[str] = []
        self.feed(text)
        assert self.open == []

    def handle_starttag(self, tag, attrs):
        values = dict(attrs)
        if "href" in values:
            self.links.append(values["href"])
        if "id" in values:
            self.ids.append(values["id"])
        assert not [name for name in values if name.startswith("on") or name == "style"]
        if tag not in VOID and tag != "option":
            self.open.append(tag)

    def handle_startendtag(self, tag, attrs):
        self.handle_starttag(tag, attrs)
        if tag not in VOID:
            self.open.pop()

    def handle_endtag(self, tag):
        if tag != "option":
            assert self.open.pop() == tag


def get(client, path: str, status: int = 200) -> str:
    answer = client.get(path)
    assert answer.status_code == status, answer.text
    if answer.headers["content-type"].startswith("text/html"):
        ids = Strict(answer.text).ids
        assert len(ids) == len(set(ids))
    return answer.text


def rows(text: str) -> list[str]:
    return re.findall(r'<td class="when"><a href="/game/([0-9a-fx-]+)"', text)


def test_the_history_has_every_game_the_newest_first(client, filled):
    assert rows(get(client, "/")) == [entry.uid for entry in filled.games()]


@pytest.mark.parametrize("key", KEYS)
def test_a_game_is_filtered_by_its_key_and_found_by_its_title(client, filled, key):
    wanted = [entry.uid for entry in filled.games(game=key)]
    assert wanted and rows(get(client, f"/?game={key}")) == wanted


def test_filters_find_what_the_command_finds(client, filled):
    everything = filled.games()
    name = everything[0].players[0]
    day = everything[4].day
    for query, expected in (
        (f"player={name.upper()}", filled.games(player=name)),
        (f"since={day}", filled.games(since=day)),
        (f"until={day}", filled.games(until=day)),
        ("state=abandoned", filled.games(state="abandoned")),
        ("state=damaged", []),
        (f"text={everything[3].uid[:10]}", [everything[3]]),
        (f"text={name.lower()}", [e for e in everything if name in e.players]),
        ("text=emma", filled.games(game="emma")),
        ("text=no+such+thing", []),
        ("order=oldest", everything[::-1]),
        ("order=longest", sorted(everything, key=lambda e: -e.duration)),
    ):
        assert rows(get(client, f"/?{query}")) == [entry.uid for entry in expected], query


def test_letters_that_a_database_takes_for_signs_are_letters(filled):
    for text in ("%", "_", "'", '"', "\\", "a%b", "\x00"):
        assert uids_of(filled, Asked(text=text)) == []
        assert uids_of(filled, Asked(player=text)) == []


def test_umlauts_are_found_in_both_cases(filled):
    assert len(uids_of(filled, Asked(player="BJÖRN"))) == len(filled.games(player="björn")) > 0


def test_names_are_found_by_a_part_of_them_in_any_case(filled):
    (name, *_) = next(entry.players for entry in filled.games() if entry.players)
    some = [entry for entry in filled.games() if any(name in player for player in entry.players)]
    for text in (name, name.upper(), name.lower(), name[1:].upper()):
        assert len(uids_of(filled, Asked(text=text))) >= len(some) > 0, text


@pytest.mark.parametrize("query", ["game=chess", "state=odd", "order=x", "since=yesterday"])
def test_a_filter_that_is_none_gets_a_sentence(client, query):
    text = get(client, f"/?{query}", 400)
    assert 'role="alert"' in text and rows(text) == []


def test_pages_of_the_list(client, filled, monkeypatch):
    monkeypatch.setattr("host_tools.store.paging.SIZE", 5)
    uids = [entry.uid for entry in filled.games()]
    assert SIZE == 50
    assert rows(get(client, "/?page=2")) == uids[5:10]
    assert rows(get(client, "/?page=3")) == uids[10:]
    assert rows(get(client, "/?page=999")) == uids[10:]
    assert rows(get(client, "/?page=-1")) == rows(get(client, "/?page=x")) == uids[:5]
    links = Strict(get(client, "/?game=emma&page=1&text=a")).links
    assert not [link for link in links if "page=2" in link and "game=emma" not in link]


def test_every_game_is_described_and_replayed(client, filled):
    for entry in filled.games():
        text = get(client, f"/game/{entry.uid}")
        reported = story_of(filled.journal(entry.uid))
        assert text.count("<li value=") == entry.events
        assert f"{entry.events} of {entry.events}" in text
        for chapter in reported.chapters:
            assert f"<h3>{chapter.title}</h3>" in text
        assert "Everything is right" in text
    start = get(client, f"/game/{entry.uid}?step=0")
    assert "nothing has happened yet" in start and f"0 of {entry.events}" in start
    assert f"3 of {entry.events}" in get(client, f"/game/{entry.uid}?step=3")
    assert f"{entry.events} of" in get(client, f"/game/{entry.uid}?step=99999")
    assert f"{entry.events} of" in get(client, f"/game/{entry.uid}?step=-2")


def test_a_journal_comes_down_as_it_is(client, filled):
    uid = filled.games()[0].uid
    answer = client.get(f"/game/{uid}/journal")
    assert answer.content == filled.journal(uid)
    assert answer.headers["content-disposition"] == f'attachment; filename="{uid}.jnl"'
    assert answer.headers["content-type"] == "application/octet-stream"


@pytest.mark.parametrize(
    "path", ["/game/ffffffff", "/game/x;y", "/game/%00", "/nothing", "/game/"]
)
def test_what_is_not_there_gets_a_sentence(client, path):
    assert 'role="alert"' in get(client, path, 404)


@pytest.mark.parametrize("method", ["POST", "PUT", "DELETE", "PATCH"])
def test_a_wrong_method_gets_a_sentence(client, method):
    answer = client.request(method, "/")
    assert answer.status_code == 405 and 'role="alert"' in answer.text


def test_the_language_follows_the_browser_and_can_be_switched(client):
    assert 'lang="en"' in get(client, "/")
    assert (
        '<html lang="de"' in client.get("/", headers={"accept-language": "fr, de-AT;q=0.8"}).text
    )
    answer = client.get("/language/de?back=/%3Fgame%3Demma")
    assert (answer.status_code, answer.headers["location"]) == (303, "/?game=emma")
    assert '<html lang="de"' in get(client, "/") and "Verlauf" in get(client, "/")
    assert client.get("/theme/dark?back=/").status_code == 303
    assert 'data-theme="dark"' in get(client, "/")
    assert client.get("/language/xx").status_code == client.get("/theme/pink").status_code == 404


@pytest.mark.parametrize("back", ["//evil.example", "/\\evil.example", "https://evil.example", ""])
def test_a_way_back_never_leads_elsewhere(client, back):
    answer = client.get("/language/de", params={"back": back})
    assert answer.headers["location"] == "/"


def test_both_languages_have_the_same_words():
    one, other = (words(language).texts for language in LANGUAGES)
    assert one.keys() == other.keys()
    for key in one:
        assert holes(one[key]) == holes(other[key]), key
        assert one[key].count("|") == other[key].count("|"), key


def holes(text: str) -> int:
    return sum(field is not None for _, field, _, _ in string.Formatter().parse(text))


def test_an_empty_store_says_how_to_fill_it(client_of, store):
    assert "No games yet" in get(client_of(store), "/")


@pytest.mark.parametrize("path", ["/players", "/statistics", "/dice"])
def test_what_many_games_say(client, path):
    for language in LANGUAGES:
        text = client.get(path, headers={"accept-language": language}).text
        Strict(text)
        assert f'<html lang="{language}"' in text and "None" not in text
    assert 'role="alert"' in get(client, f"{path}?game=chess", 400)
    assert 'role="alert"' in get(client, f"{path}?since=soon", 400)


def test_players_and_their_numbers(client, filled):
    text = get(client, "/players")
    played = [entry for entry in filled.games(state="finished") if entry.game != "dice"]
    for name in {name for entry in played for name in entry.players}:
        assert f"<bdi>{name}</bdi>" in text
    for name in {name for entry in filled.games(game="dice") for name in entry.players}:
        assert f"{name}</bdi></a></th>" in text or name not in text
    assert "<svg" in get(client, "/statistics?game=emma&player=Ada")
    assert "None of these games is finished" in get(client, "/statistics?player=Nobody")


def test_statistics_follow_what_is_added(client, filled):
    before = get(client, "/players")
    assert before == get(client, "/players")
    with filled.turn() as connection:
        filled.add(connection, record_of(shared_code(3, "Newcomer")), 1_790_000_000)
        for data in played(16)[12:]:
            filled.add(connection, record_of(data), 1_790_000_000)
    assert get(client, "/players") != before


def test_a_game_is_described_in_german(client, filled):
    for entry in filled.games():
        text = client.get(f"/game/{entry.uid}", headers={"accept-language": "de"}).text
        assert "Alles stimmt" in text and "Geheimnis" in text
        shown = re.sub(r"<[^>]+>", " ", text)
        assert not re.search(r"\b(draws|takes|Round|Turn|Set-up|revealed)\b", shown), entry.uid


@pytest.mark.parametrize(
    ("die", "counts", "english", "german"),
    [
        ("route", [1] * 6, "Route die", "Streckenwürfel"),
        ("wheel 2 2 1 1 0 0", [1, 2, 3], "Wheel die (2·2·1·1·0·0)", "Radwürfel (2·2·1·1·0·0)"),
        (
            "chasm 1 2 3 4 5 6 7 8",
            [1] * 8,
            "Chasm (1·2·3·4·5·6·7·8)",
            "Abgrundwürfel (1·2·3·4·5·6·7·8)",
        ),
    ],
)
def test_a_die_is_called_by_its_name_and_its_unusual_sides(die, counts, english, german):
    found = die_of(die, counts)
    assert called(found, "en") == english
    assert called(found, "de") == german


@pytest.mark.parametrize("text", ["[", "]", ",", '","', '"', '["'])
def test_what_stands_between_names_in_the_store_is_no_name(filled, text):
    said = [e.uid for e in filled.games() if any(text in name for name in e.players)]
    assert uids_of(filled, Asked(text=text)) == said, "only a rival has a comma in its name"
    assert uids_of(filled, Asked(player=text)) == []


def test_odd_letters_of_a_name_are_found(filled):
    entry = next(entry for entry in filled.games() if len(entry.players) > 1)
    odd = 'Ada "[\\,'
    with filled.engine.begin() as connection:
        change = update(games).where(games.c.uid == entry.uid)
        connection.execute(change.values(players=to_json([odd, "Björn"])))
    for text in ("[", '"[', "\\,", "ada ["):
        assert uids_of(filled, Asked(text=text)) == [entry.uid], text
    assert uids_of(filled, Asked(player=odd.upper())) == [entry.uid]


def test_a_page_says_what_it_checked_and_what_only_verify_does(client_of, store):
    rng = random.Random(3)
    storage = MemoryFiles()
    session = Session(storage, demo.seeded(3), "pico")
    start = demo.FIRST_DAY + 86400
    demo.play(session, "railroad", rng, start, rival="easy", rival_2="easy", draft=0)
    keep(store, storage.read(name_of(1, FINISHED)), *played(1))
    for language, checked, rivals in (
        ("en", "Checked here: order", "The moves of the 2 rivals follow the rules."),
        ("de", "Hier geprüft: Reihenfolge", "Die Züge der 2 Rivalen folgen den Regeln."),
    ):
        for entry in store.games():
            reported = client_of(store).get(
                f"/game/{entry.uid}", headers={"accept-language": language}
            )
            assert checked in reported.text and f"signalbox verify {entry.uid}" in reported.text
            assert (rivals in reported.text) == (entry.options.get("rival") == "easy")


def test_undo_is_described_in_the_language_of_the_page(client, filled):
    entry = next(e for e in filled.games() if b'"undo"' in filled.journal(e.uid))
    lines = filled.journal(entry.uid).splitlines()
    step = next(n for n, line in enumerate(lines) if b'"undo"' in line)
    client.cookies.set("language", "de")
    text = get(client, f"/game/{entry.uid}?step={step}")
    assert "Taken back" not in text
    said = words("de")
    assert f"<small>{said.say('taken_back')}</small>" in text
    assert f'#replay">{said.say("undo")}</a></li>' in text


def test_who_waits_for_statistics_keeps_nobody_from_a_page(client_of, filled, monkeypatch):
    """While one counts, many others ask for the same, and one for something else."""
    counting, go_on = threading.Event(), threading.Event()
    whole = statistics_page.statistics

    def slow(*args):
        counting.set()
        assert go_on.wait(60)
        return whole(*args)

    monkeypatch.setattr(statistics_page, "statistics", slow)
    with client_of(filled) as client, ThreadPoolExecutor(AT_ONCE + 4) as people:
        waiting = [people.submit(client.get, "/players") for _ in range(AT_ONCE + 3)]
        assert counting.wait(60)
        assert client.get("/").status_code == 200
        go_on.set()
        assert {answer.result().status_code for answer in waiting} == {200}
