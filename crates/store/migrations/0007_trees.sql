-- Variations and comments that came with an imported game: its whole tree of moves, as our own form has them.
CREATE TABLE tree (
    game INTEGER PRIMARY KEY REFERENCES game (number) ON DELETE CASCADE,
    body TEXT NOT NULL                  -- a file in our own form
) STRICT;
