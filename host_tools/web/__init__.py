"""The games on this computer as pages for a browser: `signalbox web`.

May import: common, pictures, games, journals, store, exports, page, statistics, railroad, pieces,
coach.

app.py     the application: which address is which page, and what every answer carries
guard.py   which requests it answers: host name, pass phrases, sessions
pages/     one module per page; their HTML and what it says are in host_tools/pieces
"""
