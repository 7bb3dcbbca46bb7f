"""Parts of pages as HTML: a list of games, one game, statistics; templates, and words for both
languages. `signalbox web` shows them, and so does the page that needs no server.

May import: common, games, journals, pictures, store, statistics, charts.
"""
