-- People without accounts: a name is enough.
CREATE TABLE person (
    id         TEXT PRIMARY KEY,        -- as in its address
    name       TEXT NOT NULL,
    folded     TEXT NOT NULL,           -- the name in lower case, for comparing
    created    INTEGER NOT NULL,
    passphrase TEXT                     -- its Argon2 hash, in PHC form; NULL: not protected
) STRICT;

-- A protected name is its owner's alone.
CREATE UNIQUE INDEX person_protected ON person (folded) WHERE passphrase IS NOT NULL;

-- Which browsers a person plays in. The one that was chosen last plays.
CREATE TABLE carried (
    holder BLOB NOT NULL,               -- hash of the browser's token
    person TEXT NOT NULL REFERENCES person (id) ON DELETE CASCADE,
    used   INTEGER NOT NULL,            -- when it was last chosen there
    PRIMARY KEY (holder, person)
) STRICT, WITHOUT ROWID;

CREATE INDEX carried_by_person ON carried (person);

-- Links that take a person along to another device, once.
CREATE TABLE passage (
    code    BLOB PRIMARY KEY,           -- hash of what the link holds
    person  TEXT NOT NULL REFERENCES person (id) ON DELETE CASCADE,
    expires INTEGER NOT NULL,
    used_by BLOB                        -- the holder that used it
) STRICT, WITHOUT ROWID;

CREATE INDEX passage_by_person ON passage (person);

-- Who sits where, and whether the game counts: 0 no, 1 yes, 2 no longer, because a move was taken back.
ALTER TABLE game ADD COLUMN first_person TEXT REFERENCES person (id) ON DELETE SET NULL;
ALTER TABLE game ADD COLUMN second_person TEXT REFERENCES person (id) ON DELETE SET NULL;
ALTER TABLE game ADD COLUMN rated INTEGER NOT NULL DEFAULT 0;

CREATE INDEX game_by_first_person ON game (first_person) WHERE first_person IS NOT NULL;
CREATE INDEX game_by_second_person ON game (second_person) WHERE second_person IS NOT NULL;

-- How strong somebody is. A player is 'person:ID' or 'computer:PLAYER'.
CREATE TABLE rating (
    game      TEXT NOT NULL,            -- the game's id, for all its variants
    player    TEXT NOT NULL,
    elo       REAL NOT NULL,
    deviation REAL NOT NULL,
    games     INTEGER NOT NULL,
    change    REAL NOT NULL,            -- by the last game
    changed   INTEGER NOT NULL,         -- when
    PRIMARY KEY (game, player)
) STRICT, WITHOUT ROWID;

CREATE INDEX rating_by_elo ON rating (game, elo);
CREATE INDEX rating_by_player ON rating (player);

-- Every game that was rated, once, in the order in which they were. Ratings follow from these rows alone, so they do not change
-- when a game is deleted.
CREATE TABLE rated_game (
    number        INTEGER PRIMARY KEY,
    id            TEXT NOT NULL UNIQUE, -- the game's, which may be gone
    game          TEXT NOT NULL,
    first         TEXT NOT NULL,        -- players, as in rating
    second        TEXT NOT NULL,
    half_points   INTEGER NOT NULL CHECK (half_points BETWEEN 0 AND 2), -- of the first
    first_before  REAL NOT NULL,
    first_after   REAL NOT NULL,
    second_before REAL NOT NULL,
    second_after  REAL NOT NULL,
    at            INTEGER NOT NULL
) STRICT;

CREATE INDEX rated_game_by_first ON rated_game (first, game, number);
CREATE INDEX rated_game_by_second ON rated_game (second, game, number);
