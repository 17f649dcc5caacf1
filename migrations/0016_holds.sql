-- pushgate: no transaction
-- A start after a long silence, or after a backup was restored, holds the work that it finds: such a row is due
-- never (available_at = infinity), which the release before understands too: it neither claims nor frees it.
DROP INDEX CONCURRENTLY IF EXISTS queue_restored;
CREATE INDEX CONCURRENTLY queue_restored ON queue (app, notification, id) WHERE available_at = 'infinity';
DROP INDEX CONCURRENTLY IF EXISTS queue_restored_late;
CREATE INDEX CONCURRENTLY queue_restored_late ON queue (deadline, id) WHERE available_at = 'infinity';
-- When each node was last alive, each minute anew. `id` is whom its leases of duties name.
CREATE TABLE IF NOT EXISTS nodes (
  id uuid PRIMARY KEY,
  started_at timestamptz NOT NULL DEFAULT now(),
  beat_at timestamptz NOT NULL DEFAULT now(),
  stopped_at timestamptz                             -- in order; NULL: it runs, or was killed
);
-- One row, whose lock starting nodes wait for: one of them decides.
CREATE TABLE IF NOT EXISTS holds (
  singleton boolean PRIMARY KEY DEFAULT true CHECK (singleton),
  started_at timestamptz,                            -- what was accepted before is held; NULL: nothing ever was
  next_row bigint,                                   -- rows of the queue from here …
  last_row bigint,                                   -- … to here are still to be held; NULL: all are
  CHECK ((next_row IS NULL) = (last_row IS NULL))
);
INSERT INTO holds DEFAULT VALUES ON CONFLICT DO NOTHING;
-- What is to become of held rows, carried out by whoever looks after the queue, a batch at a time, in this order.
CREATE TABLE IF NOT EXISTS hold_endings (
  id bigint GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
  app integer NOT NULL,
  before uuid NOT NULL,                              -- notifications whose ids are lower, so accepted before
  expires boolean NOT NULL                           -- their time is over; otherwise they flow
);
