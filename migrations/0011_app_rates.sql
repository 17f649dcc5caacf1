-- How many pushes a second all notifications of an app together go with at most. Null: as fast as they can.
ALTER TABLE apps ADD COLUMN max_rate integer CHECK (max_rate BETWEEN 1 AND 1000000);
-- Who works on what has a rate, and how much of it: what the rate is divided by. Each shard writes rows of its
-- own, four times a second while it has such work, and reads those of the others by key. Nothing is lost with
-- them: whoever lives says it again within a quarter of a second.
CREATE UNLOGGED TABLE pace_shares (
  app integer NOT NULL,
  run bigint NOT NULL,                               -- 0: the app's own rate
  holder uuid NOT NULL,                              -- as in queue
  singles integer NOT NULL CHECK (singles >= 0),
  broadcasts integer NOT NULL CHECK (broadcasts >= 0),
  until timestamptz NOT NULL,                        -- who has not said it again is gone
  PRIMARY KEY (app, run, holder)
) WITH (fillfactor = 50, autovacuum_vacuum_scale_factor = 0, autovacuum_vacuum_threshold = 1000);
