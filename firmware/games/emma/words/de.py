"""Was das Gerät bei Emma auf Deutsch sagt."""

TEXTS = """
who_starts: Wer beginnt?
starts: {} beginnt
start_cards: Schienennetz
type_cards: Die vier Karten eingeben
lays: Karten je Person: {}
last_turn: Letzter Zug
cards_left: noch {}
throw_number: Wurf {}
card: Karte {}
broken: Gleisbruch
broken_more: Noch ein Gleisbruch
is_broken: Gleisbruch
build: Anlegen
number: Zahl
count: Karten
pass: Passen
rubble: Schutt abwerfen
rubble_one: Schutt
of_number: Mit einer {}
correct: Anzahlen berichtigen
pile: Nachziehstapel
hand: Handkarten
best_order: {} ablegen (am besten)
other_order: Andere Reihenfolge
betsy_card: Betsys Karte
kind: Art
track: Strecke
fits: Passt
wheels: Würfeln
end: Spielende
dice_to_roll: {} Würfel
dice_odds: {} Würfel, {} % entgleist
wheels_are: Räder: {} von {}
derailed: Entgleist! {}
penalty: {} [Strafkarte|Strafkarten]
passed: Emma fährt 1, {}
passed_still: Emma bleibt, {}
set_up: So wird aufgebaut
set_up_lay: Alle 55 Karten mischen, 4 als Schienennetz auslegen; Schutt kommt zurück.
set_up_emma: Emma steht auf der dritten Karte.
set_up_out: {} [Karte|Karten] unbesehen entfernen.
set_up_deal: {} [Karte|Karten] pro Person austeilen.
set_up_alone: {} [Karte|Karten] auf die Hand nehmen.
set_up_betsy: Betsy bekommt keine Karten.
hand_should_be: Erwartet: {} [Karte|Karten]
won: Gewonnen!
lost: Verloren
derails: {}× entgleist
tie_cards: weniger Karten
tie_fours: weniger 4er
tie_threes: weniger 3er
tie_twos: weniger 2er
tie_ones: weniger 1er
points_cards: {} Pkt, {} [Karte|Karten]
against_betsy: {} Pkt, {} [Karte|Karten]  Betsy {}
betsy: Betsy {}
hand_of: Handkarten: {}er
f_fours: 4er
f_threes: 3er
f_twos: 2er
f_ones: 1er
"""
