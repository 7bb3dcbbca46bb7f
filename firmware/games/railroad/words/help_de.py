"""Hilfe zu den Optionen von Railroad Ink auf Deutsch."""

TEXTS = """
edition: Eure Schachtel: ihre Erweiterungen zuerst, und ihr Heft zählt die längste Strecke.
expansion: Zwei Würfel mehr und nur sechs Runden; aus einer anderen Schachtel als Hausregel.
draft: Alle nehmen pro Runde zwei Würfelpaare, statt einen Wurf zu teilen.
boards: Wo gezeichnet wird: auf Papier, oder auf dem Gerät, das prüft und wertet.
rival: Jemand zum Schlagen: das Gerät zeichnet mit denselben Würfeln auf eigener Tafel.
rival_2: Noch einer am Tisch, so stark du magst.
rival_3: Noch einer am Tisch, so stark du magst.
longest: Die längste Strecke zählt kein Feld, keine Verbindung doppelt, oder wie die Edition.
trail_ring: Läuft eine Strecke in sich zurück, zählt das letzte Feld noch einmal, oder nur einmal.
water_meets_route: Dürfen See und Lava, anders als Flüsse, an Strecken stoßen?
centre_craters: Zählt ein Krater in einem Zentralfeld als etwas, das dort gezeichnet ist?
bridge_joins: Eine Brücke darf wie ein Fluss allein stehen, oder muss an eine Strecke.
river_loop: Ein Fluss, der im Kreis fließt, zählt seine Felder, oder nichts.
river_corner: Ein Fluss aus einem Eckfeld, beide Enden am Rand, bekommt 3 Punkte, oder nicht.
lone_pier: Ein Anleger ohne anderen See daneben ist ein See aus einem Feld, oder keiner.
lava_joins: Neue Lava muss an eine offene Lavaseite, oder nur neben Lava liegen.
volcano_distance: Ein neuer Vulkan hält Abstand von aller Lava, oder nur von offenen Seiten.
lava_route_joins: Die Strecke auf einem Lavawürfel darf allein stehen, oder muss an eine Strecke.
lava_duty: Eine Lavaseite pro Runde ist Pflicht, die verfällt, wenn nichts passt, oder freiwillig.
lava_blank: Lava an einer leeren Seite bleibt offen und ist ein Fehler, oder gilt als geschlossen.
lava_free_space: Lava löscht nur, wenn kein Feld daneben frei ist, oder wenn dort nichts passt.
lava_erases: Lava ersetzt nur einfache Strecken, oder auch eine Strecke an Lava.
meteor_any: Die Seite mit vier Pfeilen: jeder wählt eine Richtung, oder eine gilt für alle.
meteor_ignore: Ein Meteor wird ignoriert, bevor du zeichnest, oder jederzeit in der Runde.
crater_points: Zwei Punkte für jedes Streckenende an einem Krater, oder für jedes Feld mit solchen.
"""
