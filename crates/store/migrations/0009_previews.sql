-- Whether what a move would do may be shown although the game is rated and between people: both agreed to it by sitting down.
ALTER TABLE game ADD COLUMN previews INTEGER NOT NULL DEFAULT 0;
