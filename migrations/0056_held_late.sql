-- pushgate: no transaction
-- Rows held for a lane end at their deadline, whatever their destination: found by the deadline alone.
DROP INDEX CONCURRENTLY IF EXISTS queue_held_late;
CREATE INDEX CONCURRENTLY queue_held_late ON queue (deadline, id) WHERE held < 4;
