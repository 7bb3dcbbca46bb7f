"""Off the Rails in German."""

TEXTS = """
setting_up: Aufbau
phase_act: Aktionen
phase_move: Bewegung
phase_deposit: Adern
phase_chasm: Abgrund
phase_collapse: Einsturz
phase_token: Abgrund
phase_die: Abgrund
phase_place: Abgrund
phase_drop: Kollision
actions_left: {} [Aktion|Aktionen]
mine_R: Rot
mine_Y: Gelb
mine_G: Grün
mine_B: Blau
black: Schwarz
white: Weiß
choose_clan: Erster Clan
youngest: Am jüngsten
clan: Clan
lay: Gleis legen
upgrade: Gleis ausbauen
place: Lore platzieren: {}
faster: {} schneller
slower: {} langsamer
done_act: Jetzt bewegen
done_move: Alle sind bewegt
done_deposit: Nächster Spieler
pick_pass: {} sammelt unterwegs
pick_stop: {} hält und sammelt
stops: {} hält an
banks: {} an der Oberfläche
derails: {} entgleist
collides: {} kollidiert
hit_cart: Mit
joined: Gleise verbunden
square: Wo
elsewhere: anderswo
spot: Stelle {}
rocks: Steine
one_rocks: Stein
rubies: Rubine
one_rubies: Rubin
emeralds: Smaragde
one_emeralds: Smaragd
gold: Gold
one_gold: Gold
diamonds: Diamanten
one_diamonds: Diamant
give_back: Juwelen in den Beutel
points: Punkte
vein: Aderkarte eingeben
mine: Mine
number: Zahl
jewels: Juwelen
chasm_card: Die Abgrundkarte kam
end: Spielende
swallowed_carts: Verschluckte Loren
collapses: Die Minen stürzen ein
token_placed: Marker angelegt
token_hits: Trifft {}
token_none: Kein Feld dafür
token: Abgrundmarker: {}
beside: an einen gleicher Farbe
roll_clans: Wer welchen Clan hat
roll_start: Die ersten Adern
roll_deposit: Eine Aderkarte
roll_chasm: Der Abgrund öffnet sich
roll_token: Ein Abgrundmarker
roll_die: Der Abgrundwürfel
roll_drop: Was herausfällt
roll_jewels: Juwelen aus dem Beutel
hold_draw: A halten: ziehen
chasm_came: Die Abgrundkarte!
jewels_many: {} [Juwel|Juwelen]
falls: {} stürzt in den Abgrund
drops: Herausgefallen: {}
loads: Auf den Ladeflächen
empty: leer
no_carts: Keine Lore auf dem Brett
set_up: So wird aufgebaut
set_up_stacks: 7 verdeckte Stapel, in jedem eine Karte jeder Mine.
set_up_chasm: Die Abgrundkarte kommt in Stapel 4.
set_up_out_1: Stapel 1 bleibt in der Schachtel.
set_up_out_2: Stapel 1 und 2 bleiben in der Schachtel.
set_up_first: Stapel 6 aufdecken: die ersten Adern.
set_up_last: Stapel 7: der Abgrundstapel, darauf ein Abgrundmarker jeder Mine.
set_up_pile: Die übrigen einzeln mischen; 5 liegt unten, der niedrigste oben.
set_up_tokens: Die anderen 16 Abgrundmarker verdeckt mischen.
latest: Ader: {}, {}
tokens_left: Noch {} Abgrundmarker
end_tokens: Alle Marker liegen
end_carts: Keine Lore mehr da
end_table: Vom Tisch beendet
final: Noch {} [Zug|Züge] zum Abgrund
speed_is: {}
supply: Vorrat
on_board: fährt
out: weg
typed: eingegeben
carts: Gerettete Loren
missions: Missionen
total: {}
tie_diamonds: mehr Diamanten
tie_gold: mehr Gold
tie_emeralds: mehr Smaragde
tie_rubies: mehr Rubine
f_jewels: Juwelen
f_carts: Loren
f_rubies: meiste Rubine
f_missions: Missionen
u_chooser: Clan
u_track: Gleis
u_place: Lore
u_speed: Geschwindigkeit
u_done: Phasenende
u_pick: Juwelen
u_stop: Halt
u_bank: Oberfläche
u_derail: Entgleisung
u_collide: Kollision
u_vein: Aderkarte
u_chasm: Abgrundkarte
u_collapse: Einsturz
u_token: Abgrundmarker
u_return: Rückgabe
u_mission: Mission
u_end: Spielende
"""

