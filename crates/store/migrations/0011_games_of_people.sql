-- A person's games are found in every browser that carries the person, also those played in another one.

CREATE INDEX game_of_first_person ON game (first_person, played, number, game, variant, winner, reason, length, opening, first_seat,
    second_seat, first_rating, second_rating, first_accuracy, second_accuracy, first_holder, second_holder, second_deleted, archived)
    WHERE first_person IS NOT NULL AND first_deleted IS NULL AND reason IS NOT NULL;
CREATE INDEX game_of_second_person ON game (second_person, played, number, game, variant, winner, reason, length, opening, first_seat,
    second_seat, first_rating, second_rating, first_accuracy, second_accuracy, first_holder, second_holder, first_person, first_deleted, archived)
    WHERE second_person IS NOT NULL AND second_deleted IS NULL AND reason IS NOT NULL;
