"""A lesson for Emma in German."""

TEXTS = """
emma: Emma am Tisch
emma_0: Ihr spielt mit den Karten; das Gerät zeigt das Schienennetz, würfelt die Räder und zählt.
emma_1: Karten vorn angelegt? A: anlegen
emma_2: ←→ sagen, welche Zahl sie haben.
emma_3: ↓ dann, wie viele es sind
emma_4: → zwei. Unten: wie leicht sie entgleist
emma_5: A: so ist es.
emma_6: Jetzt die Radwürfel
emma_7: Emma fährt für jedes Rad eine Karte.
emma_8: Nichts anzulegen? ↓ Passen
emma_9: Emma fährt eine Karte, du nimmst eine.
emma_10: Strafkarten zählen gegen dich. Das Gerät führt alle Ablagestapel und zählt am Ende.
"""
