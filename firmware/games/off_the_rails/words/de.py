"""Was das Gerät bei Off the Rails auf Deutsch sagt."""

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
"""
