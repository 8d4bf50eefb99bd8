-- Club events: who takes part, who meets whom, and how the games ended.
CREATE TABLE event (
    id      TEXT PRIMARY KEY,           -- as in its address
    code    TEXT NOT NULL,              -- what is written on the wall
    holder  BLOB NOT NULL,              -- hash of the token of the host's browser
    name    TEXT NOT NULL,
    variant TEXT NOT NULL,
    created INTEGER NOT NULL,
    updated INTEGER NOT NULL,
    over    INTEGER NOT NULL DEFAULT 0  -- whether the host has ended it
) STRICT, WITHOUT ROWID;

CREATE INDEX event_of_code ON event (code);
CREATE INDEX event_of_holder ON event (holder, updated);
CREATE INDEX event_under_way ON event (updated) WHERE over = 0;

-- What was done, in order: applied one after the other they are the event.
CREATE TABLE event_command (
    event   TEXT NOT NULL REFERENCES event (id),
    number  INTEGER NOT NULL,           -- from 0
    command TEXT NOT NULL,              -- JSON
    PRIMARY KEY (event, number)
) STRICT, WITHOUT ROWID;

-- The browser in which somebody plays.
CREATE TABLE event_seat (
    event  TEXT NOT NULL REFERENCES event (id),
    player INTEGER NOT NULL,            -- the number that the event knows them by
    holder BLOB NOT NULL,               -- hash of the browser's token
    person TEXT,                        -- who that is beyond this event
    PRIMARY KEY (event, player),
    UNIQUE (event, holder)
) STRICT, WITHOUT ROWID;

CREATE INDEX event_seat_of_holder ON event_seat (holder);

-- The game that is played on a board of a round. A game without a move may be forgotten; then the board gets another one.
CREATE TABLE event_game (
    event TEXT NOT NULL REFERENCES event (id),
    round INTEGER NOT NULL,             -- from 1
    board INTEGER NOT NULL,             -- from 1
    game  TEXT NOT NULL,
    PRIMARY KEY (event, round, board)
) STRICT, WITHOUT ROWID;

CREATE INDEX event_of_game ON event_game (game);
