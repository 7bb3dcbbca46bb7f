"""The page of the sheet editor as HTTP; tests/browser/test_sheet_editor.py draws on it."""

import json
import re
from urllib.parse import parse_qs

import pytest

from firmware.games.railroad.expansions import BY_KEY
from host_tools.journals.story import story_of
from host_tools.pieces.words import words
from host_tools.railroad.sheet_checker import check_sheet
from host_tools.store.importing import import_folder
from tests.host_tools.journals import with_sheets, write
from tests.web.test_pages import Strict, get


def test_every_sheet_of_a_game_can_be_opened_in_the_editor(client_of, store, tmp_path):
    journals = [with_sheets(kind, ["Ada", "Björn"], seed) for seed, kind in enumerate(BY_KEY)]
    import_folder(store, write(tmp_path / "journals", journals))
    client = client_of(store)
    for entry in store.games():
        links = Strict(get(client, f"/game/{entry.uid}?step=9999")).links
        found = [link for link in links if link.startswith("/sheet#")]
        sheets = story_of(store.journal(entry.uid)).sheets()
        assert len(found) == len(sheets) == 2
        for link, (_, sheet) in zip(found, sheets, strict=True):
            reported = parse_qs(link.partition("#")[2], keep_blank_values=True)
            question = {key: reported[key][0] for key in ("edition", "expansion")}
            question |= {"language": "en", "items": reported["sheet"][0].split(), "at": -1}
            answer = json.loads(check_sheet(json.dumps(question)))
            assert " ".join(sorted(answer["items"])) == " ".join(sorted(str(sheet).split()))
            assert (answer["unread"], answer["illegal"]) == ([], [])


@pytest.mark.parametrize("language", ["en", "de"])
def test_the_page_brings_every_word_that_its_script_says(client, language):
    client.cookies.set("language", language)
    text = get(client, "/sheet")
    found = re.search(r'<script type="application/json" id="texts">(.*?)</script>', text)
    assert found is not None
    reported = json.loads(found[1])
    script = client.get("/static/sheet_editor.js").text
    said = set(re.findall(r"TEXTS\.(\w+)", script)) | {"fits", "fits_not", "erased"}
    assert said == set(reported)
    assert reported["ready"] == words(language).say("sheet_js_ready")


@pytest.mark.parametrize(
    ("name", "kind"),
    [
        ("worker.js", "text/javascript"),
        ("gadget.js", "text/javascript"),
        ("micropython.mjs", "text/javascript"),
        ("micropython.wasm", "application/wasm"),
        ("unpacked.js", "text/javascript"),
        ("rules.pack", "application/octet-stream"),
    ],
)
def test_the_parts_of_the_worker_are_there(client, name, kind):
    answer = client.get(f"/sheet/{name}")
    assert answer.status_code == 200 and answer.headers["content-type"].startswith(kind)
    assert len(answer.content) > 500


def test_only_its_own_parts_are_served(client):
    for name in ("sheet_checker.py", "..%2Fapp.py", "nothing"):
        assert client.get(f"/sheet/{name}").status_code == 404
