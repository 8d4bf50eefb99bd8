-- Collections by result and by game, the latest first in each: what find.rs sorts by, as one number. Games that are played here are few, and are
-- sorted when they are asked for, so that these indexes cost no move anything.
CREATE INDEX game_by_result ON game (collection, ((CASE WHEN reason IS NULL OR reason = 'aborted' THEN 0 WHEN winner IS NULL THEN 2 WHEN winner = 0 THEN 3 ELSE 1 END) << 50) + played,
    number, game, variant, winner, reason, played, length, opening, first_seat, second_seat, first_rating, second_rating, first_accuracy, second_accuracy)
    WHERE deleted IS NULL AND collection IS NOT NULL;
CREATE INDEX game_by_game ON game (collection, (((unicode(game) & 63) << 56) + ((coalesce(unicode(substr(game, 2)), 0) & 63) << 50)) - played,
    number, game, variant, winner, reason, played, length, opening, first_seat, second_seat, first_rating, second_rating, first_accuracy, second_accuracy)
    WHERE deleted IS NULL AND collection IS NOT NULL;

-- How strong the people were in games that were archived before this was noted.
UPDATE game SET first_rating = (SELECT CAST(round(first_before) AS INTEGER) FROM rated_game WHERE rated_game.id = game.id)
    WHERE archived = 1 AND first_person IS NOT NULL AND first_rating IS NULL;
UPDATE game SET second_rating = (SELECT CAST(round(second_before) AS INTEGER) FROM rated_game WHERE rated_game.id = game.id)
    WHERE archived = 1 AND second_person IS NOT NULL AND second_rating IS NULL;
