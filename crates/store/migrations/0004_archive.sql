-- The archive: games found again among hundreds of thousands, imported ones beside those played here.

-- Where imported games came from. Games of a collection are never among those played here.
CREATE TABLE collection (
    id       INTEGER PRIMARY KEY,
    name     TEXT NOT NULL,
    source   TEXT NOT NULL,             -- a file's name, or what else it was read from
    imported INTEGER NOT NULL,          -- when, in unix milliseconds
    games    INTEGER NOT NULL DEFAULT 0,
    known    INTEGER NOT NULL DEFAULT 0, -- not added, because they were there already
    summary  TEXT,                      -- of the import, JSON; NULL while it is under way, or broken off
    deleted  INTEGER                    -- since when it is being deleted
) STRICT;

-- The game table anew, with a number of its own: what finds games (names, tags, positions) refers to millions of rows by it, and
-- it must not change when the file is written anew (VACUUM). A table that is referred to cannot be replaced, so those that refer to it are too.
CREATE TABLE new_game (
    number        INTEGER PRIMARY KEY,
    id            TEXT NOT NULL UNIQUE, -- of an imported game a hash of what it is: the same game is there once
    game          TEXT NOT NULL,
    variant       TEXT NOT NULL,
    start         TEXT,                 -- a position text; NULL: the variant's usual start
    first_name    TEXT NOT NULL,
    second_name   TEXT NOT NULL,
    first_seat    TEXT NOT NULL,        -- 'here', 'remote', or 'computer:PLAYER'
    second_seat   TEXT NOT NULL,
    first_holder  BLOB,                 -- hash of the token that holds the seat; NULL: free, or a computer's
    second_holder BLOB,
    clock         TEXT,                 -- both clocks as JSON; NULL: none
    created       INTEGER NOT NULL,
    updated       INTEGER NOT NULL,
    reason        TEXT,                 -- NULL while the game goes on
    winner        INTEGER CHECK (winner IN (0, 1)), -- NULL for a draw, or while the game goes on
    next          TEXT,                 -- the rematch
    first_left    INTEGER,
    second_left   INTEGER,
    left_ply      INTEGER,
    paused        INTEGER NOT NULL DEFAULT 0,
    -- For the archive.
    collection    INTEGER REFERENCES collection (id), -- NULL: played here
    played        INTEGER NOT NULL,     -- when, in unix milliseconds; what is known of an imported game's date
    date          TEXT,                 -- an imported game's date as it was given: a year, a month or a day
    event         TEXT,
    length        INTEGER,              -- how many moves; NULL until the game is archived
    opening       TEXT,                 -- its name in English
    first_rating  INTEGER,              -- strength when the game was played, as far as it is known
    second_rating INTEGER,
    first_accuracy  INTEGER,            -- by the review, in tenths of a percent
    second_accuracy INTEGER,
    note          TEXT,
    first_deleted  INTEGER,             -- since when its holder wants to see it no more
    second_deleted INTEGER,
    deleted       INTEGER,              -- since when nobody wants to: it goes some days later
    archived      INTEGER NOT NULL DEFAULT 0 -- 0: not, 1: compact and in the index of positions, 2: in that index as it was before a take-back
) STRICT;

INSERT INTO new_game (id, game, variant, start, first_name, second_name, first_seat, second_seat, first_holder, second_holder, clock, created,
    updated, reason, winner, next, first_left, second_left, left_ply, paused, played)
SELECT id, game, variant, start, first_name, second_name, first_seat, second_seat, first_holder, second_holder, clock, created,
    updated, reason, winner, next, first_left, second_left, left_ply, paused, created
FROM game ORDER BY rowid;

UPDATE new_game SET first_accuracy = round(10 * (review.summary ->> '$.accuracy.first')),
    second_accuracy = round(10 * (review.summary ->> '$.accuracy.second'))
FROM review WHERE review.game = new_game.id AND review.summary IS NOT NULL;

CREATE TABLE new_move (
    game   TEXT NOT NULL REFERENCES new_game (id) ON DELETE CASCADE,
    ply    INTEGER NOT NULL,            -- 0 is the first move
    text   TEXT NOT NULL,
    ms     INTEGER NOT NULL,            -- spent on it
    first_left  INTEGER,                -- on the clocks after it, if there are any
    second_left INTEGER,
    PRIMARY KEY (game, ply)
) STRICT, WITHOUT ROWID;
INSERT INTO new_move SELECT game, ply, text, ms, first_left, second_left FROM move;

CREATE TABLE new_review (
    game    TEXT PRIMARY KEY REFERENCES new_game (id) ON DELETE CASCADE,
    asked   INTEGER NOT NULL,           -- when, in unix milliseconds
    summary TEXT                        -- JSON; NULL while it is under way
) STRICT, WITHOUT ROWID;
INSERT INTO new_review SELECT game, asked, summary FROM review;

