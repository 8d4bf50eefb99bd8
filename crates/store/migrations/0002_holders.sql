-- Names that say what a column holds: a seat is 'here', 'remote' or 'computer:PLAYER'; its holder is the hash of a token.
ALTER TABLE game RENAME COLUMN first_seat TO first_holder;
ALTER TABLE game RENAME COLUMN second_seat TO second_holder;
ALTER TABLE game RENAME COLUMN first_player TO first_seat;
ALTER TABLE game RENAME COLUMN second_player TO second_seat;

-- What is on the clocks where that is not what was left after the last move: valid while the game has left_ply moves.
ALTER TABLE game ADD COLUMN first_left INTEGER;
ALTER TABLE game ADD COLUMN second_left INTEGER;
ALTER TABLE game ADD COLUMN left_ply INTEGER;
ALTER TABLE game ADD COLUMN paused INTEGER NOT NULL DEFAULT 0;

-- Every index costs a page per write. These served only the sweep at the start, which may scan.
DROP INDEX game_by_update;
DROP INDEX game_unfinished;

-- The games of one holder, finished or not, in order of the last move: the home page.
CREATE INDEX game_by_first_holder ON game (first_holder, (reason IS NOT NULL), updated)
    WHERE first_holder IS NOT NULL;
CREATE INDEX game_by_second_holder ON game (second_holder, (reason IS NOT NULL), updated)
    WHERE second_holder IS NOT NULL;
