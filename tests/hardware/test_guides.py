"""The build guides: both languages say the same, every step has a picture and a check, and what
they name exists."""

import re
from pathlib import Path

import pytest
from PIL import Image
from typer.main import get_command

from hardware import guide, nets, power
from hardware.drawing import breadboard
from hardware.measures import HERE, PARTS, PLACES, buttons
from host_tools.commands.application import app

CHECK = {"build.md": "**Check:**", "bauen.de.md": "**Probe:**"}
TEXTS = {name: (HERE / name).read_text(encoding="utf-8") for name in guide.GUIDES}
PICTURE = re.compile(r"!\[([^]]+)\]\(([^)]+)\)")
LINK = re.compile(r"(?<!!)\[[^]]+\]\(([^)]+)\)")
BUILDING = ("2.", "3.", "4.")  # the chapters with steps


def steps(text: str) -> list[tuple[str, str]]:
    """(heading, text) of every step of the chapters in which something is built."""
    found = []
    for chapter in re.split(r"^## ", text, flags=re.M)[1:]:
        if chapter.startswith(BUILDING):
            for part in re.split(r"^### ", chapter, flags=re.M)[1:]:
                heading, _, body = part.partition("\n")
                found.append((heading, body))
    return found


@pytest.mark.parametrize("name", TEXTS)
def test_every_step_has_a_picture_and_a_check(name):
    found = steps(TEXTS[name])
    assert len(found) == 13
    for heading, body in found:
        assert PICTURE.search(body), heading
        assert CHECK[name] in body or "perfboard" in body, heading


def test_both_languages_show_the_same_pictures_checks_and_faults_in_the_same_order():
    shown, counts = [], []
    for name, text in TEXTS.items():
        pictures = [path.replace(".de.", ".en.") for _, path in PICTURE.findall(text)]
        shown.append(pictures)
        counts.append((text.count("\n#"), text.count("\n|"), text.count(CHECK[name])))
        counts[-1] += tuple(len(re.findall(rf"\n{i}\. ", text)) for i in range(1, 6))
    assert shown[0] == shown[1] and counts[0] == counts[1]
    assert len(shown[0]) == len(set(shown[0])) >= 18


@pytest.mark.parametrize("name", TEXTS)
def test_pictures_links_and_commands_exist(name):
    text = TEXTS[name]
    for _, path in PICTURE.findall(text):
        assert (HERE / path).is_file(), path
    for target in LINK.findall(text):
        if target.startswith("#"):
            assert target[1:] in headings(text), target
        else:
            path, _, part = target.partition("#")
            assert (HERE / path).is_file(), target
            assert not part or part in headings((HERE / path).read_text(encoding="utf-8")), target
    known = get_command(app).list_commands(None)
    for command in re.findall(r"`signalbox (\w+)", text):
        assert command in known, command


@pytest.mark.parametrize("name", TEXTS)
def test_the_holes_of_the_perfboard_are_those_of_the_measures(name):
    column, row, comma = {"en": ("column", "row", "."), "de": ("Spalte", "Zeile", ",")}[
        guide.GUIDES[name]
    ]
    text = " ".join(TEXTS[name].split())
    for key in ("a", "b", "buzzer", "cross"):
        across, up = PLACES[key]
        assert f"{column} {across:g}".replace(".", comma) + f", {row} {up:g}" in text, key
    assert f"{PLACES['arrow']} " in text and len(buttons()) == 6
    oled, pins = PLACES["oled"][1], PLACES["oled"][0] - 1.5
    assert f"{row} {oled:g}" in text and f"{pins:g} " in text


def test_the_lit_share_of_the_screen_is_that_of_our_pictures():
    shares = []
    for path in sorted(Path("docs/pictures").glob("*.png")):
        with Image.open(path) as picture:
            if picture.size == (512, 256):
                shares.append(picture.convert("1").tobytes())
    lit = sum(sum(byte.bit_count() for byte in data) / len(data) / 8 for data in shares)
    assert power.POWER["lit"] == pytest.approx(lit / len(shares), abs=0.02)


