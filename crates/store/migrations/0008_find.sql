-- Finding games takes the same short time whatever is asked.

-- The games of one holder, with what filters look at: thousands of them are sorted and filtered without reading them.
DROP INDEX game_of_first_holder;
DROP INDEX game_of_second_holder;
CREATE INDEX game_of_first_holder ON game (first_holder, played, number, game, variant, winner, reason, length, opening, first_seat,
    second_seat, first_rating, second_rating, first_accuracy, second_accuracy, second_holder, archived)
    WHERE first_holder IS NOT NULL AND first_deleted IS NULL;
CREATE INDEX game_of_second_holder ON game (second_holder, played, number, game, variant, winner, reason, length, opening, first_seat,
    second_seat, first_rating, second_rating, first_accuracy, second_accuracy, first_holder, first_deleted, archived)
    WHERE second_holder IS NOT NULL AND second_deleted IS NULL;

-- The few games of all that are reviewed.
CREATE INDEX game_reviewed ON game (collection, played, number, game, variant, winner, reason, length, opening, first_seat,
    second_seat, first_rating, second_rating, first_accuracy, second_accuracy)
    WHERE deleted IS NULL AND (first_accuracy IS NOT NULL OR second_accuracy IS NOT NULL);

-- The segment that a game of a collection is in.
DROP INDEX segment_of_collection;
CREATE INDEX segment_of_collection ON segment (collection, last_game);
