"""Hilfe zu den Optionen von Emma auf Deutsch."""

TEXTS = """
level: Das Gerät führt Schienennetz, Ablagestapel und Punkte, oder würfelt nur.
solo: Allein spielst du auf wenig Punkte, oder gegen Betsy, die von selbst spielt.
first: Das Gerät lost aus, wer beginnt, oder ihr sagt, wer zuletzt Dampflok fuhr.
derail_limit: Allein, als Herausforderung: mit der vierten Entgleisung ist das Spiel verloren.
limit_counts: Für die Grenze zählen deine Entgleisungen, oder auch Betsys.
pass_broken: Kostet Passen auf einen Gleisbruch auch dessen Strafkarte?
start_broken: Darf ein Gleisbruch unter den vier ersten Karten liegen?
start_numbers: Gilt die Zahlenregel auch zwischen den vier ersten Karten?
solo_hand: Wie viele Karten du auf die Hand nimmst, wenn du allein spielst.
betsy_first: Hat Betsy den ersten Zug?
betsy_broken: Kostet ein Gleisbruch auch Betsy eine Karte?
betsy_curve: Wohin Betsys Kurven zeigen; du legst sie, das Gerät merkt es sich nur.
faces: Die Räder auf den sechs Seiten eines Würfels: viermal ein Rad und zweimal keins.
"""
