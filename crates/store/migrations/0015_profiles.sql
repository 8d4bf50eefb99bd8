-- A profile asks for the latest games of a person, of one kind and over: thousands of others, and those of other kinds, are not looked at.
CREATE INDEX game_over_of_first_person ON game (first_person, game, updated) WHERE first_person IS NOT NULL AND reason IS NOT NULL;
CREATE INDEX game_over_of_second_person ON game (second_person, game, updated) WHERE second_person IS NOT NULL AND reason IS NOT NULL;
