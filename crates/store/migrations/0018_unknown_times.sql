-- A game that came from a file and goes on, or is kept as one's own, may not say how long a move took.
CREATE TABLE new_move (
    game   TEXT NOT NULL REFERENCES game (id) ON DELETE CASCADE,
    ply    INTEGER NOT NULL,            -- 0 is the first move
    text   TEXT NOT NULL,
    ms     INTEGER,                     -- spent on it; NULL where that is not known
    first_left  INTEGER,                -- on the clocks after it, if there are any
    second_left INTEGER,
    PRIMARY KEY (game, ply)
) STRICT, WITHOUT ROWID;
INSERT INTO new_move SELECT game, ply, text, ms, first_left, second_left FROM move;
DROP TABLE move;
ALTER TABLE new_move RENAME TO move;
