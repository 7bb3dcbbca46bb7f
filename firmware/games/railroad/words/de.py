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
with_errors: (−{} F.) {}
total: {}
tie_errors: weniger Fehler
tie_seat: nach dem Platz
errors_few: Mehr Fehler: unter −{}
pass_to: Gerät weitergeben an
hint_cover: A: meine Tafel
press_take: A: nehmen
press_turn: A: drehen {}/{}
press_draw: A: zeichnen
hold_draw: A halten: zeichnen
end_pass: A halten: ok
end_roll: A halten: Wurf
end_scores: A halten: Pkt
nothing_left: Nichts mehr zu zeichnen
fits_nowhere: Passt nirgends: ←→ warum
due: Noch zu zeichnen
flooded: Mit Wasser gefüllt: {}
points_hidden: Die Punkte sind bis zum Ende verdeckt.
points_show: ◀ zeigen ▶
say_fits: {}: passt
say_gone: {}: gezeichnet oder nicht diese Runde
say_nowhere: {}: passt nirgends
say_erase: Für Lava löschen
say_pay: mit {} bezahlen
say_place: {}: {}, {} von {}
press_ignore: A: ignorieren
press_other: A: zahlen {}/{}
hold_hit: A halten: Einschlag
hold_pay: A halten: bezahlen
hold_erase: A halten: löschen
press_sides: ←→: drehen {}/{}
press_down: ↓: nehmen
network: Netzwerk {}
place: Platz {}
hint_count: A vor  B Ende
rival: Rivale {}
rivals: Tafel des Rivalen
thinks: {} überlegt
hint_thinks: B: zurück
"""
