"""Railroad Ink in German."""

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
picks: {}: Paar {}/2
value: Wert {}
own_pair: Dein Paar:
for_all: Würfel für alle
hint_pairs: A: die Würfelpaare
all_ready: Alle sind fertig
waited_for: Gewartet auf {}
all_hands: Alle Würfelsets
meteor_choose: ↑↓ wählen, dann A
meteor_ask: {}: wohin?
markers_lost: Meteormarker unbekannt
starts_next: Dann beginnt {}
total_is: Summe {}
f_total: Summe
f_exits: Ausfahrten
f_highway: Straße
f_railway: Gleis
f_centre: Zentralfelder
short_centre: Zentral
f_errors: Fehler
f_expansion: Erweiterung
hint_scores: ↑↓ 1  ←→ 5  A weiter
hint_exits: ↑↓ 4 … 45  ←→ 20  A weiter
with_errors: (−{} F.) {}
total: {}
tie_errors: weniger Fehler
tie_seat: nach dem Platz
errors_few: Mehr Fehler: unter {}
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
press_take_down: ↓: nehmen
take_volcano: A: Vulkan
take_volcano_down: ↓: Vulkan
take_erase: A: Radierer
take_erase_down: ↓: Radierer
network: Netzwerk {}
place: Platz {}
hint_count: A vor  B Ende
did_special: Ingo: Etwas Spezielles.
did_join: Ingo: {} [Ausfahrt|Ausfahrten].
did_railway: Ingo: {} [Feld|Felder] Gleis.
did_highway: Ingo: {} [Feld|Felder] Straße.
did_close: Ingo: {} [Ende|Enden] zu.
did_centre: Ingo: Schön zentral.
did_open: Ingo: Offen für vieles.
did_little: Ingo: Das war es schon.
ingo: Ingo
rival_easy: Rivale, leicht{}
rival_medium: Rivale, mittel{}
rival_hard: Rivale, schwer{}
hint: Tipp
zoom: Lupe
advice_here: Ingo würde hier zeichnen
advice_other: Ingo nicht, oder noch nicht
advice_round: So täte es Ingo: eine Taste
advice_nothing: Ingo würde nichts zeichnen.
advice_thinks: Ingo denkt nach
rivals: Tafel des Rivalen
ready_rival: Rivale {}
ready_rivals: {} [Rivale|Rivalen]
thinks: {} überlegt
think: Die Rivalen überlegen
hint_thinks: B: zurück
solo_day: Spiel des Tages
solo_puzzles: Aufgaben
solo_ladder: Leiter
solo_week: Woche
group_networks: Erste Netzwerke
group_water: Fluss, See
group_fire: Lava, Meteor
group_errors: Wenig Fehler (×3)
group_last: Letzte Runde
group_special: Mit Spezialstrecke
puzzle_line: {}. {}
puzzle_errors: Aufgabe {} · Fehler ×3: {}
goals: Ziele
rung_won: Stufe {} geschafft!
rung_lost: Stufe {}: noch mal
with_ahead: (+{}) {}
round_cost: Runde {} kostete {} [Punkt|Punkte]
round_good: Runde {}: so gut wie Ingo
solo_rival: Rivale
u_pick: Wahl
u_draw: Strecke
u_erase: Löschen
u_volcano: Vulkan
u_meteor: Meteor
u_special: Spezialstrecke
u_crater: Krater
u_hint: Tipp
u_end: Rundenende
"""

# What the options are called.
NAMES = {
    "edition": "Edition",
    "expansion": "Erweiterung",
    "draft": "Draftvariante",
    "boards": "Tafeln",
    "longest": "Längste",
    "trail_ring": "Ringende",
    "water_meets_route": "See an Strecke",
    "centre_craters": "Krater zentral",
    "bridge_joins": "Brücken",
    "river_loop": "Flussring",
    "river_corner": "Fluss im Eck",
    "lone_pier": "Nur Anleger",
    "lava_joins": "Neue Lava",
    "volcano_distance": "Vulkan",
    "lava_route_joins": "Lavaseite",
    "lava_duty": "Lavapflicht",
    "lava_blank": "Lava an leer",
    "lava_free_space": "Löschen",
    "lava_erases": "Lava löscht",
    "rival": "Rivale",
    "rival_2": "2. Rivale",
    "rival_3": "3. Rivale",
    "puzzle": "Aufgabe",
    "ladder": "Leiter",
    "rival_play": "Rivale spielt",
    "meteor_any": "Vier Pfeile",
    "meteor_ignore": "Ignorieren",
    "crater_points": "Kraterpunkte",
}

# Their values; of `*` what holds for all others.
VALUES = """
*: 0=nein | 1=ja
edition: blazing_red=Knallrot | deep_blue=Tiefblau | deep_blue_de=Tiefblau (DE)
expansion: =keine | river=Fluss | lake=See | lava=Lava | meteor=Meteor
boards: 0=Papier | 1=auf dem Gerät
longest: edition=wie Edition | simple=Felder 1-mal | trail=Wege 1-mal
trail_ring: closing=noch einmal | once=einmal
water_meets_route: illegal=nein | legal=ja
centre_craters: count=zählen | skip=nicht
bridge_joins: free=allein | route=an Strecke
river_loop: spaces=zählt | none=nichts
river_corner: both=3 Punkte | none=keine
lone_pier: lake=ein See | none=kein See
lava_joins: open=offene Seite | adjacent=neben Lava
volcano_distance: space=weit weg | side=offene Seiten
lava_route_joins: free=allein | route=an Strecke
lava_duty: lapses=verfällt | optional=keine
lava_blank: open=Fehler | closed=zu
lava_free_space: literal=nichts frei | fitting=nichts passt
lava_erases: plain=einfache | any=alle
rival: none=keiner | easy=leicht ★ | medium=mittel ★★ | hard=schwer ★★★
rival_2: none=keiner | easy=leicht ★ | medium=mittel ★★ | hard=schwer ★★★
rival_3: none=keiner | easy=leicht ★ | medium=mittel ★★ | hard=schwer ★★★
puzzle: 0=keine | 1=1
ladder: 0=keine | 1=1: ★ +10 | 2=2: ★ +5 | 3=3: ★ | 4=4: ★★ +10 | 5=5: ★★ +5 | 6=6: ★★ | 7=7: ★★★ +20 | 8=8: ★★★ +10 | 9=9: ★★★
rival_play: 1=einfach | 2=gelernt
meteor_any: player=jeder selbst | table=der Tisch
meteor_ignore: before_drawing=am Anfang | any_time=jederzeit
crater_points: end=pro Ende | space=pro Feld
"""  # noqa: E501 # a row is a line

# What each line of the set-up decides.
HELP = """
edition: Eure Schachtel: ihre Erweiterungen zuerst, und ihr Heft regelt die längste Strecke.
expansion: Zwei Würfel mehr und nur sechs Runden; aus einer anderen Schachtel als Hausregel.
draft: Alle nehmen pro Runde zwei Würfelpaare, statt einen Wurf zu teilen.
boards: Wo gezeichnet wird: auf Papier oder auf dem Gerät, das prüft und wertet.
rival: Jemand zum Schlagen: das Gerät zeichnet mit denselben Würfeln auf eigener Tafel.
rival_2: Noch einer am Tisch, so stark du magst.
rival_3: Noch einer am Tisch, so stark du magst.
longest: Die längste Strecke zählt kein Feld, keine Verbindung doppelt oder wie die Edition.
trail_ring: Läuft eine Strecke in sich zurück, zählt das letzte Feld noch einmal oder nur einmal.
water_meets_route: Dürfen See und Lava, anders als Flüsse, an Strecken stoßen?
centre_craters: Zählt ein Krater in einem Zentralfeld als etwas, das dort gezeichnet ist?
bridge_joins: Eine Brücke darf wie ein Fluss allein stehen oder muss an eine Strecke.
river_loop: Ein Fluss, der im Kreis fließt, zählt seine Felder oder nichts.
river_corner: Ein Fluss aus einem Eckfeld, beide Enden am Rand, bekommt 3 Punkte oder nicht.
lone_pier: Ein Anleger ohne anderen See daneben ist ein See aus einem Feld oder keiner.
lava_joins: Neue Lava muss an eine offene Lavaseite oder nur neben Lava liegen.
volcano_distance: Ein neuer Vulkan hält Abstand von aller Lava oder nur von offenen Seiten.
lava_route_joins: Die Strecke auf einem Lavawürfel darf allein stehen oder muss an eine Strecke.
lava_duty: Eine Lavaseite pro Runde ist Pflicht, die verfällt, wenn nichts passt, oder freiwillig.
lava_blank: Lava an einer leeren Seite bleibt offen und ist ein Fehler oder gilt als geschlossen.
lava_free_space: Lava löscht nur, wenn kein Feld daneben frei ist oder wenn dort nichts passt.
lava_erases: Lava ersetzt nur einfache Strecken oder auch eine Strecke an Lava.
meteor_any: Die Seite mit vier Pfeilen: jeder wählt eine Richtung oder eine gilt für alle.
meteor_ignore: Ein Meteor wird ignoriert, bevor du zeichnest, oder jederzeit in der Runde.
crater_points: Zwei Punkte für jedes Streckenende an einem Krater oder für jedes Feld mit solchen.
puzzle: Eine von sechzig festen Partien; die Seite Solo beginnt sie.
ladder: Eine Stufe der Leiter: der Rivale, und wie viele Punkte du voraushast.
rival_play: Der Rivale spielt, wie er es gelernt hat, oder wie zuerst nach einfachen Regeln.
"""

# Arguments of refusals that are words.
WORDS = {
    "#H": "Straße",
    "#R": "Gleis",
    "#W": "Fluss",
    "#L": "See",
    "#V": "Lava",
    "#roll": "erst wird gewürfelt",
    "#pick": "gerade werden Würfelpaare genommen",
    "#draw": "die Runde wird noch gezeichnet",
    "#scores": "alle Runden sind gespielt",
    "#dirN": "Norden",
    "#dirE": "Osten",
    "#dirS": "Süden",
    "#dirW": "Westen",
    "#route": "Streckenwürfel",
    "#station": "Bahnhofswürfel",
    "#river": "Flusswürfel",
    "#lake": "Seewürfel",
    "#lava": "Lavawürfel",
}

# Why something is not possible, as short as the display needs it.
WHY = {
    "rival_seats": "Zu viele Rivalen",
    "other_puzzle": "Nicht diese Aufgabe",
    "other_rung": "Nicht diese Stufe",
    "draft_players": "Draft: mindestens 2",
    "bad_event": "Unvollständig",
    "no_such_player": "Kein solcher Spieler",
    "not_now": "Jetzt nicht",
    "no_such_space": "Kein Feld {0}",
    "no_equals": "Wie B3=HRHRx",
    "no_such_face": "Unbekannte Seite",
    "no_such_round": "Keine Runde {1}",
    "tile_has_round": "Ohne Runde",
    "not_in_this_game": "Nicht im Spiel",
    "paper_only": "Nur auf Papier",
    "boards_only": "Nur mit Tafeln",
    "meets_exit": "{0}: falsche Ausfahrt",
    "meets_side": "{0}: falsche Seite",
    "joins_no_lava": "{0}: keine Lava",
    "joins_no_route": "{0}: kein Anschluss",
    "space_taken": "{0} ist belegt",
    "special_on_crater": "{0}: Krater",
    "no_such_special": "Kein {0}",
    "special_this_round": "1 pro Runde",
    "special_used": "{0} ist benutzt",
    "specials_gone": "3 pro Partie",
    "other_face": "Andere Seite",
    "no_such_die": "Kein Würfel {0}",
    "die_used": "Würfel {0} benutzt",
    "lava_first": "Erst Lava in {0}",
    "volcano_this_round": "1 pro Runde",
    "volcano_near_lava": "{0}: Lava ist nah",
    "not_erasable": "{0}: nicht löschbar",
    "lava_has_space": "Erst {0}",
    "lava_fits_not": "{0}: passt nicht",
    "no_lava_left": "Keine Lava übrig",
    "lava_duty_space": "Lava in {0}",
    "lava_duty_erase": "Lösche {0}",
    "lava_duty_volcano": "Vulkan in {0}",
    "meteor_first": "Erst der Meteor",
    "no_meteor_due": "Kein Meteor",
    "no_such_direction": "Wähle N E S W",
    "other_direction": "Er wandert: {0}",
    "no_crater": "{0}: kein Krater",
    "still_fits": "{0} passt in {1}",
    "still_fits_for": "S{0}: {1} in {2}",
    "not_your_pick": "Spieler {0} wählt",
    "no_such_pair": "Kein solches Paar",
    "first_volcano": "{0}: erster Vulkan",
    "flood_not_due": "{0}: nicht füllen",
    "bad_scores": "Zahlen 0 bis 250",
}
