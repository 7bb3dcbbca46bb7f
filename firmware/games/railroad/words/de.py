"""What the gadget says during a game of Railroad Ink, in German."""

TEXTS = """
round: Runde {}/{}
earlier: früher
help_fair: ↓ faire Würfel
help_specials: ↑ Spezialstrecken
help_large: ↓ groß
help_hands: ← Würfelsets
help_earlier: ← früher
help_meteor: → Meteor
hint_next: A halten: nächster Wurf
hint_last: A halten: Wertung
hint_now: → zurück zur Runde
specials: Spezialstrecken
specials_used: {}/3
hint_special: A: streichen
hint_ignore: A: damit zahlen
crossed: {}: {} gestrichen
crossed_off: Gestrichen
meteor: Meteor
hits: trifft {}
ignore: Ignorieren
built_over: {} überbaut
no_meteor: Nichts zu tun
picks: {}: Paar {} von 2
value: Wert {}
own_pair: Dein Paar:
for_all: Würfel für alle
hint_pairs: A: die Würfelpaare
all_hands: Alle Würfelsets
meteor_ask: {}: wohin?
markers_lost: Meteormarker unbekannt
starts_next: Dann beginnt {}
total_is: Summe {}
f_total: Summe
f_exits: Ausfahrten
f_highway: Straße
f_railway: Gleis
f_centre: Zentralfelder
f_errors: Fehler
f_expansion: Erweiterung
hint_scores: ↑↓ 1  ←→ 5  A weiter
hint_exits: ↑↓ 4 … 45  ←→ 20  A weiter
with_errors: ({} F.) {}
total: {}
tie_errors: weniger Fehler
tie_seat: nach dem Platz
errors_few: Mehr Fehler: unter −{}
"""
