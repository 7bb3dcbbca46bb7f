"""Emma in German."""

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
broken_more: Auch Gleisbruch
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
deal: Austeilen
hold_to_deal: A halten: austeilen
deck_are: 1er bis 4er: {}
deck_broken_are: Gleisbruch: {}
deck_rubble_are: Schutt: {}
our_deck: Anzahlen sind von uns
pass_to: Weiter an {}
hint_cover: A: meine Karten
rival_easy: Rivale, leicht{}
rival_medium: Rivale, mittel{}
rival_hard: Rivale, schwer{}
rival_short: Rivale {}
thinks: {} überlegt
solo_rival: Emma-Duell
happened: Was geschah
build_cards: Anlegen: {}×{}
throw: Schutt abwerfen: {}
piles: Alle Ablagestapel
points_now: {} Pkt
does_rubble: auf deinen Ablagestapel
did_build: {}×{}, fährt {}
did_derail: {}×{}, entgleist
did_pass: passt
did_rubble: Schutt
hand_should_be: Es müssten {} [Karte|Karten] sein. A: stimmt so
hand_count: {} von {} [Karte|Karten]
draw_card: {}: Karte ziehen
won: Gewonnen!
lost: Verloren
derails: {}× entgleist
tie_cards: weniger Karten
tie_fours: weniger 4er
tie_threes: weniger 3er
tie_twos: weniger 2er
tie_ones: weniger 1er
points_cards: {} Pkt, {} [Karte|Karten]
against_betsy: {} Pkt, Betsy {}
betsy: Betsy {}
hand_of: Handkarten: {}er
f_fours: 4er
f_threes: 3er
f_twos: 2er
f_ones: 1er
u_first: Startspieler
u_railway: Schienennetz
u_build: Anlegen
u_pass: Passen
u_rubble: Schutt
u_lay: Reihenfolge
u_betsy: Betsys Karte
u_pile: Berichtigung
u_hand: Berichtigung
u_wheels: Wurf
u_end: Spielende
"""

# What the options are called.
NAMES = {
    "level": "Umfang",
    "solo": "Solo",
    "first": "Wer beginnt",
    "derail_limit": "Entgleisungen",
    "limit_counts": "Es zählen",
    "pass_broken": "Passen: Gleisbruch",
    "start_broken": "Start: Gleisbruch",
    "start_numbers": "Start: Zahlenregel",
    "solo_hand": "Solo-Hand",
    "betsy_first": "Betsy beginnt",
    "betsy_broken": "Betsy: Gleisbruch",
    "betsy_curve": "Betsy: Kurven",
    "faces": "Räder je Würfel",
    "cards": "Karten",
    "deck": "1er bis 4er",
    "deck_broken": "Gleisbruch",
    "deck_rubble": "Schutt",
    "rival": "Rivale",
    "rival_2": "2. Rivale",
    "rival_3": "3. Rivale",
}

# Their values; of `*` what holds for all others.
VALUES = """
*: 0=nein | 1=ja
level: full=alles | dice=nur Würfel
solo: score=Punkte | betsy=Betsy
first: draw=gelost | choose=gewählt
derail_limit: 0=frei | 3=drei
limit_counts: own=eigene | all=alle
solo_hand: 0=0 | 1=1 | 2=2 | 3=3 | 4=4
betsy_curve: you=frei | left=links | right=rechts
cards: table=auf dem Tisch | gadget=im Gerät
rival: none=keiner | easy=leicht ★ | medium=mittel ★★ | hard=schwer ★★★
rival_2: none=keiner | easy=leicht ★ | medium=mittel ★★ | hard=schwer ★★★
rival_3: none=keiner | easy=leicht ★ | medium=mittel ★★ | hard=schwer ★★★
"""

# What each line of the set-up decides.
HELP = """
level: Das Gerät führt Schienennetz, Ablagestapel und Punkte oder würfelt nur.
solo: Allein spielst du auf wenig Punkte oder gegen Betsy, die von selbst spielt.
first: Das Gerät lost aus, wer beginnt, oder ihr sagt, wer zuletzt Dampflok fuhr.
derail_limit: Allein, als Herausforderung: mit der vierten Entgleisung ist das Spiel verloren.
limit_counts: Für die Grenze zählen deine Entgleisungen oder auch Betsys.
pass_broken: Kostet Passen auf einen Gleisbruch auch dessen Strafkarte?
start_broken: Darf ein Gleisbruch unter den vier ersten Karten liegen?
start_numbers: Gilt die Zahlenregel auch zwischen den vier ersten Karten?
solo_hand: Wie viele Karten du auf die Hand nimmst, wenn du allein spielst.
betsy_first: Hat Betsy den ersten Zug?
betsy_broken: Kostet ein Gleisbruch auch Betsy eine Karte?
betsy_curve: Wohin Betsys Kurven zeigen; du legst sie, das Gerät merkt es sich nur.
faces: Die Räder auf den sechs Seiten eines Würfels: viermal ein Rad und zweimal keins.
cards: Aus der Schachtel oder vom Gerät: dann sind Kurven egal, Betsys Karte passt nach der Zahl.
deck: Wie viele Strecken-Karten 1, 2, 3, 4 tragen: unsere Wahl, kein Regelheft sagt es.
deck_broken: Die Zahlen der vier Gleisbruch-Karten: unsere Wahl, kein Regelheft sagt sie.
deck_rubble: Die Zahlen der fünf Schutt-Karten: unsere Wahl, kein Regelheft sagt sie.
rival: Ein Gegner, den das Gerät spielt: er kennt keine Hand außer seiner eigenen.
rival_2: Noch einer am Tisch, so stark du magst.
rival_3: Noch einer am Tisch, so stark du magst.
"""

# Arguments of refusals that are words.
WORDS = {
    "#first": "es steht noch nicht fest, wer beginnt",
    "#railway": "erst kommt das Schienennetz",
    "#deal": "erst werden die Handkarten ausgeteilt",
    "#draw": "ein Zug beginnt mit einer Karte",
    "#turn": "ein Zug läuft",
    "#lay": "erst kommen die Strafkarten auf den Ablagestapel",
    "#count": "die Handkarten werden gezählt",
    "#free": "es wird nur gewürfelt",
}

# Why something is not possible, as short as the display needs it.
WHY = {
    "over": "Spiel ist vorbei",
    "dice_level": "Nur Würfel",
    "full_level": "Nicht im vollen Spiel",
    "not_now": "Jetzt nicht",
    "not_your_turn": "Person {0} ist dran",
    "no_such_player": "Nur {0} Personen",
    "start_cards": "{0} Karten von 1 bis 4",
    "broken_places": "Plätze 1 bis {0}",
    "broken_left": "Noch {0} Gleisbruch",
    "start_broken": "Start ohne Gleisbruch",
    "start_numbers": "Keine {1} an {0}",
    "number": "Zahl 1 bis 4",
    "count": "1 bis 50 Karten",
    "hand_short": "Hand: {1} [Karte|Karten]",
    "number_rule": "Keine {0} an {1}",
    "rubble_cards": "1 bis 5 Schutt",
    "rubble_left": "Noch {0} Schutt",
    "order": "{0} neue [Karte|Karten]",
    "betsy_turn": "Betsy ist dran",
    "betsy_card": "Schutt oder Strecke",
    "betsy_fits": "Keine {0} an {1}",
    "pile_left": "0 bis 51 Karten",
    "hand_cards": "0 bis 51 Karten",
    "counts": "Vier Anzahlen",
    "gadget_deals": "Das Gerät teilt aus",
    "not_in_hand": "Nicht auf der Hand",
    "rival_seats": "Zu viele Rivalen",
    "rival_cards": "Nur Karten im Gerät",
}
