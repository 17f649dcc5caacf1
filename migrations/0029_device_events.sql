-- What becomes of devices, for whoever keeps a list of their own (decision 0050). Triggers write it, in the transaction that
-- changes a device, whoever does: the release before too, and a hand at the keyboard.
CREATE SEQUENCE device_events_seq;
CREATE TABLE device_events (
  day date NOT NULL,
  app integer NOT NULL,
  position bigint NOT NULL,                          -- the transaction's number, above `device_feed.base`
  seq bigint NOT NULL,                               -- within it
  at timestamptz NOT NULL,
  kind smallint NOT NULL CHECK (kind BETWEEN 0 AND 6), -- forgotten, registered, updated, quarantined, activated, unregistered, deleted
  token bytea,
  user_id text,
  environment smallint,
  token_kind smallint,
  changed smallint NOT NULL DEFAULT 0,               -- bits: languages, environment, push type, user, tags, time zone, version
  reason text,
  PRIMARY KEY (app, position, seq, day),
  CHECK ((kind = 0) = (token IS NULL)),
  CHECK (kind > 0 OR user_id IS NULL AND reason IS NULL)
) PARTITION BY RANGE (day);
CREATE TABLE device_events_default PARTITION OF device_events DEFAULT;
-- Numbers of transactions begin anew in a cluster that a dump was restored into: `base` is raised there above all that is
-- stored, so that positions only grow.
CREATE TABLE device_feed (
  single boolean PRIMARY KEY DEFAULT true CHECK (single),
  system bigint NOT NULL,                            -- the cluster in which `base` holds
  base bigint NOT NULL DEFAULT 0 CHECK (base >= 0)
);
INSERT INTO device_feed (system) SELECT system_identifier FROM pg_control_system();
-- The last event of each app that was removed because it was old.
CREATE TABLE device_event_floors (
  app integer PRIMARY KEY,
  position bigint NOT NULL,
  seq bigint NOT NULL,
  at timestamptz NOT NULL
);

-- A change that is told must not be lost, whatever else the transaction does.
CREATE FUNCTION device_event_position() RETURNS bigint LANGUAGE plpgsql AS $body$
BEGIN
  IF current_setting('synchronous_commit') IN ('off', 'local') THEN
    PERFORM set_config('synchronous_commit', 'on', true);
  END IF;
  RETURN (SELECT base FROM device_feed) + pg_current_xact_id()::text::bigint;
END $body$;

-- Devices as they are, in the words of the feed.
CREATE FUNCTION device_event_kind(state smallint) RETURNS smallint LANGUAGE sql IMMUTABLE
  RETURN CASE state WHEN 1 THEN 1 WHEN 2 THEN 3 ELSE 5 END::smallint;

-- Registrations of what is known come here too, with nothing.
CREATE FUNCTION devices_stored() RETURNS trigger LANGUAGE plpgsql AS $body$
DECLARE here bigint;
BEGIN
  IF NOT EXISTS (SELECT FROM stored) THEN RETURN NULL; END IF;
  here := device_event_position();
  INSERT INTO device_events (day, app, position, seq, at, kind, token, user_id, environment, token_kind, reason)
  SELECT (now() AT TIME ZONE 'UTC')::date, app, here, nextval('device_events_seq'), now(),
    device_event_kind(state), token, user_id, environment, token_kind, state_reason FROM stored;
  RETURN NULL;
END $body$;
CREATE TRIGGER devices_stored AFTER INSERT ON devices
  REFERENCING NEW TABLE AS stored FOR EACH STATEMENT EXECUTE FUNCTION devices_stored();

CREATE FUNCTION devices_changed() RETURNS trigger LANGUAGE plpgsql AS $body$
BEGIN
  INSERT INTO device_events (day, app, position, seq, at, kind, token, user_id, environment, token_kind, changed, reason)
  VALUES ((now() AT TIME ZONE 'UTC')::date, NEW.app, device_event_position(), nextval('device_events_seq'), now(),
    CASE WHEN NEW.state = OLD.state THEN 2
      WHEN NEW.state = 1 AND NEW.registered_at = OLD.registered_at THEN 4
      ELSE device_event_kind(NEW.state) END,
    NEW.token, NEW.user_id, NEW.environment, NEW.token_kind,
    (NEW.language_list <> OLD.language_list)::integer + (NEW.environment <> OLD.environment)::integer * 2
      + (NEW.token_kind <> OLD.token_kind)::integer * 4
      + (NEW.user_id IS DISTINCT FROM OLD.user_id)::integer * 8 + (NEW.tags <> OLD.tags)::integer * 16
      + (NEW.time_zone IS DISTINCT FROM OLD.time_zone)::integer * 32
      + (NEW.app_version IS DISTINCT FROM OLD.app_version)::integer * 64,
    NEW.state_reason);
  RETURN NULL;
END $body$;
-- That an app was opened once more is no event.
CREATE TRIGGER devices_changed AFTER UPDATE ON devices FOR EACH ROW
  WHEN (NEW.state <> OLD.state OR NEW.language_list <> OLD.language_list OR NEW.environment <> OLD.environment
    OR NEW.token_kind <> OLD.token_kind OR NEW.user_id IS DISTINCT FROM OLD.user_id OR NEW.tags <> OLD.tags
    OR NEW.time_zone IS DISTINCT FROM OLD.time_zone OR NEW.app_version IS DISTINCT FROM OLD.app_version)
  EXECUTE FUNCTION devices_changed();

-- Of an app that is gone nobody asks.
CREATE FUNCTION devices_removed() RETURNS trigger LANGUAGE plpgsql AS $body$
DECLARE here bigint;
BEGIN
  IF NOT EXISTS (SELECT FROM removed) THEN RETURN NULL; END IF;
  here := device_event_position();
  INSERT INTO device_events (day, app, position, seq, at, kind, token, user_id, environment, token_kind)
  SELECT (now() AT TIME ZONE 'UTC')::date, r.app, here, nextval('device_events_seq'), now(), 6, r.token, r.user_id,
    r.environment, r.token_kind
  FROM removed r JOIN apps a ON a.id = r.app WHERE a.deleted_at IS NULL;
  RETURN NULL;
END $body$;
CREATE TRIGGER devices_removed AFTER DELETE ON devices
  REFERENCING OLD TABLE AS removed FOR EACH STATEMENT EXECUTE FUNCTION devices_removed();
