"""Was das Gerät bei Off the Rails auf Deutsch sagt."""

TEXTS = """
setting_up: Aufbau
phase_act: Aktionen
phase_move: Fahren
phase_deposit: Ader
phase_chasm: Abgrund
phase_collapse: Einsturz
phase_token: Abgrund
phase_die: Abgrund
phase_place: Abgrund
phase_drop: Unfall
actions_left: {} Aktionen
mine_R: Rot
mine_Y: Gelb
mine_G: Grün
mine_B: Blau
black: Schwarz
white: Weiß
choose_clan: Erster Clan
youngest: Jüngster
clan: Clan
lay: Gleis legen
upgrade: Gleis ausbauen
place: Lore einsetzen: {}
faster: {} schneller
slower: {} langsamer
done_act: Jetzt fahren
done_move: Alle sind gefahren
done_deposit: Nächster Spieler
pick_pass: {} lädt im Fahren
pick_stop: {} hält und lädt
stops: {} hält an
banks: {} an der Oberfläche
derails: {} entgleist
collides: {} stößt zusammen
hit_cart: Mit
joined: Gleise verbunden
square: Wo
elsewhere: anderswo
rocks: Steine
rubies: Rubine
emeralds: Smaragde
gold: Gold
diamonds: Diamanten
give_back: Juwelen in den Beutel
points: Punkte
vein: Aderkarte eingeben
mine: Mine
number: Zahl
jewels: Juwelen
chasm_card: Abgrundkarte kam
end: Spielende
swallowed_carts: Verschluckte Loren
token_placed: Marker gelegt
token_hits: Trifft {}
token_none: Kein Feld dafür
token: Abgrundmarker: {}
beside: neben einen seiner Farbe
roll_clans: Wer welchen Clan hat
roll_start: Die ersten Adern
roll_deposit: Eine Aderkarte
roll_chasm: Der Abgrund öffnet sich
roll_token: Ein Abgrundmarker
roll_die: Der Abgrundwürfel
roll_drop: Was herausfällt
roll_jewels: Juwelen aus dem Beutel
hold_draw: A halten: ziehen
gives: : {} Juwelen
chasm_came: Die Abgrundkarte!
latest: Ader: {}, {} Juwelen
final: Noch {} Züge zum Abgrund
speed_is: {}
supply: Vorrat
on_board: fährt
out: weg
typed: eingegeben
carts: Gerettete Loren
missions: Missionen
total: {}
"""