# What the options are called.
NAMES = {
    "cards": "Aderkarten",
    "bag": "Juwelenbeutel",
    "speeds": "Geschwindigkeit",
    "holds": "Ladeflächen",
    "score": "Wertung",
    "seats": "Plätze",
    "sides": "Seiten",
    "intro": "Einführungsspiel",
    "jewels_low": "Wenige Juwelen",
    "jewels_high": "Viele Juwelen",
    "high_from": "Viel ab Karte",
    "bag_empty": "Beutel leer",
    "chasm_again": "Abgrund: weiter",
    "out_from": "Draußen",
    "swallowed": "Verschluckt",
    "no_square": "Kein Feld",
    "empty_board": "Leeres Brett",
    "fists": "Kollision",
    "loop_pick": "Am Start sammeln",
    "bumper": "Autoscooter",
    "chasm_die": "Abgrundwürfel",
    "missions": "Missionen",
    "unplaced": "Nie platziert",
    "ruby_tie": "Gleiche Rubine",
    "ruby_zero": "Ohne Rubine",
    "winner_tie": "Gleichstand",
    "passing": "Bewegung prüfen",
    "early_end": "Frühes Ende",
}

# Their values; of `*` what holds for all others.
VALUES = """
*: 0=nein | 1=ja
seats: ask=fragen | listed=wie Liste
jewels_low: 0=0 | 1=1 | 2=2 | 3=3 | 4=4 | 5=5 | 6=6 | 7=7 | 8=8 | 9=9
jewels_high: 0=0 | 1=1 | 2=2 | 3=3 | 4=4 | 5=5 | 6=6 | 7=7 | 8=8 | 9=9
high_from: 0=0 | 1=1 | 2=2 | 3=3 | 4=4 | 5=5 | 6=6 | 7=7 | 8=8 | 9=9
bag_empty: fewer=weniger | none=keine
out_from: card=ab Karte | collapse=ab Einsturz
swallowed: bag=in Beutel | removed=verloren
no_square: discard=ablegen | redraw=neu ziehen
empty_board: ends=endet | goes_on=weiter
fists: hands=Fäuste | draw=gezogen
unplaced: 0=0 Punkte | 1=Punkte
ruby_tie: all=alle | nobody=niemand
ruby_zero: 0=kein Bonus | 1=Bonus
winner_tie: shared=geteilt | jewels=Juwelen
"""

# What each line of the set-up decides.
HELP = """
cards: Das Gerät zieht Aderkarten, Abgrundstapel und Abgrundmarker oder ihr selbst.
bag: Das Gerät zieht die Juwelen oder ihr zieht sie aus dem Beutel.
speeds: Das Gerät führt Loren, Geschwindigkeit und die vier Aktionen oder ihr selbst.
holds: Das Gerät weiß, was auf Ladeflächen und in Lagern liegt, oder nur ihr.
score: Das Gerät zählt am Ende die Punkte oder ihr selbst.
seats: Der Jüngste wählt einen Clan und die anderen losen oder alle sitzen wie in der Liste.
sides: Die Farben im Uhrzeigersinn um das Brett, Rot zuerst: seht auf euer Brett.
intro: Ein kurzes Spiel zum Lernen: zwei Stapel Aderkarten bleiben in der Schachtel.
jewels_low: Wie viele Juwelen eine Aderkarte mit kleiner Zahl hat: seht auf eure Karten.
jewels_high: Wie viele Juwelen eine Aderkarte mit großer Zahl hat: seht auf eure Karten.
high_from: Ab welcher Zahl eine Aderkarte viele Juwelen hat; bei 9 keine.
bag_empty: Sind zu wenige Juwelen im Beutel, zieht man die letzten oder keine.
chasm_again: Zieht, wer die Abgrundkarte zieht, noch eine Karte für eine Ader?
out_from: Eine entgleiste Lore ist ab der Abgrundkarte ganz draußen oder erst ab dem Einsturz.
swallowed: Was eine verschluckte Lore geladen hat, kommt in den Beutel oder aus dem Spiel.
no_square: Ein Abgrundmarker, der nirgends passt, wird abgelegt oder es wird noch einer gezogen.
empty_board: Ohne Lore auf dem Brett ist Ende oder erst, wenn keine mehr kommen kann.
fists: Von der getroffenen Lore fällt die Hälfte herab: zwei Fäuste wählen oder das Gerät zieht.
loop_pick: Darf eine Lore, die zu ihrem Startfeld zurückkommt, dort Juwelen nehmen?
bumper: Variante: Wer getroffen wird, verliert keine Juwelen.
chasm_die: Variante: Der Marker nennt die Mine, ein Würfel mit acht Seiten das Feld.
missions: Punkte für Missionen werden von Hand gezählt.
unplaced: Eine nie platzierte Lore zählt als gerettet oder nicht: das Heft lässt beides zu.
ruby_tie: Bei gleich vielen Rubinen bekommen alle den Bonus oder niemand.
ruby_zero: Gibt es den Bonus für Rubine, wenn niemand welche hat?
winner_tie: Bei Gleichstand ein geteilter Sieg oder erst Diamanten, dann Gold und so fort.
passing: Das Gerät lässt eine Lore unterwegs von jedem Feld nur ein Juwel nehmen.
early_end: Ein leeres Brett beendet das Spiel ab der Abgrundkarte oder erst nach dem Einsturz.
"""

