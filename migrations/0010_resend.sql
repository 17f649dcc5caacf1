-- Another run of a notification, for the devices that earlier ones did not reach: a row of the queue for each
-- environment streams them from the deliveries of those runs.
ALTER TABLE queue
  DROP CONSTRAINT queue_kind_check,
  ADD CONSTRAINT queue_kind_check CHECK (kind IN (1, 2, 3, 4)),  -- …, the failures of earlier runs
  ADD CHECK (kind < 4 OR environment IS NOT NULL);
ALTER TABLE runs
  ADD COLUMN number smallint NOT NULL DEFAULT 1 CHECK (number >= 1),  -- of the notification's runs
  ADD COLUMN original bigint,                        -- the first of them; NULL: this one
  ADD COLUMN outcomes smallint[],                    -- what a device's last delivery ended as that it is for
  ADD CHECK ((number = 1) = (original IS NULL)),
  ADD CHECK ((number = 1) = (outcomes IS NULL)),
  ADD CHECK (cardinality(outcomes) > 0 AND outcomes <@ ARRAY[3, 5, 6, 7]::smallint[]);
-- Of two who ask for it at once one begins it.
CREATE UNIQUE INDEX runs_number ON runs (original, number) WHERE original IS NOT NULL;
