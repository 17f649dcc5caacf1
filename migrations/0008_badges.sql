-- Runs before the last that raised a badge and still have work: whoever takes that work up again must not raise
-- it twice. Null when there is none, which is nearly always.
ALTER TABLE badges ADD COLUMN open_runs bigint[];
