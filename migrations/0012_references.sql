-- pushgate: no transaction
-- The caller's own id of a notification, for lists that are narrowed by it. It is kept with the run, whose table
-- is one: notifications without it pay nothing.
ALTER TABLE runs ADD COLUMN IF NOT EXISTS reference text;
DROP INDEX CONCURRENTLY IF EXISTS runs_reference;
CREATE INDEX CONCURRENTLY runs_reference ON runs (app, reference, notification) WHERE reference IS NOT NULL;