# Arguments of refusals that are words.
WORDS = {
    "#cards": "Karten",
    "#bag": "Beutel",
    "#speeds": "Geschwindigkeit",
    "#holds": "Ladeflächen",
    "#score": "Wertung",
    "#carts": "Loren",
    "#missions": "Missionen",
    "#chooser": "erst wählt jemand einen Clan",
    "#clans": "die Clans werden gezogen",
    "#start": "die ersten Adern werden gelegt",
    "#act": "es ist Aktionsphase",
    "#move": "es ist Bewegungsphase",
    "#deposit": "eine Ader wird entdeckt",
    "#chasm": "der Abgrundstapel wird aufgedeckt",
    "#collapse": "die Minen stürzen ein",
    "#token": "ein Abgrundmarker wird gezogen",
    "#die": "der Abgrundwürfel rollt",
    "#place": "ein Abgrundmarker wird gelegt",
    "#drop": "Juwelen werden abgeworfen",
    "#count": "die Juwelen werden gezählt",
    "#R": "Rot",
    "#Y": "Gelb",
    "#G": "Grün",
    "#B": "Blau",
    "#1": "Rubine",
    "#2": "Smaragde",
    "#3": "Gold",
    "#4": "Diamanten",
}

# Why something is not possible, as short as the display needs it.
WHY = {
    "over": "Spiel ist vorbei",
    "helper_off": "{0}: aus",
    "helper_on": "{0}: an",
    "not_now": "Jetzt nicht",
    "not_your_turn": "Spieler {0} ist dran",
    "no_such_player": "Nur {0} Spieler",
    "clan": "Clan wählen",
    "no_actions": "Keine Aktion übrig",
    "track_kind": "Legen oder ausbauen",
    "not_your_cart": "Nicht deine Lore",
    "cart_in_supply": "Lore ist im Vorrat",
    "cart_on_board": "Schon auf dem Brett",
    "cart_out": "Lore ist draußen",
    "speed_by": "Eins auf oder ab",
    "speed_limit": "Ist schon {0}",
    "moved_already": "Schon bewegt",
    "other_cart_first": "Erst die andere Lore",
    "halted": "Lore steht schon",
    "square": "Feld unbekannt",
    "jewels": "Juwelen nennen",
    "pass_one": "Vorbei: nur 1",
    "stop_two": "Halt: höchstens 2",
    "passed_once": "Von dort schon",
    "pass_limit": "Passiert nur {0}",
    "hold_full": "Platz für {0}",
    "rocks_first": "Steine zuerst ({0})",
    "start_square": "Nicht vom Startfeld",
    "not_there": "Liegt dort nicht",
    "same_cart": "Andere Lore nennen",
    "joined": "Gleise verbunden?",
    "drop": "{0} abwerfen",
    "card_seen": "{0} {1}: war schon da",
    "vein": "0 bis 9 Juwelen",
    "chasm_known": "Abgrund bekannt",
    "chasm_drawer": "Spieler {0} zog sie",
    "cannot_end": "Endet von selbst",
    "squares": "{0} [Feld|Felder]",
    "hits": "Loren auf dem Brett",
    "token": "Wo liegt der Marker?",
    "mission": "Eins auf oder ab",
    "counts": "Anzahlen prüfen",
    "too_many": "Nur {0} {1}",
}
