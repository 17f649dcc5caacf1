-- Outcome counts equal the audience (decision 0090).

-- The audience of a run is counted by the statements that read its devices, apart from their outcomes. When the run
-- has ended, outcomes and devices not expanded add up to it; a difference is a fault.
ALTER TABLE runs RENAME COLUMN audience TO audience_at_acceptance; -- the number in the 202
ALTER TABLE runs
  -- Named tokens, and devices of named users that the accept statement read for a hand-over. `run_counts` adds the
  -- devices of pages.
  ADD COLUMN audience bigint NOT NULL DEFAULT 0 CHECK (audience >= 0),
  ADD COLUMN counted boolean NOT NULL DEFAULT false, -- its outcomes are in run_counts; otherwise its rows are counted
  ADD COLUMN unaccounted bigint,                     -- audience minus outcomes of an ended run, where that is not 0
  DROP COLUMN has_trials,
  DROP COLUMN not_expanded;

-- Counts of a run by writer, so that no two sessions of PostgreSQL wait for one row; they are summed on reading.
DROP TABLE run_counts;
CREATE TABLE run_counts (
  run bigint NOT NULL,
  day date NOT NULL,                                 -- as in runs
  writer integer NOT NULL,                           -- the process id of the session that wrote it
  kind smallint NOT NULL CHECK (kind IN (1, 2, 3, 4)), -- audience, not expanded, outcome, outcome of an earlier run
  outcome smallint NOT NULL DEFAULT 0,               -- with kinds 3 and 4
  reason text NOT NULL DEFAULT '',
  language text NOT NULL DEFAULT '',
  count bigint NOT NULL,
  PRIMARY KEY (run, day, writer, kind, outcome, reason, language),
  CHECK ((kind IN (3, 4)) = (outcome > 0))
) PARTITION BY RANGE (day);
CREATE TABLE run_counts_default PARTITION OF run_counts DEFAULT;

ALTER TABLE queue
  -- The devices of a run are divided among its rows by the environment that each device had in this snapshot, so that
  -- a device that moves meanwhile belongs to one row. NULL: a retry.
  ADD COLUMN snapshot pg_snapshot,
  -- Devices counted up to the cursor and not in run_counts yet. It begins below 0 where the accept statement counted
  -- devices of users: a page that reads them again counts them again.
  ADD COLUMN audience bigint NOT NULL DEFAULT 0,
  -- How outcomes of the row are counted: 0 by their rows, 1 in run_counts, 2 there in place of an earlier run's.
  ADD COLUMN counted smallint NOT NULL DEFAULT 0 CHECK (counted IN (0, 1, 2));

ALTER TABLE deliveries
  ADD COLUMN counted smallint NOT NULL DEFAULT 0 CHECK (counted IN (0, 1, 2)); -- as in queue
-- The row of the queue that an intent is of; in runs by time zone, the row that read the device first.
ALTER TABLE deliveries RENAME COLUMN intent_row TO queue_row;

-- The transaction that last changed a device's environment; NULL: none since it was registered.
ALTER TABLE devices ADD COLUMN environment_xid xid8;
CREATE INDEX devices_moved ON devices (app, bucket, token) INCLUDE (environment, environment_xid)
  WHERE environment_xid IS NOT NULL;

CREATE FUNCTION devices_moved() RETURNS trigger LANGUAGE plpgsql AS $body$
BEGIN
  NEW.environment_xid := pg_current_xact_id();
  RETURN NEW;
END $body$;
CREATE TRIGGER devices_moved BEFORE UPDATE ON devices FOR EACH ROW
  WHEN (NEW.environment <> OLD.environment) EXECUTE FUNCTION devices_moved();

