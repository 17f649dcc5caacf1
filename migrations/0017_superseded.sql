-- pushgate: no transaction
-- A push that waits is not sent any more when a newer notification with its collapse id was accepted for the device.
-- The caller's collapse id, NULL where none was given. It is kept with the first run, as the reference is: its table is
-- one, and what was said of a run stands beside it.
ALTER TABLE runs ADD COLUMN IF NOT EXISTS collapse_id text;
-- The newest first, by an expression: no plan takes the primary key in its place.
DROP INDEX CONCURRENTLY IF EXISTS runs_collapse;
CREATE INDEX CONCURRENTLY runs_collapse ON runs (app, collapse_id, (-id)) WHERE collapse_id IS NOT NULL;
-- …, superseded. What is there is looked through beside everybody who reads and writes.
ALTER TABLE deliveries
  DROP CONSTRAINT IF EXISTS deliveries_outcome_check,
  ADD CONSTRAINT deliveries_outcome_check CHECK (outcome BETWEEN 1 AND 8) NOT VALID;
ALTER TABLE deliveries VALIDATE CONSTRAINT deliveries_outcome_check;
