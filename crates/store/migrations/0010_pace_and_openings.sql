-- How fast two computers play each other: slow, normal, fast.
ALTER TABLE game ADD COLUMN pace TEXT NOT NULL DEFAULT 'normal';
-- The opening rule: free, balanced, or swap2 with how far it has come.
ALTER TABLE game ADD COLUMN opening_rule TEXT NOT NULL DEFAULT 'free';
