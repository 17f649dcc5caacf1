-- Work belongs to one lane: an app in one environment. A row says which, how long it is worth anything, and
-- what it waits for while its lane cannot send. Rows of the release before name no environment: they are cut
-- in two once nobody holds them, and keep classes of their own (0 and 1), so that a node of that release,
-- which would send to both environments, never claims a row of this one.
ALTER TABLE queue
  ADD COLUMN environment smallint CHECK (environment IN (1, 2)),
  ADD COLUMN deadline timestamptz,                   -- after it nothing of the row is worth sending
  ADD COLUMN held smallint CHECK (held IN (1, 2, 3)),  -- no credential, credential refused, no connection
  ADD COLUMN rescued boolean NOT NULL DEFAULT false, -- a holder let its lease run out
  DROP CONSTRAINT queue_class_check,
  ADD CONSTRAINT queue_class_check CHECK (class IN (0, 1, 2, 3)),
  ADD CHECK (class IN (0, 1) OR environment IS NOT NULL),
  ADD CHECK (held IS NULL OR (holder IS NULL AND deadline IS NOT NULL));
-- A row stands in one of three lists: ready (by lane, so that claims can take turns), leased, held.
CREATE INDEX queue_lanes ON queue (class, app, environment, available_at, id)
  WHERE holder IS NULL AND held IS NULL AND environment IS NOT NULL;
CREATE INDEX queue_leases ON queue (available_at)
  WHERE holder IS NOT NULL AND environment IS NOT NULL;
CREATE INDEX queue_held ON queue (app, environment, deadline, id) WHERE held IS NOT NULL;
DROP INDEX queue_ready;
CREATE INDEX queue_former ON queue (class, available_at, id) WHERE class < 2;
-- Rows come and go within milliseconds: what is left of them is swept up before it is many pages.
ALTER TABLE queue SET (
  autovacuum_vacuum_scale_factor = 0, autovacuum_vacuum_threshold = 5000,
  autovacuum_vacuum_insert_scale_factor = 0, autovacuum_vacuum_insert_threshold = 50000,
  autovacuum_vacuum_cost_delay = 0, autovacuum_analyze_scale_factor = 0, autovacuum_analyze_threshold = 20000);

-- Everything that decides whom a broadcast reaches comes before the order it goes in, so that a range without
-- such devices costs nothing and counting some reads only those.
CREATE INDEX devices_reached ON devices (app, environment, token_kind, bucket, token)
  INCLUDE (language_list) WHERE state = 1;
DROP INDEX devices_broadcast;
