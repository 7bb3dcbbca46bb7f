-- What `signalbox export sqlite` writes. The views are for people and described in
-- docs/computer.md; the tables under them may change.

CREATE TABLE about (key TEXT PRIMARY KEY, value TEXT NOT NULL);
CREATE TABLE game (
    id TEXT PRIMARY KEY, day TEXT NOT NULL, day_from TEXT NOT NULL, start_utc TEXT,
    milliseconds INTEGER NOT NULL, game TEXT NOT NULL, title TEXT NOT NULL, box TEXT NOT NULL,
    bgg_id INTEGER, variant TEXT NOT NULL, gadget TEXT NOT NULL, firmware TEXT NOT NULL,
    state TEXT NOT NULL, verified INTEGER NOT NULL, dice TEXT NOT NULL, starter INTEGER,
    note TEXT NOT NULL, options TEXT NOT NULL, faults TEXT NOT NULL
);
CREATE TABLE seat (
    id TEXT NOT NULL, seat INTEGER NOT NULL, player TEXT NOT NULL, rival TEXT NOT NULL,
    total INTEGER, place INTEGER, won INTEGER, PRIMARY KEY (id, seat)
) WITHOUT ROWID;
CREATE TABLE part (
    id TEXT NOT NULL, seat INTEGER NOT NULL, position INTEGER NOT NULL,
    category TEXT NOT NULL, points INTEGER NOT NULL, PRIMARY KEY (id, seat, position)
) WITHOUT ROWID;
CREATE TABLE event (
    id TEXT NOT NULL, event INTEGER NOT NULL, milliseconds INTEGER NOT NULL, round TEXT NOT NULL,
    kind TEXT NOT NULL, seat INTEGER, text TEXT NOT NULL, taken_back INTEGER NOT NULL,
    data TEXT NOT NULL, PRIMARY KEY (id, event)
) WITHOUT ROWID;
CREATE TABLE face (
    id TEXT NOT NULL, event INTEGER NOT NULL, position INTEGER NOT NULL, face TEXT NOT NULL,
    PRIMARY KEY (id, event, position)
) WITHOUT ROWID;
CREATE TABLE draw (
    id TEXT NOT NULL, event INTEGER NOT NULL, k INTEGER NOT NULL, among INTEGER NOT NULL,
    outcome INTEGER NOT NULL, PRIMARY KEY (id, event, k)
) WITHOUT ROWID;

CREATE VIEW games AS
SELECT id, day, day_from = 'sync' AS day_estimated, start_utc, milliseconds / 60000 AS minutes,
       game, title, box, bgg_id, variant, gadget, firmware, state, verified, dice,
       (SELECT count(*) FROM seat WHERE seat.id = game.id) AS players,
       (SELECT player FROM seat WHERE seat.id = game.id AND seat = starter) AS starter,
       note, options, faults
FROM game;

CREATE VIEW results AS
SELECT id, day, title, box, variant, state, verified, seat, player, rival, total, place, won,
       seat.seat IS game.starter AS started
FROM seat JOIN game USING (id);

CREATE VIEW players AS
SELECT player, count(*) AS games, sum(state = 'finished') AS finished, coalesce(sum(won), 0) AS wins,
       min(day) AS first_day, max(day) AS last_day
FROM results WHERE verified AND rival = '' AND box <> '' GROUP BY player;

CREATE VIEW categories AS
SELECT id, day, title, box, variant, seat, player, rival, category, points
FROM part JOIN seat USING (id, seat) JOIN game USING (id);

CREATE VIEW events AS
SELECT event.id, day, title, event, event.milliseconds / 1000.0 AS seconds, round, kind,
       event.seat, player, text, taken_back, data
FROM event JOIN game USING (id)
LEFT JOIN seat ON seat.id = event.id AND seat.seat = event.seat;

CREATE VIEW rolls AS
SELECT id, day, title, variant, event, round, position, face, taken_back
FROM face JOIN event USING (id, event) JOIN game USING (id);

CREATE VIEW draws AS
SELECT id, day, title, event, k, among, outcome, taken_back
FROM draw JOIN event USING (id, event) JOIN game USING (id);
