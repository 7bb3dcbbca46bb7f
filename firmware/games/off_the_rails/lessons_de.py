"""A lesson for Off the Rails in German."""

TEXTS = """
rails: Off the Rails
rails_0: Ihr spielt auf dem Brett; das Gerät zieht Adern und Juwelen und führt Buch über die Loren.
rails_1: Zuerst werden die Adern gezogen.
rails_2: Legt diese Juwelen auf ihre Felder.
rails_3: Leg ein Gleis, dann A.
rails_4: ↓↓ zur schwarzen Lore
rails_5: Sie steht auf dem Brett: A.
rails_6: Fertig? ↑ zur letzten Zeile
rails_7: A: jetzt fahren die Loren.
rails_8: Fahr die Lore, dann A: sie hält.
rails_9: Alle sind gefahren: A.
rails_10: Eine Ader für die nächste Person
rails_11: So geht es weiter. Mehr Helfer wie Beutel und Ladeflächen stehen unter Weitere Regeln.
"""
