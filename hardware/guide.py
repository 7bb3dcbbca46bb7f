"""Fills in what the build guides compute: costs from the parts list, hours from the currents.

A guide is written by hand; only what stands between two marks is made.
"""

import re

from hardware import bom, power
from hardware.measures import HERE, MEASURES, PARTS

GUIDES = {"build.md": "en", "bauen.de.md": "de"}
MARK = re.compile(r"(<!-- made: (\w+) -->\n).*?(<!-- end -->)", re.S)
WAYS = {
    "en": ("breadboard", "perfboard, case, battery", "circuit board, case, battery"),
    "de": ("Steckbrett", "Lochraster, Gehäuse, Akku", "Leiterplatte, Gehäuse, Akku"),
}
HEADS = {
    "en": ("way of building", "rough price", "Prices of"),
    "de": ("Bauweise", "grober Preis", "Preise vom"),
}
LIVES = {
    "en": ("display on, a press every {every:g} s", "display dark, switched on", "hours", "about"),
    "de": ("Anzeige an, alle {every:g} s ein Druck", "Anzeige dunkel, an", "Stunden", "etwa"),
}


def filled(name: str) -> str:
    """A guide with today's figures in it."""
    text = (HERE / name).read_text(encoding="utf-8")
    language = GUIDES[name]
    makers = {"cost": cost, "life": life, "lit": lit}
    return MARK.sub(lambda m: m[1] + makers[m[2]](language) + m[3], text)


def cost(language: str) -> str:
    way, price, date = HEADS[language]
    lines = [f"| {way} | {price} |", "|---|---|"]
    for title, key in zip(WAYS[language], bom.WAYS, strict=True):
        lines.append(f"| {title} | {euro(bom.cost(key), language)} |")
    large = PARTS["oled_242"]["euro"] - PARTS["oled_096"]["euro"]
    more = {"en": "2.42 inch OLED instead", "de": "stattdessen OLED 2,42 Zoll"}[language]
    lines.append(f"| {more} | + {euro(large, language)} |")
    return "\n".join([*lines, "", f"{date} {MEASURES['prices']['date']}.", ""])


def life(language: str) -> str:
    found, (play, dark, unit, about) = power.hours(), LIVES[language]
    head = {"en": "| the gadget | a charge lasts |", "de": "| das Gerät | eine Ladung reicht |"}
    every = power.POWER["every"]
    return "\n".join([
        head[language],
        "|---|---|",
        f"| {play.format(every=every)} | {about} {rounded(found['play'])} {unit} |",
        f"| {dark} | {about} {rounded(found['dark'])} {unit} |",
        "",
    ])  # fmt: skip


def lit(language: str) -> str:
    share, awake = (round(100 * power.POWER[key]) for key in ("lit", "awake_share"))
    press = round(1000 * power.POWER["press"])
    return {
        "en": f"The lit share of the screen is {share} %, the mean of our own pictures. The chip\n"
        f"is awake for {awake} % of the time while nothing is pressed, and {press} ms longer for\n"
        "each press.\n",
        "de": f"Von der Anzeige leuchten {share} %, das Mittel unserer eigenen Bilder. Der Chip\n"
        f"ist {awake} % der Zeit wach, solange nichts gedrückt wird, und {press} ms länger für\n"
        "jeden Druck.\n",
    }[language]


def euro(amount: float, language: str) -> str:
    text = f"{amount:.0f}"
    return f"€ {text}" if language == "en" else f"{text} €"


def rounded(hours: float) -> int:
    """To two digits: more is not known."""
    step = 10 if hours >= 100 else 1
    return round(hours / step) * step
