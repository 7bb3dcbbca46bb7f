"""What the gadget says in German: texts, help for the set-up, why something is refused."""

TEXTS = """
continue: Weiterspielen
other_game: ←→ anderes Spiel
games: Neues Spiel
code: Gemeinsame Würfel
history: Beendete Spiele
settings: Einstellungen
storage: Speicher
solo: Solo
week: Woche
week_points: {} [Punkt|Punkte]
in_a_row: {} in Folge
solo_hold: A halten: würfeln
lessons: Lektionen
learn_keys: B: die Tasten lernen
lesson_page: A: weiter  B: verlassen
lesson_now: Jetzt: {}
lesson_hold: {} halten
lesson_held: halten
lesson_twice: 2-mal
about: Über
count_players: ×{}
player: Spieler {}
start: Los geht’s
players: Spieler
names: Namen
names_facing: A halten: Seite
timer: Timer
timer_off: aus
timer_up: aufwärts
more_rules: Weitere Regeln
house_rule: Hausregel
v_0: nein
v_1: ja
v_none: keine

entry_name: Name
entry_code: Code
entry_salt: Salz
letters_missing: Noch {} Zeichen
roster: Namensliste

type_code: Code eingeben
day_game: Spiel des Tages
day_help: ↑↓ ändern  ←→ Teil  A los
day_result: Ergebniscode
day_points: {}: {} [Punkt|Punkte]
day_why: Vergleichen: die Seite und signalbox verify lesen ihn.
code_title: Code {}
code_why: Gleicher Code, gleiche Würfel: sie sind nicht geheim.
fair: Faire Würfel
fair_more: ↓ alle
fair_why: Notieren: nach dem Spiel beweist es die Würfe.
salt_is: Salz: {}
salt_add: A: eigenes Salz dazugeben
digits_commit: Versprechen
digits_secret: Geheimnis

hold_to_roll: A halten: würfeln
hold_b: B halten: Menü
held_as: {} halten/{} gehalten
twice_as: {} zweimal
again_a: Noch einmal A drücken
again_b: Noch einmal B: Menü
timer_cut: Stromausfall: A Timer an
hint_die: ↓ weiter
hint_show: A: reihum
hint_stop: A: anhalten
die_of: Würfel {}/{}
code_open: Code {} · nicht geheim


quick: schnell
by_category: einzeln
result: Ergebnis
ended: beendet
finished: Die Würfel sind offengelegt
not_revealed: Noch nicht gespeichert: so lange bleibt das Geheimnis verborgen.
hint_result: A eingeben  A halten: Ende
hint_done: A korrigieren  B verlassen
hint_end: A halten: Spielende
hint_leave: B verlassen
hint_count: A zählen  A halten: Ende
hint_counted: A zählen  B verlassen
end_game: Spiel beenden

form_take: A: fertig
form_roll: A halten: Wurf
form_missing: {}: wählen

wins: {} gewinnt
win: {} gewinnen
share: {} teilen sich Platz 1
place_of: Platz {} von {}
own_games: Bestwert {} · Schnitt {}
own_record: Rekord! {} · Schnitt {}
hint_ending: A: Ergebnis
hint_ending_count: A: Wertung
record: Neuer Rekord: {} [Punkt|Punkte]

menu: Menü
undo: Rückgängig
undone: Zurückgenommen
undone_scores: Wertung zurückgenommen
undone_what: {} zurückgenommen
undone_draw: Ziehen zurückgenommen
undone_roll: Wurf zurückgenommen
undone_round: Wurf der Runde {} zurück
help_key: ← halten: Hilfe
help_a: A: Hilfe
help_left_right: ←→ ändern  ← halten: Hilfe
left_right: ← → ändern den Wert
last_draw: Zuletzt gezogen
drawn: gezogen
rolled: gewürfelt
pause: Timer anhalten
go_on: Timer fortsetzen
to_start: Startbildschirm
abandon: Spiel abbrechen
abandon_why: Das Spiel endet und bleibt als abgebrochen in der Liste.
who: Wer beginnt?
hint_who: A OK  A halten: noch mal
park: Spiel parken
parked: Geparkte Spiele
parked_now: Spiel geparkt
parked_other: Anderes Spiel ist geparkt
hint_parked: A weiterspielen
abandon_yes: Ja, abbrechen
sure: Sicher?
no: Nein, zurück

blocks_free: {} von {} Blöcken frei
games_stored: {} [Spiel|Spiele], {} kopiert
forget: A: kopierte löschen
forget_none: Nichts zu löschen
forgotten: {} [Spiel|Spiele] gelöscht
nearly_full: Speicher ist fast voll!
abandoned: abgebrochen
side_dice: Nebenwürfel
side_why: Nicht im Protokoll.
hint_side: ←→ Würfel  ↑↓ wie viele
a_die: W{}
coin: Münze
heads: Kopf
tails: Zahl
sum_is: Summe {}
statistics: Statistik
n_games: Spiele
n_wins: Siege
n_best: Best
n_mean: Mitt.
decimal: ,
read_so_far: gelesen: {}/{}
no_scores: Noch keine Wertung.
names_left_out: Einige Namen fehlen
reading: Wird gelesen …
played: Was gespielt wurde
scores: Wertung
rolls: Würfe
past_sheets: A: die Tafeln nach Runden
best: Bestenliste
best_mark: Beste ▶
best_none: Noch kein Ergebnis.
best_new: Unter den Besten
best_place: Platz {}
best_others: andere Regeln
hint_initials: ↑↓ ändern  ←→ Stelle  A ok
history_none: Noch kein beendetes Spiel.
game_number: Spiel {}
copied: kopiert
no_date: ohne Datum
unreadable: Datei ist nicht lesbar.
about_what: Faire Würfel, Runden, Timer, Wertung für Eisenbahnspiele.
about_own: Inoffiziell. Eigene Bilder, keine Verlagstexte.
origin_image: Aus dem Image, {}
origin_files: Aus Dateien, {}

crash: Etwas ging schief
crash_safe: Das Spiel ist sicher.
crash_closed: Spiel ist sicher, aber zu.
crash_new: Einstellungen zurückgesetzt.
crash_press: Weiter mit jeder Taste.
stuck: Taste {} klemmt
button_1: Hoch
button_2: Runter
button_4: Links
button_8: Rechts
button_16: A
button_32: B
not_saving: Speichert nicht: voll
battery_low: Akku {} %
empty: Akku leer
empty_why: Alles ist gespeichert. Laden, dann eine Taste drücken: Das Spiel geht weiter.
update: Update
update_drive: Computer anschließen. A startet als Laufwerk: neue Datei darauf. Spiele bleiben.
update_cable: Computer anschließen und dort signalbox deploy aufrufen. Spiele bleiben.
update_go: A: als Laufwerk starten
quiet_on: Leise
quiet_off: Ton an
game_long: Noch {} [Schritt|Schritte] möglich
game_full: Zu lang: Spiel beenden
"""

