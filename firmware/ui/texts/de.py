"""Everything the gadget says in German, for `Lines`; a test holds that both languages fit."""

TEXTS = """
continue: Weiterspielen
games: Neues Spiel
code: Gemeinsame Würfel
history: Beendete Spiele
settings: Einstellungen
storage: Speicher
about: Über
game_railroad: Railroad Ink
game_emma: Emma
game_off_the_rails: Off the Rails
game_dice: Nur Würfel
count_players: ×{}
player: Spieler {}
start: Los geht’s
players: Spieler
names: Namen
timer: Timer
timer_off: aus
timer_up: aufwärts
more_rules: Weitere Regeln
house_rule: Hausregel
o_edition: Ausgabe
o_expansion: Erweiterung
o_draft: Draft
o_meteor_any: Vier Pfeile
v_player: jeder selbst
v_table: der Tisch
v_0: nein
v_1: ja
v_none: keine
v_blazing_red: Blazing Red
v_deep_blue: Deep Blue
v_deep_blue_de: Deep Blue (DE)
v_river: Fluss
v_lake: See
v_lava: Lava
v_meteor: Meteor

entry_name: Name
entry_code: Code
entry_salt: Salz
letters_missing: Es fehlen noch {}
new_name: Neuer Name
roster: Namensliste

type_code: Code eingeben
day_game: Spiel des Tages
day_help: ↑↓ ändern  ←→ Teil  A los
code_title: Code {}
code_why: Gleicher Code, gleiche Würfel: sie sind nicht geheim.
fair: Faire Würfel
fair_more: ↓ alle
fair_why: Notieren: nach dem Spiel beweist es die Würfe.
salt_is: Salz: {}
salt_add: A: eigenes Salz dazugeben
digits_commit: Versprechen
digits_secret: Geheimnis

round: Runde {}/{}
earlier: früher
hold_to_roll: A halten: würfeln
hold_a: A halten: nächster Wurf
round_help: A halten: Wurf, ↑ Sonder, ↓ groß, ← früher
hold_b: B halten: Menü
hint_next: A halten: nächster Wurf
hint_last: A halten: Wertung
hint_now: → zurück zur Runde
timer_cut: Stromausfall: A Timer an
hint_die: ↓ weiter
die_of: Würfel {}/{}
code_open: Code {} · nicht geheim

specials: Sonderstrecken
specials_used: {} von 3
hint_special: A streichen  ↑↓ Spieler
hint_ignore: A damit bezahlen
crossed: {}: {} gestrichen
meteor: Meteor
east: O
hits: trifft {}
ignore: Ignorieren
built_over: {} überbaut
no_meteor: Nichts zu tun
picks: {} wählt
starts_next: Dann beginnt {}

scores: Wertung
quick: schnell
by_category: einzeln
total_is: Summe {}
f_total: Summe
f_exits: Ausgänge
f_highway: Straße
f_railway: Gleis
f_centre: Mitte
f_errors: Fehler
f_extra: Zusatz
hint_scores: ↑↓ 1  ←→ 5  A weiter
with_errors: ({} F.) {}
points: {}
result: Ergebnis
ended: beendet
finished: Die Würfel sind offengelegt
not_revealed: Noch nicht gespeichert: so lange bleibt das Geheimnis verborgen.
hint_result: A eingeben  A halten: Ende
hint_done: A korrigieren  B verlassen

dice_ready: A halten: werfen
dice_choose: ↑ Würfel wählen
dice_hint: A halten: werfen  ↑ Wahl
dice_throw: Wurf {}
dice_end: Beenden, offenlegen
throw: Welche Würfel
throw_none: Mindestens einen wählen
form_take: A: fertig

points_cards: {} Pkt, {} Karten
against_betsy: {} Pkt, {} Karten  Betsy {}
betsy: Betsy {}
hand_of: Handkarten: {}er
record: Neuer Rekord: {} Punkte
typed: eingegeben
rubies: Rubine
emeralds: Smaragde
gold: Gold
diamonds: Diamanten
carts: Gerettete Loren
missions: Missionen

menu: Menü
undo: Rückgängig
undone: Zurückgenommen
pause: Timer anhalten
go_on: Timer läuft weiter
to_start: Startbildschirm
abandon: Spiel abbrechen
abandon_why: Das Spiel endet und bleibt als abgebrochen in der Liste.
abandon_first: Ein Spiel läuft noch. Abbrechen? Es bleibt in der Liste.
abandon_yes: Abbrechen
sure: Sicher?
no: Nein, zurück

this_language: Deutsch
set_language: Sprache
set_animation: Animation
set_sound: Ton
set_brightness: Helligkeit
set_dim_min: Dunkler nach
set_dark_min: Aus nach
minutes: {} Min
never: nie
on: an
off: aus
bright_255: voll
bright_128: mittel
bright_48: schwach
bright_16: Nacht

blocks_free: {} von {} Blöcken frei
games_kept: {} Spiele, {} kopiert
forget: A: kopierte vergessen
forget_none: Nichts zu vergessen
forgotten: {} Spiele vergessen
nearly_full: Speicher ist fast voll!
abandoned: abgebrochen
past_more: ↓ Ziffern
history_none: Noch kein beendetes Spiel.
game_number: Spiel {}
copied: kopiert
no_date: ohne Datum
unreadable: Datei ist nicht lesbar.
about_what: Faire Würfel, Runden, Timer, Wertung für Eisenbahnspiele.
about_own: Inoffiziell. Eigene Bilder, keine Verlagstexte.

crash: Ein Fehler
crash_safe: Das Spiel ist sicher.
crash_aside: Das Spiel liegt nun beiseite.
crash_new: Einstellungen liegen beiseite.
crash_press: Weiter mit jeder Taste.
stuck: Taste {} klemmt
button_1: Hoch
button_2: Runter
button_4: Links
button_8: Rechts
button_16: A
button_32: B
not_saving: Speichert nicht: voll
battery_low: Batterie schwach
game_long: Langes Spiel: noch {} Züge
game_full: Zu lang: Spiel beenden
"""
