-- Notes and tags are a side's own. Those of the first side, and of a game of a collection, stay where they are; a game of both hands is the first side's.

ALTER TABLE game ADD COLUMN second_note TEXT;
CREATE TABLE new_tag (
    tag  TEXT NOT NULL,
    game INTEGER NOT NULL REFERENCES game (number) ON DELETE CASCADE,
    side INTEGER NOT NULL CHECK (side IN (0, 1)), -- whose it is
    PRIMARY KEY (tag, game, side)
) STRICT, WITHOUT ROWID;

-- Which of two players said something before is not known, and both have read it.
UPDATE game SET second_note = note
    WHERE collection IS NULL AND note IS NOT NULL AND second_holder IS NOT NULL AND first_holder IS NOT second_holder;
INSERT INTO new_tag SELECT tag.tag, tag.game, 1 FROM tag JOIN game ON number = tag.game
    WHERE collection IS NULL AND second_holder IS NOT NULL AND first_holder IS NOT second_holder;
UPDATE game SET note = NULL WHERE collection IS NULL AND note IS NOT NULL AND first_holder IS NULL AND second_holder IS NOT NULL;
INSERT INTO new_tag SELECT tag.tag, tag.game, 0 FROM tag JOIN game ON number = tag.game
    WHERE collection IS NOT NULL OR first_holder IS NOT NULL OR second_holder IS NULL;

DROP TABLE tag;
ALTER TABLE new_tag RENAME TO tag;
CREATE INDEX tag_of_game ON tag (game);