CREATE TABLE new_exercise (
    game   TEXT NOT NULL REFERENCES new_game (id) ON DELETE CASCADE,
    ply    INTEGER NOT NULL,            -- moves before the mistake
    holder BLOB NOT NULL,               -- hash of the token of whoever practised
    solved INTEGER NOT NULL,            -- 0: seen the solution, 1: solved
    PRIMARY KEY (game, ply, holder)
) STRICT, WITHOUT ROWID;
INSERT INTO new_exercise SELECT game, ply, holder, solved FROM exercise;

DROP TABLE move;
DROP TABLE review;
DROP TABLE exercise;
DROP TABLE game;
ALTER TABLE new_game RENAME TO game;
ALTER TABLE new_move RENAME TO move;
ALTER TABLE new_review RENAME TO review;
ALTER TABLE new_exercise RENAME TO exercise;

CREATE INDEX review_under_way ON review (asked) WHERE summary IS NULL;

-- The games of one holder, finished or not, in order of the last move: the home page.
CREATE INDEX game_by_first_holder ON game (first_holder, (reason IS NOT NULL), updated)
    WHERE first_holder IS NOT NULL;
CREATE INDEX game_by_second_holder ON game (second_holder, (reason IS NOT NULL), updated)
    WHERE second_holder IS NOT NULL;

-- The same in the order of the archive.
CREATE INDEX game_of_first_holder ON game (first_holder, played, number)
    WHERE first_holder IS NOT NULL AND first_deleted IS NULL;
CREATE INDEX game_of_second_holder ON game (second_holder, played, number)
    WHERE second_holder IS NOT NULL AND second_deleted IS NULL;

-- The archive by date and by length. They hold what filters look at, so that a filter that few games pass reads no rows that it drops.
CREATE INDEX game_by_date ON game (collection, played, number, game, variant, winner, reason, length, opening, first_seat,
    second_seat, first_rating, second_rating, first_accuracy, second_accuracy) WHERE deleted IS NULL;
CREATE INDEX game_by_length ON game (collection, length, number, game, variant, winner, reason, played, opening, first_seat,
    second_seat, first_rating, second_rating, first_accuracy, second_accuracy) WHERE deleted IS NULL;
CREATE INDEX game_deleted ON game (deleted) WHERE deleted IS NOT NULL;
CREATE INDEX game_to_archive ON game (number) WHERE archived <> 1 AND reason IS NOT NULL AND collection IS NULL;

-- All moves of a game that is archived. Those of others are in the table move.
CREATE TABLE moves (
    game  INTEGER PRIMARY KEY REFERENCES game (number) ON DELETE CASCADE,
    texts TEXT NOT NULL,                -- apart by blanks
    times TEXT                          -- of each MS or MS:FIRST_LEFT:SECOND_LEFT, apart by blanks
) STRICT;

-- Every name that anybody has in a game, and which games those are.
CREATE TABLE name (
    id     INTEGER PRIMARY KEY,
    name   TEXT NOT NULL UNIQUE,
    folded TEXT                         -- as it is searched for; NULL until the program has folded it
) STRICT;
CREATE TABLE played_by (
    name INTEGER NOT NULL REFERENCES name (id),
    game INTEGER NOT NULL REFERENCES game (number) ON DELETE CASCADE,
    PRIMARY KEY (name, game)
) STRICT, WITHOUT ROWID;
CREATE INDEX played_by_game ON played_by (game);
INSERT INTO name (name) SELECT first_name FROM game WHERE first_name <> '' UNION SELECT second_name FROM game WHERE second_name <> '';
INSERT OR IGNORE INTO played_by SELECT name.id, number FROM game JOIN name ON name.name IN (first_name, second_name);

CREATE TABLE tag (
    tag  TEXT NOT NULL,
    game INTEGER NOT NULL REFERENCES game (number) ON DELETE CASCADE,
    PRIMARY KEY (tag, game)
) STRICT, WITHOUT ROWID;
CREATE INDEX tag_of_game ON tag (game);

-- Every position of every archived game. Hashes are spread evenly, so a batch of games that went into one big tree would write nearly every page of
-- it; each segment is filled by one batch, or a few small ones, in sorted order, and never again. Segment 0 holds the games played here.
CREATE TABLE segment (
    id         INTEGER PRIMARY KEY,
    collection INTEGER REFERENCES collection (id),
    positions  INTEGER NOT NULL,
    first_game INTEGER NOT NULL,        -- the numbers of its games
    last_game  INTEGER NOT NULL
) STRICT;
CREATE INDEX segment_of_collection ON segment (collection);
INSERT INTO segment VALUES (0, NULL, 0, 0, 0);
CREATE TABLE position (
    segment INTEGER NOT NULL,
    hash    INTEGER NOT NULL,           -- the upper 47 bits of the canonical stable hash
    game    INTEGER NOT NULL,           -- number * 65536 + ply * 4 + result: 0 none, 1 the first side won, 2 a draw, 3 the second side won
    PRIMARY KEY (segment, hash, game)
) STRICT, WITHOUT ROWID;
