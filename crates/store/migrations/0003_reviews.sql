-- What a search found out about a position. Hashes are stable; a position is evaluated once for each effort and budget.
CREATE TABLE evaluation (
    hash   INTEGER NOT NULL,            -- the stable hash of variant and position, as a signed number
    effort INTEGER NOT NULL,            -- 0 normal, 1 check, 2 second
    nodes  INTEGER NOT NULL,            -- of a normal effort
    body   TEXT NOT NULL,               -- JSON
    PRIMARY KEY (hash, effort, nodes)
) STRICT, WITHOUT ROWID;

-- A review that somebody asked for.
CREATE TABLE review (
    game    TEXT PRIMARY KEY REFERENCES game (id) ON DELETE CASCADE,
    asked   INTEGER NOT NULL,           -- when, in unix milliseconds
    summary TEXT                        -- JSON; NULL while it is under way
) STRICT, WITHOUT ROWID;

CREATE INDEX review_under_way ON review (asked) WHERE summary IS NULL;

-- How far somebody has come with the exercises of a game.
CREATE TABLE exercise (
    game   TEXT NOT NULL REFERENCES game (id) ON DELETE CASCADE,
    ply    INTEGER NOT NULL,            -- moves before the mistake
    holder BLOB NOT NULL,               -- hash of the token of whoever practised
    solved INTEGER NOT NULL,            -- 0: seen the solution, 1: solved
    PRIMARY KEY (game, ply, holder)
) STRICT, WITHOUT ROWID;

-- Variations with comments: one tree for each game and holder, or by itself.
CREATE TABLE study (
    id      TEXT PRIMARY KEY,           -- a game's id and the holder, or an id of its own
    holder  BLOB NOT NULL,
    updated INTEGER NOT NULL,
    body    TEXT NOT NULL               -- JSON
) STRICT, WITHOUT ROWID;
