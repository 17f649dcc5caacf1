-- What a request says beside its payload: texts for other places than the alert, shortening, badges, and
-- what each recipient is given. Rows from before have none of it.
ALTER TABLE notifications
  ADD COLUMN localize bytea,                         -- the request's member, JSON as the caller wrote it
  ADD COLUMN truncates boolean NOT NULL DEFAULT false,
  ADD COLUMN badge integer CHECK (badge >= 0),
  ADD COLUMN badge_is_increment boolean NOT NULL DEFAULT false,
  -- The request's list, JSON as the caller wrote it. Its tokens and users stand in those columns too; a
  -- claim does not read this one, which may be large.
  ADD COLUMN recipients bytea,
  ADD CHECK (badge IS NOT NULL OR NOT badge_is_increment);

-- The number that a device's icon shows, as far as the gateway set it. No foreign key and no other index:
-- a badge that is raised for everyone is an update in place.
CREATE TABLE badges (
  app integer NOT NULL,
  token bytea NOT NULL,
  value integer NOT NULL CHECK (value >= 0),
  last_run bigint NOT NULL DEFAULT 0,                -- a run raises the number once; 0: set from outside
  PRIMARY KEY (app, token)
) WITH (fillfactor = 70);
