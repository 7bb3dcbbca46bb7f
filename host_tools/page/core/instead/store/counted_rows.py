"""What was counted of each game when it was stored."""


def counted_rows(store, names, game, until):
    return [
        [row[name] for name in names]
        for row in store.rows.values()
        if row["sound"]
        and (not game or row["game"] == game)
        and (not until or row["day"] <= until)
    ]
