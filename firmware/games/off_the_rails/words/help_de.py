"""Hilfe zu den Optionen von Off the Rails auf Deutsch."""

TEXTS = """
cards: Das Gerät zieht Aderkarten, Abgrundstapel und Abgrundmarker, oder ihr selbst.
bag: Das Gerät zieht die Juwelen, oder ihr zieht sie aus dem Beutel.
speeds: Das Gerät führt Loren, Geschwindigkeit und die vier Aktionen, oder ihr selbst.
holds: Das Gerät weiß, was auf Ladeflächen und in Lagern liegt, oder nur ihr.
score: Das Gerät zählt am Ende die Punkte, oder ihr selbst.
seats: Der Jüngste wählt einen Clan und die anderen losen, oder alle sitzen wie in der Liste.
sides: Die Farben im Uhrzeigersinn um das Brett, Rot zuerst: seht auf euer Brett.
intro: Ein kurzes Spiel zum Lernen: zwei Stapel Aderkarten bleiben in der Schachtel.
jewels_low: Wie viele Juwelen eine Aderkarte mit kleiner Zahl hat: seht auf eure Karten.
jewels_high: Wie viele Juwelen eine Aderkarte mit großer Zahl hat: seht auf eure Karten.
high_from: Ab welcher Zahl eine Aderkarte viele Juwelen hat; bei 9 keine.
bag_empty: Sind zu wenig Juwelen im Beutel, zieht man die letzten, oder keine.
chasm_again: Zieht, wer die Abgrundkarte zieht, noch eine Karte für eine Ader?
out_from: Eine entgleiste Lore ist ab der Abgrundkarte ganz draußen, oder erst ab dem Einsturz.
swallowed: Was eine verschluckte Lore geladen hat, kommt in den Beutel, oder aus dem Spiel.
no_square: Ein Abgrundmarker, der nirgends passt, wird abgelegt, oder es wird noch einer gezogen.
empty_board: Ohne Lore auf dem Brett ist Ende, oder erst, wenn keine mehr kommen kann.
fists: Von der getroffenen Lore fällt die Hälfte herab: zwei Fäuste wählen, oder das Gerät zieht.
loop_pick: Darf eine Lore, die zu ihrem Startfeld zurückkommt, dort Juwelen nehmen?
bumper: Variante: Wer getroffen wird, verliert keine Juwelen.
chasm_die: Variante: Der Marker nennt die Mine, ein Würfel mit acht Seiten das Feld.
missions: Punkte für Missionen werden von Hand gezählt.
unplaced: Eine nie platzierte Lore zählt als gerettet, oder nicht: das Heft lässt beides zu.
ruby_tie: Bei gleich vielen Rubinen bekommen alle den Bonus, oder niemand.
ruby_zero: Gibt es den Bonus für Rubine, wenn niemand welche hat?
winner_tie: Bei Gleichstand ein geteilter Sieg, oder erst Diamanten, dann Gold und so fort.
passing: Das Gerät achtet darauf, dass eine Lore auf jedem Feld unterwegs ein Juwel nimmt.
early_end: Ein leeres Brett endet das Spiel ab der Abgrundkarte, oder erst nach dem Einsturz.
"""
