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
wheels_are: {} Räder mit {} Würfeln
derailed: Entgleist! {} Strafkarten
penalty: {} Strafkarten
points_cards: {} Pkt, {} Karten
against_betsy: {} Pkt, {} Karten  Betsy {}
betsy: Betsy {}
hand_of: Handkarten: {}er
"""