# What each line of the set-up decides.
HELP = """
start: Beginnt das Spiel; A halten geht auf jeder Zeile.
players: Wie viele mitspielen; alle haben im Ergebnis ihre eigene Zeile.
names: Wer wo sitzt, aus der Namensliste; ohne Namen Spieler 1 bis 6.
timer: Eine Uhr für jede Runde, die warnt und klingelt, aber niemanden zwingt.
rules: Weitere Regeln, meist dort, wo das Regelheft nichts sagt.
"""

# Why something is not possible, as short as the display needs it.
WHY = {
    "bad_option": "Option unbekannt",
    "no_such_option": "Option unbekannt",
    "bad_players": "{0} bis {1} Personen",
    "no_such_event": "Unbekannt",
    "no_roll": "Nichts zu würfeln",
    "roll_k": "Falsche Ziehung",
    "roll_of": "{0} [Ziehung|Ziehungen] fällig",
    "roll_got": "{0} [Ergebnis|Ergebnisse] nötig",
    "roll_first": "Erst würfeln",
    "bad_code": "Kein Code",
    "bad_event": "Unbekannt",
    "bad_game": "Unbekanntes Spiel",
    "bad_salt": "Kein gültiges Salz",
    "battery_low": "Akku zu schwach",
    "flash_error": "Speicherfehler",
    "flash_full": "Voll: Spiele löschen",
    "game_running": "Ein Spiel läuft",
    "no_game": "Es läuft kein Spiel",
    "no_roll_now": "Nichts zu würfeln",
    "no_secret": "Geheimnis fehlt",
    "not_over": "Noch nicht zu Ende",
    "nothing_to_undo": "Nichts rückgängig",
    "parked_full": "{0} Spiele geparkt",
    "only_scores": "Nur noch Wertung",
    "salt_code": "Code: kein Salz",
    "salt_late": "Zu spät für Salz",
    "too_long": "Zu lang: beenden",
    "unsaved": "Voll: Spiele löschen",
    "undo_unreadable": "Lesefehler",
    "damaged_rest": "Spiel {0}: repariert",
    "damaged_game": "Spiel {0} beiseite",
    "not_saved": "Speichert nicht",
    "other_format": "Neuer: Spiel {0}",
    "other_game": "Unbekannt: {0}",
    "other_options": "Optionen: Spiel {0}",
    "secret_lost": "Geheimnis fehlt: {0}",
    "unreadable": "Unlesbar: Spiel {0}",
    "settings_damaged": "Werte zurückgesetzt",
    "settings_value": "Wert zurückgesetzt",
    "settings_not_saved": "Wert nicht gesichert",
}
