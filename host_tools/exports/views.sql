-- The views of `signalbox export sqlite`, described in docs/computer.md. The tables under them are
-- in tables.py and may change.

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
