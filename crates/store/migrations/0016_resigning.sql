-- Whether computers give a lost game up.
ALTER TABLE game ADD COLUMN resigns INTEGER NOT NULL DEFAULT 0;
