-- How fast two computers play each other: slow, normal, fast.
ALTER TABLE game ADD COLUMN pace TEXT NOT NULL DEFAULT 'normal';