-- Deliveries of counted runs are added to run_counts by the statement that stores them.
CREATE FUNCTION deliveries_stored() RETURNS trigger LANGUAGE plpgsql AS $body$
DECLARE one date;
BEGIN
  IF NOT EXISTS (SELECT FROM stored WHERE counted > 0) THEN RETURN NULL; END IF;
  INSERT INTO run_counts AS c (run, day, writer, kind, outcome, reason, language, count)
  SELECT run, day, pg_backend_pid(), 3, outcome, coalesce(reason, ''), coalesce(language, ''), count(*)
  FROM stored WHERE counted > 0 GROUP BY run, day, outcome, coalesce(reason, ''), coalesce(language, '')
  ORDER BY 1, 2, 5, 6, 7
  ON CONFLICT (run, day, writer, kind, outcome, reason, language) DO UPDATE SET count = c.count + EXCLUDED.count;
  -- The first row of a later run for a device takes the place of its last one in the runs before. Each day by itself:
  -- with the day as a constant, one partition is planned and locked.
  FOR one IN SELECT DISTINCT day FROM stored WHERE counted = 2 LOOP
    EXECUTE format($later$
      INSERT INTO run_counts AS c (run, day, writer, kind, outcome, reason, language, count)
      SELECT s.run, s.day, pg_backend_pid(), 4, f.outcome, coalesce(f.reason, ''), coalesce(f.language, ''), count(*)
      FROM stored s
      CROSS JOIN LATERAL (SELECT notification FROM runs WHERE id = s.run AND day = %1$L OFFSET 0) r
      CROSS JOIN LATERAL (
        SELECT x.outcome, x.reason, x.language FROM runs o JOIN deliveries x
          ON x.app = s.app AND x.run = o.id AND x.token = s.token AND x.day = %1$L
        WHERE o.notification = r.notification AND o.day = %1$L AND o.id < s.run ORDER BY o.id DESC LIMIT 1) f
      WHERE s.counted = 2 AND s.day = %1$L
      GROUP BY s.run, s.day, f.outcome, coalesce(f.reason, ''), coalesce(f.language, '') ORDER BY 1, 2, 5, 6, 7
      ON CONFLICT (run, day, writer, kind, outcome, reason, language) DO UPDATE SET count = c.count + EXCLUDED.count
      $later$, one);
  END LOOP;
  RETURN NULL;
END $body$;
CREATE TRIGGER deliveries_stored AFTER INSERT ON deliveries
  REFERENCING NEW TABLE AS stored FOR EACH STATEMENT EXECUTE FUNCTION deliveries_stored();

CREATE FUNCTION deliveries_changed() RETURNS trigger LANGUAGE plpgsql AS $body$
BEGIN
  IF NOT EXISTS (SELECT FROM after WHERE counted > 0) THEN RETURN NULL; END IF;
  INSERT INTO run_counts AS c (run, day, writer, kind, outcome, reason, language, count)
  SELECT run, day, pg_backend_pid(), 3, outcome, reason, language, sum(change) FROM (
    SELECT run, day, outcome, coalesce(reason, '') AS reason, coalesce(language, '') AS language, 1 AS change
    FROM after WHERE counted > 0
    UNION ALL
    SELECT run, day, outcome, coalesce(reason, ''), coalesce(language, ''), -1 FROM before WHERE counted > 0
  ) d GROUP BY run, day, outcome, reason, language HAVING sum(change) <> 0
  ORDER BY 1, 2, 5, 6, 7
  ON CONFLICT (run, day, writer, kind, outcome, reason, language) DO UPDATE SET count = c.count + EXCLUDED.count;
  RETURN NULL;
END $body$;
CREATE TRIGGER deliveries_changed AFTER UPDATE ON deliveries
  REFERENCING OLD TABLE AS before NEW TABLE AS after
  FOR EACH STATEMENT EXECUTE FUNCTION deliveries_changed();

-- How far ended runs were compared with their outcomes, by run id.
CREATE TABLE run_audit (
  singleton boolean PRIMARY KEY DEFAULT true CHECK (singleton),
  after bigint NOT NULL DEFAULT 0                    -- every run up to this id was visited once
);
INSERT INTO run_audit DEFAULT VALUES;
-- Visited runs that had not ended, to be visited again.
CREATE TABLE open_runs (
  run bigint PRIMARY KEY,
  day date NOT NULL                                  -- as in runs
);
