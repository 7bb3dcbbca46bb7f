"""Hilfe zu den Zeilen jeder Vorbereitung auf Deutsch; die Optionen eines Spiels haben eigene."""

TEXTS = """
start: Beginnt das Spiel; A halten geht auf jeder Zeile.
players: Wie viele mitspielen; alle haben im Ergebnis ihre eigene Zeile.
names: Wer wo sitzt, aus der Namensliste; ohne Namen Spieler 1 bis 6.
timer: Eine Uhr für jede Runde, die warnt und klingelt, aber niemanden zwingt.
rules: Weitere Regeln, meist dort, wo das Regelheft nichts sagt.
"""
