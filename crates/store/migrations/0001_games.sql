-- A game, finished or not. Times are unix milliseconds, sides are 0 (first) and 1 (second).
CREATE TABLE game (
    id            TEXT PRIMARY KEY,
    game          TEXT NOT NULL,
    variant       TEXT NOT NULL,
    start         TEXT,                 -- a position text; NULL: the variant's usual start
    first_name    TEXT NOT NULL,
    second_name   TEXT NOT NULL,
    first_player  TEXT NOT NULL,        -- 'here', 'remote', or 'computer:PLAYER'
    second_player TEXT NOT NULL,
    first_seat    BLOB,                 -- hash of the token that holds the seat; NULL: free, or a computer's
    second_seat   BLOB,
    clock         TEXT,                 -- both clocks as JSON; NULL: none
    created       INTEGER NOT NULL,
    updated       INTEGER NOT NULL,
    reason        TEXT,                 -- NULL while the game goes on
    winner        INTEGER,              -- NULL for a draw, or while the game goes on
    next          TEXT                  -- the rematch
) STRICT;

CREATE INDEX game_by_update ON game (updated DESC);
CREATE INDEX game_unfinished ON game (updated DESC) WHERE reason IS NULL;

CREATE TABLE move (
    game   TEXT NOT NULL REFERENCES game (id) ON DELETE CASCADE,
    ply    INTEGER NOT NULL,            -- 0 is the first move
    text   TEXT NOT NULL,
    ms     INTEGER NOT NULL,            -- spent on it
    first_left  INTEGER,                -- on the clocks after it, if there are any
    second_left INTEGER,
    PRIMARY KEY (game, ply)
) STRICT, WITHOUT ROWID;
