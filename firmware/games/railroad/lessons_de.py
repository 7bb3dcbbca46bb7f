"""The lessons of Railroad Ink in German."""

TEXTS = """
draw: Zeichnen, drehen
draw_0: Jede Runde zeichnest du die Strecken von vier Würfeln. Beginn an den Ausfahrten.
draw_1: A nimmt den Würfel.
draw_2: Pfeile: wo er passt
draw_3: A dreht ihn.
draw_4: A halten: zeichnen
draw_5: Der nächste: nehmen
draw_6: Nur so passt er: A zeichnet.
draw_7: Zwei Linien sind eine Straße, eine mit Schwellen ein Gleis. Nur Bahnhöfe verbinden sie.
join: Verbinden, Bahnhöfe
join_0: Strecken beginnen an Ausfahrten oder setzen deine fort. Ein offenes Ende kostet 1.
join_1: Eine Kurve für die Straße
join_2: Sie passt. Drehen.
join_3: Jetzt zeichnen.
join_4: → zum Bahnhof
join_5: Nimm ihn.
join_6: Er verbindet beide Arten.
join_7: Fertig? A halten beendet sie.
join_8: Noch nicht: der passt noch.
join_9: Alle vier werden gezeichnet, wenn sie irgendwo passen. A halten beendet die Runde.
special: Spezialstrecken
special_0: Sechs Spezialstrecken: höchstens eine je Runde und drei im Spiel.
special_1: → nach den Würfeln
special_2: Nimm diese.
special_3: Drehen.
special_4: Zeichnen.
special_5: ↑ zeigt die Punkte.
special_6: Ausfahrten zählen viel. ↓ weiter
special_7: Offene Enden sind Fehler. A zurück.
special_8: Verbundene Ausfahrten, längste Straße, längstes Gleis, Zentralfelder; minus Fehler.
river: Fluss
river_0: Jede Runde zwei Flusswürfel. Du musst sie nicht zeichnen.
river_1: Ein Fluss beginnt überall.
river_2: Zeichnen.
river_3: Eine Brücke mit Straße
river_4: Sie führt den Fluss weiter.
river_5: Dein bester Fluss zählt 1 je Feld, +3 mit beiden Enden am Rand. Offene Enden sind Fehler.
lake: See
lake_0: Jede Runde zwei Seewürfel. Du musst sie nicht zeichnen. Offene Ufer sind keine Fehler.
lake_1: Ein Stück See: nehmen
lake_2: Dreh es zu den anderen.
lake_3: Drei Ufer füllen ein Feld.
lake_4: Ein Anleger: nehmen
lake_5: Er verbindet Strecke und See.
lake_6: Strecken an einem See sind ein Netzwerk. Dein kleinster See zählt 1 je Feld.
lava: Lava
lava_0: Auf D4 ist ein Vulkan. Jede Runde musst du einen von zwei Lavawürfeln zeichnen.
lava_1: Lava setzt Lava fort.
lava_2: ↓ andere Seite
lava_3: Drehen.
lava_4: Zeichnen.
lava_5: Eine Straße an der Lava
lava_6: Nur die Lava muss passen.
lava_7: Ein geschlossener Lavasee zählt 5, der größte 1 je Feld. Offene Lava ist ein Fehler.
meteor: Meteor
meteor_0: Jede Runde wandert zuerst der Meteor: die Würfel sagen, wohin und wie weit.
meteor_1: Nimm ihn.
meteor_2: Vier Pfeile: du wählst.
meteor_3: A halten: Einschlag
meteor_4: Jetzt die Strecken.
meteor_5: Zeichnen.
meteor_6: Ein Krater löscht das Feld. Enden an Kratern zählen 2. Eine Spezialstrecke wendet ab.
whole: Ein kurzes Spiel
whole_0: Drei eigene Runden, alle Tasten gehen. Verbinde möglichst viele Ausfahrten.
whole_1: Lange Strecken bringen viel.
whole_2: Bahnhof: zwei Netzwerke in einem
whole_3: Letzte Runde: Enden schließen.
whole_4: Die Wertung.
whole_5: Ein ganzes Spiel hat sieben Runden. Mehr brauchst du nicht: Solo, Railroad Ink.
"""
