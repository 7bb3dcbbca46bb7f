"""Whole sentences for what Emma refuses."""

EN = {
    "over": "The game is over; only the hand cards may be corrected.",
    "dice_level": "Only the dice are in use; start a full game for railway and piles.",
    "full_level": "This belongs to the level with dice only; build a card instead.",
    "not_now": "This is not possible now: {0}.",
    "not_your_turn": "It is player {0}'s turn; let that player go first.",
    "no_such_player": "There are {0} players; choose one of them.",
    "start_cards": "The start railway needs {0} numbers from 1 to 4, from the rear on.",
    "broken_places": "Name each broken card once, in order, by its place from 1 to {0}.",
    "broken_left": "Only {0} broken-track [card is|cards are] still to come; check the card.",
    "start_broken": "This game starts without broken track; draw another card.",
    "start_numbers": (
        "A {1} may not lie next to a {0}, not even at the start; take another card."
    ),
    "number": "A card's number is 1, 2, 3 or 4.",
    "count": "Lay 1 to 50 cards of the same number.",
    "hand_short": "Player {0} holds {1} [card|cards]; lay fewer, or correct the hand.",
    "number_rule": (
        "A {0} may not follow the {1} at the front: their difference is 2; choose another number."
    ),
    "rubble_cards": "Throw 1 to 5 rubble cards with numbers from 1 to 4.",
    "rubble_left": "Only {0} rubble [card is|cards are] still to come; check the card.",
    "order": "Lay exactly the {0} new [card|cards], in any order.",
    "betsy_turn": "It is Betsy's turn; turn up a card for her.",
    "betsy_card": (
        "Betsy's card is rubble or railway with a number from 1 to 4; rubble is never laid."
    ),
    "betsy_fits": "Betsy cannot lay a {0} after the {1} at the front: she passes.",
    "pile_left": "The draw pile holds 0 to 51 cards; count it again.",
    "hand_cards": "A hand holds 0 to 51 cards; count it again.",
    "counts": "Type in how many ones, twos, threes and fours are left in the hand.",
    "gadget_deals": "The gadget deals the cards and counts them itself; nothing to correct.",
    "not_in_hand": "These cards are not in the hand; choose others.",
    "rival_seats": "The rivals leave no seat for a person; add players or choose fewer.",
    "rival_cards": "Rivals play with cards on the gadget only; choose that, or no rival.",
}

DE = {
    "over": "Das Spiel ist vorbei; nur die Handkarten lassen sich noch ändern.",
    "dice_level": (
        "Nur die Würfel sind an; für Schienennetz und Ablagestapel ein volles Spiel beginnen."
    ),
    "full_level": "Das gehört zum Umfang „nur Würfel“; hier stattdessen eine Karte anlegen.",
    "not_now": "Das geht jetzt nicht: {0}.",
    "not_your_turn": "Person {0} ist am Zug; sie kommt zuerst dran.",
    "no_such_player": "Es spielen {0} Personen; bitte eine davon wählen.",
    "start_cards": "Das Schienennetz braucht am Start {0} Zahlen von 1 bis 4, von hinten an.",
    "broken_places": (
        "Jede Gleisbruch-Karte einmal nennen, der Reihe nach, mit ihrem Platz von 1 bis {0}."
    ),
    "broken_left": (
        "Nur {0} [Gleisbruch-Karte fehlt|Gleisbruch-Karten fehlen] noch; bitte die Karte prüfen."
    ),
    "start_broken": "Dieses Spiel beginnt ohne Gleisbruch; eine andere Karte ziehen.",
    "start_numbers": (
        "Eine {1} darf nicht an eine {0}, hier auch nicht am Start; eine andere Karte nehmen."
    ),
    "number": "Eine Karte zeigt 1, 2, 3 oder 4.",
    "count": "1 bis 50 Karten mit der gleichen Zahl anlegen.",
    "hand_short": "Person {0} hat {1} [Karte|Karten]; weniger anlegen oder die Hand berichtigen.",
    "number_rule": (
        "Eine {0} darf nicht an die {1} vorn: die Differenz ist 2; eine andere Zahl wählen."
    ),
    "rubble_cards": "1 bis 5 Schutt-Karten mit Zahlen von 1 bis 4 abwerfen.",
    "rubble_left": (
        "Nur {0} [Schutt-Karte fehlt|Schutt-Karten fehlen] noch; bitte die Karte prüfen."
    ),
    "order": "Genau {0} neue [Karte|Karten] ablegen, in beliebiger Reihenfolge.",
    "betsy_turn": "Betsy ist am Zug; für sie eine Karte aufdecken.",
    "betsy_card": (
        "Betsys Karte ist Schutt oder Strecke mit Zahl 1 bis 4; Schutt wird nie angelegt."
    ),
    "betsy_fits": "Betsy kann keine {0} an die {1} vorn legen: sie passt.",
    "pile_left": "Der Nachziehstapel hat 0 bis 51 Karten; bitte noch einmal zählen.",
    "hand_cards": "Auf der Hand sind 0 bis 51 Karten; bitte noch einmal zählen.",
    "counts": (
        "Bitte eingeben, wie viele Einsen, Zweien, Dreien und Vieren noch auf der Hand sind."
    ),
    "gadget_deals": "Das Gerät teilt aus und zählt selbst; es gibt nichts zu berichtigen.",
    "not_in_hand": "Diese Karten sind nicht auf der Hand; bitte andere wählen.",
    "rival_seats": "Die Rivalen lassen keinen Platz für einen Menschen: weniger wählen.",
    "rival_cards": "Rivalen spielen nur mit Karten im Gerät; das wählen, oder keinen Rivalen.",
}
