-- In a backup: the browser that made it. Whoever reads the backup back carries that browser's people.
CREATE TABLE backup_maker (
    holder BLOB NOT NULL                -- hash of the browser's token
) STRICT;
