-- pushgate: no transaction
-- The times of a repeated notification, for lists that are narrowed by it.
ALTER TABLE runs ADD COLUMN IF NOT EXISTS schedule uuid;
DROP INDEX CONCURRENTLY IF EXISTS runs_schedule;
CREATE INDEX CONCURRENTLY runs_schedule ON runs (schedule, notification) WHERE schedule IS NOT NULL;
-- Devices by time zone, in the order of a broadcast. Those without one cost nothing here.
DROP INDEX CONCURRENTLY IF EXISTS devices_zone;
CREATE INDEX CONCURRENTLY devices_zone ON devices (app, time_zone, environment, token_kind, bucket, token)
  INCLUDE (language_list) WHERE state = 1 AND time_zone IS NOT NULL;
