"""The lesson about the keys in German."""

TEXTS = """
keys: Die Tasten
keys_0: Sechs Tasten genügen: vier Pfeile, A und B. In einer halben Minute kennst du alle.
keys_1: ↑ zeigt die Auswahl der Würfel.
keys_2: ↓ geht zur nächsten Zeile.
keys_3: → ändert ihren Wert: einer mehr.
keys_4: A nimmt, was gewählt ist.
keys_5: A halten, bis der Balken voll ist.
keys_6: ↓ zeigt einen Würfel groß.
keys_7: B geht zurück.
keys_8: A halten würfelt und startet. B halten öffnet das Menü, ↑ halten dreht die Anzeige um.
"""
