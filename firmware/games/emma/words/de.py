"""Was das Gerät bei Emma auf Deutsch sagt."""

TEXTS = """
who_starts: Wer beginnt?
starts: {} beginnt
start_cards: Startkarten
type_cards: Die vier Karten eingeben
lays: Karten je Platz: {}
last_turn: Letzter Zug
cards_left: noch {}
throw_number: Wurf {}
card: Karte {}
broken: Gleisbruch
broken_more: Noch ein Bruch
is_broken: Gleisbruch
build: Bauen
number: Zahl
count: Karten
pass: Passen
rubble: Schutt ablegen
rubble_one: Schutt
of_number: Mit einer {}
correct: Anzahlen berichtigen
pile: Nachziehstapel
hand: Handkarten
best_order: {} legen (am besten)
other_order: Andere Reihenfolge
betsy_card: Betsys Karte
kind: Art
track: Gleis
fits: Passt
wheels: Radwürfel werfen
end: Spielende
dice_to_roll: {} Radwürfel
dice_odds: {} Würfel, {} % entgleist
wheels_are: Räder: {} von {}
derailed: Entgleist! {}
penalty: {} Strafkarten
penalty_one: 1 Strafkarte
passed: Emma fährt 1, {}
passed_still: Emma bleibt, {}
set_up: So wird aufgebaut
set_up_lay: Alle 55 Karten mischen, 4 als Strecke legen; Schutt kommt zurück.
set_up_emma: Emma steht auf der dritten Karte.
set_up_out: {} Karten ungesehen entfernen.
set_up_deal: Jeder bekommt {} Karten.
set_up_alone: {} Karten auf die Hand nehmen.
set_up_betsy: Betsy bekommt keine Karten.
hand_should_be: Es sollten {} Karten sein
won: Gewonnen!
lost: Verloren
derails: {}× entgleist
tie_cards: weniger Karten
tie_fours: weniger 4er
tie_threes: weniger 3er
tie_twos: weniger 2er
tie_ones: weniger 1er
points_cards: {} Pkt, {} Karten
against_betsy: {} Pkt, {} Karten  Betsy {}
betsy: Betsy {}
hand_of: Handkarten: {}er
"""
