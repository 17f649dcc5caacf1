-- Names of notifications that have a collapse id and name many: looked up by key where an older push waits, in place of
-- unnesting the arrays for every page. A name is the start of SHA-256 of the collapse id and a token or a user id.
-- Unlogged: what a crash loses is sent, and Apple replaces it.
CREATE TABLE collapse_names (
  day date NOT NULL,                                 -- of the notification
  app integer NOT NULL,
  name bytea NOT NULL CHECK (octet_length(name) = 12),
  run bigint NOT NULL                                -- the notification's first
) PARTITION BY RANGE (day);
CREATE INDEX collapse_names_run ON collapse_names (app, name, run);
CREATE UNLOGGED TABLE collapse_names_default PARTITION OF collapse_names DEFAULT;
ALTER TABLE notifications ADD COLUMN has_listed_names boolean; -- true: its names are in collapse_names

-- String revisions that schedules name are kept.
CREATE INDEX schedules_strings ON schedules (app, strings_revision)
  WHERE ended_at IS NULL AND strings_revision > 0;
