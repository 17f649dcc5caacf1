-- pushgate: no transaction
-- Rows held for a lane end at their deadline, whatever their destination: found by the deadline alone.
DROP INDEX CONCURRENTLY IF EXISTS queue_held_late;
CREATE INDEX CONCURRENTLY queue_held_late ON queue (deadline, id) WHERE held < 4;
-- Retries of broadcasts are claimed by themselves, so that thousands of them and a few ranges do not wait for each
-- other. In place of queue_lanes.
DROP INDEX CONCURRENTLY IF EXISTS queue_claims;
CREATE INDEX CONCURRENTLY queue_claims ON queue (
  (CASE WHEN class = 3 AND kind = 3 THEN 4 ELSE class END), app, environment, available_at, id)
  WHERE holder IS NULL AND held IS NULL AND environment IS NOT NULL;
DROP INDEX CONCURRENTLY IF EXISTS queue_lanes;
