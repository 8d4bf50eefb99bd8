-- Matches between computer players, of two or of all against all.
CREATE TABLE contest (
    id      TEXT PRIMARY KEY,           -- as in its address
    game    TEXT NOT NULL,
    variant TEXT NOT NULL,
    plan    TEXT NOT NULL,              -- players, how many games, openings, seed: JSON
    holder  BLOB NOT NULL,              -- hash of the token of the browser that began it
    created INTEGER NOT NULL,
    updated INTEGER NOT NULL,
    state   TEXT NOT NULL CHECK (state IN ('running', 'paused', 'stopped', 'finished')),
    results TEXT NOT NULL DEFAULT '',   -- of each game that is over, in order, the half points of its first player: 0, 1 or 2
    spent   INTEGER NOT NULL DEFAULT 0  -- milliseconds that it has run
) STRICT, WITHOUT ROWID;

CREATE INDEX contest_of_holder ON contest (holder, created);
CREATE INDEX contest_under_way ON contest (created) WHERE state = 'running';

-- The match that a game belongs to. Its games are listed there, and nowhere among the games that people play.
ALTER TABLE game ADD COLUMN contest TEXT REFERENCES contest (id);

CREATE INDEX game_of_contest ON game (contest, number) WHERE contest IS NOT NULL;