def test_the_battery_lasts_shorter_with_more_light_more_presses_and_a_thirstier_chip(monkeypatch):
    before = power.hours()
    assert before["play"] < before["dark"]
    for key, value in (("lit", 1.0), ("every", 0.2), ("awake", 50.0), ("usable", 0.5)):
        with monkeypatch.context() as changed:
            changed.setitem(power.POWER, key, value)
            assert power.hours()["play"] < before["play"], key
    with monkeypatch.context() as changed:
        changed.setattr(power, "STOP_MV", 3840)  # where the gadget switches itself off
        assert power.hours()["play"] == pytest.approx(before["play"] / 2, rel=0.02)
    with monkeypatch.context() as changed:
        changed.setitem(power.POWER, "awake", 2 * power.POWER["awake"])
        assert power.hours()["play"] == pytest.approx(0.9 * before["play"], rel=0.02)


def headings(text: str) -> set[str]:
    """As GitHub names them in a link."""
    found = re.findall(r"^#+ (.+)$", text, flags=re.M)
    return {re.sub(r"[^\w\- ]", "", heading.lower()).replace(" ", "-") for heading in found}


@pytest.mark.parametrize(
    ("name", "words"),
    [
        ("build.md", ("**JP3 and JP4 stay open.**", "magnetic buzzer", "rails split", "4.7 kΩ")),
        (
            "bauen.de.md",
            ("**JP3 und JP4 bleiben offen.**", "magnetischer Summer", "geteilt", "4,7 kΩ"),
        ),
    ],
)
def test_what_could_hurt_somebody_is_said_at_its_step_and_among_the_faults(name, words):
    text = TEXTS[name]
    for word in words:
        assert word in text, word
    faults = text[text.index("\n| LED") :]
    assert "JP3" in faults and "JP4" in faults
    for key in ("pico", "pico_w"):
        drawing = (HERE / f"pictures/schematic-{key}.svg").read_text(encoding="utf-8")
        assert "JP3" in drawing and "open beside a charger" in drawing


@pytest.mark.parametrize("name", [*TEXTS, "README.md"])
def test_every_board_is_named_and_no_motor_is_connected_without_its_driver(name):
    text = (HERE / name).read_text(encoding="utf-8")
    for pins in nets.boards().values():
        assert pins["title"].removeprefix("Raspberry Pi ").split(" DevKit")[0] in text
    assert ("bloßen Motor" if ".de." in name else "bare motor") in text
    assert "bare motor" in PARTS["motor"]["alternative"]


def test_the_resistor_of_the_charger_is_in_the_parts_list():
    amounts = {key: PARTS[key]["amounts"] for key in ("charger", "charge_resistor")}
    assert amounts["charger"] == amounts["charge_resistor"]
    assert "0603" in PARTS["charge_resistor"]["measures"]


def test_the_jumpers_of_the_breadboard_are_counted():
    wires = breadboard.picture(nets.boards()["pico"]).count('class="wire"')
    assert PARTS["jumpers"]["measures"].startswith(f"{wires} pieces")


@pytest.mark.parametrize("name", TEXTS)
def test_no_figure_of_the_measures_is_typed_by_hand(name):
    """What the guide says of light and of the time awake stands between the marks alone."""
    made = next(found for found in guide.MARK.finditer(TEXTS[name]) if found[2] == "lit")
    for figure in (power.POWER["lit"] * 100, power.POWER["awake_share"] * 100):
        assert f"{figure:.0f} %" in made[0]
    assert f"{power.POWER['press'] * 1000:.0f} ms" in made[0]
    by_hand = guide.MARK.sub("", TEXTS[name])
    assert not re.search(r"\d (ms|%)", by_hand[by_hand.index("[power]") - 1500 :])


@pytest.mark.parametrize("name", TEXTS)
def test_a_guide_leads_to_the_guide_in_its_own_language(name):
    other = {"build.md": "docs/anleitung.md", "bauen.de.md": "docs/guide.md"}[name]
    assert other not in TEXTS[name]
