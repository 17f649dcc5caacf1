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

-- Since when a device is not active, so that those of long ago are found by key and removed. A trigger writes it: every
-- statement that changes a state does, and `updated_at` in an index would cost each registration an index entry.
ALTER TABLE devices ADD COLUMN inactive_since timestamptz;
UPDATE devices SET inactive_since = now() WHERE state <> 1;
ALTER TABLE devices ADD CHECK ((state = 1) = (inactive_since IS NULL));
CREATE INDEX devices_inactive_since ON devices (inactive_since, app, token) WHERE inactive_since IS NOT NULL;
CREATE FUNCTION devices_become_inactive() RETURNS trigger LANGUAGE plpgsql AS $body$
BEGIN
  NEW.inactive_since := CASE WHEN NEW.state <> 1 THEN coalesce(NEW.inactive_since, now()) END;
  RETURN NEW;
END $body$;
CREATE TRIGGER devices_stored_inactive BEFORE INSERT ON devices FOR EACH ROW
  WHEN (NEW.state <> 1) EXECUTE FUNCTION devices_become_inactive();
CREATE TRIGGER devices_become_inactive BEFORE UPDATE OF state ON devices FOR EACH ROW
  WHEN (NEW.state <> OLD.state) EXECUTE FUNCTION devices_become_inactive();
