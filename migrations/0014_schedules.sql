-- What is to be sent later, or again. A row becomes a notification with a run when it is due; that of one that
-- is sent once has the same id, whose time is when it is due, and goes then.
CREATE TABLE schedules (
  id uuid PRIMARY KEY,
  app integer NOT NULL,
  accepted_at timestamptz NOT NULL,
  state smallint NOT NULL DEFAULT 1 CHECK (state IN (1, 2, 3, 4)),  -- waiting, paused, cancelled, over
  due_at timestamptz,                                -- next
  begun boolean NOT NULL DEFAULT false,              -- its notification is there, and more of it is due
  passed_at timestamptz,                             -- when the last part of it was due
  fired integer NOT NULL DEFAULT 0,                  -- how often it has become one
  last uuid,                                         -- the last of these
  ended_at timestamptz,
  audience integer NOT NULL CHECK (audience >= 0),   -- devices at acceptance, as far as they were counted
  reference text,                                    -- the caller's own id of it
  -- As in notifications.
  payload bytea NOT NULL,
  tokens bytea[],
  users text[],
  everyone boolean NOT NULL,
  environment smallint CHECK (environment IN (1, 2)),
  push_type smallint NOT NULL CHECK (push_type BETWEEN 1 AND 11),
  collapse_id text CHECK (octet_length(collapse_id) BETWEEN 1 AND 64),
  expires_at timestamptz,
  strings_revision bigint NOT NULL,
  options json NOT NULL,
  recipients bytea,
  narrowing json,
  CHECK ((state <= 2) = (due_at IS NOT NULL)),
  CHECK ((state > 2) = (ended_at IS NOT NULL))
);
CREATE INDEX schedules_due ON schedules (due_at, id) WHERE state = 1;
CREATE INDEX schedules_begun ON schedules (app, id) WHERE begun;
CREATE INDEX schedules_app ON schedules (app, id);
CREATE INDEX schedules_reference ON schedules (app, reference, id) WHERE reference IS NOT NULL;
CREATE INDEX schedules_ended ON schedules (ended_at) WHERE ended_at IS NOT NULL;
-- What a notification that follows the clocks of its readers reads at one time: those of some zones, ranges of
-- one. Kinds of their own, since a node of the release before would send to all.
ALTER TABLE queue
  ADD COLUMN zones text[],                           -- '' is a device without one
  DROP CONSTRAINT queue_kind_check,
  ADD CONSTRAINT queue_kind_check CHECK (kind BETWEEN 1 AND 9),  -- …, 8 and 9: names, and a range, of some zones
  DROP CONSTRAINT queue_check,
  ADD CONSTRAINT queue_check CHECK ((kind IN (2, 6, 9)) = (bucket_from IS NOT NULL AND bucket_to IS NOT NULL)),
  ADD CONSTRAINT queue_zones_check CHECK ((kind IN (8, 9)) = (zones IS NOT NULL));
ALTER TABLE apps
  ADD COLUMN time_zone text,                         -- of devices that have said none; NULL: UTC
  ADD COLUMN quiet_hours text;                       -- of its alerts that say none, as JSON
